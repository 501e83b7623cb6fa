### The menagerie in French.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other". $species is giraffe, bear, mole, goat, sheep, dog,
### rabbit, pig, cat or mouse.
### DE and QUE elide before a vowel. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

title = La ménagerie (Life is Life)
one-line = Échangez vos animaux contre les rangées de la table pour avoir plus d’animaux d’une espèce que n’importe qui. Qui a trop peu de points y laisse des vies ; le dernier en vie gagne.

## Options

option-advanced = variante avancée : les chats ne causent plus la mort subite, et qui la cause gagne une vie
option-turn-limit = combien de tours chacun joue dans une manche avant qu’il faille frapper
option-round-limit = après combien de manches la partie s’arrête

## Species

species-giraffe = girafe
    .indefinite = une girafe
    .all = toutes les girafes
    .title = Girafes
    .some =
        { $count ->
            [1] une girafe
           *[other] { $count } girafes
        }
species-bear = ours
    .indefinite = un ours
    .all = tous les ours
    .title = Ours
    .some =
        { $count ->
            [1] un ours
           *[other] { $count } ours
        }
species-mole = taupe
    .indefinite = une taupe
    .all = toutes les taupes
    .title = Taupes
    .some =
        { $count ->
            [1] une taupe
           *[other] { $count } taupes
        }
species-goat = chèvre
    .indefinite = une chèvre
    .all = toutes les chèvres
    .title = Chèvres
    .some =
        { $count ->
            [1] une chèvre
           *[other] { $count } chèvres
        }
species-sheep = mouton
    .indefinite = un mouton
    .all = tous les moutons
    .title = Moutons
    .some =
        { $count ->
            [1] un mouton
           *[other] { $count } moutons
        }
species-dog = chien
    .indefinite = un chien
    .all = tous les chiens
    .title = Chiens
    .some =
        { $count ->
            [1] un chien
           *[other] { $count } chiens
        }
species-rabbit = lapin
    .indefinite = un lapin
    .all = tous les lapins
    .title = Lapins
    .some =
        { $count ->
            [1] un lapin
           *[other] { $count } lapins
        }
species-pig = cochon
    .indefinite = un cochon
    .all = tous les cochons
    .title = Cochons
    .some =
        { $count ->
            [1] un cochon
           *[other] { $count } cochons
        }
species-cat = chat
    .indefinite = un chat
    .all = tous les chats
    .title = Chats
    .some =
        { $count ->
            [1] un chat
           *[other] { $count } chats
        }
species-mouse = souris
    .indefinite = une souris
    .all = toutes les souris
    .title = Souris
    .some =
        { $count ->
            [1] une souris
           *[other] { $count } souris
        }

## Parts of the sentences below

part-species =
    { $species ->
        [giraffe] { species-giraffe }
        [bear] { species-bear }
        [mole] { species-mole }
        [goat] { species-goat }
        [sheep] { species-sheep }
        [dog] { species-dog }
        [rabbit] { species-rabbit }
        [pig] { species-pig }
        [cat] { species-cat }
       *[mouse] { species-mouse }
    }
part-a-species =
    { $species ->
        [giraffe] { species-giraffe.indefinite }
        [bear] { species-bear.indefinite }
        [mole] { species-mole.indefinite }
        [goat] { species-goat.indefinite }
        [sheep] { species-sheep.indefinite }
        [dog] { species-dog.indefinite }
        [rabbit] { species-rabbit.indefinite }
        [pig] { species-pig.indefinite }
        [cat] { species-cat.indefinite }
       *[mouse] { species-mouse.indefinite }
    }
part-some-species =
    { $species ->
        [giraffe] { species-giraffe.some }
        [bear] { species-bear.some }
        [mole] { species-mole.some }
        [goat] { species-goat.some }
        [sheep] { species-sheep.some }
        [dog] { species-dog.some }
        [rabbit] { species-rabbit.some }
        [pig] { species-pig.some }
        [cat] { species-cat.some }
       *[mouse] { species-mouse.some }
    }
part-all-of-species =
    { $species ->
        [giraffe] { species-giraffe.all }
        [bear] { species-bear.all }
        [mole] { species-mole.all }
        [goat] { species-goat.all }
        [sheep] { species-sheep.all }
        [dog] { species-dog.all }
        [rabbit] { species-rabbit.all }
        [pig] { species-pig.all }
        [cat] { species-cat.all }
       *[mouse] { species-mouse.all }
    }
