### The terminal in English: whatever is not a game's own word.

you = You
seat-number = Seat { $seat }

## Before the game

ask-game = Which game?
at-the-table = At the table, clockwise: { $names }.
seed = Seed: { $seed }
resumed =
    { $decisions ->
        [one] The game goes on after { $decisions } decision.
       *[other] The game goes on after { $decisions } decisions.
    }

## The player’s turn

ask-choice = Your choice:
how-to-answer = Answer with a number or a name, or how the name begins. “?” shows the rules, “? { $clause }” one clause, “h” gives a hint, “q” leaves the game.
how-to-explain = “? { $name }” shows what is printed on a card.
take-back = Take back what you have begun.
too-many-to-list =
    { $choices } choices are possible. Name the one you want, such as “{ $example }”.
choice-unknown = “{ $answer }” is none of the choices.
choice-ambiguous = “{ $answer }” could be any of these: { $names }.
no-such-clause = There is no clause “{ $clause }”: they run from { $first } to { $last }.

## Hints

advice-for =
    { $seat_is ->
        [you] Advice for you:
       *[other] Advice for { $seat }:
    }
advice-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
advice-share = { $share }% ± { $margin }%
advice-sureness =
    { $sureness ->
        [only] There is no other move.
        [clear] The first one is clearly the best.
        [likely] The first one is probably the best.
       *[open] The second one may be just as good as the first.
    }
advice-basis =
    { $futures ->
        [0] So little is left of the game that all its courses were counted out; the points are the average.
        [one] The shares of victory are estimated from { $futures } imagined course of the game.
       *[other] The shares of victory are estimated from { $futures } imagined courses of the game.
    }
advice-alone = There is nobody to beat: the rival is imaginary, and does as well as most do.

## The bots

bot-kind =
    { $kind ->
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
        [greedy] greedy
        [random] random
       *[other] { $kind }
    }
preparing-bots = Getting ready to think about { $game }: once, up to a minute …
compiling = { $game }, compiling
bot-replaced = { $name } made a mistake ({ $reason }). A random move is played instead.
bot-raised = error { $detail }
bot-stalled = no answer within { $detail } s
bot-nonsense = the answer { $detail } is not a legal move

## Points

label-day-number = Day { $day }
label-by-day = Day by day
label-day-points = Points of the day
label-best-day = Best day
label-total = Total
label-place = Place

## The end

outcome-title = The end
outcome-tie = Level until then: { $names }. Compared next, { $step }: { $values }.

## The record

record-title = The record of this game
ask-file = File for the record (Enter: do not save):
file-exists = “{ $file }” exists already and stays as it is. Choose another name.
file-refused = “{ $file }” cannot be written: { $reason }. Choose another name.
file-saved = The record is in “{ $file }”.
to-go-on = To go on later, give this command:

## Watching a record

ask-next = Enter: go on; q: leave
unfinished = The record ends here; the game does not.
record-holds = The record holds. Game: { $game }; seats: { $seats }; decisions: { $decisions }; result: { $result }.
no-result = none yet
# $commitment is text; $count is how many players have added words.
shuffle-holds =
    The shuffle was checked: the seed fits the commitment { $commitment }, { $count ->
        [0] without words of players
        [one] with the words of { $count } player
       *[other] with the words of { $count } players
    }.
shuffle-unknown = The record has no commitment: its shuffle cannot be checked.

## The list of games

players = { $least } to { $most } players
editions = editions: { $names }
options = options:
option-in-range = { $name }={ $default } — { $purpose }; from { $low } to { $high }
no-options = no options

## Checking an edition

edition-holds = The edition can be played. { $title }: { $id }, hash { $hash }. Tables: { $tables }. Facts sourced: { $sourced }; reconstructed: { $reconstructed }.
