### Igels in English.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; a victim likewise, or "self" if it is the same seat.
### $animal, $card, $counter, $other and $source are names out of the edition, such as Jumbo or Thieving magpie. Animals
### are of either sex: no pronoun speaks of them. Cards stand in quotation marks; a source is an animal or a card.
### $species is hedgehog, rabbit, squirrel or mouse; $food is nut, worm, turnip, berry, picnic, grass, leaf or bug.

title = Igels (the card game)
one-line = Send your animals into battle for the last foods of the forest, with whatever lies about in the undergrowth. Whoever has the most points in the larder when the forest is empty wins.

## Options

option-forest-size = how many foods the forest has, for a shorter game
option-choose-species = the players choose their species one after the other; otherwise they are drawn by lot
option-trim-absent = with three players, the support cards that only the absent species could use are taken out
option-standing-dens = dens and nests stay with their player and protect as many foods as they hold

## Species and foods

species-hedgehog = hedgehog
    .definite = the hedgehogs
    .title = Hedgehogs
species-rabbit = rabbit
    .definite = the rabbits
    .title = Rabbits
species-squirrel = squirrel
    .definite = the squirrels
    .title = Squirrels
species-mouse = mouse
    .definite = the mice
    .title = Mice

food-nut = nut
    .indefinite = a nut
    .title = Nut
food-worm = worm
    .indefinite = a worm
    .title = Worm
food-turnip = turnip
    .indefinite = a turnip
    .title = Turnip
food-berry = berries
    .indefinite = some berries
    .title = Berries
food-picnic = picnic leftovers
    .indefinite = some picnic leftovers
    .title = Picnic leftovers
food-grass = fresh grass
    .indefinite = some fresh grass
    .title = Fresh grass
food-leaf = lush leaves
    .indefinite = some lush leaves
    .title = Lush leaves
food-bug = bug
    .indefinite = a bug
    .title = Bug

## Parts of the sentences below

part-the-species =
    { $species ->
        [hedgehog] { species-hedgehog.definite }
        [rabbit] { species-rabbit.definite }
        [squirrel] { species-squirrel.definite }
       *[mouse] { species-mouse.definite }
    }
part-species-title =
    { $species ->
        [hedgehog] { species-hedgehog.title }
        [rabbit] { species-rabbit.title }
        [squirrel] { species-squirrel.title }
       *[mouse] { species-mouse.title }
    }
part-food =
    { $food ->
        [nut] { food-nut }
        [worm] { food-worm }
        [turnip] { food-turnip }
        [berry] { food-berry }
        [picnic] { food-picnic }
        [grass] { food-grass }
        [leaf] { food-leaf }
       *[bug] { food-bug }
    }
part-a-food =
    { $food ->
        [nut] { food-nut.indefinite }
        [worm] { food-worm.indefinite }
        [turnip] { food-turnip.indefinite }
        [berry] { food-berry.indefinite }
        [picnic] { food-picnic.indefinite }
        [grass] { food-grass.indefinite }
        [leaf] { food-leaf.indefinite }
       *[bug] { food-bug.indefinite }
    }
part-victim =
    { $victim_is ->
        [you] you
       *[other] { $victim }
    }
# Follows the name of an animal: "Jumbo, on Alice’s side".
part-on-victims-side =
    { $victim_is ->
        [you] on your side
       *[other] on { $victim }’s side
    }
