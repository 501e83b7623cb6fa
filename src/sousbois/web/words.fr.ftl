### The pages in French: whatever is not a game’s own word.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

brand = Sousbois
brand-home = Sousbois, vers la première page
skip-to-main = Aller au contenu de la page
foot-rules = Règles
foot-about = À propos de sousbois
yes = Oui
no = Non

## The bar on top

# In the other language, because it is meant for those who read that one.
other-language = EN, in English
preferences-of = { $name } : préférences
# $theme is the one in use; pressing leads to the next.
theme-change =
    { $theme ->
        [light] Couleurs claires. Passer aux couleurs sombres
        [dark] Couleurs sombres. Passer à celles de votre appareil
       *[auto] Couleurs de votre appareil. Passer aux couleurs claires
    }

## Levels and players

level-name =
    { $level ->
        [easy] facile
        [medium] moyen
        [hard] fort
       *[expert] expert
    }
players = Autour de la table
player-you = vous
player-bot = Robot, { level-name }
player-acting = doit jouer
player-your-turn = à vous
player-bot-before = Robot,
player-chosen = a choisi
player-away = hors ligne
player-here = en ligne

## The first page

home-title = Les jeux
home-welcome = Bonjour, { $name }
home-lead = Cinq jeux d’animaux venus du sous-bois. Installez-vous avec des robots, ou envoyez un lien à vos amis.
home-running = Vos tables
home-open = Tables où il reste une place
home-games = Choisissez un jeu
home-finished = Vos parties terminées
home-your-turn = À vous de jouer
home-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-undealt = Cartes pas encore distribuées
game-players = { $seats } joueurs
game-minutes = { $minutes } min environ
game-opponents = Robots
game-seats = Joueurs
game-play-now = Jouer
game-invite = Inviter des amis
game-rules = Règles

## Setting up a table

new-title = Nouvelle table : { $game }
new-seats-title = Autour de la table
new-seats = Combien de joueurs ?
new-seat = Place { $number }
new-who-sits = Qui est à chaque place ?
new-seat-me = Vous
new-seat-open = Place libre
new-seat-bot = Robot
new-watch = Aucune place : je regarde
new-seats-hint = La partie commence dès qu’il ne manque personne. En attendant, vous pourrez encore confier les places libres à des robots.
new-listed = Montrer cette table à tous ceux qui jouent sur ce serveur
new-rules-title = Les règles
new-edition = Édition
new-together-title = Jouer ensemble
new-hints = Chacun peut demander un indice
new-spectators = D’autres peuvent regarder, s’ils ont le lien
new-dealt-by-hand = Ne distribuer que lorsque quelqu’un le demande
new-undo = Permettre d’annuler (vous et des robots)
new-undo-why = Vous pouvez annuler votre dernier coup et tout ce qui a suivi. Le fichier de partie l’indique et la partie ne compte pas.
new-clock = Temps de réflexion
clock-name =
    { $clock ->
        [none] Autant que l’on veut
        [move-30] 30 secondes par décision
        [move-60] 1 minute par décision
        [move-180] 3 minutes par décision
        [move-86400] 1 jour par décision
        [move-259200] 3 jours par décision
        [game-300] 5 minutes pour toute la partie
        [game-900] 15 minutes pour toute la partie
       *[game-1800] 30 minutes pour toute la partie
    }
new-away = Quand quelqu’un est parti
away-name =
    { $away ->
        [asked] Les autres peuvent laisser un robot décider
        [automatic] Un robot décide de lui-même
       *[never] Tout le monde attend
    }
new-grace = On est parti au bout de
grace-name =
    { $seconds ->
        [60] 1 minute
        [120] 2 minutes
        [600] 10 minutes
       *[86400] 1 jour
    }
new-open = Ouvrir la table

## A table that waits for players

waiting-title = On attend des joueurs
waiting-free =
    { $count ->
        [one] Il reste { $count } place. La partie commence dès qu’elle est prise.
       *[other] Il reste { $count } places. La partie commence dès qu’elles sont prises.
    }
