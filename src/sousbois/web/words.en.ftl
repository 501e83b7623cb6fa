### The pages in English: whatever is not a game’s own word.

brand = Sousbois
brand-home = Sousbois, to the first page
skip-to-main = Skip to the page itself
foot-rules = Rules
foot-about = About sousbois
yes = Yes
no = No

## The bar on top

# In the other language, because it is meant for those who read that one.
other-language = FR, en français
preferences-of = { $name }: preferences
# $theme is the one in use; pressing leads to the next.
theme-change =
    { $theme ->
        [light] Light colours. Change to dark ones
        [dark] Dark colours. Change to those of your device
       *[auto] Colours of your device. Change to light ones
    }

## Levels and players

level-name =
    { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    }
players = At the table
player-you = you
player-bot = Bot, { level-name }
player-acting = to move
player-your-turn = your turn
player-bot-before = Bot,
player-chosen = ready
player-away = offline
player-here = online

## The first page

home-title = The games
home-welcome = Hello, { $name }
home-lead = Five animal games from the undergrowth. Sit down with bots, or send a link to your friends.
home-running = Your tables
home-open = Tables with a free seat
home-games = Pick a game
home-finished = Games you have finished
home-your-turn = Your turn
home-free-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
home-undealt = Cards not dealt yet
game-players = { $seats } players
game-minutes = about { $minutes } min
game-opponents = Bots
game-seats = Players
game-play-now = Play now
game-invite = Invite friends
game-rules = Rules

## Setting up a table

new-title = New table: { $game }
new-seats-title = Round the table
new-seats = How many players?
new-seat = Seat { $number }
new-who-sits = Who sits where?
new-seat-me = You
new-seat-open = Open seat
new-seat-bot = Bot
new-watch = No seat: I only watch
new-seats-hint = The game begins when nobody is missing. While you wait you can still give free seats to bots.
new-listed = Show this table to everybody on this server
new-rules-title = The rules
new-edition = Edition
new-together-title = Playing together
new-hints = Everybody may ask for a hint
new-spectators = Others may look on, if they have the link
new-dealt-by-hand = Deal the cards only when somebody says so
new-undo = Allow undo (you and bots only)
new-undo-why = You can undo your last move and everything since. The game file says so, and the game does not count.
new-clock = Time to think
clock-name =
    { $clock ->
        [none] As long as you like
        [move-30] 30 seconds for each decision
        [move-60] 1 minute for each decision
        [move-180] 3 minutes for each decision
        [move-86400] 1 day for each decision
        [move-259200] 3 days for each decision
        [game-300] 5 minutes for the whole game
        [game-900] 15 minutes for the whole game
       *[game-1800] 30 minutes for the whole game
    }
new-away = When somebody is gone
away-name =
    { $away ->
        [asked] The others may let a bot decide
        [automatic] A bot decides by itself
       *[never] Everybody waits
    }
new-grace = Somebody is gone after
grace-name =
    { $seconds ->
        [60] 1 minute
        [120] 2 minutes
        [600] 10 minutes
       *[86400] 1 day
    }
new-open = Open the table

## A table that waits for players

waiting-title = Waiting for players
waiting-free =
    { $count ->
        [one] { $count } seat is still free. The game begins as soon as it is taken.
       *[other] { $count } seats are still free. The game begins as soon as they are taken.
    }
waiting-open-seat = Seat { $number }, free
waiting-sit = Sit down here
waiting-leave = Get up
waiting-bot = Add a bot
waiting-bot-level = Level of the bot in seat { $number }
waiting-beside = About this table
waiting-invite = Invite somebody
waiting-invite-how = Whoever opens this link can sit down. Phones in the same room only need to look at the square.
waiting-settled = What is played
invite-qr = The link as a square for a phone’s camera
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share

## Who somebody is

welcome-title = Come in under the leaves
welcome-lead = No account, no password: only a name, so that the others at the table know who you are.
welcome-enter = Come in
your-name = What are you called?
your-name-hint = Everybody at your tables sees this name. You can change it later.
your-language = Language
preferences-title = Preferences
preferences-keep = Keep
preferences-back = Back
theme = Colours
theme-auto = As on your device
theme-light = Light
theme-dark = Dark
pace = Pace
pace-slow = Slow
pace-normal = Calm
pace-fast = Brisk
pace-instant = At once
pace-hint = How long each thing that happens is shown.
auto-pass = Pass for me where I could do nothing else
auto-pass-hint = The table waits for a random time before it passes for you. If you think for longer, others can tell that you had a choice. Choose “No” to be asked every time.
device-title = Go on from another device
device-why = A private link makes another device yours as well, with all your tables.
device-make = Make a private link
device-how = Open this link on the other device within an hour. There you will be { $name } too.
device-careful = Keep it to yourself: whoever opens it can play in your place.
device-back = Back to the preferences
claim-title = Go on from here?
claim-what = This link makes this device that of { $name }, with all tables. Whoever this device was before is forgotten on it.
claim-yes = Go on as { $name }
claim-no = No, leave everything as it is

## When something goes wrong

# $status is the number of the error: text, not a quantity.
error-title =
    { $status ->
        [403] That is not allowed
        [404] There is nothing here
        [500] That was our mistake
        [503] Something is in the way
       *[other] That did not work
    }
error-number = Error { NUMBER($status, useGrouping: 0) }
error-home = To the first page
cross-site = This request comes from another site, so nothing was done.
bad-host = The address of this request is not valid. Check it. A proxy must pass on Host and Origin unchanged.
too-slow = Your request took too long to arrive, so nothing was done. Try again.

## What sousbois is

about-title = About sousbois
about-what = Sousbois is a table for five animal games, for an evening with friends or with bots of four levels.
about-trust = The server deals the cards and keeps to the rules; every move, and every refusal, names the clause it rests on. Your browser is never told what you must not see, and the bots see no more than a player in their seat.
about-unofficial-title = Unofficial
about-unofficial = Sousbois is a free project that has nothing to do with the publishers of these games. Their names belong to them. It contains no text and no picture of theirs: the rules are told in our own words, and where a card is reconstructed, it says so.
about-privacy-title = What is known about you
about-privacy = The name you gave, your preferences and your games: no more than that. They are kept on the server you are playing on and in one cookie of your browser. Nothing is loaded from elsewhere, and nobody follows what you do.
about-licences-title = Whose work this is
about-code = The code is under the MIT licence.
about-pictures = Many of the pictures were drawn by OpenMoji, the open-source emoji and icon project. Their colours are changed, their outlines follow the theme and have a rim, some are put together; our own drawings follow their style. All pictures of sousbois are under the same licence:
