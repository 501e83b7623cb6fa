### Tips for a first game of badger, in English.

tip-b-stake = You hold the first-player card: pick the card this trick is played for, then lead with any leaf you like.
tip-b-arrow = Look at the arrow on the card at stake: if it points up, the highest leaf is best; if it points down, the lowest.
tip-b-suit = You have the colour that was led, so you must play a leaf of that colour. The others are greyed out.
tip-b-free = You cannot follow, so any leaf will do: a pink one is a trump and can win, any other colour never wins.
tip-b-trample = A leaf was trampled: the lowest and the highest of each colour fall to one particular leaf of that colour. Paws on the leaves show which.
tip-b-hungry = Your badger has no bone, so it is hungry: it eats every hamster in your collection, those still to come as well. A bone keeps it busy for good.
tip-b-fed = A fed hamster is worth 1 point more. A male and a female together bring another point.
tip-b-quarrel = A second male came, and the two quarrelled: every hamster of that collection is gone.
tip-b-twig = A twig costs 1 point. But whoever has five or more scores 2 points for each of them.
tip-b-magpie = Whoever wins a magpie lets it eat a waiting food, or takes a twig or a waiting bone from an opponent.
tip-b-theft = A caged badger or a trapped hamster cannot be stolen. That is all the protection there is: a hungry badger still eats.
tip-b-won = You have won a trick. The first-player card moves on to the left all the same, whoever wins.
tip-b-round = A new round: all leaves are shuffled again, and everybody gets nine of them.
tip-b-end = The most valuable collection wins. If players tie, the most badgers decide, then the most hamsters.
