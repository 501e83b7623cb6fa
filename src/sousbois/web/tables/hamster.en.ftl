### The hamster in the browser, in English.
###
### $cells are cells such as g6-h6-h7; $rooms are letters of rooms and $names names, separated by commas.

## The die, the track and the timer

hamster-die = The die shows { $roll }.
hamster-die-in-hand = The die is about to be rolled.
hamster-die-exact = Cross exactly { $roll } cells of one room.
hamster-die-any = Cross 1 to { $most } cells of one room: each costs a point of the track.
hamster-cross-together = Crosses by { $names }.
hamster-left = left: { $left } of { $whole }
hamster-timer-says = Timer: { $says }.
hamster-timer-off = starts when somebody enters a fourth room

## The sheets

hamster-your-sheet = Your sheet
hamster-sheets = The other sheets
hamster-all-sheets = The sheets
hamster-crossed = Cells crossed: { $crossed } of { $cells }.
hamster-full-rooms = Full rooms: { $rooms }.
hamster-no-full-room = No room is full yet.
hamster-passes = passes
hamster-cell =
    room { $room }, row { $row }, column { $column }: { $holds ->
        [mushroom] mushroom,{ " " }
        [acorn] acorn,{ " " }
       *[nothing] { "" }
    }{ $state ->
        [crossed] crossed
       *[free] free
    }

## The points

hamster-your-points = Your points
hamster-total = Total

## Choosing cells

hamster-chosen = You have chosen { $cells }. You can still change it.
hamster-choose = Choose { $roll } of the lit cells.
hamster-choose-any =
    { $most ->
        [one] Choose one of the lit cells.
       *[other] Choose 1 to { $most } of the lit cells.
    }
hamster-some = { $chosen } of { $roll } cells chosen.
hamster-some-of-any =
    { $chosen ->
        [one] { $chosen } cell chosen. More are needed.
       *[other] { $chosen } cells chosen. More are needed.
    }
hamster-ready = { $chosen } cells chosen: ready to cross.
hamster-ready-of-any =
    { $chosen ->
        [one] { $chosen } cell chosen: ready to cross. Points left for later: { $left }.
       *[other] { $chosen } cells chosen: ready to cross. Points left for later: { $left }.
    }
hamster-dead-end = Nothing that you may cross now has all these cells in it.
hamster-forbidden = These cells cannot be crossed now. Press the button to read why.
hamster-still-chosen = { $cells } still counts until you choose other cells.
hamster-cross = Cross these cells
hamster-undo = Undo
    .all = Undo: take off all chosen cells

## The result

hamster-result = Where the points come from
hamster-acorns-crossed =
    for { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }
hamster-ties = Ties: points from rooms, then mushrooms, then acorns.
