### Tips for a first game of hamster, in English.

tip-h-first = Your sheet is still empty: your first crosses go anywhere in the central room, the darker one.
tip-h-one = A 1 is your choice: cross from 1 to 7 cells. Each costs one point of your track for 1s, and seven must last the whole game.
tip-h-cross = Cross exactly as many cells as the die shows: all in one room, and joined edge to edge. Touch the cells one by one.
tip-h-touch = From now on, at least one of the new cells must touch a cross that you already have in that room.
tip-h-alone = Alone, you play against the timer, which is on from the start. It runs twice, and the second run ends the game.
tip-h-points = Only rooms that are completely full score. Mushrooms and acorns count anywhere, and acorns more and more: 2, 4, 8, 16 points.
tip-h-timer = Somebody has entered a fourth room: the timer is now on for everyone. Time to hurry!
tip-h-last = That was the timer’s last die: cells are crossed once more, then the game is over.
tip-h-die = While the timer is on, every 4, 5 or 6 crosses off one of its dice, for everyone at once.
tip-h-room = You have begun a new room by its tunnel. The cell in front of a tunnel must be crossed in an earlier turn.
tip-h-full = A full room! It scores the points it bears; an incomplete one would score nothing.
tip-h-pass = The whole roll did not fit anywhere on your sheet, so you passed. Small gaps are hard to fill with large rolls.
tip-h-end = The highest total wins. If players tie, points from rooms decide, then mushrooms, then acorns.
