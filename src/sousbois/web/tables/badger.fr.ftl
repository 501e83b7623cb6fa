### The badger in French: labels that only the browser needs. $name and $card are what something is called.
### Before : ; ! ? stand no-break spaces (U+00A0).

badger-score = { $points }
badger-trump = atout
badger-at-risk = piétinée par le { $value }
badger-tramples = piétine le { $value }
badger-counted = { $count } × { $name }
badger-wins = l’emporte
badger-laid = { $seat } : feuille
badger-at-stake = En jeu : { $card }
badger-to-come = pas encore de feuille
badger-collection-of = { $seat } : collection
badger-empty = rien encore
badger-discarded = Défausse : { $count }
badger-known = Ce que vous avez vu
badger-lacking = N’en a plus
badger-none-left = aucune
badger-player = Joueur
badger-where-from = D’où viennent les points
badger-total = Total
