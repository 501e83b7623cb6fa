### The menagerie in English.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other". $species is giraffe, bear, mole, goat, sheep, dog,
### rabbit, pig, cat or mouse.

title = Menagerie (Life is Life)
one-line = Swap your animals for the rows on the table and have more of a species than anybody else. Too few points cost lives; the last one left wins.

## Options

option-advanced = advanced variant: the cats no longer cause sudden death, and whoever causes it gains a life
option-turn-limit = how many turns each player has in a round before one has to knock
option-round-limit = after how many rounds the game ends

## Species

species-giraffe = giraffe
    .indefinite = a giraffe
    .all = all the giraffes
    .title = Giraffes
    .some =
        { $count ->
            [1] a giraffe
           *[other] { $count } giraffes
        }
species-bear = bear
    .indefinite = a bear
    .all = all the bears
    .title = Bears
    .some =
        { $count ->
            [1] a bear
           *[other] { $count } bears
        }
species-mole = mole
    .indefinite = a mole
    .all = all the moles
    .title = Moles
    .some =
        { $count ->
            [1] a mole
           *[other] { $count } moles
        }
species-goat = goat
    .indefinite = a goat
    .all = all the goats
    .title = Goats
    .some =
        { $count ->
            [1] a goat
           *[other] { $count } goats
        }
species-sheep = sheep
    .indefinite = a sheep
    .all = all the sheep
    .title = Sheep
    .some =
        { $count ->
            [1] a sheep
           *[other] { $count } sheep
        }
species-dog = dog
    .indefinite = a dog
    .all = all the dogs
    .title = Dogs
    .some =
        { $count ->
            [1] a dog
           *[other] { $count } dogs
        }
species-rabbit = rabbit
    .indefinite = a rabbit
    .all = all the rabbits
    .title = Rabbits
    .some =
        { $count ->
            [1] a rabbit
           *[other] { $count } rabbits
        }
species-pig = pig
    .indefinite = a pig
    .all = all the pigs
    .title = Pigs
    .some =
        { $count ->
            [1] a pig
           *[other] { $count } pigs
        }
species-cat = cat
    .indefinite = a cat
    .all = all the cats
    .title = Cats
    .some =
        { $count ->
            [1] a cat
           *[other] { $count } cats
        }
species-mouse = mouse
    .indefinite = a mouse
    .all = all the mice
    .title = Mice
    .some =
        { $count ->
            [1] a mouse
           *[other] { $count } mice
        }

## Parts of the sentences below

part-species =
    { $species ->
        [giraffe] { species-giraffe }
        [bear] { species-bear }
        [mole] { species-mole }
        [goat] { species-goat }
        [sheep] { species-sheep }
        [dog] { species-dog }
        [rabbit] { species-rabbit }
        [pig] { species-pig }
        [cat] { species-cat }
       *[mouse] { species-mouse }
    }
part-a-species =
    { $species ->
        [giraffe] { species-giraffe.indefinite }
        [bear] { species-bear.indefinite }
        [mole] { species-mole.indefinite }
        [goat] { species-goat.indefinite }
        [sheep] { species-sheep.indefinite }
        [dog] { species-dog.indefinite }
        [rabbit] { species-rabbit.indefinite }
        [pig] { species-pig.indefinite }
        [cat] { species-cat.indefinite }
       *[mouse] { species-mouse.indefinite }
    }
part-some-species =
    { $species ->
        [giraffe] { species-giraffe.some }
        [bear] { species-bear.some }
        [mole] { species-mole.some }
        [goat] { species-goat.some }
        [sheep] { species-sheep.some }
        [dog] { species-dog.some }
        [rabbit] { species-rabbit.some }
        [pig] { species-pig.some }
        [cat] { species-cat.some }
       *[mouse] { species-mouse.some }
    }
part-all-of-species =
    { $species ->
        [giraffe] { species-giraffe.all }
        [bear] { species-bear.all }
        [mole] { species-mole.all }
        [goat] { species-goat.all }
        [sheep] { species-sheep.all }
        [dog] { species-dog.all }
        [rabbit] { species-rabbit.all }
        [pig] { species-pig.all }
        [cat] { species-cat.all }
       *[mouse] { species-mouse.all }
    }