part-foods =
    { $foods ->
        [one] { $foods } food
       *[other] { $foods } foods
    }
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
part-support-cards =
    { $cards ->
        [one] { $cards } support card
       *[other] { $cards } support cards
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-points-of-foods =
    { $foods ->
        [one] { $foods } point
       *[other] { $foods } points
    }

## Actions

action-draw =
    { $pile ->
        [animal] Draw an animal of your species.
       *[card] Draw a support card.
    }
action-pass =
    { $way ->
        [pass] Pass.
        [stay-out] Stay out of this battle.
       *[decline] Decline.
    }
action-use = Use the ability.
action-species = Choose { part-the-species }.
action-lead = Put { $animal } forward as leader.
action-support = Send { $animal } in support.
action-player =
    { $victim_is ->
        [you] Aim at yourself.
       *[other] Aim at { $victim }.
    }
action-animal = Choose { $animal }.
action-food-of =
    { $victim_is ->
        [you] Take { part-a-food } of your own.
       *[other] Take { part-a-food } from { $victim }.
    }
action-food = Choose { part-a-food }.
action-card =
    { $deed ->
        [lay] Lay “{ $card }” face down.
        [play] Play “{ $card }”.
        [counter] Stop the event with “{ $card }”.
       *[trade] Exchange “{ $card }”.
    }

## Refusals

refusal-not-now = This is not what is to be decided now: choose among what this step offers.
refusal-species-taken = Somebody has taken { part-the-species } already: choose a species that is free.
refusal-not-your-species = You cannot choose { $animal }, who is of another species: take one of your own animals.
refusal-still-in-pile = You have not drawn { $animal } yet: only animals in your pool can be chosen.
refusal-asleep = Let { $animal } sleep until the end of this round: choose an animal that is ready.
refusal-dead = You can no longer count on { $animal }, who lies on the dump: only a card that revives animals would help.
refusal-fights-already = You have sent { $animal } into this battle already: choose another animal, or pass.
refusal-not-in-hand = You do not have “{ $card }” in your hand.
refusal-other-species-only = “{ $card }” is of use to another species only: you can exchange it at the end of a round.
refusal-counter-by-itself = “{ $card }” only answers an event aimed at you: keep it until then.
refusal-cannot-be-laid = “{ $card }” cannot be laid face down: play it from your hand when its moment comes.
refusal-combat-is-laid = “{ $card }” is a combat card: it is laid face down in a battle, not played from the hand.
refusal-not-in-this-window = “{ $card }” cannot be played at this moment of the round: keep it until its moment comes.
refusal-no-sense = “{ $card }” would change nothing now: keep it for a better moment.
refusal-no-side = “{ $card }” helps a side in the battle only, and you have none: keep it for a battle of yours.
refusal-no-one-shot = You have no leader in this battle whose one-shot ability counts.
refusal-used-up = Your leader’s one-shot ability is used up: it serves once a game.
refusal-no-counter = “{ $card }” does not stop this event: answer with a fitting counter card, or let it happen.
refusal-no-target = There is nothing for this effect to act on: choose another target.
refusal-not-optional = There is no way back here: choose among what is offered.
refusal-trade-begun = The first card is on its way: choose the second one too.
refusal-cannot-be-picked = This effect has no hold there: choose among what it can act on.

## Events of the set-up and of the build

event-species-drawn =
    { $seat_is ->
        [you] The lot gives you { part-the-species }.
       *[other] The lot gives { $seat } { part-the-species }.
    }
event-species-chosen =
    { $seat_is ->
        [you] You choose { part-the-species }.
       *[other] { $seat } chooses { part-the-species }.
    }
event-food-set-aside = Set aside for a shorter game: { part-a-food }.
event-cards-trimmed =
    { $cards ->
        [one] Only the absent species could use it: { part-support-cards } is taken out.
       *[other] Only the absent species could use them: { part-support-cards } are taken out.
    }
event-first-animal =
    { $seat_is ->
        [you] You begin with { $animal } (SAP { $sap }).
       *[other] { $seat } begins with { $animal } (SAP { $sap }).
    }
event-round-begins =
    { $seat_is ->
        [you] Round { $round } begins: the first-player marker is with you.
       *[other] Round { $round } begins: the first-player marker is with { $seat }.
    }
event-animal-drawn =
    { $seat_is ->
        [you] You draw { $animal } (SAP { $sap }) into your pool.
       *[other] { $seat } draws { $animal } (SAP { $sap }) into the pool.
    }
event-card-drawn =
    { $seat_is ->
        [you] You draw a support card.
       *[other] { $seat } draws a support card.
    }
event-pile-shuffled = The general pile is empty: the dump is shuffled into a new one of { part-cards }.

## Events before the cards are revealed

event-leads =
    { $seat_is ->
        [you] You put { $animal } forward as leader (SAP { $sap }).
       *[other] { $seat } puts { $animal } forward as leader (SAP { $sap }).
    }
event-stays-out =
    { $seat_is ->
        [you] You stay out of this battle.
       *[other] { $seat } stays out of this battle.
    }
event-supports =
    { $seat_is ->
        [you] You send { $animal } in support (SAP { $sap }).
       *[other] { $seat } sends { $animal } in support (SAP { $sap }).
    }
event-initial-sap =
    { $seat_is ->
        [you] Your initial SAP is { $total }.
       *[other] { $seat }’s initial SAP is { $total }.
    }
event-card-laid =
    { $seat_is ->
        [you] You lay a card face down.
       *[other] { $seat } lays a card face down.
    }

## Events of cards and abilities

event-combat-revealed =
    { $seat_is ->
        [you] You reveal the combat card “{ $card }”, of value { $value }.
       *[other] { $seat } reveals the combat card “{ $card }”, of value { $value }.
    }
event-event-revealed =
    { $seat_is ->
        [you] You reveal the event “{ $card }”.
       *[other] { $seat } reveals the event “{ $card }”.
    }
event-ability-acts =
    { $seat_is ->
        [you] For you, the ability of { $animal } takes effect.
       *[other] For { $seat }, the ability of { $animal } takes effect.
    }
event-ability-aimed =
    { $seat_is ->
        [you] For you, { $animal } picks on { part-victim }.
       *[other] For { $seat }, { $animal } picks on { part-victim }.
    }
event-ability-declined =
    { $seat_is ->
        [you] You do without the ability of { $animal }.
       *[other] { $seat } does without the ability of { $animal }.
    }
event-one-shot =
    { $seat_is ->
        [you] You use the one-shot ability of { $animal }.
       *[other] { $seat } uses the one-shot ability of { $animal }.
    }
event-card-acts =
    { $seat_is ->
        [you] Your card “{ $card }” takes effect.
       *[other] { $seat }’s card “{ $card }” takes effect.
    }
event-card-aimed =
    { $seat_is ->
        [you] You aim “{ $card }” at { part-victim }.
       *[other] { $seat } aims “{ $card }” at { part-victim }.
    }
event-card-at-animal =
    { $seat_is ->
        [you] You aim “{ $card }” at { $animal }, { part-on-victims-side }.
       *[other] { $seat } aims “{ $card }” at { $animal }, { part-on-victims-side }.
    }
event-card-idle =
    { $seat_is ->
        [you] Your card “{ $card }” finds nothing to act on.
       *[other] { $seat }’s card “{ $card }” finds nothing to act on.
    }
event-event-played =
    { $seat_is ->
        [you] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
event-event-aimed =
    { $seat_is ->
        [you] You play “{ $card }” against { part-victim }.
       *[other] { $seat } plays “{ $card }” against { part-victim }.
    }
event-event-at-animal =
    { $seat_is ->
        [you] You play “{ $card }” against { $animal }, { part-on-victims-side }.
       *[other] { $seat } plays “{ $card }” against { $animal }, { part-on-victims-side }.
    }
event-event-at-food =
    { $seat_is ->
        [you] You play “{ $card }” to take { part-a-food } from { part-victim }.
       *[other] { $seat } plays “{ $card }” to take { part-a-food } from { part-victim }.
    }
event-event-for-animal =
    { $seat_is ->
        [you] You play “{ $card }” for { $animal }.
       *[other] { $seat } plays “{ $card }” for { $animal }.
    }
event-countered =
    { $seat_is ->
        [you] You answer with “{ $counter }”: “{ $card }” fails, and both cards go to the dump.
       *[other] { $seat } answers with “{ $counter }”: “{ $card }” fails, and both cards go to the dump.
    }

## Events in the glade

event-sap-changed =
    { $seat_is ->
        [you] You get { $amount } SAP ({ $source }), for a total of { $total }.
       *[other] { $seat } gets { $amount } SAP ({ $source }), for a total of { $total }.
    }
event-sap-raised =
    { $seat_is ->
        [you] For you, the SAP of { $animal } rises to { $sap }, for a total of { $total }.
       *[other] For { $seat }, the SAP of { $animal } rises to { $sap }, for a total of { $total }.
    }
event-card-void =
    { $seat_is ->
        [you] Your card “{ $card }” counts for nothing: your total is { $total }.
       *[other] { $seat }’s card “{ $card }” counts for nothing: the total is { $total }.
    }
event-dazed =
    { $seat_is ->
        [you] Dazed, { $animal } gives you nothing more in this battle: your total is { $total }.
       *[other] Dazed, { $animal } gives { $seat } nothing more in this battle: the total is { $total }.
    }
event-sent-home =
    { $seat_is ->
        [you] On your side, { $animal } leaves the battle and goes home.
       *[other] On { $seat }’s side, { $animal } leaves the battle and goes home.
    }
event-dies =
    { $seat_is ->
        [you] You lose { $animal }, who dies and goes to the dump.
       *[other] { $seat } loses { $animal }, who dies and goes to the dump.
    }
event-leads-on =
    { $seat_is ->
        [you] With the leader dead, { $animal } (SAP { $sap }) leads on for you.
       *[other] With the leader dead, { $animal } (SAP { $sap }) leads on for { $seat }.
    }
event-side-out =
    { $seat_is ->
        [you] You have nobody left to lead: your side is out of the battle.
       *[other] { $seat } has nobody left to lead: that side is out of the battle.
    }
event-draw-forced = Peace breaks out: whatever the totals, this battle is a draw between all the sides left.
event-upside-down = The world is upside down: the lowest total wins this battle.
event-loot-changed =
    { $seat_is ->
        [you]
            { $amount ->
                [1] A win brings you one extra food.
                [-1] A win brings you one food less.
               *[other] The number of foods that a win brings you changes by { $amount }.
            }
       *[other]
            { $amount ->
                [1] A win brings { $seat } one extra food.
                [-1] A win brings { $seat } one food less.
               *[other] The number of foods that a win brings { $seat } changes by { $amount }.
            }
    }
event-loot-of-winner-changed =
    { $amount ->
        [1] Whoever wins takes one extra food.
        [-1] Whoever wins takes one food less.
       *[other] The number of foods for whoever wins changes by { $amount }.
    }
event-total =
    { $seat_is ->
        [you] Your total is { $total }.
       *[other] { $seat }’s total is { $total }.
    }

## Events of the outcome and of the loot

event-no-battle = Nobody has put a leader forward: there is no battle and no loot.
event-nobody-left = No side is left in the glade: there is no loot.
event-wins =
    { $seat_is ->
        [you] You win the battle with a total of { $total }.
       *[other] { $seat } wins the battle with a total of { $total }.
    }
event-wins-tie =
    { $seat_is ->
        [you] It is a tie at { $total }, and your leader settles it: you win the battle.
       *[other] It is a tie at { $total }, and { $seat }’s leader settles it: { $seat } wins the battle.
    }
event-shares-draw =
    { $seat_is ->
        [you] You share in the draw.
       *[other] { $seat } shares in the draw.
    }
event-looks =
    { $seat_is ->
        [you] You look in secret at { part-foods } from the top of the forest.
       *[other] { $seat } looks in secret at { part-foods } from the top of the forest.
    }
event-food-taken =
    { $seat_is ->
        [you] You take { part-a-food } from the forest.
       *[other] { $seat } takes { part-a-food } from the forest.
    }
event-food-shared =
    { $seat_is ->
        [you] You take { part-a-food } as your share of the draw.
       *[other] { $seat } takes { part-a-food } as a share of the draw.
    }
event-too-few-foods =
    { $foods ->
        [0] The forest has no food left to share: nobody takes any.
        [1] The forest has only one food left, too few for everyone in the draw: nobody takes any.
       *[other] The forest has only { part-foods } left, too few for everyone in the draw: nobody takes any.
    }
event-food-put-back =
    { $seat_is ->
        [you] Your leader is a vegetarian: you put { part-a-food } back into the forest.
       *[other] The leader is a vegetarian: { $seat } puts { part-a-food } back into the forest.
    }
event-food-foraged =
    { $seat_is ->
        [you] You take { part-a-food } from the forest on the spot.
       *[other] { $seat } takes { part-a-food } from the forest on the spot.
    }
event-food-stolen =
    { $seat_is ->
        [you] You take { part-a-food } from { part-victim }.
       *[other] { $seat } takes { part-a-food } from { part-victim }.
    }
event-food-secured =
    { $seat_is ->
        [you] You secure { part-a-food }.
       *[other] { $seat } secures { part-a-food }.
    }
event-den-stands =
    { $seat_is ->
        [you] “{ $card }” stays with you and protects as many foods as it holds.
       *[other] “{ $card }” stays with { $seat } and protects as many foods as it holds.
    }
event-penalty =
    { $seat_is ->
        [you] “{ $card }” stays in front of you until the count and costs { part-points }.
       *[other] “{ $card }” stays in front of { $seat } until the count and costs { part-points }.
    }

## Events of animals and of the hand

event-cards-drawn =
    { $seat_is ->
        [you] You draw { part-support-cards }.
       *[other] { $seat } draws { part-support-cards }.
    }
event-card-stolen =
    { $seat_is ->
        [you]
            { $victim_is ->
                [you] You take a card at random from your hand.
               *[other] You take a card at random from { $victim }’s hand.
            }
       *[other]
            { $victim_is ->
                [you] { $seat } takes a card at random from your hand.
               *[other] { $seat } takes a card at random from { $victim }’s hand.
            }
    }
event-wakes =
    { $seat_is ->
        [you] In your pool, { $animal } is wide awake.
       *[other] In { $seat }’s pool, { $animal } is wide awake.
    }
event-recruited =
    { $seat_is ->
        [you] Straight from the pile, { $animal } (SAP { $sap }) joins your pool.
       *[other] Straight from the pile, { $animal } (SAP { $sap }) joins { $seat }’s pool.
    }
event-revived =
    { $seat_is ->
        [you] Back from the dead, { $animal } (SAP { $sap }) returns to your pool.
       *[other] Back from the dead, { $animal } (SAP { $sap }) returns to { $seat }’s pool.
    }
event-bound =
    { $seat_is ->
        [you] You bind “{ $card }” for good to { $animal }, whose SAP is now { $sap }.
       *[other] { $seat } binds “{ $card }” for good to { $animal }, whose SAP is now { $sap }.
    }
event-sleep = The sleepers wake up, and the animals that fought go to sleep.
event-cards-traded =
    { $seat_is ->
        [you] You put “{ $card }” and “{ $other }” on the dump and draw a new card.
       *[other] { $seat } puts “{ $card }” and “{ $other }” on the dump and draws a new card.
    }

## The end of the game

event-last-food = The forest has no food left: it is time to count.
event-winter = Winter comes over the forest: it is time to count.
event-counted =
    { $seat_is ->
        [you] At the count you have { part-points-of-foods } of food, { $bonus } of bonus and { $penalty } of penalty.
       *[other] At the count { $seat } has { part-points-of-foods } of food, { $bonus } of bonus and { $penalty } of penalty.
    }

outcome-winner =
    { $seat_is ->
        [you] You win with { part-points }.
       *[other] { $seat } wins with { part-points }.
    }
outcome-shared = The victory is shared, with { part-points } each: { $names }.
outcome-decided-by = What decided the game: { $step }.
step-points = most points (I39)

## Where in the round we are

heading-species = Before the first round
round-heading = Round { $round }
phase-name =
    { $phase ->
        [1] Build
        [2] Battle
        [3] Loot
       *[4] Organise
    }

window-name-build = after build
window-name-stand = once the fighters stand
window-name-last = when the totals are known
window-name-loot = after the loot
window-name-organise = at the end of the round
window-name-facedown = laid face down

question-species = Choose your species.
question-build = Draw an animal of your species or a support card.
question-build-window = Play an event before the battle, or pass.
question-leaders = Put a leader forward, or stay out of this battle.
question-supporters = Send an animal in support, or pass for the rest of this step.
question-stand-window = The fighters stand: play an event, or pass.
question-lay = Lay a support card face down, or pass for the rest of this step.
question-last-window = The totals are known: play an event, use a one-shot ability, or pass.
question-loot = Choose a food for your loot.
question-loot-window = The loot is taken: play an event, or pass.
question-trade = Exchange two cards for a new one, or do without.
question-organise-window = Play an event before the next round, or pass.
question-use = Use the ability of { $source }, or do without.
question-target = { $source }: choose the target.
question-pick = { $source }: choose the next animal or food.
question-counter = { $seat } plays “{ $source }” against you: stop it with a fitting card, or let it happen.

## The table

fate-ready = ready: { $animals }
fate-asleep = asleep: { $animals }
fate-home = sent home: { $animals }
fate-dead = dead: { $animals }

effect-sap = changes SAP
effect-set-sap = raised SAP
effect-void-combat = combat cards void
effect-daze = dazes
effect-send-home = sends home
effect-kill = kills
effect-shield = shield
effect-force-draw = forced draw
effect-lowest-wins = lowest total wins
effect-win-ties = wins ties
effect-loot = size of the loot
effect-loot-pick = choice of the loot
effect-forage = food on the spot
effect-steal-food = theft of food
effect-secure = hiding place
effect-secure-cap = larger hiding places
effect-penalty = penalty
effect-draw = cards drawn
effect-steal-card = theft of a card
effect-wake = wakes
effect-recruit = new animal
effect-revive = brings back from the dead
effect-counter = counter

label-seat = Seat
label-forest = Forest
label-in-forest =
    { $count ->
        [0] none left
       *[other] { $count }: { $foods }
    }
label-cards = Cards
label-piles = general pile { $pile }, dump { $dump }
label-in-hand = Cards
label-pool = Larder and pool
label-no-food = no food yet
label-secured = secured: { $foods }
label-in-pile =
    { $animals ->
        [one] { $animals } animal in the pile
       *[other] { $animals } animals in the pile
    }
label-battle = Battle
label-hand = Your hand
label-laid = Laid face down: { $cards }
label-leaders = Your leaders
label-points = Points
label-foods = Foods
label-bonus = Bonus
label-penalty = Penalty
label-vegetarian = vegetarian

state-first-player = first player
state-vegetarian = vegetarian
state-one-shot-used = one-shot ability used
state-winner = wins, or shares the draw

battle-leader = led by { $animal }
battle-supporters = with { $animals }
battle-initial = initial SAP { $initial }
battle-face-down =
    { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
battle-events = revealed: { $cards }
battle-out = out of the battle
battle-total = Total { $total }
battle-cut = instead of { $sum }
battle-bound = bound
battle-dazed = dazed
battle-raised = raised
battle-void = void
battle-ability = ability
battle-effect = effect

## The log

log-set-aside = Set aside for a shorter game: { $foods }.
log-initial = Initial SAP: { $totals }.
log-totals = Totals: { $totals }.
log-revealed =
    { $seat_is ->
        [you] You reveal { $cards }.
       *[other] { $seat } reveals { $cards }.
    }
log-draw = The draw is shared by { $names }.
log-new-cards = New in your hand: { $cards }.

## What is printed on a card, and where we have it from

card-event = event
card-combat = combat card, value { $value }
card-sap = SAP { $sap }
card-male = male
card-female = female
card-copies = in the game: { $copies }
card-only-for = only for { part-the-species }
card-bound-to = bound to { $animal }
card-windows = played { $windows }
card-countered-by = stopped by { $cards }
card-bonus = +{ $bonus } for { part-the-species }
card-animal-food = not for vegetarians
card-sourced = Known from the rulebook or another public source: { $facts }.
card-reconstructed = Reconstructed, because the original is lost: { $facts }.

fact-ability = ability
fact-amount = number in the effect
fact-animal-food = whether vegetarians eat it
fact-bonus = bonus
fact-bonus-points = points of the bonus
fact-bonus-species = species of the bonus
fact-bound-card = the card bound to it
fact-bound-to = the animal it is bound to
fact-copies = copies
fact-counters = what stops it
fact-effect = effect
fact-is-counter-for = what it stops
fact-limits = limits of the effect
fact-name = name
fact-points = points
fact-restricted-to = reserved for a species
fact-sap = SAP
fact-scope = how long the ability counts
fact-sex = sex
fact-species = species
fact-state = state of the animal
fact-text = text
fact-type = kind of card
fact-value = value
fact-vegetarian = diet
fact-windows = moments

## Short names, as they are typed

name-draw =
    { $pile ->
        [animal] animal
       *[card] support card
    }
name-pass =
    { $way ->
        [pass] pass
        [stay-out] stay out
       *[decline] decline
    }
name-use = use
name-species = { part-species-title }
name-lead = lead { $animal }
name-support = support { $animal }
name-player =
    { $victim_is ->
        [you] against yourself
       *[other] against { $victim }
    }
name-animal = choose { $animal }
name-food-of =
    { $victim_is ->
        [you] { part-food } of your own
       *[other] { part-food } from { $victim }
    }
name-food = pick { part-food }
name-card =
    { $deed ->
        [lay] lay { $card }
        [play] play { $card }
        [counter] counter { $card }
       *[trade] exchange { $card }
    }
