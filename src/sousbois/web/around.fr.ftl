### Autour de la partie : reprendre, parler, le temps, les absents et ceux qui regardent.

withdraw = Reprendre mon choix
undo = Reprendre
undo-asked = { $name } aimerait reprendre la dernière décision.
undo-agree = D’accord
undo-refuse = Plutôt pas
not-allowed-nothing-chosen = Il n’y a pas de choix à reprendre : tout le monde a choisi, ou vous n’avez pas encore choisi.
not-allowed-undo-nothing = Rien n’a encore été décidé.
not-allowed-undo-anothers = Cela ne se reprend pas : quelqu’un d’autre a décidé depuis votre dernière décision.
not-allowed-undo-chosen = Cela ne se reprend pas : quelqu’un a fait un choix secret depuis.
not-allowed-undo-together = Cela ne se reprend pas : tout le monde a décidé en même temps.
not-allowed-undo-random = Cela ne se reprend pas : le hasard est passé par là depuis (un mélange, une pioche ou un dé).
not-allowed-undo-hidden = Cela ne se reprend pas : quelque chose de caché a été révélé.
not-allowed-undo-over = La partie est finie : plus rien ne se reprend.
not-allowed-undo-unasked = Plus personne ne demande à reprendre quoi que ce soit.
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
