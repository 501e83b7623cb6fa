### The badger in English.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; an owner likewise, or "self" if it is the same seat.
### $card is a card by its type, such as bone, or as it lies face up, such as bone-up; $offer is always the latter.
### $leaf and $trampler are leaves such as orange-5. $stack, $badger, $hamster and $partner are cards that lie together
### in a collection, such as female-wheat-trap: a badger without a bone is hungry, one with a bone is busy.

title = Badger (Tricky Badger)
one-line = Win tricks, with the highest leaf or with the lowest, to gather hamsters and feed them; and beware of the badger, which eats them unless it has a bone.

## Options

option-optional-effects = the use of a magpie, a cage or a trap may be declined

## Cards

card-badger = badger
    .indefinite = a badger
    .definite = the badger
card-female = female
    .indefinite = a female
    .definite = the female
card-male = male
    .indefinite = a male
    .definite = the male
card-magpie = magpie
    .indefinite = a magpie
    .definite = the magpie
card-bone = bone
    .indefinite = a bone
    .definite = the bone
card-twig = twig
    .indefinite = a twig
    .definite = the twig
card-cage = cage
    .indefinite = a cage
    .definite = the cage
card-trap = trap
    .indefinite = a trap
    .definite = the trap
card-wheat = wheat
    .indefinite = wheat
    .definite = the wheat
card-weevil = weevil
    .indefinite = a weevil
    .definite = the weevil

colour-pink = pink
    .suit = pink, trumps
colour-orange = orange
    .suit = orange
colour-blue = blue
    .suit = blue
colour-green = green
    .suit = green
colour-yellow = yellow
    .suit = yellow

## Cards that lie together

stack-badger = a hungry badger
stack-badger-bone = a badger busy with its bone
stack-badger-cage = a hungry caged badger
stack-badger-bone-cage = a caged badger busy with its bone
stack-female = a female
stack-female-wheat = a female fed with wheat
stack-female-weevil = a female fed with a weevil
stack-female-trap = a trapped female
stack-female-wheat-trap = a trapped female fed with wheat
stack-female-weevil-trap = a trapped female fed with a weevil
stack-male = a male
stack-male-wheat = a male fed with wheat
stack-male-weevil = a male fed with a weevil
stack-male-trap = a trapped male
stack-male-wheat-trap = a trapped male fed with wheat
stack-male-weevil-trap = a trapped male fed with a weevil

## Parts of the sentences below

part-leaf =
    { $leaf ->
        [pink-1] pink 1
        [pink-2] pink 2
        [pink-3] pink 3
        [pink-4] pink 4
        [pink-5] pink 5
        [pink-6] pink 6
        [pink-7] pink 7
        [orange-1] orange 1
        [orange-2] orange 2
        [orange-3] orange 3
        [orange-4] orange 4
        [orange-5] orange 5
        [orange-6] orange 6
        [orange-7] orange 7
        [orange-8] orange 8
        [orange-9] orange 9
        [orange-10] orange 10
        [orange-11] orange 11
        [blue-1] blue 1
        [blue-2] blue 2
        [blue-3] blue 3
        [blue-4] blue 4
        [blue-5] blue 5
        [blue-6] blue 6
        [blue-7] blue 7
        [blue-8] blue 8
        [blue-9] blue 9
        [blue-10] blue 10
        [blue-11] blue 11
        [green-1] green 1
        [green-2] green 2
        [green-3] green 3
        [green-4] green 4
        [green-5] green 5
        [green-6] green 6
        [green-7] green 7
        [green-8] green 8
        [green-9] green 9
        [green-10] green 10
        [green-11] green 11
        [yellow-1] yellow 1
        [yellow-2] yellow 2
        [yellow-3] yellow 3
        [yellow-4] yellow 4
        [yellow-5] yellow 5
        [yellow-6] yellow 6
        [yellow-7] yellow 7
        [yellow-8] yellow 8
        [yellow-9] yellow 9
        [yellow-10] yellow 10
       *[yellow-11] yellow 11
    }
