### The rules page and the texts of single things, in French.
###
### $points says how many points, such as "4 points", and $says some other fact; $card and $edition are names; $effect,
### $sets and $species are words for an effect, for sets of cards, for species.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

## The page

rulebook-contents = Sommaire
rulebook-printed = Ce qui est imprimé : { $edition }
rulebook-printed-why = Chaque donnée de cette édition dit d’où elle vient :
rulebook-also = Voir aussi :

## Where facts come from

provenance-sourced = attesté
    .meaning = un livret de règles ou une autre source publique le dit
provenance-reconstructed = reconstitué
    .meaning = l’original est perdu pour nous ; la donnée est de nous, accordée à ce que l’on sait
provenance-unmarked = origine non précisée
    .meaning = qui a écrit cette édition ne l’a pas dit

## Groups of things

thing-group-cards = Cartes
thing-group-more = Le reste
thing-group-species = Espèces
thing-group-collection = Cartes de collection
thing-group-leaves = Feuilles
thing-group-combat = Cartes combat
thing-group-events = Événements

## Badger

thing-arrow-up = flèche vers le haut : { $copies }
thing-arrow-down = flèche vers le bas : { $copies }
thing-part = { $card } : { $says }
thing-leaves-pink = Feuilles roses
thing-leaves-ordinary = Feuilles des couleurs ordinaires
thing-trampled = le { $value } est piétiné par le { $trampler }
thing-is-trampled-by = piétinée par le { $value } de la même couleur
thing-tramples = piétine le { $value } de la même couleur

## Hamster

thing-group-sheet = La feuille
thing-burrow = Terrier
thing-rooms =
    { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }
thing-map = forme des salles, tunnels, place des glands
thing-room = Salle { $room }
thing-central-room = Salle { $room }, la salle centrale
thing-cells =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
thing-tunnels =
    { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    }
thing-acorns =
    { $acorns ->
        [one] { $acorns } gland
       *[other] { $acorns } glands
    }
thing-mushrooms =
    { $mushrooms ->
        [one] { $mushrooms } champignon
       *[other] { $mushrooms } champignons
    }
thing-timer-dice =
    { $dice ->
        [one] { $dice } dé « 4 »
       *[other] { $dice } dés « 4 »
    }

## Hunt

thing-in-each-hand = dans la main de chacun : { $copies }
thing-in-pile = dans la pile de proies : { $points }
thing-in-hand = resté en main : { $points }
thing-lodge-points = face « 4 » : { $points }
thing-days = Jours
thing-days-last =
    { $days ->
        [one] la partie dure { $days } jour
       *[other] la partie dure { $days } jours
    }

## Menagerie

thing-value-and-copies = valeur et nombre de cartes : { $copies }
thing-sudden-standard = jeu ordinaire : mort subite si une main en réunit toutes les cartes
thing-sudden-advanced = variante avancée : mort subite si une main en réunit toutes les cartes
thing-sudden-death = Mort subite
thing-sets-standard = jeu ordinaire : { $sets }
thing-sets-advanced = variante avancée : { $sets }

## Igels

thing-combat-card = carte combat
thing-value = valeur { $value }
thing-favourite = mets préféré : { $species }
thing-no-favourite = mets préféré de personne
thing-no-bonus = pas de bonus
thing-for-vegetarians = aussi pour les végétariens
thing-no-vegetarian = pas de régime végétarien
thing-ability = capacité : { $effect }
thing-no-ability = pas de capacité
thing-effect = effet : { $effect }
