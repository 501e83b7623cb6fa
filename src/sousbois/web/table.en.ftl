### The table page and its answers, in English.

panel-log = Log
panel-talk = Chat
panel-rules = Rules
panel-seen = Seen
panel-more = More
table-notice = Messages
table-notice-more = Show the whole message
table-reader = Card text
table-reader-how = Point at a card to read it. On a touch screen, press it and hold.
table-side = Beside the table
table-close = Close
table-skip = Skip ahead
table-skip-to-turn = Skip to my turn
table-reconnecting = The line is down; we are calling again. Nothing is lost.
too-many-pages = Too many pages of this site are open on your devices or your network. Close some, then reload this page.
table-rules-failed = The rules could not be loaded. Try again in a moment.
table-card-failed = The text of this card could not be loaded.

table-passes-for-you = While this page is open, the table passes for you where you can do nothing else.
table-asks-always = You are asked every time, even where all you can do is pass.
table-ask-always = Ask me every time
table-pass-for-me = Pass for me

prompt-over = The game is over.
prompt-passing = Nothing for you to decide here: you pass.
prompt-happening = See what happens …
prompt-waiting =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }

result-rematch = Play again
result-join-rematch = Join the next game
result-record = Download the record
result-home = All games
verdict-tie = Level so far: { $names }. Then counts: { $step }: { $values }.

label-edition = Edition
yes = yes
no = no

list-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
since-now = just now
since-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
since-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
since-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## Why something was not done

not-allowed-stale = The table has moved on meanwhile: look again.
not-allowed-not-your-turn = It is not your turn.
not-allowed-not-seated = You do not sit at this table.
not-allowed-seated-already = You sit at this table already.
not-allowed-seat-taken = Somebody else has just taken that seat.
not-allowed-begun = The game has begun: seats are no longer changed.
not-allowed-waiting = The game has not begun yet.
not-allowed-running = The game is not over yet.
not-allowed-followed = The next game is open already.
not-allowed-link = This private link is not one of ours, or it is older than an hour. Make a new one on the other device.
not-allowed-no-table = There is no such table. Perhaps the link is not complete.
not-allowed-too-many-tables = So many tables were opened from this connection in the last hour that no more are opened for now. Try again in a few minutes.
not-allowed-no-page = There is no such page.
not-kept = Nothing was saved, because the server cannot write to its disk. Try again later, and tell the host of this server.
not-read = The server cannot read this from its disk. Try again later, and tell the host of this server.
not-understood = That could not be understood: { $detail }
too-large = That is too much at once: nothing was done.
our-mistake = Something went wrong on our side. Your game is safe: load the page again.
