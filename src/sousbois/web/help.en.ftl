### Help at the table, in English: tips for a first game, and hints.

## Tips

tip-label = Tip
tip-done = Got it
show-tips = Show me tips
show-tips-hint = A short tip the first time something happens at the table, with the rule behind it. None comes twice.
tips-again-title = Tips you have seen
tips-again-why =
    { $count ->
        [one] You have seen { $count } tip. It can be shown again the next time it fits.
       *[other] You have seen { $count } tips. They can be shown again the next time they fit.
    }
tips-again = Show all tips again

## Hints

hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking …
hint-failed = No hint came. Try again in a moment.
hint-number = Hint { $number }:
hint-share = wins { $share }% ± { $margin }%
hint-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
hint-sureness =
    { $sureness ->
        [only] There is no other move.
        [clear] The first one is clearly the best.
        [likely] The first one is probably the best.
       *[open] The second one may be just as good as the first.
    }
hint-basis =
    { $futures ->
        [0] So little is left of the game that all its courses were counted out; the points are the average.
        [one] From { $futures } imagined course of the game, by what you can know.
       *[other] From { $futures } imagined courses of the game, by what you can know.
    }
hint-alone = There is nobody to beat: the rival is imaginary, and does as well as most do.

not-allowed-no-hints = There are no hints at this table: that was agreed when it was opened.
not-allowed-hint-not-ready = The bots are still warming up: there will be hints in a minute or two.
not-allowed-hint-thinking = A hint is being thought out already.
not-allowed-hint-too-many = Those were many hints in a short time. Wait a moment before you ask again.
