### The rules page and the texts of single things, in English.
###
### $points says how many points, such as "4 points", and $says some other fact; $card and $edition are names; $effect,
### $sets and $species are words for an effect, for sets of cards, for species.

## The page

rulebook-contents = Contents
rulebook-printed = What is printed: { $edition }
rulebook-printed-why = Every fact of this edition says where it comes from:
rulebook-also = See also:

## Where facts come from

provenance-sourced = known
    .meaning = a rulebook or another public source states it
provenance-reconstructed = reconstructed
    .meaning = the original is lost to us; this is ours, made to fit what is known
provenance-unmarked = origin not stated
    .meaning = whoever wrote this edition has left it open

## Groups of things

thing-group-cards = Cards
thing-group-more = The rest
thing-group-species = Species
thing-group-collection = Collection cards
thing-group-leaves = Leaves
thing-group-combat = Combat cards
thing-group-events = Events

## Badger

thing-arrow-up = with arrow up: { $copies }
thing-arrow-down = with arrow down: { $copies }
thing-part = { $card }: { $says }
thing-leaves-pink = Pink leaves
thing-leaves-ordinary = Leaves of the ordinary colours
thing-trampled = the { $value } is trampled by the { $trampler }
thing-is-trampled-by = is trampled by the { $value } of the same colour
thing-tramples = tramples the { $value } of the same colour

## Hamster

thing-group-sheet = The sheet
thing-burrow = Burrow
thing-rooms =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }
thing-map = shapes of the rooms, tunnels, places of the acorns
thing-room = Room { $room }
thing-central-room = Room { $room }, the central room
thing-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
thing-tunnels =
    { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    }
thing-acorns =
    { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }
thing-mushrooms =
    { $mushrooms ->
        [one] { $mushrooms } mushroom
       *[other] { $mushrooms } mushrooms
    }
thing-timer-dice =
    { $dice ->
        [one] { $dice } “4” die
       *[other] { $dice } “4” dice
    }

## Hunt

thing-in-each-hand = in each player’s hand: { $copies }
thing-in-pile = in the prey pile: { $points }
thing-in-hand = left in the hand: { $points }
thing-lodge-points = the “4” side: { $points }
thing-days = Days
thing-days-last =
    { $days ->
        [one] the game lasts { $days } day
       *[other] the game lasts { $days } days
    }

## Menagerie

thing-value-and-copies = value and number of cards: { $copies }
thing-sudden-standard = usual game: sudden death if one hand has them all
thing-sudden-advanced = advanced variant: sudden death if one hand has them all
thing-sudden-death = Sudden death
thing-sets-standard = in the usual game: { $sets }
thing-sets-advanced = in the advanced variant: { $sets }

## Igels

thing-combat-card = combat card
thing-value = value { $value }
thing-favourite = favourite of { $species }
thing-no-favourite = nobody’s favourite
thing-no-bonus = no bonus
thing-for-vegetarians = for vegetarians too
thing-no-vegetarian = not a vegetarian
thing-ability = ability: { $effect }
thing-no-ability = no ability
thing-effect = effect: { $effect }
