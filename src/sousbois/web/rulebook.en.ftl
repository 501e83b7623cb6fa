### The pages of the rules in English: searching, printing, and the figures beside the clauses.
###
### $edition, $name, $card and $rooms are names; $pile, $hand and $points of a room say how many points, such as "4 points".

## Pages

rulebooks-title = Rules
rulebooks-lead = The rules of all five games in our own words, clause by clause, with pictures: to read, to search and to print.
rulebook-all = All rules
rulebook-print = Print

## Searching

rulesearch-label = Search the rules
rulesearch-label-game = Search these rules
rulesearch-hint = Words in any order, or the number of a clause such as { $clause }
rulesearch-go = Search
rulesearch-game = Where
rulesearch-everywhere = In all games
rulesearch-results = Found
# $count says how many places there are, or is # where a script puts in the number.
rulesearch-found =
    { $count ->
        [one] { $count } place found.
       *[other] { $count } places found.
    }
rulesearch-first = These are the first { $shown }: another word would narrow it down.
rulesearch-nothing = Nothing was found. Perhaps with fewer words, or with another one: the beginning of a word is enough.
rulesearch-nothing-here = There is nothing about this in these rules. Perhaps with fewer words: the beginning of a word is enough.

## All figures

figure-copies = × { $copies }
figure-mark =
    { $mark ->
        [wins] (wins)
        [out] (out)
        [yes] (allowed)
       *[no] (not allowed)
    }
# The people of the examples, as the text of the rules calls them.
figure-name =
    { $who ->
        [adele] Adele
        [jean] Jean
        [jules] Jules
        [karim] Karim
        [lea] Lea
        [malik] Malik
        [noah] Noah
        [octave] Octave
        [rose] Rose
       *[theo] Theo
    }

## Badger

figure-led = led
figure-b1 = The pink leaves are trumps and run from 1 to 7; every ordinary colour runs from 1 to 11. Paws tell which leaf tramples which.
figure-b3 = The ten types of collection card, with their points and how many there are of each.
figure-b9 = The same three leaves, won by the highest under an arrow up and by the lowest under an arrow down.
figure-b10 = Above, a small trump beats the colour led. Below, there is no trump, and the blue leaf cannot win: orange was led.
figure-b11 = The trick of the example: the orange 5 tramples the orange 1, and Karim wins with the only trump.
figure-b12 = A black paw shows which leaf this one tramples, a white paw by which it is trampled.
figure-b16 = Above, a hungry badger: the hamsters are eaten. Below, it is busy with its bone, and they live.
figure-b17 = A female alone; a female fed with wheat; and with a male beside her, one more point for the pair.
figure-b18 = A second male arrives: all hamsters go, and the wheat with them.
figure-b21 = Up to { $few } twigs cost a point each; from { $many } on, every one of them is worth 2.
figure-b28 = A collection at the end: the printed points, one for the fed female, one for the pair, and five twigs at 2 points each.

## Hamster

figure-sheet = A burrow with { $rooms }.
figure-room = room { $room } for { $points }
figure-full-room = a full room for { $points }
figure-crossing =
    { $count ->
        [0] New crosses: { $now }
       *[other] Crossed before: { $before }; new crosses: { $now }
    }
figure-crossed-off = { $name }: { $crossed } of { $count } crossed off
figure-h2 = { $edition }: every sign shows the letter of a room and its points; the central room is darker.
figure-h4 = On a 2: only cells that touch edge to edge among themselves can be crossed together.
figure-h5 = After g6 and h6: the new cells must touch an older cross.
figure-h6 = From g7 through the tunnel: the cell at its far end, e7, has to be among the new ones.
figure-h7 = Neither c6 nor c7 touches the crosses of their room, and the tunnel from c9 no longer helps.
figure-h8 = The track for 1s after five cells were crossed on a 1.
figure-h10 = The timer with one “4” crossed off.
figure-h13 = What one to four acorns are worth together; below, the count of the example.

## Hunt

figure-lodge = A lodge: to its left the prey pile, face down, with 2 cards; above it a wolf that was played; to its right a rabbit as easy prey, face up.
figure-worth = { $card }: { $pile } in the prey pile, { $hand } left in the hand
figure-neighbour =
    { $which ->
        [left] Left neighbour
       *[next] The player after that
    }
figure-j1 = The ten cards of a player and the lodge; the start card is there once for all.
figure-j2 = The three places of a lodge.
figure-j3 = The order in which cards act; carrots only wait to be eaten.
figure-j4 = In a closed season the hunter ends up in its own player’s prey pile, and whoever played the closed season turns the lodge.
figure-j5 = A hunter takes a wolf.
figure-j6 = A wolf takes a rabbit.
figure-j7 = A rabbit takes a carrot, or a closed season.
figure-j8 = The order in which your wolf looks for a rabbit, from the nearest on.
figure-j12 = What a card is worth: on the left in the prey pile, on the right when it is left in the hand.

## Menagerie

figure-life =
    { $state ->
        [kept] a life
       *[lost] a lost life
    }
figure-m2 = The number on a card is the value of its species, and how many such cards there are.
figure-m3 = Four rows at the start of a round, as they might lie.
figure-m5 = Adele wants row 2. The same animals will not do; any other pair will.
figure-m7 = Sudden death: all cards of one of these species in one hand.
figure-m9 = More giraffes than anybody else: Octave scores their value, the others nothing.
figure-m11 = The lives that the points of the example leave, if everyone had five.
figure-m13 = Sudden death in the advanced variant.

## Igels

figure-leader = leader
figure-i1 = The kinds of cards, and how many there are of each.
figure-i2 = The foods: how many there are, their points, and for whom they count more.
figure-i3 = An animal with its SAP and its ability, a combat card with its value, and an event.
figure-i15 = The order in which abilities act: by initial SAP, then in turn order.
figure-i17 = The totals of the example: Trunkee adds 2, for two combat cards, and the waste oil takes 2 from Karim.
figure-i24 = Bertha leads and eats no animals: the nut stays, the worm goes back into the forest.
figure-i30 = Duckweed stops the thieving magpie.
figure-i34 = A squirrel nest keeps three foods safe.
figure-i36 = The needle stays under the Junkie Hedgehog, who has more SAP from now on.
figure-i39 = The count of the example: nuts are worth more to squirrels, and the doubtful mushroom costs points.
