### The menagerie in the browser, in French: what its own words do not say.
### Before : ; ! ? stand no-break spaces (U+00A0).

## Where one is

menagerie-round-of = Manche { $number } sur { $limit }
menagerie-turn-of = Tour { $number } sur { $limit }
menagerie-last-turns = Derniers tours
menagerie-lives = { $lives } ♥

## What is asked

menagerie-prompt-first = À vous : choisissez une rangée.
menagerie-prompt-turn = À vous : prenez une rangée ou frappez.
menagerie-prompt-last = Dernier tour : une rangée, ou restez-en là.
menagerie-prompt-only-knock = Plus de tours à jouer : il faut frapper.
menagerie-prompt-put =
    { $cards ->
        [1] Posez une carte contre la rangée { $row }.
       *[other] Posez { $cards } cartes contre la rangée { $row }.
    }

## Rows, cards and the exchange

menagerie-rows = Les rangées
menagerie-row = Rangée { $row } : { $cards }
menagerie-card = { $name }, valeur { $value }
menagerie-hand = Votre main
menagerie-tray = L’échange
menagerie-missing =
    { $missing ->
        [0] Un échange ne se reprend pas.
        [1] Encore une carte à poser
       *[other] Encore { $missing } cartes à poser
    }
menagerie-exchange = Échanger
menagerie-take-back = Autre rangée
menagerie-you-are-out = Vous n’avez plus de vie. Vous regardez la suite de la partie.

## The knock

menagerie-knocked =
    { $seat_is ->
        [you] Vous avez frappé. Encore un dernier tour pour : { $names }.
       *[other] { $seat } a frappé. Encore un dernier tour pour : { $names }.
    }
menagerie-knocked-short =
    { $seat_is ->
        [you] Vous avez frappé
       *[other] { $seat } a frappé
    }
menagerie-knock = Frapper
    .why = Tous les autres jouent un dernier tour. Puis on montre les mains et l’on compte les majorités : le moins de points coûte deux vies, le plus n’en coûte aucune.
    .sure = Frapper sur la table
menagerie-keep = En rester là
    .why = Vous gardez votre main pour le décompte et renoncez à votre dernier tour.
    .sure = Frapper aussi

## What one knows

menagerie-known = Qui a quoi
menagerie-between = { $least } à { $most }
menagerie-claim = { $cards }, { $claim }
menagerie-sudden = mort subite
menagerie-out-since = { $name } : hors jeu à la manche { $round }
menagerie-hearts =
    { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }

## The end of a round

menagerie-count = Le décompte de la manche { $round }
menagerie-count-steps = Espèce par espèce
menagerie-sudden-title = Mort subite

## The result

menagerie-place = Place
menagerie-player = Joueur
menagerie-rounds = Manches en vie
menagerie-last-points = Dernier décompte
menagerie-result = Combien de temps chacun est resté en jeu
