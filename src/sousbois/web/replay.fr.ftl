### Games watched again, in French.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

replay-title = Revoir : { $game }
replay-watch = Revoir
home-replay = Revoir une partie à partir de son relevé

## The page of a replay

replay-eyes = Vu par
replay-onlooker = Spectateur
replay-all-open = Tout voir
replay-controls = À travers la partie
replay-timeline = Moment de la partie
# $at is a point of the game: a number that is not counted; $heading says where that is in the game’s own words.
replay-where =
    { $at ->
        [0] Début · { $heading }
       *[other] Étape { NUMBER($at, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) } · { $heading }
    }
replay-go = Y aller
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-failed = Cette partie du jeu n’a pas pu être chargée. Réessayez dans un instant.
replay-side = À côté de la partie
replay-share = Partager ce moment
replay-to-table = Vers la table
replay-to-decide =
    { $count ->
        [one] Doit décider : { $names }.
       *[other] Doivent décider, tous à la fois : { $names }.
    }

## All open

panel-open = Caché
open-hand-of = Main : { $name }
open-empty = rien
open-undrawn = Cartes encore face cachée
open-aside = Cartes hors de la manche
open-nothing-hidden = Dans ce jeu, toutes les feuilles sont visibles dès que chacun a choisi : il n’y a rien de plus à voir.
open-laid = posée face cachée dans la clairière
open-looks-at = Regarde :
open-pile =
    { $cards ->
        [one] Pioche commune, { $cards } carte
       *[other] Pioche commune, { $cards } cartes
    }

## What if

whatif-title = Et si… ?
whatif-why = Prenez n’importe quelle place à ce moment précis et continuez contre des robots. Les cartes restent où elles sont.
whatif-seat = À la place de
whatif-go = Continuer d’ici contre des robots
not-allowed-over = À ce moment, la partie est terminée. Revenez d’une étape et continuez de là.
table-goes-on = Cette table continue une partie commencée ailleurs. Son début se lit sous « Ce qui s’est passé ».

## Records that people bring

upload-title = Revoir une partie à partir de son relevé
upload-why = Apportez un relevé écrit par sousbois, ou par vous-même : il est vérifié coup par coup, puis la partie peut être revue, partagée et continuée.
upload-file = Un fichier
upload-text = Ou le relevé lui-même, collé ici
upload-watch = Vérifier et revoir
upload-nothing = Il n’y a encore rien ici : choisissez un fichier, ou collez un relevé.
# $line is the number of a line, 0 if it is not one line that is wrong; $detail says what is wrong.
upload-refused =
    { $line ->
        [0] Ce relevé ne tient pas :
       *[other] Ce relevé ne tient pas. Ligne { NUMBER($line, useGrouping: 0) } :
    }
upload-mine = Les relevés que vous avez apportés
