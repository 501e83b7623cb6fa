### The menagerie in the browser, in English: what its own words do not say.

## Where one is

menagerie-round-of = Round { $number } of { $limit }
menagerie-turn-of = Turn { $number } of { $limit }
menagerie-last-turns = Last turns
menagerie-lives = { $lives } ♥

## What is asked

menagerie-prompt-first = Your turn: choose a row to take.
menagerie-prompt-turn = Your turn: choose a row, or knock.
menagerie-prompt-last = Your last turn: choose a row, or leave it.
menagerie-prompt-only-knock = All turns are used up: you have to knock.
menagerie-prompt-put =
    { $cards ->
        [1] Put down a card for row { $row }.
       *[other] Put down { $cards } cards for row { $row }.
    }

## Rows, cards and the exchange

menagerie-rows = The rows
menagerie-row = Row { $row }: { $cards }
menagerie-card = { $name }, value { $value }
menagerie-hand = Your hand
menagerie-tray = The exchange
menagerie-missing =
    { $missing ->
        [0] An exchange cannot be taken back.
        [1] One card left to put down
       *[other] { $missing } cards left to put down
    }
menagerie-exchange = Exchange
menagerie-take-back = Another row
menagerie-you-are-out = You have no life left. You watch the others play on.

## The knock

menagerie-knocked =
    { $seat_is ->
        [you] You have knocked. Still a last turn for: { $names }.
       *[other] { $seat } has knocked. Still a last turn for: { $names }.
    }
menagerie-knocked-short =
    { $seat_is ->
        [you] You have knocked
       *[other] { $seat } has knocked
    }
menagerie-knock = Knock
    .why = Everyone else has one last turn. Then all hands are shown and the majorities counted: the fewest points cost two lives, the most cost none.
    .sure = Knock on the table
menagerie-keep = Leave it at that
    .why = You keep your hand for the count, and give up your last turn.
    .sure = Knock as well

## What one knows

menagerie-known = Who has what
menagerie-between = { $least } to { $most }
menagerie-claim = { $cards }, { $claim }
menagerie-sudden = sudden death
menagerie-out-since = { $name }: out in round { $round }
menagerie-hearts =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }

## The end of a round

menagerie-count = The count of round { $round }
menagerie-count-steps = Species by species
menagerie-sudden-title = Sudden death

## The result

menagerie-place = Place
menagerie-player = Player
menagerie-rounds = Rounds survived
menagerie-last-points = Last count
menagerie-result = How long each player stayed in the game
