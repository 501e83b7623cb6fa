### Around the game: taking back, talking, clocks, people who are gone or look on.

withdraw = Take my choice back
undo = Take back
undo-asked = { $name } would like to take the last decision back.
undo-agree = Agree
undo-refuse = Rather not
not-allowed-nothing-chosen = There is no choice of yours to take back: everybody has chosen, or you have not.
not-allowed-undo-nothing = Nothing has been decided yet.
not-allowed-undo-anothers = This cannot be taken back: since your last decision, somebody else has decided.
not-allowed-undo-chosen = This cannot be taken back: somebody has chosen something in secret since then.
not-allowed-undo-together = This cannot be taken back: everybody decided at the same time.
not-allowed-undo-random = This cannot be taken back: chance had its say since then (a shuffle, a draw or a die).
not-allowed-undo-hidden = This cannot be taken back: something hidden came to light by it.
not-allowed-undo-over = The game is over: nothing is taken back any more.
not-allowed-undo-unasked = Nobody asks for anything to be taken back any more.
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
