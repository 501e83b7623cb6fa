### The hunt in the browser, in English: what its own words do not say.

hunt-choose = Choose a card in secret.
hunt-change = Chosen! You can still change.

## The lodges

hunt-lodge-of = { $name }’s lodge
hunt-your-lodge = Your lodge
hunt-named = { $place }: { $what }
hunt-pile-empty = no prey yet
hunt-secret-card = { $card }, face down for the others
hunt-sideways = lies sideways, has eaten
hunt-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
hunt-holds-chosen = with the card face down: { $cards }
hunt-lodge-card = Lodge, { $side }
hunt-mark-takes = takes
hunt-mark-loses = loses

## What happens

# What happens at several lodges at once, in one sentence.
hunt-step-reveal = All cards are revealed.
hunt-step-hunter-seized = It is closed season: all hunters played go into their own players’ prey piles.
hunt-step-lodge-turned = Whoever played a closed season turns the lodge to its “4” side.
hunt-step-wolf-returns = No rabbit is within reach: the wolves that took nothing return to the hands.
hunt-step-rabbit-returns = No carrot is within reach: the rabbits that ate nothing return to the hands.
hunt-step-card-becomes-easy-prey = The round ends: easy prey goes to the piles and what is left becomes easy prey.
hunt-order = The order of the hunt: closed seasons, hunters, wolves, rabbits

## Points

hunt-count-title = The count of the day
hunt-days-title = Points by day
hunt-hands-title = Cards in hand
hunt-hands-note = A card chosen in secret still counts.
hunt-player = Player
hunt-pile = Pile
hunt-hand = Hand
hunt-lodge = Lodge
hunt-day = Day
hunt-day-number = Day { $day }
hunt-total = Total
hunt-place = Place
hunt-best-day = best day
hunt-best-note = Best single day: it decides where totals are level.
hunt-uncounted = not counted yet

## The hand

hunt-your-hand = Your hand
hunt-worth-pile = in the pile
hunt-worth-hand = left in hand
# $state: held or picked; one of those picked is no longer in the hand.
hunt-held =
    { $state ->
        [picked] Chosen; { $cards } left. A card is worth { $pile } in the prey pile, { $hand } left in hand
       *[held] { $cards }. A card is worth { $pile } in the prey pile, { $hand } left in hand
    }