part-trampler =
    { $trampler ->
        [pink-1] pink 1
        [pink-2] pink 2
        [pink-3] pink 3
        [pink-4] pink 4
        [pink-5] pink 5
        [pink-6] pink 6
        [pink-7] pink 7
        [orange-1] orange 1
        [orange-2] orange 2
        [orange-3] orange 3
        [orange-4] orange 4
        [orange-5] orange 5
        [orange-6] orange 6
        [orange-7] orange 7
        [orange-8] orange 8
        [orange-9] orange 9
        [orange-10] orange 10
        [orange-11] orange 11
        [blue-1] blue 1
        [blue-2] blue 2
        [blue-3] blue 3
        [blue-4] blue 4
        [blue-5] blue 5
        [blue-6] blue 6
        [blue-7] blue 7
        [blue-8] blue 8
        [blue-9] blue 9
        [blue-10] blue 10
        [blue-11] blue 11
        [green-1] green 1
        [green-2] green 2
        [green-3] green 3
        [green-4] green 4
        [green-5] green 5
        [green-6] green 6
        [green-7] green 7
        [green-8] green 8
        [green-9] green 9
        [green-10] green 10
        [green-11] green 11
        [yellow-1] yellow 1
        [yellow-2] yellow 2
        [yellow-3] yellow 3
        [yellow-4] yellow 4
        [yellow-5] yellow 5
        [yellow-6] yellow 6
        [yellow-7] yellow 7
        [yellow-8] yellow 8
        [yellow-9] yellow 9
        [yellow-10] yellow 10
       *[yellow-11] yellow 11
    }
part-an-offer =
    { $card ->
        [badger-up] { card-badger.indefinite } ▲
        [badger-down] { card-badger.indefinite } ▼
        [female-up] { card-female.indefinite } ▲
        [female-down] { card-female.indefinite } ▼
        [male-up] { card-male.indefinite } ▲
        [male-down] { card-male.indefinite } ▼
        [magpie-up] { card-magpie.indefinite } ▲
        [magpie-down] { card-magpie.indefinite } ▼
        [bone-up] { card-bone.indefinite } ▲
        [bone-down] { card-bone.indefinite } ▼
        [twig-up] { card-twig.indefinite } ▲
        [twig-down] { card-twig.indefinite } ▼
        [cage-up] { card-cage.indefinite } ▲
        [cage-down] { card-cage.indefinite } ▼
        [trap-up] { card-trap.indefinite } ▲
        [trap-down] { card-trap.indefinite } ▼
        [wheat-up] { card-wheat.indefinite } ▲
        [wheat-down] { card-wheat.indefinite } ▼
        [weevil-up] { card-weevil.indefinite } ▲
       *[weevil-down] { card-weevil.indefinite } ▼
    }
part-the-offer =
    { $offer ->
        [badger-up] { card-badger.definite } ▲
        [badger-down] { card-badger.definite } ▼
        [female-up] { card-female.definite } ▲
        [female-down] { card-female.definite } ▼
        [male-up] { card-male.definite } ▲
        [male-down] { card-male.definite } ▼
        [magpie-up] { card-magpie.definite } ▲
        [magpie-down] { card-magpie.definite } ▼
        [bone-up] { card-bone.definite } ▲
        [bone-down] { card-bone.definite } ▼
        [twig-up] { card-twig.definite } ▲
        [twig-down] { card-twig.definite } ▼
        [cage-up] { card-cage.definite } ▲
        [cage-down] { card-cage.definite } ▼
        [trap-up] { card-trap.definite } ▲
        [trap-down] { card-trap.definite } ▼
        [wheat-up] { card-wheat.definite } ▲
        [wheat-down] { card-wheat.definite } ▼
        [weevil-up] { card-weevil.definite } ▲
       *[weevil-down] { card-weevil.definite } ▼
    }
