### Around the game: undo, chat, clocks, players who are away, spectators.

withdraw = Change choice
undo = Undo
undo-asked = { $name } would like to undo the last move.
undo-agree = Allow
undo-refuse = Refuse
undo-allowed = allowed, so the game does not count
undo-allowed-here = Undo is allowed at this table, so the game does not count.
not-allowed-nothing-chosen = You have no choice to change. You have not chosen yet, or everyone has.
not-allowed-undo-nothing = There is no move of yours to undo.
not-allowed-undo-anothers = You can’t undo this move. Another player has moved since.
not-allowed-undo-chosen = You can’t undo this move. A player has made a secret choice since.
not-allowed-undo-together = You can’t undo this move. All players moved at the same time.
not-allowed-undo-random = You can’t undo this move. A random event followed (a shuffle, a draw or a die).
not-allowed-undo-hidden = You can’t undo this move. It revealed something hidden.
not-allowed-undo-over = You can’t undo this move. The game is over.
not-allowed-undo-unasked = Nobody is asking to undo a move any more.
not-allowed-undo-not-alone = A table that allows undo is for you and bots only. Take one seat and give all others to bots, or do not allow undo.
not-allowed-two-seats = You can take one seat only. Go back and leave the others to bots or to other players.
not-allowed-too-much = That is a lot at once: take a breath.

player-replaced = a bot stands in
player-late = (time was up: a bot decided)
player-replace = A bot for { $name }
player-time-left = Time left
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
not-allowed-nobody-gone = Nobody is gone there, or not for long enough.
not-allowed-all-wait = At this table everybody waits until all are back.

talk-say = Say something …
talk-send = Say
talk-reactions = Reactions
talk-mute = I do not want to hear anything here

watched = Somebody is looking on.
watch = Let somebody look on
watch-why = Whoever has this link sees what everybody at the table can see, and nothing more:
not-allowed-no-spectators = Only the players of this table may see its game.

notify = Tell me when it is my turn
notify-why = Your browser will call you while you look at something else.
turns-title =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
