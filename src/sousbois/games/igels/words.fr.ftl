### Igels in French.
###
### A seat comes as $seat, its name, and $seat_is, "you" or "other"; a victim likewise, or "self" if it is the same seat.
### $animal, $card, $counter, $other and $source are names out of the edition, such as Jumbo or Pie voleuse. Animals
### are of either sex: nothing agrees with them. Cards stand in quotation marks; a source is an animal or a card.
### $species is hedgehog, rabbit, squirrel or mouse; $food is nut, worm, turnip, berry, picnic, grass, leaf or bug.
### DE and QUE elide before a vowel. Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

title = Igels (le jeu de cartes)
one-line = Envoyez vos animaux se battre pour les dernières nourritures de la forêt, avec tout ce qui traîne dans les sous-bois. Qui a le plus de points dans son garde-manger quand la forêt est vide gagne.

## Options

option-forest-size = combien de nourritures la forêt contient, pour une partie plus courte
option-choose-species = les joueurs choisissent leur espèce l’un après l’autre ; sinon elles sont tirées au sort
option-trim-absent = à trois joueurs, les cartes de soutien que seule l’espèce absente pourrait employer sont retirées
option-standing-dens = tanières et nids restent chez leur joueur et protègent autant de nourritures qu’ils en contiennent

## Species and foods

species-hedgehog = hérisson
    .definite = les hérissons
    .title = Hérissons
species-rabbit = lapin
    .definite = les lapins
    .title = Lapins
species-squirrel = écureuil
    .definite = les écureuils
    .title = Écureuils
species-mouse = souris
    .definite = les souris
    .title = Souris

food-nut = noix
    .indefinite = une noix
    .title = Noix
food-worm = ver
    .indefinite = un ver
    .title = Ver
food-turnip = navet
    .indefinite = un navet
    .title = Navet
food-berry = baies
    .indefinite = des baies
    .title = Baies
food-picnic = restes de pique-nique
    .indefinite = des restes de pique-nique
    .title = Restes de pique-nique
food-grass = herbe fraîche
    .indefinite = de l’herbe fraîche
    .title = Herbe fraîche
food-leaf = feuilles luxuriantes
    .indefinite = des feuilles luxuriantes
    .title = Feuilles luxuriantes
food-bug = punaise
    .indefinite = une punaise
    .title = Punaise

## Parts of the sentences below

part-the-species =
    { $species ->
        [hedgehog] { species-hedgehog.definite }
        [rabbit] { species-rabbit.definite }
        [squirrel] { species-squirrel.definite }
       *[mouse] { species-mouse.definite }
    }
part-species-title =
    { $species ->
        [hedgehog] { species-hedgehog.title }
        [rabbit] { species-rabbit.title }
        [squirrel] { species-squirrel.title }
       *[mouse] { species-mouse.title }
    }
part-food =
    { $food ->
        [nut] { food-nut }
        [worm] { food-worm }
        [turnip] { food-turnip }
        [berry] { food-berry }
        [picnic] { food-picnic }
        [grass] { food-grass }
        [leaf] { food-leaf }
       *[bug] { food-bug }
    }
part-a-food =
    { $food ->
        [nut] { food-nut.indefinite }
        [worm] { food-worm.indefinite }
        [turnip] { food-turnip.indefinite }
        [berry] { food-berry.indefinite }
        [picnic] { food-picnic.indefinite }
        [grass] { food-grass.indefinite }
        [leaf] { food-leaf.indefinite }
       *[bug] { food-bug.indefinite }
    }
part-victim =
    { $victim_is ->
        [you] vous
       *[other] { $victim }
    }
# Follows the name of an animal: « Jumbo, chez Alice ».
part-on-victims-side =
    { $victim_is ->
        [you] chez vous
       *[other] chez { $victim }
    }
part-foods =
    { $foods ->
        [one] { $foods } nourriture
       *[other] { $foods } nourritures
    }
