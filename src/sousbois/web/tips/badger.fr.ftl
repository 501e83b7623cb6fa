### Conseils pour une première partie de blaireau, en français.

tip-b-stake = Vous tenez la carte de premier joueur : choisissez la carte que ce pli fera gagner, puis entamez avec la feuille de votre choix.
tip-b-arrow = Regardez la flèche de la carte en jeu : vers le haut, la feuille la plus haute est la meilleure ; vers le bas, c’est la plus basse.
tip-b-suit = Vous avez la couleur demandée : il faut en jouer. Les autres feuilles sont grisées.
tip-b-free = Vous ne pouvez pas fournir : jouez ce que vous voulez. Une feuille rose est un atout et peut gagner ; une autre couleur ne gagne jamais.
tip-b-trample = Une feuille est piétinée : la plus basse et la plus haute de chaque couleur succombent à une feuille précise de cette couleur. Les pattes sur les feuilles disent laquelle.
tip-b-hungry = Votre blaireau n’a pas d’os : il est affamé et mange tous les hamsters de votre collection, même ceux à venir. Un os l’occupe pour toujours.
tip-b-fed = Un hamster nourri rapporte 1 point de plus. Un mâle et une femelle ensemble en rapportent un autre.
tip-b-quarrel = Un deuxième mâle est arrivé, et les deux se sont querellés : tous les hamsters de cette collection sont perdus.
tip-b-twig = Une brindille coûte 1 point. Mais qui en a cinq ou plus marque 2 points pour chacune.
tip-b-magpie = Qui gagne une pie lui fait manger un aliment qui attend, ou prend à un adversaire une brindille ou un os qui attend.
tip-b-theft = Un blaireau en cage ou un hamster piégé ne peut pas être volé. La protection s’arrête là : un blaireau affamé mange quand même.
tip-b-won = Vous avez gagné un pli. La carte de premier joueur passe pourtant à gauche, quel que soit le gagnant.
tip-b-round = Une nouvelle manche : toutes les feuilles sont de nouveau mélangées, et chacun en reçoit neuf.
tip-b-end = La collection qui vaut le plus de points gagne. À égalité, on compte les blaireaux, puis les hamsters.
