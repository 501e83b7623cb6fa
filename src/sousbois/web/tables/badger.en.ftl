### The badger in English: labels that only the browser needs. $name and $card are what something is called.

badger-score = { $points }
badger-trump = trump
badger-at-risk = trampled by the { $value }
badger-tramples = tramples the { $value }
badger-counted = { $count } × { $name }
badger-wins = wins
badger-laid = { $seat }: leaf
badger-at-stake = At stake: { $card }
badger-to-come = no leaf yet
badger-collection-of = { $seat }: collection
badger-empty = nothing yet
badger-discarded = Discarded: { $count }
badger-known = What you have seen
badger-lacking = Has none left
badger-none-left = none
badger-player = Player
badger-where-from = Where the points come from
badger-total = Total