part-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
part-support-cards =
    { $cards ->
        [one] { $cards } carte de soutien
       *[other] { $cards } cartes de soutien
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-points-of-foods =
    { $foods ->
        [one] { $foods } point
       *[other] { $foods } points
    }

## Actions

action-draw =
    { $pile ->
        [animal] Piocher un animal de votre espèce.
       *[card] Piocher une carte de soutien.
    }
action-pass =
    { $way ->
        [pass] Passer.
        [stay-out] Rester en dehors de cette bataille.
       *[decline] Renoncer.
    }
action-use = Employer la capacité.
action-species = Choisir { part-the-species }.
action-lead = Faire avancer { $animal } comme chef.
action-support = Envoyer { $animal } en soutien.
action-player =
    { $victim_is ->
        [you] Vous viser vous-même.
       *[other] Viser { $victim }.
    }
action-animal = Choisir { $animal }.
action-food-of =
    { $victim_is ->
        [you] Prendre { part-a-food } chez vous.
       *[other] Prendre { part-a-food } à { $victim }.
    }
action-food = Choisir { part-a-food }.
action-card =
    { $deed ->
        [lay] Poser « { $card } » face cachée.
        [play] Jouer « { $card } ».
        [counter] Contrer l’événement avec « { $card } ».
       *[trade] Échanger « { $card } ».
    }

## Refusals

refusal-not-now = Ce n’est pas ce qu’il faut décider maintenant : choisissez parmi ce que propose cette étape.
refusal-species-taken = Quelqu’un a déjà pris { part-the-species } : choisissez une espèce encore libre.
refusal-not-your-species = Vous ne pouvez pas choisir { $animal }, d’une autre espèce que la vôtre : prenez un de vos propres animaux.
refusal-still-in-pile = Vous n’avez pas encore pioché { $animal } : seuls les animaux de votre pool peuvent être choisis.
refusal-asleep = Laissez dormir { $animal } jusqu’à la fin de ce tour : choisissez un animal prêt.
refusal-dead = Vous ne pouvez plus compter sur { $animal }, qui repose au dépotoir : seule une carte qui ranime les animaux y changerait quelque chose.
refusal-fights-already = Vous avez déjà envoyé { $animal } dans cette bataille : choisissez un autre animal, ou passez.
refusal-not-in-hand = Vous n’avez pas « { $card } » en main.
refusal-other-species-only = « { $card } » ne peut servir qu’à une autre espèce : vous pourrez échanger cette carte à la fin d’un tour.
refusal-counter-by-itself = « { $card } » ne peut que répondre à un événement qui vous vise : gardez cette carte jusque-là.
refusal-cannot-be-laid = « { $card } » ne se pose pas face cachée : jouez cette carte de votre main quand son moment sera venu.
refusal-combat-is-laid = « { $card } » est une carte combat : elle se pose face cachée dans une bataille, on ne la joue pas de la main.
refusal-not-in-this-window = « { $card } » ne peut pas se jouer à ce moment du tour : gardez cette carte jusqu’à ce que son moment vienne.
refusal-no-sense = « { $card } » ne changerait rien maintenant : gardez cette carte pour un meilleur moment.
refusal-no-side = « { $card } » n’aide qu’un camp de la bataille, et vous n’en avez pas : gardez cette carte pour une bataille à vous.
refusal-no-one-shot = Vous n’avez dans cette bataille aucun chef dont la capacité à usage unique compte.
refusal-used-up = La capacité à usage unique de votre chef a déjà servi : elle ne s’emploie qu’une fois par partie.
refusal-no-counter = « { $card } » n’arrête pas cet événement : répondez par une carte de contre qui convient, ou laissez faire.
refusal-no-target = Cet effet ne trouverait là rien sur quoi agir : choisissez une autre cible.
refusal-not-optional = On ne peut plus revenir en arrière ici : choisissez parmi ce qui est proposé.
refusal-trade-begun = La première carte est déjà partie : choisissez aussi la seconde.
refusal-cannot-be-picked = Cet effet n’a pas de prise là-dessus : choisissez parmi ce sur quoi il peut agir.

## Events of the set-up and of the build

event-species-drawn =
    { $seat_is ->
        [you] Le sort vous attribue { part-the-species }.
       *[other] Le sort attribue { part-the-species } à { $seat }.
    }
event-species-chosen =
    { $seat_is ->
        [you] Vous choisissez { part-the-species }.
       *[other] { $seat } choisit { part-the-species }.
    }
event-food-set-aside = On écarte pour une partie plus courte : { part-a-food }.
event-cards-trimmed =
    { $cards ->
        [one] Seule l’espèce absente pourrait l’employer : { part-support-cards } est retirée.
       *[other] Seule l’espèce absente pourrait les employer : { part-support-cards } sont retirées.
    }
event-first-animal =
    { $seat_is ->
        [you] Vous commencez avec { $animal } (SAP { $sap }).
       *[other] { $seat } commence avec { $animal } (SAP { $sap }).
    }
event-round-begins =
    { $seat_is ->
        [you] Tour { $round } : le marqueur de premier joueur est chez vous.
       *[other] Tour { $round } : le marqueur de premier joueur est chez { $seat }.
    }
event-animal-drawn =
    { $seat_is ->
        [you] Vous piochez { $animal } (SAP { $sap }) pour votre pool.
       *[other] { $seat } pioche { $animal } (SAP { $sap }) pour son pool.
    }
event-card-drawn =
    { $seat_is ->
        [you] Vous piochez une carte de soutien.
       *[other] { $seat } pioche une carte de soutien.
    }
event-pile-shuffled = La pioche générale est vide : on mélange le dépotoir pour en faire une nouvelle de { part-cards }.

## Events before the cards are revealed

event-leads =
    { $seat_is ->
        [you] Vous faites avancer { $animal } (SAP { $sap }) comme chef.
       *[other] { $seat } fait avancer { $animal } (SAP { $sap }) comme chef.
    }
event-stays-out =
    { $seat_is ->
        [you] Vous restez en dehors de cette bataille.
       *[other] { $seat } reste en dehors de cette bataille.
    }
event-supports =
    { $seat_is ->
        [you] Vous envoyez { $animal } (SAP { $sap }) en soutien.
       *[other] { $seat } envoie { $animal } (SAP { $sap }) en soutien.
    }
event-initial-sap =
    { $seat_is ->
        [you] Votre SAP initial est de { $total }.
       *[other] Le SAP initial { DE($seat) } est de { $total }.
    }
event-card-laid =
    { $seat_is ->
        [you] Vous posez une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }

## Events of cards and abilities

event-combat-revealed =
    { $seat_is ->
        [you] Vous révélez la carte combat « { $card } », de valeur { $value }.
       *[other] { $seat } révèle la carte combat « { $card } », de valeur { $value }.
    }
event-event-revealed =
    { $seat_is ->
        [you] Vous révélez l’événement « { $card } ».
       *[other] { $seat } révèle l’événement « { $card } ».
    }
event-ability-acts =
    { $seat_is ->
        [you] Chez vous, la capacité { DE($animal) } agit.
       *[other] Chez { $seat }, la capacité { DE($animal) } agit.
    }
event-ability-aimed =
    { $seat_is ->
        [you] Chez vous, { $animal } s’en prend à { part-victim }.
       *[other] Chez { $seat }, { $animal } s’en prend à { part-victim }.
    }
event-ability-declined =
    { $seat_is ->
        [you] Vous renoncez à la capacité { DE($animal) }.
       *[other] { $seat } renonce à la capacité { DE($animal) }.
    }
event-one-shot =
    { $seat_is ->
        [you] Vous employez la capacité à usage unique { DE($animal) }.
       *[other] { $seat } emploie la capacité à usage unique { DE($animal) }.
    }
event-card-acts =
    { $seat_is ->
        [you] Votre carte « { $card } » prend effet.
       *[other] La carte « { $card } » { DE($seat) } prend effet.
    }
event-card-aimed =
    { $seat_is ->
        [you] Vous dirigez « { $card } » contre { part-victim }.
       *[other] { $seat } dirige « { $card } » contre { part-victim }.
    }
event-card-at-animal =
    { $seat_is ->
        [you] Vous dirigez « { $card } » contre { $animal }, { part-on-victims-side }.
       *[other] { $seat } dirige « { $card } » contre { $animal }, { part-on-victims-side }.
    }
event-card-idle =
    { $seat_is ->
        [you] Votre carte « { $card } » ne trouve rien sur quoi agir.
       *[other] La carte « { $card } » { DE($seat) } ne trouve rien sur quoi agir.
    }
event-event-played =
    { $seat_is ->
        [you] Vous jouez « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
event-event-aimed =
    { $seat_is ->
        [you] Vous jouez « { $card } » contre { part-victim }.
       *[other] { $seat } joue « { $card } » contre { part-victim }.
    }
event-event-at-animal =
    { $seat_is ->
        [you] Vous jouez « { $card } » contre { $animal }, { part-on-victims-side }.
       *[other] { $seat } joue « { $card } » contre { $animal }, { part-on-victims-side }.
    }
event-event-at-food =
    { $seat_is ->
        [you] Vous jouez « { $card } » pour prendre { part-a-food } à { part-victim }.
       *[other]
            { $victim_is ->
                [you] { $seat } joue « { $card } » pour vous prendre { part-a-food }.
               *[other] { $seat } joue « { $card } » pour prendre { part-a-food } à { $victim }.
            }
    }
event-event-for-animal =
    { $seat_is ->
        [you] Vous jouez « { $card } » pour { $animal }.
       *[other] { $seat } joue « { $card } » pour { $animal }.
    }
event-countered =
    { $seat_is ->
        [you] Vous répondez par « { $counter } » : la carte « { $card } » échoue, et toutes deux vont au dépotoir.
       *[other] { $seat } répond par « { $counter } » : la carte « { $card } » échoue, et toutes deux vont au dépotoir.
    }

## Events in the glade

event-sap-changed =
    { $seat_is ->
        [you] Vous recevez { $amount } SAP ({ $source }), pour un total de { $total }.
       *[other] { $seat } reçoit { $amount } SAP ({ $source }), pour un total de { $total }.
    }
event-sap-raised =
    { $seat_is ->
        [you] Chez vous, le SAP { DE($animal) } monte à { $sap }, pour un total de { $total }.
       *[other] Chez { $seat }, le SAP { DE($animal) } monte à { $sap }, pour un total de { $total }.
    }
event-card-void =
    { $seat_is ->
        [you] Votre carte « { $card } » ne compte plus : votre total est de { $total }.
       *[other] La carte « { $card } » { DE($seat) } ne compte plus : son total est de { $total }.
    }
event-dazed =
    { $seat_is ->
        [you] Sous le charme, { $animal } ne vous apporte plus rien dans cette bataille : votre total est de { $total }.
       *[other] Sous le charme, { $animal } n’apporte plus rien à { $seat } dans cette bataille : son total est de { $total }.
    }
event-sent-home =
    { $seat_is ->
        [you] Chez vous, { $animal } quitte la bataille et rentre à la maison.
       *[other] Chez { $seat }, { $animal } quitte la bataille et rentre à la maison.
    }
event-dies =
    { $seat_is ->
        [you] Vous perdez { $animal }, qui meurt et finit au dépotoir.
       *[other] { $seat } perd { $animal }, qui meurt et finit au dépotoir.
    }
event-leads-on =
    { $seat_is ->
        [you] À la mort du chef, { $animal } (SAP { $sap }) prend la tête de votre camp.
       *[other] À la mort du chef, { $animal } (SAP { $sap }) prend la tête du camp { DE($seat) }.
    }
event-side-out =
    { $seat_is ->
        [you] Vous n’avez plus personne pour mener : votre camp sort de la bataille.
       *[other] { $seat } n’a plus personne pour mener : son camp sort de la bataille.
    }
event-draw-forced = La paix éclate : quels que soient les totaux, cette bataille est un match nul entre tous les camps qui restent.
event-upside-down = Le monde est à l’envers : le plus petit total gagne cette bataille.
event-loot-changed =
    { $seat_is ->
        [you]
            { $amount ->
                [1] Une victoire vous rapporte une nourriture de plus.
                [-1] Une victoire vous rapporte une nourriture de moins.
               *[other] Le nombre de nourritures qu’une victoire vous rapporte change de { $amount }.
            }
       *[other]
            { $amount ->
                [1] Une victoire rapporte à { $seat } une nourriture de plus.
                [-1] Une victoire rapporte à { $seat } une nourriture de moins.
               *[other] Le nombre de nourritures qu’une victoire rapporte à { $seat } change de { $amount }.
            }
    }
event-loot-of-winner-changed =
    { $amount ->
        [1] Qui gagne cette bataille prend une nourriture de plus.
        [-1] Qui gagne cette bataille prend une nourriture de moins.
       *[other] Le nombre de nourritures pour qui gagne cette bataille change de { $amount }.
    }
event-total =
    { $seat_is ->
        [you] Votre total est de { $total }.
       *[other] Le total { DE($seat) } est de { $total }.
    }

## Events of the outcome and of the loot

event-no-battle = Personne n’a fait avancer de chef : il n’y a ni bataille ni butin.
event-nobody-left = Il ne reste aucun camp dans la clairière : il n’y a pas de butin.
event-wins =
    { $seat_is ->
        [you] Vous gagnez la bataille avec un total de { $total }.
       *[other] { $seat } gagne la bataille avec un total de { $total }.
    }
event-wins-tie =
    { $seat_is ->
        [you] Il y a égalité à { $total }, et votre chef la règle : vous gagnez la bataille.
       *[other] Il y a égalité à { $total }, et le chef { DE($seat) } la règle : { $seat } gagne la bataille.
    }
event-shares-draw =
    { $seat_is ->
        [you] Vous faites match nul.
       *[other] { $seat } fait match nul.
    }
event-looks =
    { $seat_is ->
        [you] Vous regardez en secret { part-foods } du dessus de la forêt.
       *[other] { $seat } regarde en secret { part-foods } du dessus de la forêt.
    }
event-food-taken =
    { $seat_is ->
        [you] Vous prenez { part-a-food } dans la forêt.
       *[other] { $seat } prend { part-a-food } dans la forêt.
    }
event-food-shared =
    { $seat_is ->
        [you] Vous prenez { part-a-food } pour votre part du match nul.
       *[other] { $seat } prend { part-a-food } pour sa part du match nul.
    }
event-too-few-foods =
    { $foods ->
        [0] La forêt n’a plus de nourriture à partager : personne n’en prend.
        [1] La forêt n’a plus qu’une nourriture, trop peu pour le partage du match nul : personne n’en prend.
       *[other] La forêt n’a plus que { part-foods }, trop peu pour le partage du match nul : personne n’en prend.
    }
event-food-put-back =
    { $seat_is ->
        [you] Votre chef a un régime végétarien : vous remettez { part-a-food } dans la forêt.
       *[other] Le chef a un régime végétarien : { $seat } remet { part-a-food } dans la forêt.
    }
event-food-foraged =
    { $seat_is ->
        [you] Vous prenez sur-le-champ { part-a-food } dans la forêt.
       *[other] { $seat } prend sur-le-champ { part-a-food } dans la forêt.
    }
event-food-stolen =
    { $seat_is ->
        [you] Vous prenez { part-a-food } à { part-victim }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous prend { part-a-food }.
               *[other] { $seat } prend { part-a-food } à { $victim }.
            }
    }
event-food-secured =
    { $seat_is ->
        [you] Vous mettez à l’abri { part-a-food }.
       *[other] { $seat } met à l’abri { part-a-food }.
    }
event-den-stands =
    { $seat_is ->
        [you] La carte « { $card } » reste chez vous et protège autant de nourritures qu’elle en contient.
       *[other] La carte « { $card } » reste chez { $seat } et protège autant de nourritures qu’elle en contient.
    }
event-penalty =
    { $seat_is ->
        [you] La carte « { $card } » reste devant vous jusqu’au décompte et coûte { part-points }.
       *[other] La carte « { $card } » reste devant { $seat } jusqu’au décompte et coûte { part-points }.
    }

## Events of animals and of the hand

event-cards-drawn =
    { $seat_is ->
        [you] Vous piochez { part-support-cards }.
       *[other] { $seat } pioche { part-support-cards }.
    }
event-card-stolen =
    { $seat_is ->
        [you]
            { $victim_is ->
                [you] Vous prenez au hasard une carte de votre main.
               *[other] Vous prenez au hasard une carte de la main { DE($victim) }.
            }
       *[other]
            { $victim_is ->
                [you] { $seat } prend au hasard une carte de votre main.
               *[other] { $seat } prend au hasard une carte de la main { DE($victim) }.
            }
    }
event-wakes =
    { $seat_is ->
        [you] Dans votre pool, { $animal } a les yeux grands ouverts.
       *[other] Dans le pool { DE($seat) }, { $animal } a les yeux grands ouverts.
    }
event-recruited =
    { $seat_is ->
        [you] Tout droit de la pioche, { $animal } (SAP { $sap }) rejoint votre pool.
       *[other] Tout droit de la pioche, { $animal } (SAP { $sap }) rejoint le pool { DE($seat) }.
    }
event-revived =
    { $seat_is ->
        [you] D’entre les morts, { $animal } (SAP { $sap }) revient dans votre pool.
       *[other] D’entre les morts, { $animal } (SAP { $sap }) revient dans le pool { DE($seat) }.
    }
event-bound =
    { $seat_is ->
        [you] Vous liez pour de bon « { $card } » à { $animal }, dont le SAP est maintenant de { $sap }.
       *[other] { $seat } lie pour de bon « { $card } » à { $animal }, dont le SAP est maintenant de { $sap }.
    }
event-sleep = Les animaux qui dormaient se réveillent, et ceux qui se sont battus vont dormir.
event-cards-traded =
    { $seat_is ->
        [you] Vous mettez « { $card } » et « { $other } » au dépotoir et piochez une nouvelle carte.
       *[other] { $seat } met « { $card } » et « { $other } » au dépotoir et pioche une nouvelle carte.
    }

## The end of the game

event-last-food = La forêt n’a plus de nourriture : il est temps de compter.
event-winter = L’hiver tombe sur la forêt : il est temps de compter.
event-counted =
    { $seat_is ->
        [you] Au décompte, vous avez { part-points-of-foods } de nourriture, { $bonus } de bonus et { $penalty } de pénalité.
       *[other] Au décompte, { $seat } a { part-points-of-foods } de nourriture, { $bonus } de bonus et { $penalty } de pénalité.
    }

outcome-winner =
    { $seat_is ->
        [you] Vous gagnez avec { part-points }.
       *[other] { $seat } gagne avec { part-points }.
    }
outcome-shared = La victoire est partagée, à { part-points } : { $names }.
outcome-decided-by = Ce qui a décidé de la partie : { $step }.
step-points = le plus de points (I39)

## Where in the round we are

heading-species = Avant le premier tour
round-heading = Tour { $round }
phase-name =
    { $phase ->
        [1] Construire
        [2] Combattre
        [3] Prendre le butin
       *[4] Organiser
    }

window-name-build = après la phase construire
window-name-stand = une fois les combattants en place
window-name-last = quand les totaux sont connus
window-name-loot = après le butin
window-name-organise = à la fin du tour
window-name-facedown = face cachée

question-species = Choisissez votre espèce.
question-build = Piochez un animal de votre espèce ou une carte de soutien.
question-build-window = Jouez un événement avant la bataille, ou passez.
question-leaders = Faites avancer un chef, ou restez en dehors de cette bataille.
question-supporters = Envoyez un animal en soutien, ou passez pour le reste de cette étape.
question-stand-window = Les combattants sont en place : jouez un événement, ou passez.
question-lay = Posez une carte de soutien face cachée, ou passez pour le reste de cette étape.
question-last-window = Les totaux sont connus : jouez un événement, employez une capacité à usage unique, ou passez.
question-loot = Choisissez une nourriture pour votre butin.
question-loot-window = Le butin est pris : jouez un événement, ou passez.
question-trade = Échangez deux cartes contre une nouvelle, ou renoncez.
question-organise-window = Jouez un événement avant le prochain tour, ou passez.
question-use = Employez la capacité { DE($source) }, ou renoncez.
question-target = { $source } : choisissez la cible.
question-pick = { $source } : choisissez l’animal ou la nourriture suivante.
question-counter = { $seat } joue « { $source } » contre vous : contrez avec une carte qui convient, ou laissez faire.

## The table

fate-ready = prêts : { $animals }
fate-asleep = endormis : { $animals }
fate-home = renvoyés : { $animals }
fate-dead = morts : { $animals }

effect-sap = modifie le SAP
effect-set-sap = SAP relevé
effect-void-combat = cartes combat sans valeur
effect-daze = met sous le charme
effect-send-home = renvoie à la maison
effect-kill = tue
effect-shield = protection
effect-force-draw = match nul imposé
effect-lowest-wins = le plus petit total gagne
effect-win-ties = gagne les égalités
effect-loot = taille du butin
effect-loot-pick = choix du butin
effect-forage = nourriture sur-le-champ
effect-steal-food = vol de nourriture
effect-secure = cachette
effect-secure-cap = cachettes plus grandes
effect-penalty = pénalité
effect-draw = cartes piochées
effect-steal-card = vol de carte
effect-wake = réveille
effect-recruit = nouvel animal
effect-revive = ramène d’entre les morts
effect-counter = contre

label-seat = Siège
label-forest = Forêt
label-in-forest =
    { $count ->
        [0] plus rien
       *[other] { $count } : { $foods }
    }
label-cards = Cartes
label-piles = pioche générale { $pile }, dépotoir { $dump }
label-in-hand = Main
label-pool = Garde-manger et pool
label-no-food = pas encore de nourriture
label-secured = à l’abri : { $foods }
label-in-pile =
    { $animals ->
        [one] { $animals } animal dans la pioche
       *[other] { $animals } animaux dans la pioche
    }
label-battle = Bataille
label-hand = Votre main
label-laid = Posées face cachée : { $cards }
label-leaders = Vos chefs possibles
label-points = Points
label-foods = Nourritures
label-bonus = Bonus
label-penalty = Pénalité
label-vegetarian = régime végétarien

state-first-player = premier joueur
state-vegetarian = régime végétarien
state-one-shot-used = capacité à usage unique déjà employée
state-winner = gagne, ou partage le match nul

battle-leader = chef { $animal }
battle-supporters = avec { $animals }
battle-initial = SAP initial { $initial }
battle-face-down =
    { $cards ->
        [one] { $cards } carte face cachée
       *[other] { $cards } cartes face cachée
    }
battle-events = révélé : { $cards }
battle-out = hors de la bataille
battle-total = Total { $total }
battle-cut = au lieu de { $sum }
battle-bound = carte liée
battle-dazed = sous le charme
battle-raised = SAP relevé
battle-void = sans valeur
battle-ability = capacité
battle-effect = effet

## The log

log-set-aside = On écarte pour une partie plus courte : { $foods }.
log-initial = SAP initial : { $totals }.
log-totals = Totaux : { $totals }.
log-revealed =
    { $seat_is ->
        [you] Vous révélez { $cards }.
       *[other] { $seat } révèle { $cards }.
    }
log-draw = Match nul entre { $names }.
log-new-cards = Nouveau dans votre main : { $cards }.

## What is printed on a card, and where we have it from

card-event = événement
card-combat = carte combat, valeur { $value }
card-sap = SAP { $sap }
card-male = mâle
card-female = femelle
card-copies = dans le jeu : { $copies }
card-only-for = réservé : { part-the-species }
card-bound-to = lien possible : { $animal }
card-windows = se joue : { $windows }
card-countered-by = contré par { $cards }
card-bonus = +{ $bonus } pour { part-the-species }
card-animal-food = pas pour les végétariens
card-sourced = Connu par le livret ou une autre source publique : { $facts }.
card-reconstructed = Reconstitué, car l’original est perdu : { $facts }.

fact-ability = capacité
fact-amount = nombre dans l’effet
fact-animal-food = si les végétariens en mangent
fact-bonus = bonus
fact-bonus-points = points du bonus
fact-bonus-species = espèce du bonus
fact-bound-card = la carte qui s’y lie
fact-bound-to = l’animal auquel elle se lie
fact-copies = nombre d’exemplaires
fact-counters = ce qui contre la carte
fact-effect = effet
fact-is-counter-for = ce que la carte contre
fact-limits = limites de l’effet
fact-name = nom
fact-points = points
fact-restricted-to = réservée à une espèce
fact-sap = SAP
fact-scope = durée de la capacité
fact-sex = sexe
fact-species = espèce
fact-state = état de l’animal
fact-text = texte
fact-type = sorte de carte
fact-value = valeur
fact-vegetarian = régime
fact-windows = moments

## Short names, as they are typed

name-draw =
    { $pile ->
        [animal] animal
       *[card] carte de soutien
    }
name-pass =
    { $way ->
        [pass] passer
        [stay-out] rester dehors
       *[decline] renoncer
    }
name-use = employer
name-species = { part-species-title }
name-lead = chef { $animal }
name-support = soutien { $animal }
name-player =
    { $victim_is ->
        [you] contre vous-même
       *[other] contre { $victim }
    }
name-animal = choisir { $animal }
name-food-of =
    { $victim_is ->
        [you] { part-food } de chez vous
       *[other] { part-food } de chez { $victim }
    }
name-food = prendre { part-food }
name-card =
    { $deed ->
        [lay] poser { $card }
        [play] jouer { $card }
        [counter] contrer { $card }
       *[trade] échanger { $card }
    }
