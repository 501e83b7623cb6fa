### Igels in French: labels that only the browser needs. $name, $animal, $source and $foods are what something is called.
### Animals are of either sex: nothing agrees with them. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

## The forest and the piles

igels-forest = Forêt
igels-forest-empty = Plus de nourriture.
igels-forest-left =
    { $foods ->
        [one] { $foods } nourriture
       *[other] { $foods } nourritures
    }
igels-food-heap =
    { $worth ->
        [one] { $name } × { $count }, à { $worth } point
       *[other] { $name } × { $count }, à { $worth } points
    }
igels-set-aside = Hors de cette partie
igels-pile = Pioche commune
igels-dump = Dépotoir

## Players

igels-area-stays-out = reste en dehors
igels-area-passed = a passé
igels-area-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
igels-area-pile =
    { $animals ->
        [one] { $animals } animal encore à piocher
       *[other] { $animals } animaux encore à piocher
    }
igels-area-animals = Animaux
igels-area-foods = Nourritures
igels-area-secured = À l’abri
igels-area-kept = Devant { $name }
igels-area-no-food = pas encore de nourriture
igels-area-aim = Viser { $name }

igels-animal-ready = d’attaque
igels-animal-asleep = dort
igels-animal-fighting = dans la clairière
igels-animal-home = de retour à la maison
igels-animal-dead = au dépotoir
igels-animal-doomed = meurt après la bataille

## The glade

igels-glade = La clairière
igels-glade-phases = Phases du tour
igels-glade-supporters = Soutiens { DE($name) }
igels-glade-cards = Cartes { DE($name) }
igels-glade-face-down = face cachée
igels-glade-out = hors de la bataille
igels-glade-wins = gagne
igels-glade-draw = match nul
igels-glade-sum = Total { DE($name) } : d’où il vient
igels-glade-thing = Vient de
igels-glade-note = Comment
igels-glade-points = SAP
igels-glade-total = Total

igels-now-species = Qui joue quelle espèce ?
igels-now-build = Chacun pioche deux cartes.
igels-now-build-window = Un instant pour les événements
igels-now-leaders = Qui mène ?
igels-now-supporters = Qui vient en soutien ?
igels-now-stand-window = Les combattants sont en place. Un instant pour les événements
igels-now-lay = Des cartes sont posées face cachée.
igels-now-abilities = Les capacités des chefs agissent.
igels-now-cards = Les cartes révélées agissent.
igels-now-last-window = Les totaux sont connus. Dernière chance pour les événements
igels-now-loot = Le butin est pris.
igels-now-won = Les capacités du vainqueur agissent.
igels-now-lost = Les capacités des perdants agissent.
igels-now-loot-window = Le butin est pris. Un instant pour les événements
igels-now-organise = Les dormeurs se réveillent, les combattants dorment.
igels-now-trade = Deux cartes contre une nouvelle ?
igels-now-organise-window = La fin du tour. Un instant pour les événements
igels-now-over = La partie est finie.

## The reader’s own

igels-hand = Votre main
igels-hand-empty = Votre main est vide.
igels-pool = Vos animaux

igels-ask-second-card = Et quelle deuxième carte ?
igels-ask-second-draw = Piochez votre deuxième carte : un animal de votre espèce ou une carte de soutien.
igels-ask-nothing-fits =
    { $step ->
        [build-window] Avant la bataille : rien dans votre main ne convient à ce moment.
        [stand-window] Les combattants sont en place : rien dans votre main ne convient à ce moment.
        [last-window] Les totaux sont connus : rien dans votre main ne convient à ce moment.
        [loot-window] Le butin est pris : rien dans votre main ne convient à ce moment.
       *[organise-window] La fin du tour : rien dans votre main ne convient à ce moment.
    }
# $effect is what $source does, $whose foods or animals are concerned, and $left says how many are still to be chosen.
igels-ask-pick =
    { $effect ->
        [send-home]
            { $whose ->
                [own] { $source } : lequel de vos soutiens rentre à la maison ?
               *[other] { $source } : quel soutien rentre à la maison ?
            }
        [wake] { $source } : qui se réveille ?
        [secure] { $source } : quelle nourriture cachez-vous ?
       *[steal-food]
            { $whose ->
                [own] { $source } : laquelle de vos nourritures donnez-vous ?
               *[other] { $source } : quelle nourriture prenez-vous ?
            }
    } (encore { $left })

igels-dock = Votre décision
igels-dock-answers = Réponses
igels-dock-take-back = Revenir en arrière
igels-dock-loves = favori : { $foods }
igels-dock-draw-animal = Un animal
igels-dock-draw-card = Une carte de soutien
igels-dock-in-pile = { $cards } dans la pioche
igels-dock-pass = Passer
igels-dock-stay-out = Rester en dehors
igels-dock-decline = Renoncer
igels-dock-let-happen = Laisser faire
igels-dock-keep-cards = Garder mes cartes
igels-dock-use = Employer la capacité

## The count

igels-result = D’où viennent les points
igels-result-place = Place
igels-result-player = Joueur
igels-result-larder = Garde-manger
igels-result-foods = Nourritures
igels-result-bonus = Bonus
igels-result-penalty = Pénalité
igels-result-total = Total
igels-result-stored =
    { $points ->
        [one] { $name } × { $count } : { $points } point
       *[other] { $name } × { $count } : { $points } points
    }
