### L’aide à la table, en français : conseils pour une première partie, et indices.

## Conseils

tip-label = Conseil
tip-done = Compris
show-tips = Me donner des conseils
show-tips-hint = Un court conseil la première fois que quelque chose se présente à la table, avec la règle qui le fonde. Aucun ne revient.
tips-again-title = Conseils déjà vus
tips-again-why =
    { $count ->
        [one] Vous avez vu { $count } conseil. Il peut revenir à la prochaine occasion.
       *[other] Vous avez vu { $count } conseils. Ils peuvent revenir à la prochaine occasion.
    }
tips-again = Revoir tous les conseils

## Indices

hint-ask = Indice
hint-title = Indice
hint-thinking = Réflexion en cours …
hint-failed = L’indice n’est pas arrivé. Réessayez dans un instant.
hint-number = Indice { $number } :
hint-share = gagne à { $share } % ± { $margin } %
hint-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
hint-sureness =
    { $sureness ->
        [only] Il n’y a pas d’autre coup.
        [clear] Le premier est nettement le meilleur.
        [likely] Le premier est probablement le meilleur.
       *[open] Le deuxième est peut-être aussi bon que le premier.
    }
hint-basis =
    { $futures ->
        [0] Il reste si peu à jouer que toutes les suites ont été comptées ; les points en sont la moyenne.
        [one] D’après { $futures } suite imaginée, selon ce que vous pouvez savoir.
       *[other] D’après { $futures } suites imaginées, selon ce que vous pouvez savoir.
    }
hint-alone = Il n’y a personne à battre : le rival est imaginaire et s’en sort aussi bien que la plupart.

not-allowed-no-hints = Pas d’indices à cette table : c’est ce qui a été convenu à son ouverture.
not-allowed-hint-not-ready = Les robots s’échauffent encore : il y aura des indices dans une minute ou deux.
not-allowed-hint-thinking = Un indice est déjà en préparation.
not-allowed-hint-too-many = Cela fait beaucoup d’indices en peu de temps. Attendez un peu avant le prochain.
