### The badger in French.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; an owner likewise, or "self" if it is the same seat.
### $card is a card by its type, such as bone, or as it lies face up, such as bone-up; $offer is always the latter.
### $leaf and $trampler are leaves such as orange-5. $stack, $badger, $hamster and $partner are cards that lie together
### in a collection, such as female-wheat-trap: a badger without a bone is hungry, one with a bone is busy.
### DE elides before a vowel. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

title = Le blaireau (Tricky Badger)
one-line = Remportez des plis, par la feuille la plus haute ou par la plus basse, pour recueillir des hamsters et les nourrir ; et gare au blaireau, qui les mange tant qu’il n’a pas d’os.

## Options

option-optional-effects = on peut renoncer à employer une pie, une cage ou un piège

## Cards

card-badger = blaireau
    .indefinite = un blaireau
    .definite = le blaireau
card-female = femelle
    .indefinite = une femelle
    .definite = la femelle
card-male = mâle
    .indefinite = un mâle
    .definite = le mâle
card-magpie = pie
    .indefinite = une pie
    .definite = la pie
card-bone = os
    .indefinite = un os
    .definite = l’os
card-twig = brindille
    .indefinite = une brindille
    .definite = la brindille
card-cage = cage
    .indefinite = une cage
    .definite = la cage
card-trap = piège
    .indefinite = un piège
    .definite = le piège
card-wheat = blé
    .indefinite = un blé
    .definite = le blé
card-weevil = charançon
    .indefinite = un charançon
    .definite = le charançon

colour-pink = rose
    .suit = rose, atouts
colour-orange = orange
    .suit = orange
colour-blue = bleu
    .suit = bleu
colour-green = vert
    .suit = vert
colour-yellow = jaune
    .suit = jaune

## Cards that lie together

stack-badger = un blaireau affamé
stack-badger-bone = un blaireau occupé par son os
stack-badger-cage = un blaireau affamé en cage
stack-badger-bone-cage = un blaireau en cage occupé par son os
stack-female = une femelle
stack-female-wheat = une femelle nourrie de blé
stack-female-weevil = une femelle nourrie d’un charançon
stack-female-trap = une femelle piégée
stack-female-wheat-trap = une femelle piégée et nourrie de blé
stack-female-weevil-trap = une femelle piégée et nourrie d’un charançon
stack-male = un mâle
stack-male-wheat = un mâle nourri de blé
stack-male-weevil = un mâle nourri d’un charançon
stack-male-trap = un mâle piégé
stack-male-wheat-trap = un mâle piégé et nourri de blé
stack-male-weevil-trap = un mâle piégé et nourri d’un charançon

## Parts of the sentences below

part-leaf =
    { $leaf ->
        [pink-1] 1 rose
        [pink-2] 2 rose
        [pink-3] 3 rose
        [pink-4] 4 rose
        [pink-5] 5 rose
        [pink-6] 6 rose
        [pink-7] 7 rose
        [orange-1] 1 orange
        [orange-2] 2 orange
        [orange-3] 3 orange
        [orange-4] 4 orange
        [orange-5] 5 orange
        [orange-6] 6 orange
        [orange-7] 7 orange
        [orange-8] 8 orange
        [orange-9] 9 orange
        [orange-10] 10 orange
        [orange-11] 11 orange
        [blue-1] 1 bleu
        [blue-2] 2 bleu
        [blue-3] 3 bleu
        [blue-4] 4 bleu
        [blue-5] 5 bleu
        [blue-6] 6 bleu
        [blue-7] 7 bleu
        [blue-8] 8 bleu
        [blue-9] 9 bleu
        [blue-10] 10 bleu
        [blue-11] 11 bleu
        [green-1] 1 vert
        [green-2] 2 vert
        [green-3] 3 vert
        [green-4] 4 vert
        [green-5] 5 vert
        [green-6] 6 vert
        [green-7] 7 vert
        [green-8] 8 vert
        [green-9] 9 vert
        [green-10] 10 vert
        [green-11] 11 vert
        [yellow-1] 1 jaune
        [yellow-2] 2 jaune
        [yellow-3] 3 jaune
        [yellow-4] 4 jaune
        [yellow-5] 5 jaune
        [yellow-6] 6 jaune
        [yellow-7] 7 jaune
        [yellow-8] 8 jaune
        [yellow-9] 9 jaune
        [yellow-10] 10 jaune
       *[yellow-11] 11 jaune
    }