part-the-card =
    { $card ->
        [badger] { card-badger.definite }
        [badger-up] { card-badger.definite }
        [badger-down] { card-badger.definite }
        [female] { card-female.definite }
        [female-up] { card-female.definite }
        [female-down] { card-female.definite }
        [male] { card-male.definite }
        [male-up] { card-male.definite }
        [male-down] { card-male.definite }
        [magpie] { card-magpie.definite }
        [magpie-up] { card-magpie.definite }
        [magpie-down] { card-magpie.definite }
        [bone] { card-bone.definite }
        [bone-up] { card-bone.definite }
        [bone-down] { card-bone.definite }
        [twig] { card-twig.definite }
        [twig-up] { card-twig.definite }
        [twig-down] { card-twig.definite }
        [cage] { card-cage.definite }
        [cage-up] { card-cage.definite }
        [cage-down] { card-cage.definite }
        [trap] { card-trap.definite }
        [trap-up] { card-trap.definite }
        [trap-down] { card-trap.definite }
        [wheat] { card-wheat.definite }
        [wheat-up] { card-wheat.definite }
        [wheat-down] { card-wheat.definite }
        [weevil] { card-weevil.definite }
        [weevil-up] { card-weevil.definite }
       *[weevil-down] { card-weevil.definite }
    }
part-which-value =
    { $card ->
        [badger-up] the highest value
        [female-up] the highest value
        [male-up] the highest value
        [magpie-up] the highest value
        [bone-up] the highest value
        [twig-up] the highest value
        [cage-up] the highest value
        [trap-up] the highest value
        [wheat-up] the highest value
        [weevil-up] the highest value
       *[other] the lowest value
    }
part-among =
    { $leaf ->
        [pink-1] Among trumps,
        [pink-2] Among trumps,
        [pink-3] Among trumps,
        [pink-4] Among trumps,
        [pink-5] Among trumps,
        [pink-6] Among trumps,
        [pink-7] Among trumps,
       *[other] In the colour led,
    }
part-a-stack =
    { $stack ->
        [bone] { card-bone.indefinite }
        [twig] { card-twig.indefinite }
        [wheat] { card-wheat.indefinite }
        [weevil] { card-weevil.indefinite }
        [badger] { stack-badger }
        [badger-bone] { stack-badger-bone }
        [badger-cage] { stack-badger-cage }
        [badger-bone-cage] { stack-badger-bone-cage }
        [female] { stack-female }
        [female-wheat] { stack-female-wheat }
        [female-weevil] { stack-female-weevil }
        [female-trap] { stack-female-trap }
        [female-wheat-trap] { stack-female-wheat-trap }
        [female-weevil-trap] { stack-female-weevil-trap }
        [male] { stack-male }
        [male-wheat] { stack-male-wheat }
        [male-weevil] { stack-male-weevil }
        [male-trap] { stack-male-trap }
        [male-wheat-trap] { stack-male-wheat-trap }
       *[male-weevil-trap] { stack-male-weevil-trap }
    }
# What a magpie can take or eat.
part-a-loose-card =
    { $card ->
        [bone] { card-bone.indefinite }
        [twig] { card-twig.indefinite }
        [wheat] { card-wheat.indefinite }
       *[weevil] { card-weevil.indefinite }
    }
part-no-loose-card =
    { $card ->
        [bone] no unassociated bone
        [twig] no twig
        [wheat] no unassociated wheat
       *[weevil] no unassociated weevil
    }
part-the-stolen-card =
    { $card ->
        [bone] the stolen bone
        [twig] the stolen twig
        [wheat] the stolen wheat
       *[weevil] the stolen weevil
    }
# Follows "eat": the magpie eats "Alice’s wheat".
part-the-owners-food =
    { $food ->
        [wheat]
            { $owner_is ->
                [you] your wheat
                [self] a wheat card of the same collection
               *[other] { $owner }’s wheat
            }
       *[weevil]
            { $owner_is ->
                [you] your weevil
                [self] a weevil of the same collection
               *[other] { $owner }’s weevil
            }
    }
# Who a card is taken from: "from Alice".
part-from-owner =
    { $owner_is ->
        [you] from you
       *[other] from { $owner }
    }