part-species-title =
    { $species ->
        [giraffe] { species-giraffe.title }
        [bear] { species-bear.title }
        [mole] { species-mole.title }
        [goat] { species-goat.title }
        [sheep] { species-sheep.title }
        [dog] { species-dog.title }
        [rabbit] { species-rabbit.title }
        [pig] { species-pig.title }
        [cat] { species-cat.title }
       *[mouse] { species-mouse.title }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-lost =
    { $lost ->
        [1] a life
       *[other] { $lost } lives
    }
# Follows what is lost: "a life and have 2 left".
part-left =
    { $seat_is ->
        [you]
            { $left ->
                [0] and have none left
               *[other] and have { $left } left
            }
       *[other]
            { $left ->
                [0] and has none left
               *[other] and has { $left } left
            }
    }
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
part-rounds =
    { $points ->
        [one] { $points } round
       *[other] { $points } rounds
    }

## Actions

action-knock = Knock on the table.
action-row = Take row { $row }.
action-put = Put down { part-a-species }.
name-knock = knock
name-row = row { $row }

## Refusals

refusal-not-exchanged-yet = You may knock only once you have exchanged in this round.
refusal-choose-row-first = First choose the row that you want to take; then put down { part-a-species }.
refusal-row-chosen = You are exchanging a row already: put down the cards for it.
refusal-only-knock = Everyone has had all the turns of this round: you can only knock.
refusal-not-in-hand = You have no { part-species } left to put down.
refusal-out-of-order = Cards are put down in the order of the species: { part-a-species } would have had to come earlier.
refusal-too-few-after-it = Cards are put down in the order of the species: if you put down { part-a-species } now, too few of your cards come after it to fill the row.
refusal-same-animals = With { part-a-species } you would put down exactly the animals of the row: at least one must be different.

## Events of a turn

event-round-begins =
    { $seat_is ->
        [you] Round { $round }: ten cards are dealt to each player, four rows are laid out, and you start.
       *[other] Round { $round }: ten cards are dealt to each player, four rows are laid out, and { $seat } starts.
    }
event-row-taken =
    { $seat_is ->
        [you]
            { $cards ->
                [1] You take row { $row } in exchange for one of your cards.
               *[other] You take row { $row } in exchange for { $cards } of your cards.
            }
       *[other]
            { $cards ->
                [1] { $seat } takes row { $row } in exchange for one card from the hand.
               *[other] { $seat } takes row { $row } in exchange for { $cards } cards from the hand.
            }
    }
event-card-put-down =
    { $seat_is ->
        [you] You put down { part-some-species }.
       *[other] { $seat } puts down { part-some-species }.
    }
event-card-taken =
    { $seat_is ->
        [you] You take { part-some-species } into your hand.
       *[other] { $seat } takes { part-some-species } into the hand.
    }
event-knock =
    { $seat_is ->
        [you] You knock on the table: everyone else has one last turn.
       *[other] { $seat } knocks on the table: everyone else has one last turn.
    }
event-last-turn-left =
    { $seat_is ->
        [you] You knock as well and give up your last turn.
       *[other] { $seat } knocks as well and gives up the last turn.
    }
event-knock-by-limit =
    { $seat_is ->
        [you] Everyone has had all the turns of this round: you have to knock, and everyone else has one last turn.
       *[other] Everyone has had all the turns of this round: { $seat } has to knock, and everyone else has one last turn.
    }
event-sudden-death =
    { $seat_is ->
        [you] Sudden death! You hold { part-all-of-species }: the round ends on the spot.
       *[other] Sudden death! { $seat } holds { part-all-of-species }: the round ends on the spot.
    }
event-life-gained =
    { $seat_is ->
        [you] You gain a life and now have { $lives }.
       *[other] { $seat } gains a life and now has { $lives }.
    }

## The count

event-majority =
    { $seat_is ->
        [you] { part-species-title }: you have the majority with { part-cards } and score { part-points }.
       *[other] { part-species-title }: { $seat } has the majority with { part-cards } and scores { part-points }.
    }
event-no-majority = { part-species-title }: several players tie for the most with { part-cards } each, so nobody scores.
event-single-card-is-none =
    { $seat_is ->
        [you] { part-species-title }: you have one and the other player none, but between two a single card is no majority.
       *[other] { part-species-title }: { $seat } has one and the other player none, but between two a single card is no majority.
    }
event-points-counted =
    { $seat_is ->
        [you] You have { part-points } in this round.
       *[other] { $seat } has { part-points } in this round.
    }
event-all-equal = All have the same number of points: nobody loses a life.
event-lives-lost =
    { $seat_is ->
        [you] You lose { part-lost } { part-left }.
       *[other] { $seat } loses { part-lost } { part-left }.
    }
event-life-lost-to-sudden-death =
    { $seat_is ->
        [you] You lose { part-lost } to the sudden death { part-left }.
       *[other] { $seat } loses { part-lost } to the sudden death { part-left }.
    }

## The end of the game

event-out =
    { $seat_is ->
        [you] You have no life left and are out of the game.
       *[other] { $seat } has no life left and is out of the game.
    }
event-round-limit =
    { $rounds ->
        [one] The limit of { $rounds } round is reached: whoever has the most lives wins.
       *[other] The limit of { $rounds } rounds is reached: whoever has the most lives wins.
    }
event-game-over = The game is over.

outcome-winner =
    { $seat_is ->
        [you] You win: you are still alive after { part-rounds }.
       *[other] { $seat } wins: still alive after { part-rounds }.
    }
outcome-shared = The victory is shared after { part-rounds } by those with the most lives: { $names }.
outcome-decided-by = What decided the game: { $step }.
step-rounds = staying alive the longest (M12)
step-lives = lives left at the limit of rounds (M8)

## The log

log-exchange =
    { $seat_is ->
        [you] You take row { $row } ({ $taken }) and put down { $down }.
       *[other] { $seat } takes row { $row } ({ $taken }) and puts down { $down }.
    }
log-list = { $before } and { $last }

## The table

label-seat = Seat
label-round = Round { $round }
label-turn = Turn { $turn }
label-species = Species
label-in-rows = Table
label-unseen = Unseen
label-hand = Hand
label-lives = Lives
label-turns = Turns
label-points = Points
label-lives-lost = Lives lost
label-lives-left = Lives left
label-out-in = Out in round
label-exchange = Exchange: row { $row } ({ $taken }) for { $given }
label-missing =
    { $missing ->
        [1] a card of your choice
       *[other] { $missing } cards of your choice
    }
state-out = out
state-starter = started the round
state-turn = to play
state-knocked = has knocked
state-last-turn = still has a last turn
state-sudden-death = all of them in one hand: sudden death
state-unknown = not known
state-or-more = or more
state-sure-majority = has the majority for certain
state-possible-majority = can have the majority
state-majority = majority: scores the value
state-single-card = between two, a single card is no majority
state-tie = tie for the most: nobody scores
