### The hunt in French.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; a victim likewise.
### $card is hunter, wolf, rabbit, carrot or closed-season; $place is easy or above.
### DE and QUE elide before a vowel. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

title = La chasse (Jagdfieber)
one-line = Les cartes sont choisies en secret et révélées ensemble : les chasseurs prennent les loups, les loups attrapent les lapins, les lapins mangent les carottes.

## Cards

card-hunter = chasseur
    .indefinite = un chasseur
    .definite = le chasseur
    .counted =
        { $count ->
            [one] { $count } chasseur
           *[other] { $count } chasseurs
        }
card-wolf = loup
    .indefinite = un loup
    .definite = le loup
    .counted =
        { $count ->
            [one] { $count } loup
           *[other] { $count } loups
        }
card-rabbit = lapin
    .indefinite = un lapin
    .definite = le lapin
    .counted =
        { $count ->
            [one] { $count } lapin
           *[other] { $count } lapins
        }
card-carrot = carotte
    .indefinite = une carotte
    .definite = la carotte
    .counted =
        { $count ->
            [one] { $count } carotte
           *[other] { $count } carottes
        }
card-closed-season = chasse interdite
    .indefinite = une chasse interdite
    .definite = la chasse interdite
    .counted =
        { $count ->
            [one] { $count } chasse interdite
           *[other] { $count } chasses interdites
        }

## Parts of the sentences below

part-card =
    { $card ->
        [hunter] { card-hunter }
        [wolf] { card-wolf }
        [rabbit] { card-rabbit }
        [carrot] { card-carrot }
       *[closed-season] { card-closed-season }
    }
part-a-card =
    { $card ->
        [hunter] { card-hunter.indefinite }
        [wolf] { card-wolf.indefinite }
        [rabbit] { card-rabbit.indefinite }
        [carrot] { card-carrot.indefinite }
       *[closed-season] { card-closed-season.indefinite }
    }
part-the-card =
    { $card ->
        [hunter] { card-hunter.definite }
        [wolf] { card-wolf.definite }
        [rabbit] { card-rabbit.definite }
        [carrot] { card-carrot.definite }
       *[closed-season] { card-closed-season.definite }
    }