part-species-title =
    { $species ->
        [giraffe] { species-giraffe.title }
        [bear] { species-bear.title }
        [mole] { species-mole.title }
        [goat] { species-goat.title }
        [sheep] { species-sheep.title }
        [dog] { species-dog.title }
        [rabbit] { species-rabbit.title }
        [pig] { species-pig.title }
        [cat] { species-cat.title }
       *[mouse] { species-mouse.title }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-lost =
    { $lost ->
        [1] une vie
       *[other] { $lost } vies
    }
# Follows what is lost: « une vie ; il vous en reste 2 ».
part-left =
    { $seat_is ->
        [you]
            { $left ->
                [0] il ne vous en reste aucune
               *[other] il vous en reste { $left }
            }
       *[other]
            { $left ->
                [0] il ne lui en reste aucune
               *[other] il lui en reste { $left }
            }
    }
part-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
part-rounds =
    { $points ->
        [one] { $points } manche
       *[other] { $points } manches
    }

## Actions

action-knock = Frapper sur la table.
action-row = Prendre la rangée { $row }.
action-put = Poser { part-a-species }.
name-knock = frapper
name-row = rangée { $row }

## Refusals

refusal-not-exchanged-yet = Vous ne pouvez frapper qu’après avoir échangé au moins une fois dans cette manche.
refusal-choose-row-first = Choisissez d’abord la rangée que vous voulez prendre ; vous poserez { part-a-species } ensuite.
refusal-row-chosen = Vous échangez déjà une rangée : posez les cartes qu’il lui faut.
refusal-only-knock = Tout le monde a joué tous ses tours de cette manche : vous ne pouvez plus que frapper.
refusal-not-in-hand = Vous n’avez plus { DE(part-species) } à poser.
refusal-out-of-order = Les cartes se posent dans l’ordre des espèces : { part-a-species } aurait dû venir plus tôt.
refusal-too-few-after-it = Les cartes se posent dans l’ordre des espèces : si vous posez { part-a-species } maintenant, trop peu de vos cartes viennent après pour remplir la rangée.
refusal-same-animals = Avec { part-a-species }, vous poseriez exactement les animaux de la rangée : il faut qu’une carte au moins soit différente.

## Events of a turn

event-round-begins =
    { $seat_is ->
        [you] Manche { $round } : chacun reçoit dix cartes, quatre rangées sont étalées, et c’est vous qui commencez.
       *[other] Manche { $round } : chacun reçoit dix cartes, quatre rangées sont étalées, et c’est { $seat } qui commence.
    }
event-row-taken =
    { $seat_is ->
        [you]
            { $cards ->
                [1] Vous prenez la rangée { $row } contre une de vos cartes.
               *[other] Vous prenez la rangée { $row } contre { $cards } de vos cartes.
            }
       *[other]
            { $cards ->
                [1] { $seat } prend la rangée { $row } contre une carte de sa main.
               *[other] { $seat } prend la rangée { $row } contre { $cards } cartes de sa main.
            }
    }
event-card-put-down =
    { $seat_is ->
        [you] Vous posez { part-some-species }.
       *[other] { $seat } pose { part-some-species }.
    }
event-card-taken =
    { $seat_is ->
        [you] Vous prenez { part-some-species } en main.
       *[other] { $seat } prend { part-some-species } en main.
    }
event-knock =
    { $seat_is ->
        [you] Vous frappez sur la table : tous les autres jouent un dernier tour.
       *[other] { $seat } frappe sur la table : tous les autres jouent un dernier tour.
    }
event-last-turn-left =
    { $seat_is ->
        [you] Vous frappez aussi et renoncez à votre dernier tour.
       *[other] { $seat } frappe aussi et renonce à son dernier tour.
    }
event-knock-by-limit =
    { $seat_is ->
        [you] Tout le monde a joué tous ses tours de cette manche : vous devez frapper, et tous les autres jouent un dernier tour.
       *[other] Tout le monde a joué tous ses tours de cette manche : { $seat } doit frapper, et tous les autres jouent un dernier tour.
    }
event-sudden-death =
    { $seat_is ->
        [you] Mort subite ! Vous tenez { part-all-of-species } : la manche se termine à l’instant.
       *[other] Mort subite ! { $seat } tient { part-all-of-species } : la manche se termine à l’instant.
    }
event-life-gained =
    { $seat_is ->
        [you] Vous gagnez une vie et en avez maintenant { $lives }.
       *[other] { $seat } gagne une vie et en a maintenant { $lives }.
    }

## The count

event-majority =
    { $seat_is ->
        [you] { part-species-title } : vous avez la majorité avec { part-cards } et recevez { part-points }.
       *[other] { part-species-title } : { $seat } a la majorité avec { part-cards } et reçoit { part-points }.
    }
event-no-majority = { part-species-title } : plusieurs joueurs sont à égalité en tête avec { part-cards }, personne ne reçoit rien.
event-single-card-is-none =
    { $seat_is ->
        [you] { part-species-title } : vous avez une carte et l’autre joueur aucune, mais à deux une seule carte ne fait pas de majorité.
       *[other] { part-species-title } : { $seat } a une carte et l’autre joueur aucune, mais à deux une seule carte ne fait pas de majorité.
    }
event-points-counted =
    { $seat_is ->
        [you] Vous avez { part-points } dans cette manche.
       *[other] { $seat } a { part-points } dans cette manche.
    }
event-all-equal = Tout le monde a le même nombre de points : personne ne perd de vie.
event-lives-lost =
    { $seat_is ->
        [you] Vous perdez { part-lost } ; { part-left }.
       *[other] { $seat } perd { part-lost } ; { part-left }.
    }
event-life-lost-to-sudden-death =
    { $seat_is ->
        [you] La mort subite vous coûte { part-lost } ; { part-left }.
       *[other] La mort subite coûte { part-lost } à { $seat } ; { part-left }.
    }

## The end of the game

event-out =
    { $seat_is ->
        [you] Vous n’avez plus de vie et quittez la partie.
       *[other] { $seat } n’a plus de vie et quitte la partie.
    }
event-round-limit =
    { $rounds ->
        [one] La limite de { $rounds } manche est atteinte : le plus grand nombre de vies l’emporte.
       *[other] La limite de { $rounds } manches est atteinte : le plus grand nombre de vies l’emporte.
    }
event-game-over = La partie est terminée.

outcome-winner =
    { $seat_is ->
        [you] Vous gagnez, en vie après { part-rounds }.
       *[other] { $seat } gagne, en vie après { part-rounds }.
    }
outcome-shared = La victoire est partagée après { part-rounds } entre ceux qui ont le plus de vies : { $names }.
outcome-decided-by = Ce qui a décidé de la partie : { $step }.
step-rounds = rester en vie le plus longtemps (M12)
step-lives = le nombre de vies à la limite des manches (M8)

## The log

log-exchange =
    { $seat_is ->
        [you] Vous prenez la rangée { $row } ({ $taken }) et posez { $down }.
       *[other] { $seat } prend la rangée { $row } ({ $taken }) et pose { $down }.
    }
log-list = { $before } et { $last }

## The table

label-seat = Siège
label-round = Manche { $round }
label-turn = Tour { $turn }
label-species = Espèce
label-in-rows = Table
label-unseen = Cachés
label-hand = Main
label-lives = Vies
label-turns = Tours
label-points = Points
label-lives-lost = Vies perdues
label-lives-left = Vies restantes
label-out-in = Sortie à la manche
label-exchange = Échange : la rangée { $row } ({ $taken }) contre { $given }
label-missing =
    { $missing ->
        [1] une carte au choix
       *[other] { $missing } cartes au choix
    }
state-out = hors jeu
state-starter = a commencé la manche
state-turn = c’est son tour
state-knocked = a frappé
state-last-turn = a encore un dernier tour
state-sudden-death = toute l’espèce dans une main : mort subite
state-unknown = on ne sait pas
state-or-more = ou plus
state-sure-majority = a la majorité à coup sûr
state-possible-majority = peut avoir la majorité
state-majority = majorité : reçoit la valeur
state-single-card = à deux, une seule carte ne fait pas de majorité
state-tie = égalité en tête : personne ne reçoit rien
