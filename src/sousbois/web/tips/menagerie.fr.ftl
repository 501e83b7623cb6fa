### Conseils pour une première partie de ménagerie, en français.

tip-m-put = Choisissez maintenant les cartes que vous posez pour cette rangée. Pas exactement les mêmes animaux : une seule carte différente suffit.
tip-m-last = Quelqu’un a frappé : c’est votre dernier tour de la manche. Échangez encore une fois, ou frappez à votre tour pour y renoncer.
tip-m-row = Prenez une rangée entière et posez autant de cartes de votre main : ce sera la nouvelle rangée. Le but : avoir d’une espèce plus de cartes que tous les autres.
tip-m-short = Il ne vous manque qu’une carte pour une série complète. Qui tient une série après son propre échange termine la manche à l’instant, et tous les autres perdent une vie.
tip-m-knock = Vous avez déjà échangé dans cette manche : vous pouvez frapper. Les autres jouent alors un dernier tour, puis on compte.
tip-m-two = Il ne reste que deux joueurs : il faut désormais au moins deux cartes d’une espèce pour en recevoir la valeur.
tip-m-known = Les rangées et les échanges se font au grand jour : à côté de la table, vous voyez quelles cartes on sait dans la main des autres.
tip-m-sudden = Mort subite ! Une série complète après un échange termine la manche à l’instant : tous les autres perdent une vie, et on ne compte pas de points.
tip-m-count = Qui a le plus de cartes d’une espèce en reçoit la valeur, une seule fois. Si plusieurs sont à égalité en tête, personne ne reçoit rien.
tip-m-lives = Qui a le plus de points ne perd rien, qui en a le moins perd deux vies, et tous les autres en perdent une.
tip-m-out = Qui n’a plus de vie est éliminé. Les autres continuent jusqu’au dernier.
tip-m-end = Le dernier joueur en jeu gagne. Les autres sont classés par ordre de sortie : plus on tient longtemps, mieux c’est.
