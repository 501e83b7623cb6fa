### Conseils pour une première partie de hamster, en français.

tip-h-first = Votre feuille est encore vide : placez vos premières croix où vous voulez dans la salle centrale, la plus foncée.
tip-h-one = Sur un 1, c’est vous qui choisissez : de 1 à 7 cases. Chacune use un point de votre piste des 1, qui n’en a que sept pour toute la partie.
tip-h-cross = Cochez exactement autant de cases que l’indique le dé, toutes dans une même salle et côté contre côté. Touchez-les une à une.
tip-h-touch = Désormais, une au moins des nouvelles cases doit toucher une croix que vous avez déjà dans cette salle.
tip-h-alone = Seul, vous jouez contre le minuteur, en marche dès le début. Il fait deux parcours, et la partie se termine avec le second.
tip-h-points = Seules les salles entièrement remplies rapportent. Champignons et glands comptent partout, et les glands de plus en plus : 2, 4, 8, 16 points.
tip-h-timer = Quelqu’un est entré dans une quatrième salle : le minuteur est en marche pour tout le monde. Pressons !
tip-h-last = C’était le dernier dé du minuteur : on coche encore une fois, puis la partie est finie.
tip-h-die = Quand le minuteur est en marche, chaque 4, 5 ou 6 barre un de ses dés, pour tout le monde à la fois.
tip-h-room = Vous avez commencé une salle par son tunnel. La case devant un tunnel doit avoir été cochée lors d’un tour précédent.
tip-h-full = Une salle pleine ! Elle rapporte les points qu’elle porte ; incomplète, elle ne rapporterait rien.
tip-h-pass = Le lancer entier ne tenait nulle part sur votre feuille : vous avez passé. Un petit trou se remplit mal avec un grand lancer.
tip-h-end = Le plus grand total gagne. À égalité, on compare les points des salles, puis les champignons, puis les glands.
