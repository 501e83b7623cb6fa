### Games watched again, in English: the replay, records that people bring, and what might have been.

replay-title = Replay: { $game }
replay-watch = Watch again
home-replay = Watch a game from its record

## The page of a replay

replay-eyes = Seen by
replay-onlooker = Onlooker
replay-all-open = All open
replay-controls = Through the game
replay-timeline = Point of the game
# $at is a point of the game: a number that is not counted; $heading says where that is in the game’s own words.
replay-where =
    { $at ->
        [0] Beginning · { $heading }
       *[other] Step { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } · { $heading }
    }
replay-go = Go there
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-failed = This part of the game could not be loaded. Try again in a moment.
replay-side = Beside the game
replay-share = Share this moment
replay-to-table = To the table
replay-to-decide =
    { $count ->
        [one] To decide: { $names }.
       *[other] To decide, all at once: { $names }.
    }

## All open

panel-open = Hidden
open-hand-of = Hand: { $name }
open-empty = nothing
open-undrawn = Cards still face down
open-aside = Cards out of the round
open-nothing-hidden = In this game, all sheets lie open once everybody has chosen: there is nothing more to see.
open-laid = laid face down in the glade
open-looks-at = Looks at:
open-pile =
    { $cards ->
        [one] General pile, { $cards } card
       *[other] General pile, { $cards } cards
    }

## What if

whatif-title = What if…?
whatif-why = Sit down at this point in anybody’s place and play on against bots. The cards stay as they lie.
whatif-seat = In the place of
whatif-go = Go on from here against bots
not-allowed-over = At this point the game is over. Go back a step, and go on from there.
table-goes-on = This table goes on with an earlier game. How it began stands under “What happened”.

## Records that people bring

upload-title = Watch a game from its record
upload-why = Bring a record that sousbois has written, or one of your own: it is checked move by move, and can then be watched, shared and played on.
upload-file = A file
upload-text = Or the record itself, pasted here
upload-watch = Check and watch
upload-nothing = There is nothing here yet: choose a file, or paste a record.
# $line is the number of a line, 0 if it is not one line that is wrong; $detail says what is wrong.
upload-refused =
    { $line ->
        [0] This record does not hold:
       *[other] This record does not hold. Line { NUMBER($line, useGrouping: 0) }:
    }
upload-mine = Records you have brought
