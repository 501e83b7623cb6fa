// The hunt (Jagdfieber), played at random: the yardstick for the compiled Python rules.
//
// Same generator, seeds, choices, rules and event log as the Python, so the same seed plays the same games.
//
//     g++ -std=c++20 -O3 -march=native hunt.cpp -o hunt
//     ./hunt GAMES SEED [SEATS=4] [nolog]

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace {

// Chance: xoshiro256**, sown by splitmix64.

constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;

constexpr std::uint64_t mix(std::uint64_t word) {
    word += golden;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    return word ^ (word >> 31);
}

constexpr std::uint64_t branch(std::uint64_t seed, std::uint64_t number) { return mix(mix(seed) + number); }

class Generator {
public:
    explicit Generator(std::uint64_t seed) {
        for (auto& word : words) {
            word = mix(seed);
            seed += golden;
        }
    }

    // All of 0 … bound - 1 equally likely (Lemire's method).
    std::uint32_t below(std::uint32_t bound) {
        auto product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t unfair = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::uint64_t next() {
        auto& [a, b, c, d] = words;
        const auto result = std::rotl(b * 5, 7) * 9;
        const auto shifted = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = std::rotl(d, 45);
        return result;
    }

    std::array<std::uint64_t, 4> words;
};

// Material.

using Small = std::int8_t;
using Count = std::int16_t;

enum Card : Small { nothing = -1, hunter, wolf, rabbit, carrot, closed_season };
enum class Place : Small { easy, above };

constexpr int kinds = 5;
constexpr int most_seats = 5;
constexpr int days = 4;
constexpr int lodge_points = 4;
constexpr std::array<Small, kinds> copies{1, 2, 3, 3, 1};
constexpr std::array<Small, kinds> pile_points{-4, 4, 2, 1, 1};
constexpr std::array<Small, kinds> hand_points{-4, -4, -2, -1, -1};

using Cards = std::array<Small, kinds>;
template <typename T>
using PerSeat = std::array<T, most_seats>;

// Events.

enum class Event : Count {
    new_day,
    reveal,
    hunter_seized,
    lodge_turned,
    hunter_takes_wolf,
    hunter_goes_under,
    wolf_takes_rabbit,
    wolf_returns,
    wolves_stay,
    rabbit_takes_carrot,
    rabbit_returns,
    rabbits_stay,
    easy_prey_to_pile,
    card_becomes_easy_prey,
    start_card_moves,
    hand_empty,
    last_prey_to_pile,
    day_counted,
    game_over,
};

struct Log {
    static constexpr int rows = 48;

    struct Row {
        Count kind, seat, first, second, third;
    };

    Count told = 0;
    std::array<Row, rows> tale{};

    void reset() { told = 0; }

    void tell(Event kind, int seat = nothing, int first = nothing, int second = nothing, int third = nothing) {
        tale[told++] = {static_cast<Count>(kind), static_cast<Count>(seat), static_cast<Count>(first),
                        static_cast<Count>(second), static_cast<Count>(third)};
    }
};

struct NoLog {
    void reset() {}
    void tell(Event, int = 0, int = 0, int = 0, int = 0) {}
};

// The rules.

template <bool logged>
struct State {
    Generator chance;
    [[no_unique_address]] std::conditional_t<logged, Log, NoLog> log{};
    Small seats;
    Small day = 0;
    Small start = 0;
    std::uint8_t owing = 0;  // seats that have not chosen yet, as bits
    std::array<Count, days> rounds{};
    PerSeat<Cards> hand{};
    PerSeat<Card> above{};
    PerSeat<Card> easy{};
    PerSeat<Cards> pile{};
    PerSeat<Small> under{};
    PerSeat<bool> turned{};
    PerSeat<std::array<Count, days>> scored{};

    State(int players, std::uint64_t seed) : chance(seed), seats(static_cast<Small>(players)) {
        start = static_cast<Small>(chance.below(players));
        begin_day();
    }

    int fill_legal(int seat, Cards& out) const {
        int found = 0;
        for (int card = 0; card < kinds; ++card) {
            out[found] = static_cast<Small>(card);
            found += hand[seat][card] != 0;
        }
        return found;
    }

    void apply(int seat, Card card) {
        log.reset();
        above[seat] = card;
        owing = static_cast<std::uint8_t>(owing & ~(1u << seat));
        if (owing == 0) play_round();
    }

    // What a seat has to show: its total, then its best day.
    std::pair<int, int> standing(int seat) const {
        const auto& own = scored[seat];
        int total = 0;
        for (const int points : own) total += points;
        return {total, *std::max_element(own.begin(), own.end())};
    }

private:
    struct Prey {
        int victim;
        Place place;
    };

    int clockwise(int seat, int steps) const {
        const int to = seat + steps;
        return to < seats ? to : to - seats;
    }

    unsigned everyone() const { return (1u << seats) - 1; }

    // The seats with this card above their lodge, as bits.
    unsigned seats_with(Card card) const {
        unsigned found = 0;
        for (int seat = 0; seat < most_seats; ++seat) found |= static_cast<unsigned>(above[seat] == card) << seat;
        return found & everyone();
    }

    // The same in the order in which they act: bit 0 is the holder of the start card.
    unsigned turns_of(Card card) const {
        const unsigned found = seats_with(card);
        return (found | found << seats) >> start & everyone();
    }

    // Calls `act(seat, turn)` for each of these turns.
    template <typename Act>
    void for_each(unsigned turns, Act act) {
        for (; turns != 0; turns &= turns - 1) {
            const int turn = std::countr_zero(turns);
            act(clockwise(start, turn), turn);
        }
    }

    void begin_day() {
        ++day;
        for (int seat = 0; seat < seats; ++seat) {
            hand[seat] = copies;
            pile[seat] = {};
            easy[seat] = nothing;
            under[seat] = 0;
            turned[seat] = false;
        }
        log.tell(Event::new_day, start, day);
        begin_round();
    }

    void begin_round() {
        ++rounds[day - 1];
        for (int seat = 0; seat < seats; ++seat) above[seat] = nothing;
        owing = static_cast<std::uint8_t>(everyone());
    }

    void play_round() {
        reveal();
        if (seats_with(closed_season) != 0) {
            seize_hunters();
        } else {
            hunters_act();
        }
        feed<wolf>(Event::wolf_takes_rabbit, Event::wolf_returns, Event::wolves_stay);
        feed<rabbit>(Event::rabbit_takes_carrot, Event::rabbit_returns, Event::rabbits_stay);
        end_round();
        if (day_is_over()) {
            end_day();
        } else {
            begin_round();
        }
    }

    void reveal() {
        for (int seat = 0; seat < seats; ++seat) {
            --hand[seat][above[seat]];
            log.tell(Event::reveal, seat, above[seat]);
        }
    }

    void seize_hunters() {
        if (seats_with(hunter) == 0) return;
        for (int seat = 0; seat < seats; ++seat) {
            if (above[seat] == hunter) {
                above[seat] = nothing;
                ++pile[seat][hunter];
                log.tell(Event::hunter_seized, seat);
            }
        }
        for (int seat = 0; seat < seats; ++seat) {
            if (above[seat] == closed_season) {
                turned[seat] = true;
                log.tell(Event::lodge_turned, seat);
            }
        }
    }

    void hunters_act() {
        for_each(turns_of(hunter), [this](int seat, int) {
            above[seat] = nothing;
            if (const auto prey = nearest<hunter>(seat)) {
                take(seat, *prey);
                ++hand[seat][hunter];
                log.tell(Event::hunter_takes_wolf, seat, prey->victim, static_cast<int>(prey->place));
            } else {
                ++under[seat];
                log.tell(Event::hunter_goes_under, seat);
            }
        });
    }

    // Wolves and rabbits alike: whoever eats stays, the others return, unless all chose the animal and none ate.
    template <Card animal>
    void feed(Event takes, Event returns, Event all_stay) {
        unsigned unfed = 0;
        for_each(turns_of(animal), [&](int seat, int turn) {
            if (const auto prey = nearest<animal>(seat)) {
                const Card card = take(seat, *prey);
                log.tell(takes, seat, prey->victim, static_cast<int>(prey->place), card);
            } else {
                unfed |= 1u << turn;
            }
        });
        if (unfed == everyone()) {
            log.tell(all_stay);
            return;
        }
        for_each(unfed, [&](int seat, int) {
            above[seat] = nothing;
            ++hand[seat][animal];
            log.tell(returns, seat);
        });
    }

    template <Card hungry>
    static constexpr bool is_prey(Card card) {
        if constexpr (hungry == hunter) return card == wolf;
        if constexpr (hungry == wolf) return card == rabbit;
        return card >= carrot;
    }

    template <Card hungry>
    std::optional<Prey> nearest(int seat) const {
        for (int turn = 1; turn < seats; ++turn) {
            const int other = clockwise(seat, turn);
            if (is_prey<hungry>(easy[other])) return Prey{other, Place::easy};
            if (is_prey<hungry>(above[other])) return Prey{other, Place::above};
        }
        return std::nullopt;
    }

    Card take(int seat, Prey prey) {
        auto& from = prey.place == Place::easy ? easy : above;
        const Card card = std::exchange(from[prey.victim], nothing);
        ++pile[seat][card];
        return card;
    }

    void end_round() {
        for (int seat = 0; seat < seats; ++seat) easy_prey_to_pile(seat, Event::easy_prey_to_pile);
        for (int seat = 0; seat < seats; ++seat) {
            if (above[seat] != nothing) {
                easy[seat] = std::exchange(above[seat], nothing);
                log.tell(Event::card_becomes_easy_prey, seat, easy[seat]);
            }
        }
        start = static_cast<Small>(clockwise(start, 1));
        log.tell(Event::start_card_moves, start);
    }

    void easy_prey_to_pile(int seat, Event event) {
        if (easy[seat] == nothing) return;
        const Card card = std::exchange(easy[seat], nothing);
        ++pile[seat][card];
        log.tell(event, seat, card);
    }

    bool day_is_over() {
        bool over = false;
        for (int seat = 0; seat < seats; ++seat) {
            if (hand[seat] != Cards{}) continue;
            log.tell(Event::hand_empty, seat);
            over = true;
        }
        return over;
    }

    void end_day() {
        for (int seat = 0; seat < seats; ++seat) easy_prey_to_pile(seat, Event::last_prey_to_pile);
        for (int seat = 0; seat < seats; ++seat) {
            const int pile_score = score(pile[seat], pile_points);
            const int hand_score = score(hand[seat], hand_points);
            const int points = pile_score + hand_score + (turned[seat] ? lodge_points : 0);
            scored[seat][day - 1] = static_cast<Count>(points);
            log.tell(Event::day_counted, seat, points, pile_score, hand_score);
        }
        if (day == days) {
            log.tell(Event::game_over);
        } else {
            begin_day();
        }
    }

    static int score(const Cards& cards, const Cards& worth) {
        int points = 0;
        for (int card = 0; card < kinds; ++card) points += cards[card] * worth[card];
        return points;
    }
};

// Playing.

struct Tally {
    std::uint64_t moves = 0;
    PerSeat<std::int64_t> score_sum{};
    PerSeat<std::uint64_t> wins{};
};

// Makes the compiler believe that a value, the log included, is looked at.
template <typename T>
void look_at(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

template <bool logged>
int play_on(State<logged>& state, Generator& policy) {
    int made = 0;
    while (state.owing != 0) {
        const int seat = std::countr_zero(state.owing);
        Cards legal;
        const int count = state.fill_legal(seat, legal);
        state.apply(seat, static_cast<Card>(legal[policy.below(count)]));
        ++made;
    }
    return made;
}

template <bool logged>
Tally play(std::uint64_t games, std::uint64_t seed, int seats) {
    Tally tally;
    for (std::uint64_t game = 0; game < games; ++game) {
        const auto game_seed = branch(seed, game);
        Generator policy(branch(game_seed, 1));
        State<logged> state(seats, game_seed);
        tally.moves += play_on(state, policy);
        look_at(state);

        auto best = state.standing(0);
        for (int seat = 1; seat < seats; ++seat) best = std::max(best, state.standing(seat));
        for (int seat = 0; seat < seats; ++seat) {
            const auto own = state.standing(seat);
            tally.score_sum[seat] += own.first;
            tally.wins[seat] += own == best;
        }
    }
    return tally;
}

// The command line.

struct Order {
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    int seats = 4;
    bool logged = true;
};

template <typename T>
bool read(std::string_view text, T& number, T least, T most) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number >= least && number <= most;
}

// The complaint, if there is one.
const char* read_order(int count, char** words, Order& order) {
    constexpr auto any = std::numeric_limits<std::uint64_t>::max();
    if (count > 1 && std::string_view(words[count - 1]) == "nolog") {
        order.logged = false;
        --count;
    }
    if (count < 3 || count > 4) return "usage: hunt GAMES SEED [SEATS=4] [nolog]";
    if (!read<std::uint64_t>(words[1], order.games, 1, any)) return "GAMES is a whole number, at least 1";
    if (!read<std::uint64_t>(words[2], order.seed, 0, any)) return "SEED is a whole number of 64 bits";
    if (count == 4 && !read(words[3], order.seats, 3, most_seats)) return "SEATS is 3, 4 or 5";
    return nullptr;
}

template <typename T>
void print_list(const char* name, const PerSeat<T>& values, int seats) {
    std::printf(", \"%s\": [", name);
    for (int seat = 0; seat < seats; ++seat) {
        std::printf("%s%lld", seat == 0 ? "" : ", ", static_cast<long long>(values[seat]));
    }
    std::printf("]");
}

}  // namespace

int main(int count, char** words) {
    Order order;
    if (const char* complaint = read_order(count, words, order)) {
        std::fprintf(stderr, "hunt: %s\n", complaint);
        return 2;
    }

    const auto begin = std::chrono::steady_clock::now();
    const auto tally = order.logged ? play<true>(order.games, order.seed, order.seats)
                                    : play<false>(order.games, order.seed, order.seats);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;

    std::printf("{\"games\": %llu, \"moves\": %llu, \"seconds\": %.6f", static_cast<unsigned long long>(order.games),
                static_cast<unsigned long long>(tally.moves), taken.count());
    print_list("score_sum", tally.score_sum, order.seats);
    print_list("wins", tally.wins, order.seats);
    std::printf("}\n");
}