part-with-food =
    { $food ->
        [wheat] with wheat
       *[weevil] with a weevil
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-badgers =
    { $badgers ->
        [one] { $badgers } badger
       *[other] { $badgers } badgers
    }
part-hamsters =
    { $hamsters ->
        [one] { $hamsters } hamster
       *[other] { $hamsters } hamsters
    }
part-the-colour =
    { $colour ->
        [pink] pink
        [orange] orange
        [blue] blue
        [green] green
       *[yellow] yellow
    }

## Actions

action-stake = Put { part-the-offer } at stake.
action-leaf = Play the { part-leaf }.
action-magpie =
    { $card ->
        [wheat]
            { $owner_is ->
                [you] Eat your own wheat.
               *[other] Eat { $owner }’s wheat.
            }
        [weevil]
            { $owner_is ->
                [you] Eat your own weevil.
               *[other] Eat { $owner }’s weevil.
            }
       *[other] Take { part-a-loose-card } { part-from-owner }.
    }
action-keep =
    { $answer ->
        [keep] Keep it.
       *[discard] Discard it.
    }
action-cage =
    { $owner_is ->
        [you]
            { $badger ->
                [badger] Put the cage on your hungry badger.
               *[badger-bone] Put the cage on your busy badger.
            }
       *[other]
            { $badger ->
                [badger] Steal { stack-badger } from { $owner }.
               *[badger-bone] Steal { stack-badger-bone } from { $owner }.
            }
    }
action-trap =
    { $owner_is ->
        [you]
            { $hamster ->
                [female] Put the trap on your unfed female.
                [female-wheat] Put the trap on your female fed with wheat.
                [female-weevil] Put the trap on your female fed with a weevil.
                [male] Put the trap on your unfed male.
                [male-wheat] Put the trap on your male fed with wheat.
               *[male-weevil] Put the trap on your male fed with a weevil.
            }
       *[other]
            { $hamster ->
                [female] Steal { stack-female } from { $owner }.
                [female-wheat] Steal { stack-female-wheat } from { $owner }.
                [female-weevil] Steal { stack-female-weevil } from { $owner }.
                [male] Steal { stack-male } from { $owner }.
                [male-wheat] Steal { stack-male-wheat } from { $owner }.
               *[male-weevil] Steal { stack-male-weevil } from { $owner }.
            }
    }
action-partner =
    { $partner ->
        [badger] Give the bone to the uncaged badger.
        [badger-cage] Give the bone to the caged badger.
        [female] Feed the female.
        [female-trap] Feed the trapped female.
        [male] Feed the male.
       *[male-trap] Feed the trapped male.
    }
action-decline = Decline, and discard the card.

## Refusals

refusal-not-asked = This is not what is to be decided now.
refusal-not-face-up = You cannot put { part-the-offer } at stake: no such card is face up.
refusal-not-in-hand = You do not have the { part-leaf } in your hand.
refusal-must-follow = You have the colour led and must follow: the { part-leaf } is of another colour.
refusal-not-there =
    { $owner_is ->
        [you] You have { part-no-loose-card }.
       *[other] { $owner } has { part-no-loose-card }.
    }
refusal-only-from-others = A magpie takes bones and twigs from opponents only.
refusal-no-such-badger =
    { $owner_is ->
        [you] You have no such badger outside a cage.
       *[other] { $owner } has no such badger outside a cage.
    }
refusal-no-such-hamster =
    { $owner_is ->
        [you] You have no such hamster outside a trap.
       *[other] { $owner } has no such hamster outside a trap.
    }
refusal-no-such-partner = There is no such partner in your collection.
refusal-must-be-used = In this game you cannot decline to use a magpie, a cage or a trap.

## Events of a round and of a trick

event-round-begins =
    { $seat_is ->
        [you] Round { $round } begins: everyone is dealt new leaves, and the first-player card is with you.
       *[other] Round { $round } begins: everyone is dealt new leaves, and the first-player card is with { $seat }.
    }
event-card-turned-up = Turned face up: { part-an-offer }.
event-stake-chosen =
    { $seat_is ->
        [you] You put { part-an-offer } at stake: { part-which-value } wins.
       *[other] { $seat } puts { part-an-offer } at stake: { part-which-value } wins.
    }
event-leaf-led =
    { $seat_is ->
        [you] You lead the { part-leaf }.
       *[other] { $seat } leads the { part-leaf }.
    }
event-leaf-follows =
    { $seat_is ->
        [you] You follow with the { part-leaf }.
       *[other] { $seat } follows with the { part-leaf }.
    }
event-leaf-discarded =
    { $seat_is ->
        [you] You cannot follow and throw away the { part-leaf }.
       *[other] { $seat } cannot follow and throws away the { part-leaf }.
    }
event-leaf-trumps =
    { $seat_is ->
        [you] You cannot follow and trump with the { part-leaf }.
       *[other] { $seat } cannot follow and trumps with the { part-leaf }.
    }
event-leaf-trampled =
    { $seat_is ->
        [you] Trampled by the { part-trampler }, your { part-leaf } is out of the contest.
       *[other] Trampled by the { part-trampler }, { $seat }’s { part-leaf } is out of the contest.
    }
event-trick-won =
    { $seat_is ->
        [you] { part-among } { part-which-value } wins: you take { part-the-card } with the { part-leaf }.
       *[other] { part-among } { part-which-value } wins: { $seat } takes { part-the-card } with the { part-leaf }.
    }
event-first-player-moves =
    { $seat_is ->
        [you] The first-player card passes to you.
       *[other] The first-player card passes to { $seat }.
    }
event-last-card-discarded = The last card face up, { part-an-offer }, is discarded.

## Events in a collection

event-card-joins =
    { $seat_is ->
        [you] You add { part-the-card } to your collection.
       *[other] { $seat } adds { part-the-card } to their collection.
    }
event-bone-keeps-badger-busy =
    { $seat_is ->
        [you]
            { $badger ->
                [badger-cage] The bone keeps your caged badger busy for good.
               *[badger] The bone keeps your badger busy for good.
            }
       *[other]
            { $badger ->
                [badger-cage] The bone keeps { $seat }’s caged badger busy for good.
               *[badger] The bone keeps { $seat }’s badger busy for good.
            }
    }
event-hamster-gets-food =
    { $seat_is ->
        [you]
            { $hamster ->
                [female] Your female is fed { part-with-food }, for 1 extra point.
                [female-trap] Your trapped female is fed { part-with-food }, for 1 extra point.
                [male-trap] Your trapped male is fed { part-with-food }, for 1 extra point.
               *[male] Your male is fed { part-with-food }, for 1 extra point.
            }
       *[other]
            { $hamster ->
                [female] { $seat }’s female is fed { part-with-food }, for 1 extra point.
                [female-trap] { $seat }’s trapped female is fed { part-with-food }, for 1 extra point.
                [male-trap] { $seat }’s trapped male is fed { part-with-food }, for 1 extra point.
               *[male] { $seat }’s male is fed { part-with-food }, for 1 extra point.
            }
    }
event-quarrel =
    { $seat_is ->
        [you] Two males quarrel in your collection: you lose all your hamsters.
       *[other] Two males quarrel in { $seat }’s collection: all the hamsters there are lost.
    }
event-hamster-lost-in-quarrel =
    { $seat_is ->
        [you] You lose { part-a-stack }.
       *[other] { $seat } loses { part-a-stack }.
    }
event-badger-eats =
    { $seat_is ->
        [you] Your hungry badger eats { part-a-stack }.
       *[other] { $seat }’s hungry badger eats { part-a-stack }.
    }
event-weevil-eats-wheat =
    { $seat_is ->
        [you] Your weevil eats the wheat, which no hamster has taken.
       *[other] { $seat }’s weevil eats the wheat, which no hamster has taken.
    }

## Events of magpies, cages and traps

event-magpie-eats =
    { $seat_is ->
        [you] Your magpie eats { part-the-owners-food }.
       *[other] { $seat }’s magpie eats { part-the-owners-food }.
    }
event-magpie-takes =
    { $seat_is ->
        [you] Your magpie takes { part-a-loose-card } { part-from-owner }.
       *[other] { $seat }’s magpie takes { part-a-loose-card } { part-from-owner }.
    }
event-stolen-card-kept =
    { $seat_is ->
        [you] You keep { part-the-stolen-card }.
       *[other] { $seat } keeps { part-the-stolen-card }.
    }
event-stolen-card-discarded =
    { $seat_is ->
        [you] You discard { part-the-stolen-card }.
       *[other] { $seat } discards { part-the-stolen-card }.
    }
event-magpie-finds-nothing =
    { $seat_is ->
        [you] Your magpie finds nothing to eat or to take and is discarded.
       *[other] { $seat }’s magpie finds nothing to eat or to take and is discarded.
    }
event-badger-stolen =
    { $seat_is ->
        [you] With the cage you steal { part-a-stack } { part-from-owner }.
       *[other] With the cage { $seat } steals { part-a-stack } { part-from-owner }.
    }
event-own-badger-caged =
    { $seat_is ->
        [you] You put the cage on { part-a-stack } in your own collection: it can no longer be stolen.
       *[other] { $seat } puts the cage on { part-a-stack } in their own collection: it can no longer be stolen.
    }
event-cage-finds-nothing =
    { $seat_is ->
        [you] There is no badger outside a cage: your cage is discarded.
       *[other] There is no badger outside a cage: { $seat }’s cage is discarded.
    }
event-hamster-stolen =
    { $seat_is ->
        [you] With the trap you steal { part-a-stack } { part-from-owner }.
       *[other] With the trap { $seat } steals { part-a-stack } { part-from-owner }.
    }
event-own-hamster-trapped =
    { $seat_is ->
        [you] You put the trap on { part-a-stack } in your own collection: it can no longer be stolen.
       *[other] { $seat } puts the trap on { part-a-stack } in their own collection: it can no longer be stolen.
    }
event-trap-finds-nothing =
    { $seat_is ->
        [you] There is no hamster outside a trap: your trap is discarded.
       *[other] There is no hamster outside a trap: { $seat }’s trap is discarded.
    }
event-magpie-declined =
    { $seat_is ->
        [you] You decline to use the magpie, which is discarded.
       *[other] { $seat } declines to use the magpie, which is discarded.
    }
event-cage-declined =
    { $seat_is ->
        [you] You decline to use the cage, which is discarded.
       *[other] { $seat } declines to use the cage, which is discarded.
    }
event-trap-declined =
    { $seat_is ->
        [you] You decline to use the trap, which is discarded.
       *[other] { $seat } declines to use the trap, which is discarded.
    }

## The end of the game

event-collection-counted =
    { $seat_is ->
        [you] Your collection is worth { part-points }, with { part-badgers } and { part-hamsters }.
       *[other] { $seat }’s collection is worth { part-points }, with { part-badgers } and { part-hamsters }.
    }
event-game-over = The last round is over and the collections are counted: the game is over.

outcome-winner =
    { $seat_is ->
        [you] You win with { part-points }.
       *[other] { $seat } wins with { part-points }.
    }
outcome-shared = The victory is shared, with { part-points } each: { $names }.
outcome-decided-by = What decided the game: { $step }.
step-points = most points (B28)
step-badgers = most badgers (B28)
step-hamsters = most hamsters (B28)

## The table

label-round = Round { $round } of { $rounds }
label-trick = Trick { $trick } of { $tricks }
label-face-up = To be won
label-at-stake = At stake
label-seat = Seat
label-collection = Collection
label-points = Points
label-lacks = Has none of
label-colour = Colour
label-hand = Your hand
label-unseen = Not seen yet
label-trampling = Trampling: { $ordinary }; in pink, { $pink }.
label-trampled-by = { $value } by { $trampler }
state-first-player = first player
state-winning = winning so far
state-trampled = trampled
state-arrow-up = the highest wins
state-arrow-down = the lowest wins
state-stake-up = { $card }: the highest value wins
state-stake-down = { $card }: the lowest value wins

question-stake = It is for you to choose the card that this trick will win.
question-lead = You lead, with any leaf you like.
question-follow = The colour led is { part-the-colour }: you must follow.
question-no-follow = The colour led is { part-the-colour }, and you have none: play any leaf you like.
question-magpie = What is your magpie to do?
question-keep = You have taken { part-a-stack }: what is to become of it?
question-cage = How will you use your cage?
question-trap = How will you use your trap?
question-partner = Which animal gets { part-a-stack }?

log-turned-up = To be won in this round: { $cards }.

## Where the points come from

label-cards = Cards
label-fed = Fed
label-pair = Pair
label-twigs = Twigs
label-badgers = Badgers
label-hamsters = Hamsters

## Short names, as they are typed

name-up = up
name-down = down
name-keep = keep
name-discard = discard
name-decline = decline
name-of-owner =
    { $owner_is ->
        [you] of yours
       *[other] of { $owner }
    }
name-partner = with { $stack }
