### The hamster in French.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other". $room is a letter; $placement and $cells are cells
### such as g6-h6-h7. An event's .aside follows what has just been told of the same seat.
### DE elides before a vowel. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

title = Le hamster (Hamstern)
one-line = Remplissez votre terrier pour l’hiver : un seul dé pour tous dit combien de cases cocher ; salles pleines, champignons et glands rapportent des points.

## Options

option-free-start = chacun place ses premières croix dans la salle de son choix
option-tunnels-reenter = les tunnels mènent aussi dans les salles déjà commencées

## Parts of the sentences below

part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Ends a sentence.
part-dice-meanwhile =
    { $dice ->
        [0] .
        [one]  ; entre-temps, un « 4 » du minuteur est barré.
       *[other]  ; entre-temps, { $dice } « 4 » du minuteur sont barrés.
    }

## Actions

action-cross = Cocher { $cells }.

## Refusals

refusal-wrong-number = Il faut cocher autant de cases que l’indique le dé, ni plus ni moins.
refusal-track-too-short = Votre piste des 1 n’a plus assez de points pour autant de cases.
refusal-crossed-already = Vous avez déjà coché au moins une de ces cases.
refusal-not-in-central-room = Vos premières croix vont dans la salle centrale.
refusal-not-adjacent = Aucune de ces cases ne touche une case de cette salle que vous avez cochée lors d’un tour précédent.
refusal-no-tunnel = Aucun tunnel ne mène d’une case que vous avez cochée à l’une de celles-ci.
refusal-several-rooms = Ces cases sont dans des salles différentes : on ne coche que dans une seule salle par tour.
refusal-apart = Ces cases ne se tiennent pas côté contre côté : ni un coin ni une croix plus ancienne ne les relie.
refusal-too-many = Aucun lancer ne permet de cocher plus de { $most } cases.

## Events of a turn

event-rolled =
    { $roll ->
        [1] Tour { $turn } : le dé donne 1, le nombre de cases est donc au choix.
       *[other] Tour { $turn } : le dé donne { $roll }.
    }
event-timer-crossed =
    { $left ->
        [0] On barre le dernier « 4 » du minuteur.
        [one] On barre un « 4 » du minuteur ; il n’en reste plus qu’un.
       *[other] On barre un « 4 » du minuteur ; il en reste { $left }.
    }
event-cells-crossed =
    { $seat_is ->
        [you] Vous cochez { $placement }.
       *[other] { $seat } coche { $placement }.
    }
event-room-begun =
    { $seat_is ->
        [you] Vous commencez la salle { $room }.
       *[other] { $seat } commence la salle { $room }.
    }
    .aside = Nouvelle salle : { $room }
event-ones-used =
    { $seat_is ->
        [you]
            { $value ->
                [one] Cela use un point de votre piste des 1 ; points restants : { $left }.
               *[other] Cela use { $value } points de votre piste des 1 ; points restants : { $left }.
            }
       *[other]
            { $value ->
                [one] Cela use un point de la piste des 1 { DE($seat) } ; points restants : { $left }.
               *[other] Cela use { $value } points de la piste des 1 { DE($seat) } ; points restants : { $left }.
            }
    }
    .aside = Reste pour les 1 : { $left }
event-room-full =
    { $seat_is ->
        [you] Votre salle { $room } est pleine, ce qui vous rapporte { part-points }.
       *[other] La salle { $room } { DE($seat) } est pleine, ce qui rapporte { part-points }.
    }
    .aside = La salle { $room } est pleine : { part-points }
event-cannot-cross =
    { $seat_is ->
        [you] Vous ne pouvez pas placer ce lancer : vous passez.
       *[other] { $seat } ne peut pas placer ce lancer et passe.
    }
event-track-empty =
    { $seat_is ->
        [you] Votre piste des 1 est usée : vous passez.
       *[other] La piste des 1 { DE($seat) } est usée : { $seat } passe.
    }
event-nobody-can-cross =
    { $turns ->
        [one] Pendant un tour, le lancer ne peut pas être placé{ part-dice-meanwhile }
       *[other] Pendant { $turns } tours, aucun lancer ne peut être placé{ part-dice-meanwhile }
    }

## The timer and the end of the game

event-timer-starts = Une quatrième salle est commencée : le minuteur marche à partir du tour suivant, et chaque 4, 5 ou 6 barrera un de ses dés.
event-second-run-begins = Le second et dernier parcours du minuteur commence au tour suivant, avec tous ses dés.
event-last-die-crossed = Le dernier « 4 » du minuteur est barré : la partie est terminée.
event-nothing-left-to-cross = Aucune case ne pourra plus jamais être cochée : la partie est terminée.
event-sheet-counted =
    { $seat_is ->
        [you] Vos points : { $rooms } pour les salles pleines, { $mushrooms } pour les champignons, { $acorns } pour les glands.
       *[other] Points { DE($seat) } : { $rooms } pour les salles pleines, { $mushrooms } pour les champignons, { $acorns } pour les glands.
    }

outcome-winner =
    { $seat_is ->
        [you] Vous gagnez avec { part-points }.
       *[other] { $seat } gagne avec { part-points }.
    }
outcome-alone =
    { $seat_is ->
        [you] Votre terrier vaut { part-points } : le score à battre la prochaine fois.
       *[other] Le terrier { DE($seat) } vaut { part-points } : le score à battre la prochaine fois.
    }
outcome-shared = La victoire est partagée, à { part-points } : { $names }.
outcome-decided-by = Ce qui a décidé de la partie : { $step }.
step-points = le plus de points (H13)
step-rooms = le plus de points pour les salles pleines (H14)
step-mushrooms = le plus de champignons (H14)
step-acorns = le plus de glands (H14)

## The table

label-player = Joueur
label-turn = Tour { $turn }
label-room = Salle
label-cells = Cases
label-points = Points
label-die = Dé
label-ones = Piste des 1
label-ones-left = Reste des 1
label-timer = Minuteur
label-full = Salles pleines
label-rooms = Salles
label-mushrooms = Champignons
label-acorns = Glands
state-cross = Cochez { $roll } cases d’une même salle, qui se tiennent.
state-choose =
    { $most ->
        [one] Cochez une case, avec le dernier point de votre piste.
       *[other] Cochez de 1 à { $most } cases d’une même salle, qui se tiennent ; chacune use un point de votre piste.
    }
state-room = { $room } { $filled } ({ part-points })
state-full = pleine
state-central = salle centrale
state-crossed = cochée
state-not-crossed = non cochée
state-new = dernier tour
state-open = possible
state-mushroom = champignon
state-acorn = gland
state-tunnel = tunnel
state-timer-off = pas encore en marche
state-timer-on = un 4, un 5 ou un 6 barre un dé
state-first-run = premier de deux parcours
state-last-run = second et dernier parcours
state-last-turn = ce tour est le dernier
state-over = la partie est terminée

## A sheet of one’s own

sheet-holds = La feuille est jouable. Salles : { $rooms } ; cases : { $cells } ; façons de les cocher : { $ways } ; points de toutes les salles : { $points }.