waiting-open-seat = Place { $number }, libre
waiting-sit = S’asseoir ici
waiting-leave = Se lever
waiting-bot = Ajouter un robot
waiting-bot-level = Niveau du robot à la place { $number }
waiting-beside = À propos de cette table
waiting-invite = Inviter quelqu’un
waiting-invite-how = Qui ouvre ce lien peut s’asseoir. Aux téléphones présents dans la pièce, il suffit de regarder le carré.
waiting-settled = Ce qui se joue
invite-qr = Le lien, sous forme d’un carré pour l’appareil photo d’un téléphone
invite-link = Lien
invite-copy = Copier
invite-copied = Copié
invite-share = Partager

## Who somebody is

welcome-title = Entrez sous les feuilles
welcome-lead = Ni compte ni mot de passe : un nom suffit, pour que les autres sachent qui est à la table.
welcome-enter = Entrer
your-name = Comment vous appelez-vous ?
your-name-hint = Ce nom se voit à toutes vos tables. Vous pourrez le changer plus tard.
your-language = Langue
preferences-title = Préférences
preferences-keep = Enregistrer
preferences-back = Retour
theme = Couleurs
theme-auto = Celles de l’appareil
theme-light = Claires
theme-dark = Sombres
pace = Allure
pace-slow = Lente
pace-normal = Calme
pace-fast = Vive
pace-instant = Immédiate
pace-hint = Combien de temps chaque événement reste à l’écran.
auto-pass = Passer à ma place quand je ne peux rien faire d’autre
auto-pass-hint = Avant de passer à votre place, la table attend un temps tiré au hasard. Si vous réfléchissez plus longtemps, les autres devinent que vous aviez le choix. Avec « Non », la question vous est posée chaque fois.
device-title = Continuer sur un autre appareil
device-why = Avec un lien privé, un autre appareil devient aussi le vôtre, avec toutes vos tables.
device-make = Créer un lien privé
device-how = Ouvrez ce lien sur l’autre appareil dans l’heure qui vient. Là aussi, vous serez { $name }.
device-careful = Gardez-le pour vous : qui l’ouvre peut jouer à votre place.
device-back = Retour aux préférences
claim-title = Continuer ici ?
claim-what = Avec ce lien, cet appareil devient celui { DE($name) }, avec toutes ses tables. Il oublie à qui il était auparavant.
claim-yes = Continuer sous le nom { DE($name) }
claim-no = Non, ne rien changer

## When something goes wrong

# $status is the number of the error: text, not a quantity.
error-title =
    { $status ->
        [403] Ce n’est pas permis
        [404] Il n’y a rien ici
        [500] L’erreur est de notre côté
        [503] Quelque chose barre le chemin
       *[other] Cela n’a pas marché
    }
error-number = Erreur { NUMBER($status, useGrouping: 0) }
error-home = Vers la première page
cross-site = Cette requête vient d’un autre site : rien n’a été fait.
bad-host = L’adresse de cette requête n’est pas valide. Vérifiez-la. Un proxy doit transmettre Host et Origin tels quels.
too-slow = Votre requête a mis trop de temps à arriver : rien n’a été fait. Réessayez.

## What sousbois is

about-title = À propos de sousbois
about-what = Sousbois est une table pour cinq jeux d’animaux : de quoi passer une soirée entre amis, ou avec des robots de quatre niveaux.
about-trust = Le serveur distribue les cartes et veille aux règles ; chaque coup et chaque refus cite la clause sur laquelle il repose. Votre navigateur n’apprend jamais ce que vous ne devez pas voir, et les robots n’en voient pas plus qu’un joueur assis à leur place.
about-unofficial-title = Non officiel
about-unofficial = Sousbois est un projet libre, sans lien avec les éditeurs de ces jeux. Leurs noms leur appartiennent. Il ne contient ni texte ni image de leur part : les règles sont racontées avec nos propres mots et, quand une carte est reconstituée, c’est indiqué.
about-privacy-title = Ce que l’on sait de vous
about-privacy = Le nom que vous avez donné, vos préférences et vos parties : rien de plus. Tout cela reste sur le serveur où vous jouez et dans un seul cookie de votre navigateur. Rien n’est chargé d’ailleurs, et personne ne suit ce que vous faites.
about-licences-title = À qui l’on doit tout cela
about-code = Le code est sous licence MIT.
about-pictures = Beaucoup d’images ont été dessinées par OpenMoji, le projet libre d’émojis et d’icônes. Leurs couleurs sont changées, leurs contours suivent le thème et sont bordés de clair, certaines sont assemblées ; nos propres dessins suivent leur style. Toutes les images de sousbois sont sous la même licence :