# Follows the name of the card that is taken: « le loup en proie facile chez Alice ».
part-from-victim =
    { $place ->
        [easy]
            { $victim_is ->
                [you] en proie facile chez vous
               *[other] en proie facile chez { $victim }
            }
       *[above]
            { $victim_is ->
                [you] que vous venez de jouer
               *[other] { QUE($victim) } vient de jouer
            }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Actions

action-choose =
    { $card ->
        [hunter] Jouer le chasseur.
        [wolf] Jouer un loup.
        [rabbit] Jouer un lapin.
        [carrot] Jouer une carotte.
       *[closed-season] Jouer la chasse interdite.
    }

## Refusals

refusal-not-in-hand = Vous n’avez plus { DE(part-card) } en main.

## Events of a round

event-new-day =
    { $seat_is ->
        [you] Jour { $day } : tout le monde a toutes ses cartes en main, et la carte de départ est chez vous.
       *[other] Jour { $day } : tout le monde a toutes ses cartes en main, et la carte de départ est chez { $seat }.
    }
event-reveal =
    { $seat_is ->
        [you] Vous révélez { part-a-card }.
       *[other] { $seat } révèle { part-a-card }.
    }
event-hunter-seized =
    { $seat_is ->
        [you] La chasse est interdite : votre chasseur va dans votre propre pile de proies.
       *[other] La chasse est interdite : { $seat } doit mettre son chasseur dans sa propre pile de proies.
    }
event-lodge-turned =
    { $seat_is ->
        [you] Vous retournez votre pavillon sur sa face « 4 ».
       *[other] { $seat } retourne son pavillon sur sa face « 4 ».
    }
event-hunter-takes-wolf =
    { $seat_is ->
        [you] Votre chasseur prend le loup { part-from-victim }, puis revient en main.
       *[other] Le chasseur { DE($seat) } prend le loup { part-from-victim }, puis revient en main.
    }
event-hunter-goes-under =
    { $seat_is ->
        [you] Aucun loup n’est à portée : votre chasseur passe sous votre pavillon jusqu’à la fin du jour.
       *[other] Aucun loup n’est à portée : le chasseur { DE($seat) } passe sous son pavillon jusqu’à la fin du jour.
    }
event-wolf-takes-rabbit =
    { $seat_is ->
        [you] Votre loup attrape le lapin { part-from-victim }.
       *[other] Le loup { DE($seat) } attrape le lapin { part-from-victim }.
    }
event-wolf-returns =
    { $seat_is ->
        [you] Aucun lapin n’est à portée : votre loup revient en main.
       *[other] Aucun lapin n’est à portée : le loup { DE($seat) } revient en main.
    }
event-wolves-stay = Tout le monde a choisi un loup et aucun lapin n’a été attrapé : les loups restent en place.
event-rabbit-takes-carrot =
    { $seat_is ->
        [you] Votre lapin mange { part-the-card } { part-from-victim }.
       *[other] Le lapin { DE($seat) } mange { part-the-card } { part-from-victim }.
    }
event-rabbit-returns =
    { $seat_is ->
        [you] Aucune carotte n’est à portée : votre lapin revient en main.
       *[other] Aucune carotte n’est à portée : le lapin { DE($seat) } revient en main.
    }
event-rabbits-stay = Tout le monde a choisi un lapin et aucune carotte n’a été mangée : les lapins restent en place.
event-easy-prey-to-pile =
    { $seat_is ->
        [you] Votre proie facile, { part-a-card }, rejoint votre pile de proies.
       *[other] La proie facile { DE($seat) }, { part-a-card }, rejoint sa pile de proies.
    }
event-card-becomes-easy-prey =
    { $seat_is ->
        [you] Chez vous, { part-the-card } devient proie facile.
       *[other] Chez { $seat }, { part-the-card } devient proie facile.
    }
event-start-card-moves =
    { $seat_is ->
        [you] La carte de départ passe chez vous.
       *[other] La carte de départ passe chez { $seat }.
    }

## The end of a day and of the game

event-hand-empty =
    { $seat_is ->
        [you] Vous n’avez plus de carte en main : le jour de chasse est terminé.
       *[other] { $seat } n’a plus de carte en main : le jour de chasse est terminé.
    }
event-last-prey-to-pile =
    { $seat_is ->
        [you] Fin du jour : votre proie facile, { part-a-card }, rejoint votre pile de proies.
       *[other] Fin du jour : la proie facile { DE($seat) }, { part-a-card }, rejoint sa pile de proies.
    }
event-day-counted =
    { $seat_is ->
        [you] Vous marquez { part-points } pour ce jour de chasse.
       *[other] { $seat } marque { part-points } pour ce jour de chasse.
    }
event-game-over = Le dernier jour de chasse est compté : la partie est terminée.

outcome-winner =
    { $seat_is ->
        [you] Vous gagnez avec { part-points }.
       *[other] { $seat } gagne avec { part-points }.
    }
outcome-shared = La victoire est partagée, à { part-points } : { $names }.
outcome-decided-by = Ce qui a décidé de la partie : { $step }.
step-points = le plus de points (J14)
step-best-day = le meilleur jour de chasse (J14)

## The table

label-seat = Siège
label-easy-prey = Proie facile
label-pile = Pile de proies
label-lodge = Pavillon
label-hand = Main
label-score = Score
label-day = Jour { $day } sur { $days }
label-round = Manche { $round }
label-above = Carte jouée
state-chosen = a choisi une carte, face cachée
state-thinking = n’a pas encore choisi
state-lodge-four = face « 4 » visible
state-lodge-plain = face sans chiffre visible
state-hunter-under = chasseur sous le pavillon
state-start-card = carte de départ
state-nothing = rien