part-trampler =
    { $trampler ->
        [pink-1] 1 rose
        [pink-2] 2 rose
        [pink-3] 3 rose
        [pink-4] 4 rose
        [pink-5] 5 rose
        [pink-6] 6 rose
        [pink-7] 7 rose
        [orange-1] 1 orange
        [orange-2] 2 orange
        [orange-3] 3 orange
        [orange-4] 4 orange
        [orange-5] 5 orange
        [orange-6] 6 orange
        [orange-7] 7 orange
        [orange-8] 8 orange
        [orange-9] 9 orange
        [orange-10] 10 orange
        [orange-11] 11 orange
        [blue-1] 1 bleu
        [blue-2] 2 bleu
        [blue-3] 3 bleu
        [blue-4] 4 bleu
        [blue-5] 5 bleu
        [blue-6] 6 bleu
        [blue-7] 7 bleu
        [blue-8] 8 bleu
        [blue-9] 9 bleu
        [blue-10] 10 bleu
        [blue-11] 11 bleu
        [green-1] 1 vert
        [green-2] 2 vert
        [green-3] 3 vert
        [green-4] 4 vert
        [green-5] 5 vert
        [green-6] 6 vert
        [green-7] 7 vert
        [green-8] 8 vert
        [green-9] 9 vert
        [green-10] 10 vert
        [green-11] 11 vert
        [yellow-1] 1 jaune
        [yellow-2] 2 jaune
        [yellow-3] 3 jaune
        [yellow-4] 4 jaune
        [yellow-5] 5 jaune
        [yellow-6] 6 jaune
        [yellow-7] 7 jaune
        [yellow-8] 8 jaune
        [yellow-9] 9 jaune
        [yellow-10] 10 jaune
       *[yellow-11] 11 jaune
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
        [badger-up] la valeur la plus haute
        [female-up] la valeur la plus haute
        [male-up] la valeur la plus haute
        [magpie-up] la valeur la plus haute
        [bone-up] la valeur la plus haute
        [twig-up] la valeur la plus haute
        [cage-up] la valeur la plus haute
        [trap-up] la valeur la plus haute
        [wheat-up] la valeur la plus haute
        [weevil-up] la valeur la plus haute
       *[other] la valeur la plus basse
    }
part-among =
    { $leaf ->
        [pink-1] Parmi les atouts,
        [pink-2] Parmi les atouts,
        [pink-3] Parmi les atouts,
        [pink-4] Parmi les atouts,
        [pink-5] Parmi les atouts,
        [pink-6] Parmi les atouts,
        [pink-7] Parmi les atouts,
       *[other] Dans la couleur demandée,
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
        [bone] pas d’os non associé
        [twig] pas de brindille
        [wheat] pas de blé non associé
       *[weevil] pas de charançon non associé
    }
part-the-stolen-card =
    { $card ->
        [bone] l’os volé
        [twig] la brindille volée
        [wheat] le blé volé
       *[weevil] le charançon volé
    }
# Follows « mange »: la pie mange « le blé d’Alice ».
part-the-owners-food =
    { $food ->
        [wheat]
            { $owner_is ->
                [you] votre blé
                [self] un blé de la même collection
               *[other] le blé { DE($owner) }
            }
       *[weevil]
            { $owner_is ->
                [you] votre charançon
                [self] un charançon de la même collection
               *[other] le charançon { DE($owner) }
            }
    }
# Who a card is taken from: « chez Alice ».
part-from-owner =
    { $owner_is ->
        [you] chez vous
       *[other] chez { $owner }
    }
