### The hunt in English.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; a victim likewise.
### $card is hunter, wolf, rabbit, carrot or closed-season; $place is easy or above.

title = Hunt (Jagdfieber)
one-line = Cards are chosen in secret and revealed together: hunters take wolves, wolves catch rabbits, rabbits eat carrots.

## Cards

card-hunter = hunter
    .indefinite = a hunter
    .definite = the hunter
    .counted =
        { $count ->
            [one] { $count } hunter
           *[other] { $count } hunters
        }
card-wolf = wolf
    .indefinite = a wolf
    .definite = the wolf
    .counted =
        { $count ->
            [one] { $count } wolf
           *[other] { $count } wolves
        }
card-rabbit = rabbit
    .indefinite = a rabbit
    .definite = the rabbit
    .counted =
        { $count ->
            [one] { $count } rabbit
           *[other] { $count } rabbits
        }
card-carrot = carrot
    .indefinite = a carrot
    .definite = the carrot
    .counted =
        { $count ->
            [one] { $count } carrot
           *[other] { $count } carrots
        }
card-closed-season = closed season
    .indefinite = a closed season
    .definite = the closed season
    .counted =
        { $count ->
            [one] { $count } closed season
           *[other] { $count } closed seasons
        }

## Parts of the sentences below

part-card =
    { $card ->
        [hunter] { card-hunter }
        [wolf] { card-wolf }
        [rabbit] { card-rabbit }
        [carrot] { card-carrot }
       *[closed-season] { card-closed-season }
    }
part-a-card =
    { $card ->
        [hunter] { card-hunter.indefinite }
        [wolf] { card-wolf.indefinite }
        [rabbit] { card-rabbit.indefinite }
        [carrot] { card-carrot.indefinite }
       *[closed-season] { card-closed-season.indefinite }
    }
part-the-card =
    { $card ->
        [hunter] { card-hunter.definite }
        [wolf] { card-wolf.definite }
        [rabbit] { card-rabbit.definite }
        [carrot] { card-carrot.definite }
       *[closed-season] { card-closed-season.definite }
    }
# Follows the name of the card that is taken: "the wolf from Alice’s easy prey".
part-from-victim =
    { $place ->
        [easy]
            { $victim_is ->
                [you] from your easy prey
               *[other] from { $victim }’s easy prey
            }
       *[above]
            { $victim_is ->
                [you] you have just played
               *[other] { $victim } has just played
            }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Actions

action-choose =
    { $card ->
        [hunter] Play the hunter.
        [wolf] Play a wolf.
        [rabbit] Play a rabbit.
        [carrot] Play a carrot.
       *[closed-season] Play the closed season.
    }

## Refusals

refusal-not-in-hand = You have no { part-card } left in your hand.

## Events of a round

event-new-day =
    { $seat_is ->
        [you] Day { $day }: everyone holds all their own cards, and the start card is with you.
       *[other] Day { $day }: everyone holds all their own cards, and the start card is with { $seat }.
    }
event-reveal =
    { $seat_is ->
        [you] You reveal { part-a-card }.
       *[other] { $seat } reveals { part-a-card }.
    }
event-hunter-seized =
    { $seat_is ->
        [you] It is closed season: your hunter goes into your own prey pile.
       *[other] It is closed season: { $seat } must put the hunter into their own prey pile.
    }
event-lodge-turned =
    { $seat_is ->
        [you] You turn your lodge to its “4” side.
       *[other] { $seat } turns their lodge to its “4” side.
    }
event-hunter-takes-wolf =
    { $seat_is ->
        [you] Your hunter takes the wolf { part-from-victim }, then returns to your hand.
       *[other] { $seat }’s hunter takes the wolf { part-from-victim }, then returns to the hand.
    }
event-hunter-goes-under =
    { $seat_is ->
        [you] No wolf is within reach: your hunter goes under your lodge for the rest of the day.
       *[other] No wolf is within reach: { $seat }’s hunter goes under the lodge for the rest of the day.
    }
event-wolf-takes-rabbit =
    { $seat_is ->
        [you] Your wolf catches the rabbit { part-from-victim }.
       *[other] { $seat }’s wolf catches the rabbit { part-from-victim }.
    }
event-wolf-returns =
    { $seat_is ->
        [you] No rabbit is within reach: your wolf returns to your hand.
       *[other] No rabbit is within reach: { $seat }’s wolf returns to the hand.
    }
event-wolves-stay = Everyone chose a wolf and no rabbit was caught: the wolves stay where they are.
event-rabbit-takes-carrot =
    { $seat_is ->
        [you] Your rabbit eats { part-the-card } { part-from-victim }.
       *[other] { $seat }’s rabbit eats { part-the-card } { part-from-victim }.
    }
event-rabbit-returns =
    { $seat_is ->
        [you] No carrot is within reach: your rabbit returns to your hand.
       *[other] No carrot is within reach: { $seat }’s rabbit returns to the hand.
    }
event-rabbits-stay = Everyone chose a rabbit and no carrot was eaten: the rabbits stay where they are.
event-easy-prey-to-pile =
    { $seat_is ->
        [you] You move { part-a-card } from your easy prey to your prey pile.
       *[other] { $seat } moves { part-a-card } from their easy prey to their prey pile.
    }
event-card-becomes-easy-prey =
    { $seat_is ->
        [you] Your { part-card } becomes easy prey.
       *[other] { $seat }’s { part-card } becomes easy prey.
    }
event-start-card-moves =
    { $seat_is ->
        [you] The start card moves on to you.
       *[other] The start card moves on to { $seat }.
    }

## The end of a day and of the game

event-hand-empty =
    { $seat_is ->
        [you] Your hand is empty: the day is over.
       *[other] { $seat }’s hand is empty: the day is over.
    }
event-last-prey-to-pile =
    { $seat_is ->
        [you] The day ends: you move { part-a-card } from your easy prey to your prey pile.
       *[other] The day ends: { $seat } moves { part-a-card } from their easy prey to their prey pile.
    }
event-day-counted =
    { $seat_is ->
        [you] You score { part-points } for the day.
       *[other] { $seat } scores { part-points } for the day.
    }
event-game-over = The last day has been counted: the game is over.

outcome-winner =
    { $seat_is ->
        [you] You win with { part-points }.
       *[other] { $seat } wins with { part-points }.
    }
outcome-shared = The victory is shared, with { part-points } each: { $names }.
outcome-decided-by = What decided the game: { $step }.
step-points = most points (J14)
step-best-day = best single day (J14)

## The table

label-seat = Seat
label-easy-prey = Easy prey
label-pile = Prey pile
label-lodge = Lodge
label-hand = Hand
label-score = Score
label-day = Day { $day } of { $days }
label-round = Round { $round }
label-above = Card played
state-chosen = has chosen a card, face down
state-thinking = has not chosen yet
state-lodge-four = “4” side up
state-lodge-plain = plain side up
state-hunter-under = hunter under the lodge
state-start-card = start card
state-nothing = nothing
