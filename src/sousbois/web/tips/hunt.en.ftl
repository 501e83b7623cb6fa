### Tips for a first game of hunt, in English.

tip-j-choose = Everybody chooses a card in secret; all are revealed together. Then hunters take wolves, wolves take rabbits and rabbits eat carrots, in this order.
tip-j-start = You hold the start card: among cards of the same kind yours acts first, and may find more prey.
tip-j-hand = The day is nearly over. Cards left in your hand will cost points, hunters and wolves 4 each: try to get rid of them.
tip-j-closed = A closed season caught a hunter: the hunter costs its own player 4 points, and whoever played the closed season gains 4.
tip-j-ring = Prey is taken from the nearest lodge, clockwise. At any one lodge the easy prey is nearer than the card just played.
tip-j-under = That hunter found no wolf, so it goes under its lodge and is out for the day.
tip-j-back = The wolf found no rabbit and went back to the hand, to be played again.
tip-j-easy = Your card was not taken: it becomes your easy prey. If nobody takes it in the next round either, it goes into your own pile.
tip-j-day = A new day: everybody takes back their ten cards. The start card stays where it has got to.
tip-j-end = The highest total of the four days wins. If players tie, the best single day decides.
