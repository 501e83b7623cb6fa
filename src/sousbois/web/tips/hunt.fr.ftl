### Conseils pour une première partie de chasse, en français.

tip-j-choose = Chacun choisit une carte en secret ; toutes sont révélées ensemble. Puis les chasseurs prennent les loups, les loups les lapins et les lapins les carottes, dans cet ordre.
tip-j-start = Vous tenez la carte de départ : parmi les cartes semblables, la vôtre agit la première et trouve peut-être plus de proies.
tip-j-hand = Le jour touche à sa fin. Les cartes qui vous restent en main coûteront des points, 4 pour un chasseur ou un loup : tâchez de vous en défaire.
tip-j-closed = Une chasse interdite a surpris un chasseur : il coûte 4 points à son propre joueur, et qui a joué la chasse interdite en gagne 4.
tip-j-ring = On prend la proie du pavillon le plus proche, dans le sens des aiguilles d’une montre. À un même pavillon, la proie facile est plus proche que la carte jouée.
tip-j-under = Ce chasseur n’a pas trouvé de loup : il va sous son pavillon, hors jeu pour le jour.
tip-j-back = Le loup n’a pas trouvé de lapin et revient en main, prêt à rejouer.
tip-j-easy = Votre carte n’a pas été prise : la voilà proie facile. Si personne ne la prend à la manche suivante, elle ira dans votre propre pile.
tip-j-day = Un nouveau jour : chacun reprend ses dix cartes. La carte de départ reste où elle est arrivée.
tip-j-end = Le plus grand total des quatre jours gagne. À égalité, le meilleur résultat d’un seul jour départage.
