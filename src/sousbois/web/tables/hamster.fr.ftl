### The hamster in the browser, in French.
###
### $cells are cells such as g6-h6-h7; $rooms are letters of rooms and $names names, separated by commas.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

## The die, the track and the timer

hamster-die = Le dé donne { $roll }.
hamster-die-in-hand = Le dé va être lancé.
hamster-die-exact = Cochez exactement { $roll } cases d’une même salle.
hamster-die-any = Cochez de 1 à { $most } cases d’une même salle : chacune use un point de la piste.
hamster-cross-together = Cochent leurs cases : { $names }.
hamster-left = reste : { $left } sur { $whole }
hamster-timer-says = Minuteur : { $says }.
hamster-timer-off = démarre dès que quelqu’un entre dans une quatrième salle

## The sheets

hamster-your-sheet = Votre feuille
hamster-sheets = Les autres feuilles
hamster-all-sheets = Les feuilles
hamster-crossed = Cases cochées : { $crossed } sur { $cells }.
hamster-full-rooms = Salles pleines : { $rooms }.
hamster-no-full-room = Aucune salle n’est encore pleine.
hamster-passes = passe
hamster-cell =
    salle { $room }, ligne { $row }, colonne { $column } : { $holds ->
        [mushroom] champignon,{ " " }
        [acorn] gland,{ " " }
       *[nothing] { "" }
    }{ $state ->
        [crossed] cochée
       *[free] libre
    }

## The points

hamster-your-points = Vos points
hamster-total = Total

## Choosing cells

hamster-chosen = Vous avez choisi { $cells }. Vous pouvez encore changer.
hamster-choose = Choisissez { $roll } cases éclairées.
hamster-choose-any =
    { $most ->
        [one] Choisissez une case éclairée.
       *[other] Choisissez de 1 à { $most } cases éclairées.
    }
hamster-some =
    { $chosen ->
        [one] { $chosen } case choisie sur { $roll }.
       *[other] { $chosen } cases choisies sur { $roll }.
    }
hamster-some-of-any =
    { $chosen ->
        [one] { $chosen } case choisie. Il en faut encore.
       *[other] { $chosen } cases choisies. Il en faut encore.
    }
hamster-ready = { $chosen } cases choisies : prêtes à être cochées.
hamster-ready-of-any =
    { $chosen ->
        [one] { $chosen } case choisie : prête à être cochée. Points pour plus tard : { $left }.
       *[other] { $chosen } cases choisies : prêtes à être cochées. Points pour plus tard : { $left }.
    }
hamster-dead-end = Rien de ce que vous pouvez cocher maintenant ne contient toutes ces cases.
hamster-forbidden = Ces cases ne peuvent pas être cochées maintenant. Appuyez sur le bouton pour lire pourquoi.
hamster-still-chosen = { $cells } compte encore, tant que vous n’en choisissez pas d’autres.
hamster-cross = Cocher ces cases
hamster-undo = Annuler
    .all = Annuler : enlever toutes les cases choisies

## The result

hamster-result = D’où viennent les points
hamster-acorns-crossed =
    pour { $acorns ->
        [one] { $acorns } gland
       *[other] { $acorns } glands
    }
hamster-ties = Égalités : points des salles, puis champignons, puis glands.
