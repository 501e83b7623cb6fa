### The hunt in the browser, in French: what its own words do not say.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

hunt-choose = Choisissez une carte en secret.
hunt-change = Choisi ! Vous pouvez changer.

## The lodges

hunt-lodge-of = Le pavillon { DE($name) }
hunt-your-lodge = Votre pavillon
hunt-named = { $place } : { $what }
hunt-pile-empty = aucune proie
hunt-secret-card = { $card }, face cachée pour les autres
hunt-sideways = en travers : a mangé
hunt-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
hunt-holds-chosen = avec la carte face cachée : { $cards }
hunt-lodge-card = Pavillon, { $side }
hunt-mark-takes = prend
hunt-mark-loses = perd

## What happens

# What happens at several lodges at once, in one sentence.
hunt-step-reveal = Toutes les cartes sont révélées.
hunt-step-hunter-seized = La chasse est interdite : chaque chasseur joué va dans la pile de proies de qui l’a joué.
hunt-step-lodge-turned = Là où une chasse interdite a été jouée, le pavillon est retourné sur sa face « 4 ».
hunt-step-wolf-returns = Aucun lapin n’est à portée : les loups qui n’ont rien pris reviennent en main.
hunt-step-rabbit-returns = Aucune carotte n’est à portée : les lapins qui n’ont rien mangé reviennent en main.
hunt-step-card-becomes-easy-prey = Fin de la manche : les proies faciles vont aux piles et ce qui reste devient proie facile.
hunt-order = L’ordre de la chasse : chasses interdites, chasseurs, loups, lapins

## Points

hunt-count-title = Le décompte du jour
hunt-days-title = Les points par jour
hunt-hands-title = Cartes en main
hunt-hands-note = Une carte choisie en secret compte encore.
hunt-player = Nom
hunt-pile = Pile
hunt-hand = Main
hunt-lodge = Pavillon
hunt-day = Jour
hunt-day-number = Jour { $day }
hunt-total = Total
hunt-place = Place
hunt-best-day = meilleur jour
hunt-best-note = Meilleur jour : c’est lui qui départage les totaux égaux.
hunt-uncounted = pas encore compté

## The hand

hunt-your-hand = Votre main
hunt-worth-pile = dans la pile
hunt-worth-hand = restée en main
# $state: held or picked; one of those picked is no longer in the hand.
hunt-held =
    { $state ->
        [picked] Choisi ; reste en main : { $cards }. Valeur d’une carte : { $pile } dans la pile de proies, { $hand } si elle reste en main
       *[held] { $cards }. Valeur d’une carte : { $pile } dans la pile de proies, { $hand } si elle reste en main
    }
