### Editions of one’s own, in English.
###
### $game is the id of a game where it stands alone with a choice of words, else its title; $title is that of an edition.

edition-bring =
    { $game ->
        [hamster] Play on a sheet of your own
       *[other] Play with an edition of your own
    }
edition-own = { $title } (somebody’s own)

## Bringing one

edition-new-title =
    { $game ->
        [hamster] A sheet of your own
       *[other] An edition of your own
    }
edition-new-lead =
    { $game ->
        [hamster] Draw a burrow in any text editor: rooms of letters, tunnels of - and |. Bring the file here, look at the sheet, and play on it.
       *[other] What is printed on the cards stands in a text file. Change it, bring it here, look at the cards, and play with them.
    }
edition-file = A file
edition-file-hint = TOML, at most { $kilobytes } KB. If you choose one, it takes the place of the text below.
edition-text = Or its text
edition-check = Check and look at it
edition-start =
    { $game ->
        [hamster] Begin with a sheet that is there
       *[other] Begin with an edition that is there
    }
edition-start-why = Its comments say what each line means. Give your own another id and title.
edition-start-fill = Put it into the form
edition-download = Download as TOML
edition-back-to-new = Back to the new table

## What is wrong

edition-wrong =
    { $count ->
        [one] One thing is wrong with it
       *[other] { $count } things are wrong with it
    }
edition-wrong-how = Each with its card and field. Your text is in the form below: mend it there, or bring the file again.
edition-wrong-most = These are the first { $most }; there may be more. Your text is in the form below: mend it there, or bring the file again.
edition-line = Line { NUMBER($line, useGrouping: 0) }
edition-not-utf-8 = The file is not a text in UTF-8.
not-allowed-no-edition = There is no such edition here. Perhaps the link is not complete.
not-allowed-too-many-editions = So many new editions were brought in the last hour that no more are kept for now. Try again in a few minutes.

## Looking at it

edition-of = { $game }: an edition of somebody’s own
edition-set-up = Set up a table with it
edition-change = Change it
edition-holds = What it holds
edition-cells = Cells
edition-ways = Ways to cross them
edition-points = Points of all rooms
edition-facts =
    { $mark ->
        [sourced] Facts marked as known
       *[reconstructed] Facts marked as reconstructed
    }
edition-id = Name in records
edition-hash = Hash of its facts
edition-link = Whoever has this link can look at it and play with it:
edition-sheet = As it lies on the table
edition-alike = It plays exactly like “{ $title }”, which comes with the game: only names, texts and marks can differ.
edition-namesake = An edition that comes with the game is called { $id } as well. Tables do not confuse them, but people may: give it an id of its own.

## At the table

edition-note = This table is played with “{ $title }”, an edition of somebody’s own.
edition-look = Look at the rules and what is printed
edition-to-table = Back to the table
