### What the host of a server has settled, and whose work it runs on: the page about sousbois.

about-version = Version { $version }

about-programs-title = Programs play too
about-programs = A program of your own can open a table, sit down and play, under the same rules as everybody else.
about-programs-document = What it can ask for (OpenAPI)

about-kept-title = What this server keeps, and for how long
about-kept-games = Of a game: who sat where and under which name, every decision, and what was said. { $days ->
    [0] Finished games are kept for ever.
    [one] Finished games are removed after a day.
   *[other] Finished games are removed after { $days } days.
}
about-kept-waiting = { $days ->
    [0] Tables at which no game has begun are kept for ever.
    [one] Tables at which no game has begun are removed a day after their last change.
   *[other] Tables at which no game has begun are removed { $days } days after their last change.
} Games that go on are never removed.
about-kept-cookie = Your preferences lie in the cookie alone, and so does your name except in games, for at most { $days } days after your last visit; delete it, and the server no longer knows you.
about-kept-log = The server’s own log and the numbers that its host may watch hold no names, no addresses, no cards and no links.

about-licence-ours = The licence word by word
about-licence-pictures = The licence word by word
about-libraries = Sousbois runs on the work of many others. These are the Python libraries that this server has installed for it; behind each name is its licence, word by word.
about-libraries-unknown = This copy of sousbois was not installed as a package, so it cannot say which libraries it runs on.
about-library = Library
about-library-licence = Licence
about-library-licence-unsaid = see its text

licence-title = Licence of { $name }
licence-version = { $name } { $version }
licence-none = The package holds no text of its licence. It names it: { $licence }.
licence-back = Back to the page about sousbois
