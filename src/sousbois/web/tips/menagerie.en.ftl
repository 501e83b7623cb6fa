### Tips for a first game of menagerie, in English.

tip-m-put = Now choose the cards you put down for this row. They must not be exactly the same animals, but a single different one is enough.
tip-m-last = Somebody has knocked: this is your last turn of the round. Exchange once more, or knock as well to leave it at that.
tip-m-row = Take a whole row and put down as many cards of your own: they are the new row. You want more of a species than anybody else.
tip-m-short = You are one card short of a full set. Whoever holds a full set after an exchange of their own ends the round at once, and all the others lose a life.
tip-m-knock = You have exchanged in this round, so you may knock: everyone else has one last turn, then the points are counted.
tip-m-two = Only two players are left: now it takes at least two cards of a species to score its value.
tip-m-known = Rows and exchanges are in full view: beside the table you see which cards the others are known to hold.
tip-m-sudden = Sudden death! A full set after an exchange ends the round at once: all the others lose a life, and no points are counted.
tip-m-count = Whoever has most cards of a species scores its value, once. If several tie for the most, nobody scores.
tip-m-lives = The most points cost no life, the fewest cost two, and everyone in between loses one.
tip-m-out = Whoever has no life left is out. The others play on until one is left.
tip-m-end = The last player in the game wins. The others are placed by when they went out: the later, the better.