part-with-food =
    { $food ->
        [wheat] de blé
       *[weevil] d’un charançon
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-badgers =
    { $badgers ->
        [one] { $badgers } blaireau
       *[other] { $badgers } blaireaux
    }
part-hamsters =
    { $hamsters ->
        [one] { $hamsters } hamster
       *[other] { $hamsters } hamsters
    }
part-the-colour =
    { $colour ->
        [pink] le rose
        [orange] l’orange
        [blue] le bleu
        [green] le vert
       *[yellow] le jaune
    }

## Actions

action-stake = Mettre en jeu { part-the-offer }.
action-leaf = Jouer le { part-leaf }.
action-magpie =
    { $card ->
        [wheat]
            { $owner_is ->
                [you] Manger votre propre blé.
               *[other] Manger le blé { DE($owner) }.
            }
        [weevil]
            { $owner_is ->
                [you] Manger votre propre charançon.
               *[other] Manger le charançon { DE($owner) }.
            }
       *[other] Prendre { part-a-loose-card } { part-from-owner }.
    }
action-keep =
    { $answer ->
        [keep] Garder cette carte.
       *[discard] Défausser cette carte.
    }
action-cage =
    { $owner_is ->
        [you]
            { $badger ->
                [badger] Poser la cage sur votre blaireau affamé.
               *[badger-bone] Poser la cage sur votre blaireau occupé.
            }
       *[other]
            { $badger ->
                [badger] Voler à { $owner } { stack-badger }.
               *[badger-bone] Voler à { $owner } { stack-badger-bone }.
            }
    }
action-trap =
    { $owner_is ->
        [you]
            { $hamster ->
                [female] Poser le piège sur votre femelle sans aliment.
                [female-wheat] Poser le piège sur votre femelle nourrie de blé.
                [female-weevil] Poser le piège sur votre femelle nourrie d’un charançon.
                [male] Poser le piège sur votre mâle sans aliment.
                [male-wheat] Poser le piège sur votre mâle nourri de blé.
               *[male-weevil] Poser le piège sur votre mâle nourri d’un charançon.
            }
       *[other]
            { $hamster ->
                [female] Voler à { $owner } { stack-female }.
                [female-wheat] Voler à { $owner } { stack-female-wheat }.
                [female-weevil] Voler à { $owner } { stack-female-weevil }.
                [male] Voler à { $owner } { stack-male }.
                [male-wheat] Voler à { $owner } { stack-male-wheat }.
               *[male-weevil] Voler à { $owner } { stack-male-weevil }.
            }
    }
action-partner =
    { $partner ->
        [badger] Donner l’os au blaireau sans cage.
        [badger-cage] Donner l’os au blaireau en cage.
        [female] Nourrir la femelle.
        [female-trap] Nourrir la femelle piégée.
        [male] Nourrir le mâle.
       *[male-trap] Nourrir le mâle piégé.
    }
action-decline = Renoncer, et défausser la carte.

## Refusals

refusal-not-asked = Ce n’est pas ce qu’il faut décider maintenant.
refusal-not-face-up = Vous ne pouvez pas mettre en jeu { part-the-offer } : il n’y a pas de telle carte parmi les cartes visibles.
refusal-not-in-hand = Vous n’avez pas le { part-leaf } en main.
refusal-must-follow = Vous avez la couleur demandée et devez en fournir : le { part-leaf } est d’une autre couleur.
refusal-not-there =
    { $owner_is ->
        [you] Vous n’avez { part-no-loose-card }.
       *[other] { $owner } n’a { part-no-loose-card }.
    }
refusal-only-from-others = Une pie ne prend les os et les brindilles que chez les adversaires.
refusal-no-such-badger =
    { $owner_is ->
        [you] Vous n’avez pas de tel blaireau sans cage.
       *[other] { $owner } n’a pas de tel blaireau sans cage.
    }
refusal-no-such-hamster =
    { $owner_is ->
        [you] Vous n’avez pas de tel hamster sans piège.
       *[other] { $owner } n’a pas de tel hamster sans piège.
    }
refusal-no-such-partner = Il n’y a pas de tel partenaire dans votre collection.
refusal-must-be-used = Dans cette partie, on ne peut pas renoncer à employer une pie, une cage ou un piège.

## Events of a round and of a trick

event-round-begins =
    { $seat_is ->
        [you] Manche { $round } : chacun reçoit de nouvelles feuilles, et la carte de premier joueur est chez vous.
       *[other] Manche { $round } : chacun reçoit de nouvelles feuilles, et la carte de premier joueur est chez { $seat }.
    }
event-card-turned-up = On dévoile { part-an-offer }.
event-stake-chosen =
    { $seat_is ->
        [you] Vous mettez en jeu { part-an-offer } : { part-which-value } l’emporte.
       *[other] { $seat } met en jeu { part-an-offer } : { part-which-value } l’emporte.
    }
event-leaf-led =
    { $seat_is ->
        [you] Vous entamez du { part-leaf }.
       *[other] { $seat } entame du { part-leaf }.
    }
event-leaf-follows =
    { $seat_is ->
        [you] Vous fournissez le { part-leaf }.
       *[other] { $seat } fournit le { part-leaf }.
    }
event-leaf-discarded =
    { $seat_is ->
        [you] Vous ne pouvez pas fournir : vous vous débarrassez du { part-leaf }.
       *[other] { $seat } ne peut pas fournir et se débarrasse du { part-leaf }.
    }
event-leaf-trumps =
    { $seat_is ->
        [you] Vous ne pouvez pas fournir et coupez avec le { part-leaf }.
       *[other] { $seat } ne peut pas fournir et coupe avec le { part-leaf }.
    }
event-leaf-trampled =
    { $seat_is ->
        [you] Piétiné par le { part-trampler }, votre { part-leaf } sort de la course.
       *[other] Piétiné par le { part-trampler }, le { part-leaf } { DE($seat) } sort de la course.
    }
event-trick-won =
    { $seat_is ->
        [you] { part-among } { part-which-value } l’emporte : vous prenez { part-the-card } avec le { part-leaf }.
       *[other] { part-among } { part-which-value } l’emporte : { $seat } prend { part-the-card } avec le { part-leaf }.
    }
event-first-player-moves =
    { $seat_is ->
        [you] La carte de premier joueur passe chez vous.
       *[other] La carte de premier joueur passe chez { $seat }.
    }
event-last-card-discarded = La dernière carte visible, { part-an-offer }, est défaussée.

## Events in a collection

event-card-joins =
    { $seat_is ->
        [you] Vous ajoutez { part-the-card } à votre collection.
       *[other] { $seat } ajoute { part-the-card } à sa collection.
    }
event-bone-keeps-badger-busy =
    { $seat_is ->
        [you]
            { $badger ->
                [badger-cage] L’os occupe pour toujours votre blaireau en cage.
               *[badger] L’os occupe pour toujours votre blaireau.
            }
       *[other]
            { $badger ->
                [badger-cage] L’os occupe pour toujours le blaireau en cage { DE($seat) }.
               *[badger] L’os occupe pour toujours le blaireau { DE($seat) }.
            }
    }
event-hamster-gets-food =
    { $seat_is ->
        [you]
            { $hamster ->
                [female] Votre femelle est nourrie { part-with-food }, pour 1 point de plus.
                [female-trap] Votre femelle piégée est nourrie { part-with-food }, pour 1 point de plus.
                [male-trap] Votre mâle piégé est nourri { part-with-food }, pour 1 point de plus.
               *[male] Votre mâle est nourri { part-with-food }, pour 1 point de plus.
            }
       *[other]
            { $hamster ->
                [female] La femelle { DE($seat) } est nourrie { part-with-food }, pour 1 point de plus.
                [female-trap] La femelle piégée { DE($seat) } est nourrie { part-with-food }, pour 1 point de plus.
                [male-trap] Le mâle piégé { DE($seat) } est nourri { part-with-food }, pour 1 point de plus.
               *[male] Le mâle { DE($seat) } est nourri { part-with-food }, pour 1 point de plus.
            }
    }
event-quarrel =
    { $seat_is ->
        [you] Deux mâles se querellent dans votre collection : vous perdez tous vos hamsters.
       *[other] Deux mâles se querellent dans la collection { DE($seat) } : tous les hamsters y sont perdus.
    }
event-hamster-lost-in-quarrel =
    { $seat_is ->
        [you] Vous perdez { part-a-stack }.
       *[other] { $seat } perd { part-a-stack }.
    }
event-badger-eats =
    { $seat_is ->
        [you] Votre blaireau affamé mange { part-a-stack }.
       *[other] Le blaireau affamé { DE($seat) } mange { part-a-stack }.
    }
event-weevil-eats-wheat =
    { $seat_is ->
        [you] Votre charançon mange le blé, qu’aucun hamster n’a pris.
       *[other] Le charançon { DE($seat) } mange le blé, qu’aucun hamster n’a pris.
    }

## Events of magpies, cages and traps

event-magpie-eats =
    { $seat_is ->
        [you] Votre pie mange { part-the-owners-food }.
       *[other] La pie { DE($seat) } mange { part-the-owners-food }.
    }
event-magpie-takes =
    { $seat_is ->
        [you] Votre pie prend { part-a-loose-card } { part-from-owner }.
       *[other] La pie { DE($seat) } prend { part-a-loose-card } { part-from-owner }.
    }
event-stolen-card-kept =
    { $seat_is ->
        [you] Vous gardez { part-the-stolen-card }.
       *[other] { $seat } garde { part-the-stolen-card }.
    }
event-stolen-card-discarded =
    { $seat_is ->
        [you] Vous défaussez { part-the-stolen-card }.
       *[other] { $seat } défausse { part-the-stolen-card }.
    }
event-magpie-finds-nothing =
    { $seat_is ->
        [you] Votre pie ne trouve rien à manger ni à prendre : elle est défaussée.
       *[other] La pie { DE($seat) } ne trouve rien à manger ni à prendre : elle est défaussée.
    }
event-badger-stolen =
    { $seat_is ->
        [you] Avec la cage, vous volez à { $owner } { part-a-stack }.
       *[other]
            { $owner_is ->
                [you] Avec la cage, { $seat } vous vole { part-a-stack }.
               *[other] Avec la cage, { $seat } vole à { $owner } { part-a-stack }.
            }
    }
event-own-badger-caged =
    { $seat_is ->
        [you] Avec la cage, vous protégez du vol, dans votre propre collection, { part-a-stack }.
       *[other] Avec la cage, { $seat } protège du vol, dans sa propre collection, { part-a-stack }.
    }
event-cage-finds-nothing =
    { $seat_is ->
        [you] Il n’y a aucun blaireau sans cage : votre cage est défaussée.
       *[other] Il n’y a aucun blaireau sans cage : la cage { DE($seat) } est défaussée.
    }
event-hamster-stolen =
    { $seat_is ->
        [you] Avec le piège, vous volez à { $owner } { part-a-stack }.
       *[other]
            { $owner_is ->
                [you] Avec le piège, { $seat } vous vole { part-a-stack }.
               *[other] Avec le piège, { $seat } vole à { $owner } { part-a-stack }.
            }
    }
event-own-hamster-trapped =
    { $seat_is ->
        [you] Avec le piège, vous protégez du vol, dans votre propre collection, { part-a-stack }.
       *[other] Avec le piège, { $seat } protège du vol, dans sa propre collection, { part-a-stack }.
    }
event-trap-finds-nothing =
    { $seat_is ->
        [you] Il n’y a aucun hamster sans piège : votre piège est défaussé.
       *[other] Il n’y a aucun hamster sans piège : le piège { DE($seat) } est défaussé.
    }
event-magpie-declined =
    { $seat_is ->
        [you] Vous renoncez à employer la pie, qui est défaussée.
       *[other] { $seat } renonce à employer la pie, qui est défaussée.
    }
event-cage-declined =
    { $seat_is ->
        [you] Vous renoncez à employer la cage, qui est défaussée.
       *[other] { $seat } renonce à employer la cage, qui est défaussée.
    }
event-trap-declined =
    { $seat_is ->
        [you] Vous renoncez à employer le piège, qui est défaussé.
       *[other] { $seat } renonce à employer le piège, qui est défaussé.
    }

## The end of the game

event-collection-counted =
    { $seat_is ->
        [you] Votre collection vaut { part-points }, avec { part-badgers } et { part-hamsters }.
       *[other] La collection { DE($seat) } vaut { part-points }, avec { part-badgers } et { part-hamsters }.
    }
event-game-over = La dernière manche est jouée et les collections sont comptées : la partie est terminée.

outcome-winner =
    { $seat_is ->
        [you] Vous gagnez avec { part-points }.
       *[other] { $seat } gagne avec { part-points }.
    }
outcome-shared = La victoire est partagée, à { part-points } : { $names }.
outcome-decided-by = Ce qui a décidé de la partie : { $step }.
step-points = le plus de points (B28)
step-badgers = le plus de blaireaux (B28)
step-hamsters = le plus de hamsters (B28)

## The table

label-round = Manche { $round } sur { $rounds }
label-trick = Pli { $trick } sur { $tricks }
label-face-up = À gagner
label-at-stake = En jeu
label-seat = Siège
label-collection = Collection
label-points = Points
label-lacks = N’a plus de
label-colour = Couleur
label-hand = Votre main
label-unseen = Pas encore vues
label-trampling = Piétinement : { $ordinary } ; en rose, { $pink }.
label-trampled-by = { $value } par { $trampler }
state-first-player = premier joueur
state-winning = gagne pour l’instant
state-trampled = piétinée
state-arrow-up = la plus haute gagne
state-arrow-down = la plus basse gagne
state-stake-up = { $card } : la valeur la plus haute gagne
state-stake-down = { $card } : la valeur la plus basse gagne

question-stake = À vous de choisir la carte que ce pli fera gagner.
question-lead = Vous entamez, avec la feuille de votre choix.
question-follow = La couleur demandée est { part-the-colour } : vous devez en fournir.
question-no-follow = La couleur demandée est { part-the-colour } et vous n’en avez pas : jouez la feuille de votre choix.
question-magpie = Que fait votre pie ?
question-keep = Vous avez pris { part-a-stack } : que devient cette carte ?
question-cage = Que faites-vous de votre cage ?
question-trap = Que faites-vous de votre piège ?
question-partner = À quel animal donner { part-a-stack } ?

log-turned-up = À gagner dans cette manche : { $cards }.

## Where the points come from

label-cards = Cartes
label-fed = Nourris
label-pair = Couple
label-twigs = Brindilles
label-badgers = Blaireaux
label-hamsters = Hamsters

## Short names, as they are typed

name-up = haut
name-down = bas
name-keep = garder
name-discard = défausser
name-decline = renoncer
name-of-owner =
    { $owner_is ->
        [you] chez vous
       *[other] chez { $owner }
    }
name-partner = avec { $stack }
