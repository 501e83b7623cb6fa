### L’analyse d’une partie terminée, en français.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

result-review = Analyser la partie

review-title = Analyse : { $game }
review-back = Retour à la table
review-replay = Revoir la partie

## While it is thought out

review-stage =
    { $stage ->
        [preparing] Les robots se préparent encore à ce jeu : une seule fois, une minute au plus. L’analyse commence ensuite.
        [waiting] Une autre partie est analysée d’abord.
        [done] L’analyse est prête.
        [failed] L’analyse a échoué.
       *[thinking] Chaque décision est repensée.
    }
review-progress = Décisions jugées
review-look-again = Regarder de nouveau

## What the page says of itself

review-lead = Que valait chaque décision ? Les robots les ont toutes repensées, à la place de qui l’a prise.
review-fair = Une décision n’est jugée que d’après ce que l’on pouvait savoir à cette place, à ce moment-là : ni d’après les cartes cachées des autres, ni d’après ce qui en est résulté.
review-basis =
    { $futures ->
        [one] Chaque jugement repose sur { $futures } suite imaginée de la partie, une fois pour la décision prise et une fois pour la meilleure trouvée.
       *[other] Chaque jugement repose sur { $futures } suites imaginées de la partie, une fois pour la décision prise et une fois pour la meilleure trouvée.
    }
review-margins = Les marges ne tiennent compte que du hasard : les robots aussi peuvent mal juger une position.
review-alone = Il n’y a personne à battre : le rival est imaginaire et s’en sort aussi bien que la plupart.

## The graph

review-graph = Part de victoire, décision après décision
review-graph-how = Un anneau marque une décision qui a coûté quelque chose ; les tirets montrent ce qu’il en est resté. Un point mène à sa position.
review-share = Part de victoire
review-decisions = Décisions prises
review-percent = { $share } %
review-dot =
    { $count ->
        [one] { $name }, après { $count } décision : { $share } % ± { $margin } %
       *[other] { $name }, après { $count } décisions : { $share } % ± { $margin } %
    }

## The costliest decisions

review-costliest = Ce qui a coûté le plus
review-seat-you = { $name } (vous)
review-balance =
    { $count ->
        [0] Aucune décision n’a rien coûté que le hasard ne puisse expliquer.
        [1] Une décision a coûté plus que le hasard ne peut l’expliquer :
        [2] Deux décisions ont coûté plus que le hasard ne peut l’expliquer :
       *[other] Les trois décisions qui ont coûté le plus :
    }
review-did = Décidé
review-better = Mieux
review-cost = Coût
review-cost-share = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de la victoire : { $best } % étaient possibles, il en est resté { $made } %.
review-cost-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] Toutes les suites ont été comptées : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point en moyenne.
       *[other] Toutes les suites ont été comptées : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne.
    }
review-sureness =
    { $clear ->
        [yes] C’est net.
       *[no] C’est très probable.
    }
review-position = Voir la position

## All figures

review-figures = Tous les chiffres
review-figures-what = Les décisions où il y avait un choix, avec la part de victoire que promettait le meilleur choix.
review-after = Après
review-who = Qui
review-lost = Perdu
review-nothing-lost = rien
review-position-of =
    { $count ->
        [one] La position après { $count } décision, telle que la voyait { $name }
       *[other] La position après { $count } décisions, telle que la voyait { $name }
    }
review-end = La partie est terminée.
