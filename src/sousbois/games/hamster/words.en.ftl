### The hamster in English.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other". $room is a letter; $placement and $cells are cells
### such as g6-h6-h7. An event's .aside follows what has just been told of the same seat.

title = Hamster (Hamstern)
one-line = Fill your burrow for the winter: one die for all says how many cells you cross, and full rooms, mushrooms and acorns earn points.

## Options

option-free-start = the first crosses may go into any room
option-tunnels-reenter = tunnels also lead into rooms already begun

## Parts of the sentences below

part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Ends a sentence.
part-dice-meanwhile =
    { $dice ->
        [0] .
        [one] ; meanwhile one “4” of the timer is crossed off.
       *[other] ; meanwhile { $dice } “4”s of the timer are crossed off.
    }

## Actions

action-cross = Cross { $cells }.

## Refusals

refusal-wrong-number = The number of cells to cross is the number on the die, no more and no less.
refusal-track-too-short = Your track for 1s does not have enough points left for so many cells.
refusal-crossed-already = You have crossed one or more of these cells already.
refusal-not-in-central-room = Your first crosses must go into the central room.
refusal-not-adjacent = None of these cells touches a cell of this room that you crossed in an earlier turn.
refusal-no-tunnel = No tunnel leads from a cell that you have crossed to one of these.
refusal-several-rooms = These cells lie in different rooms: in one turn you cross cells of one room only.
refusal-apart = These cells do not hang together edge to edge: neither a corner nor an older cross connects them.
refusal-too-many = No roll lets you cross more than { $most } cells.

## Events of a turn

event-rolled =
    { $roll ->
        [1] Turn { $turn }: the die shows 1, so the number of cells is a free choice.
       *[other] Turn { $turn }: the die shows { $roll }.
    }
event-timer-crossed =
    { $left ->
        [0] The last “4” of the timer is crossed off.
        [one] One “4” of the timer is crossed off; only one is left.
       *[other] One “4” of the timer is crossed off; { $left } are left.
    }
event-cells-crossed =
    { $seat_is ->
        [you] You cross { $placement }.
       *[other] { $seat } crosses { $placement }.
    }
event-room-begun =
    { $seat_is ->
        [you] You begin room { $room }.
       *[other] { $seat } begins room { $room }.
    }
    .aside = New room: { $room }
event-ones-used =
    { $seat_is ->
        [you]
            { $value ->
                [one] That uses up one point of your track for 1s; points left: { $left }.
               *[other] That uses up { $value } points of your track for 1s; points left: { $left }.
            }
       *[other]
            { $value ->
                [one] That uses up one point of { $seat }’s track for 1s; points left: { $left }.
               *[other] That uses up { $value } points of { $seat }’s track for 1s; points left: { $left }.
            }
    }
    .aside = Left for 1s: { $left }
event-room-full =
    { $seat_is ->
        [you] Your room { $room } is full, which earns you { part-points }.
       *[other] { $seat }’s room { $room } is full, which earns { part-points }.
    }
    .aside = Room { $room } is full: { part-points }
event-cannot-cross =
    { $seat_is ->
        [you] You cannot place this roll, so you pass.
       *[other] { $seat } cannot place this roll and passes.
    }
event-track-empty =
    { $seat_is ->
        [you] Your track for 1s is used up, so you pass.
       *[other] { $seat }’s track for 1s is used up: a pass.
    }
event-nobody-can-cross =
    { $turns ->
        [one] For one turn the roll cannot be placed{ part-dice-meanwhile }
       *[other] For { $turns } turns no roll can be placed{ part-dice-meanwhile }
    }

## The timer and the end of the game

event-timer-starts = A fourth room has been begun: the timer runs from the next turn on, and every 4, 5 or 6 crosses off one of its dice.
event-second-run-begins = The second and last run of the timer begins with the next turn, with all its dice.
event-last-die-crossed = The last “4” of the timer has been crossed off: the game is over.
event-nothing-left-to-cross = No cell can ever be crossed again: the game is over.
event-sheet-counted =
    { $seat_is ->
        [you] Your points: { $rooms } for full rooms, { $mushrooms } for mushrooms, { $acorns } for acorns.
       *[other] { $seat }’s points: { $rooms } for full rooms, { $mushrooms } for mushrooms, { $acorns } for acorns.
    }

outcome-winner =
    { $seat_is ->
        [you] You win with { part-points }.
       *[other] { $seat } wins with { part-points }.
    }
outcome-alone =
    { $seat_is ->
        [you] Your burrow is worth { part-points }: the score to beat next time.
       *[other] { $seat }’s burrow is worth { part-points }: the score to beat next time.
    }
outcome-shared = The victory is shared, with { part-points } each: { $names }.
outcome-decided-by = What decided the game: { $step }.
step-points = most points (H13)
step-rooms = most points from full rooms (H14)
step-mushrooms = most mushrooms (H14)
step-acorns = most acorns (H14)

## The table

label-player = Player
label-turn = Turn { $turn }
label-room = Room
label-cells = Cells
label-points = Points
label-die = Die
label-ones = Track for 1s
label-ones-left = Left for 1s
label-timer = Timer
label-full = Full rooms
label-rooms = Rooms
label-mushrooms = Mushrooms
label-acorns = Acorns
state-cross = Cross { $roll } cells of one room that hang together.
state-choose =
    { $most ->
        [one] Cross one cell, with the last point of your track.
       *[other] Cross 1 to { $most } cells of one room that hang together; each uses up a point of your track.
    }
state-room = { $room } { $filled } ({ part-points })
state-full = full
state-central = central room
state-crossed = crossed
state-not-crossed = not crossed
state-new = last turn
state-open = possible now
state-mushroom = mushroom
state-acorn = acorn
state-tunnel = tunnel
state-timer-off = not running yet
state-timer-on = a 4, 5 or 6 crosses off a die
state-first-run = first of two runs
state-last-run = second and last run
state-last-turn = this turn is the last
state-over = the game is over

## A sheet of one’s own

sheet-holds = The sheet can be played. Rooms: { $rooms }; cells: { $cells }; ways to cross them: { $ways }; points of all rooms: { $points }.
