### Autour de la partie : annuler, parler, le temps, les absents et ceux qui regardent.

withdraw = Changer mon choix
undo = Annuler le coup
undo-asked = { $name } voudrait annuler le dernier coup.
undo-agree = Accepter
undo-refuse = Refuser
undo-allowed = permis, la partie ne compte donc pas
undo-allowed-here = À cette table, on peut annuler les coups. La partie ne compte donc pas.
not-allowed-nothing-chosen = Vous n’avez pas de choix à changer. Vous n’avez pas encore choisi ou tout le monde l’a fait.
not-allowed-undo-nothing = Vous n’avez aucun coup à annuler.
not-allowed-undo-anothers = Ce coup ne peut pas être annulé. Un autre joueur a joué depuis.
not-allowed-undo-chosen = Ce coup ne peut pas être annulé. Un joueur a fait un choix secret depuis.
not-allowed-undo-together = Ce coup ne peut pas être annulé. Tous les joueurs ont joué en même temps.
not-allowed-undo-random = Ce coup ne peut pas être annulé. Un événement aléatoire a suivi (mélange, pioche ou dé).
not-allowed-undo-hidden = Ce coup ne peut pas être annulé. Il a révélé un élément caché.
not-allowed-undo-over = Ce coup ne peut pas être annulé. La partie est finie.
not-allowed-undo-unasked = Plus personne ne demande à annuler un coup.
not-allowed-undo-not-alone = Une table où l’on peut annuler est réservée à vous et à des robots. Prenez une place et confiez toutes les autres à des robots, ou ne permettez pas d’annuler.
not-allowed-two-seats = Vous ne pouvez prendre qu’une place. Revenez en arrière et laissez les autres à des robots ou à d’autres joueurs.
not-allowed-too-much = C’est beaucoup à la fois : laissez passer un instant.

player-replaced = un robot joue à sa place
player-late = (temps écoulé : un robot a décidé)
player-replace = Un robot pour { $name }
player-time-left = Temps restant
time-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
not-allowed-nobody-gone = Personne n’est parti là, ou pas depuis assez longtemps.
not-allowed-all-wait = À cette table, on attend que tout le monde revienne.

talk-say = Dites quelque chose …
talk-send = Dire
talk-reactions = Réactions
talk-mute = Je ne veux rien entendre ici

watched = Quelqu’un regarde la partie.
watch = Laisser quelqu’un regarder
watch-why = Qui a ce lien voit ce que tout le monde voit à la table, et rien de plus :
not-allowed-no-spectators = Seuls les joueurs de cette table peuvent voir sa partie.

notify = Prévenez-moi quand c’est à moi
notify-why = Votre navigateur vous appelle pendant que vous regardez ailleurs.
turns-title =
    { $count ->
        [one] C’est à vous à { $count } table
       *[other] C’est à vous à { $count } tables
    }
