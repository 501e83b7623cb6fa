### Conseils pour une première partie d’Igels, en français.

tip-i-build = Piochez deux cartes, chacune dans la pioche de votre choix : un animal qui se battra pour vous, ou une carte de soutien pour votre main.
tip-i-lead = Faites avancer un animal, et vous êtes de la bataille ; ou restez en dehors cette fois-ci, pour ménager vos forces.
tip-i-support = D’autres animaux ajoutent leur SAP à votre camp, un à la fois. Qui passe n’en ajoute plus dans cette bataille.
tip-i-lay = Posez des cartes face cachée, une à la fois ; on les révèle quand tous ont passé. Une carte combat ajoute sa valeur à votre camp.
tip-i-counter = Un événement vous vise. Si vous avez un contre qui convient, vous pouvez l’arrêter ; personne d’autre ne peut le faire à votre place.
tip-i-total = Les totaux sont sur la table, et c’est la dernière chance de les changer : par un événement, ou par la capacité à usage unique d’un chef.
tip-i-window = Voici une fenêtre : on peut y jouer des événements, même sans être dans la bataille. Elle se ferme quand tous passent à la suite.
tip-i-trade = Une fois par tour, vous pouvez jeter deux cartes et en piocher une : un bon emploi des cartes que seule une autre espèce peut jouer.
tip-i-ability = Une capacité a agi. Seuls les chefs emploient la leur ; les soutiens n’apportent que leur SAP, à trois exceptions près.
tip-i-loot = Le vainqueur d’une bataille prend d’ordinaire deux nourritures dans la forêt. Elles restent visibles et ne sont pas encore à l’abri.
tip-i-draw = Match nul : chaque joueur concerné prend une nourriture, si la forêt en a assez pour tous.
tip-i-thief = Une nourriture a été volée ! Seules celles à l’abri ne risquent rien ; une cachette de votre espèce en garde jusqu’à trois.
tip-i-bound = Certaines cartes combat nomment un animal. S’il se bat pour qui pose la carte, il la garde, et son SAP augmente pour toujours.
tip-i-dead = Un animal mort reste au dépotoir jusqu’à la fin de la partie, à moins que la fée marraine ne le ramène.
tip-i-sleep = Les animaux qui se sont battus dorment pendant tout le tour suivant. Ceux qui dormaient sont de nouveau prêts.
tip-i-end = Toutes les nourritures comptent, à l’abri ou non, avec un bonus pour la préférée de votre espèce. Le plus grand total gagne.
