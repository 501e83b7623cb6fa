### Igels in English: labels that only the browser needs. $name, $animal, $source and $foods are what something is called.

## The forest and the piles

igels-forest = Forest
igels-forest-empty = No food left.
igels-forest-left =
    { $foods ->
        [one] { $foods } food
       *[other] { $foods } foods
    }
igels-food-heap =
    { $worth ->
        [one] { $name } × { $count }, { $worth } point each
       *[other] { $name } × { $count }, { $worth } points each
    }
igels-set-aside = Not in this game
igels-pile = General pile
igels-dump = Dump

## Players

igels-area-stays-out = stays out
igels-area-passed = passed
igels-area-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
igels-area-pile =
    { $animals ->
        [one] { $animals } animal still to draw
       *[other] { $animals } animals still to draw
    }
igels-area-animals = Animals
igels-area-foods = Foods
igels-area-secured = Secured
igels-area-kept = In front of { $name }
igels-area-no-food = no food yet
igels-area-aim = Aim at { $name }

igels-animal-ready = ready
igels-animal-asleep = asleep
igels-animal-fighting = in the glade
igels-animal-home = sent home
igels-animal-dead = dead
igels-animal-doomed = dies after the battle

## The glade

igels-glade = The glade
igels-glade-phases = Phases of the round
igels-glade-supporters = Supporters of { $name }
igels-glade-cards = Cards of { $name }
igels-glade-face-down = face down
igels-glade-out = out of the battle
igels-glade-wins = wins
igels-glade-draw = draw
igels-glade-sum = Total of { $name }: where it comes from
igels-glade-thing = From
igels-glade-note = How
igels-glade-points = SAP
igels-glade-total = Total

igels-now-species = Who plays which species?
igels-now-build = Everyone draws two cards.
igels-now-build-window = A moment for events
igels-now-leaders = Who leads?
igels-now-supporters = Who comes in support?
igels-now-stand-window = The fighters stand. A moment for events
igels-now-lay = Cards are laid face down.
igels-now-abilities = The leaders’ abilities act.
igels-now-cards = The revealed cards act.
igels-now-last-window = The totals lie on the table. Last chance for events
igels-now-loot = The loot is taken.
igels-now-won = The winner’s abilities act.
igels-now-lost = The losers’ abilities act.
igels-now-loot-window = The loot is taken. A moment for events
igels-now-organise = The sleepers wake, the fighters sleep.
igels-now-trade = Two cards for a new one?
igels-now-organise-window = The end of the round. A moment for events
igels-now-over = The game is over.

## The reader’s own

igels-hand = Your hand
igels-hand-empty = Your hand is empty.
igels-pool = Your animals

igels-ask-second-card = And which second card?
igels-ask-second-draw = Draw your second card: an animal of your species or a support card.
igels-ask-nothing-fits =
    { $step ->
        [build-window] Before the battle: nothing in your hand fits this moment.
        [stand-window] The fighters stand: nothing in your hand fits this moment.
        [last-window] The totals are known: nothing in your hand fits this moment.
        [loot-window] The loot is taken: nothing in your hand fits this moment.
       *[organise-window] The end of the round: nothing in your hand fits this moment.
    }
# $effect is what $source does, $whose foods or animals are concerned, and $left says how many are still to be chosen.
igels-ask-pick =
    { $effect ->
        [send-home]
            { $whose ->
                [own] { $source }: which of your supporters goes home?
               *[other] { $source }: which supporter goes home?
            }
        [wake] { $source }: which sleeper wakes up?
        [secure] { $source }: which food do you hide?
       *[steal-food]
            { $whose ->
                [own] { $source }: which of your foods do you hand over?
               *[other] { $source }: which food do you take?
            }
    } ({ $left } to go)

igels-dock = Your decision
igels-dock-answers = Answers
igels-dock-take-back = Take it back
igels-dock-loves = favourite: { $foods }
igels-dock-draw-animal = An animal
igels-dock-draw-card = A support card
igels-dock-in-pile = { $cards } in the pile
igels-dock-pass = Pass
igels-dock-stay-out = Stay out
igels-dock-decline = Do without
igels-dock-let-happen = Let it happen
igels-dock-keep-cards = Keep my cards
igels-dock-use = Use the ability

## The count

igels-result = Where the points come from
igels-result-place = Place
igels-result-player = Player
igels-result-larder = Larder
igels-result-foods = Foods
igels-result-bonus = Bonus
igels-result-penalty = Penalty
igels-result-total = Total
igels-result-stored =
    { $points ->
        [one] { $name } × { $count }: { $points } point
       *[other] { $name } × { $count }: { $points } points
    }
