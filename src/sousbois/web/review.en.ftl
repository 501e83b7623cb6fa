### The review of a finished game, in English.

result-review = Review the game

review-title = Review: { $game }
review-back = Back to the table
review-replay = Replay the game

## While it is thought out

review-stage =
    { $stage ->
        [preparing] The bots are still getting ready for this game: once, up to a minute. Then the review begins.
        [waiting] Another game is being reviewed first.
        [done] The review is ready.
        [failed] The review has failed.
       *[thinking] Every decision is thought through again.
    }
review-progress = Decisions judged
review-look-again = Look again

## What the page says of itself

review-lead = How good was each decision? Bots have thought every one of them through again, in the seat of whoever made it.
review-fair = A decision is judged only by what its seat could know at that moment: not by the hidden cards of others, nor by what came of it.
review-basis =
    { $futures ->
        [one] Each judgement rests on { $futures } imagined course of the game, once for the decision made and once for the best one found.
       *[other] Each judgement rests on { $futures } imagined courses of the game, once for the decision made and once for the best one found.
    }
review-margins = The margins cover chance only: bots, too, may misjudge a position.
review-alone = There is nobody to beat: the rival is imaginary, and does as well as most do.

## The graph

review-graph = Share of victory, decision by decision
review-graph-how = A ring marks a decision that cost something; the dashes show what was left. A dot leads to its position.
review-share = Share of victory
review-decisions = Decisions made
review-percent = { $share }%
review-dot =
    { $count ->
        [one] { $name }, after { $count } decision: { $share }% ± { $margin }%
       *[other] { $name }, after { $count } decisions: { $share }% ± { $margin }%
    }

## The costliest decisions

review-costliest = What cost most
review-seat-you = { $name } (you)
review-balance =
    { $count ->
        [0] No decision cost anything that could not be chance.
        [1] One decision cost more than chance can explain:
        [2] Two decisions cost more than chance can explain:
       *[other] The three decisions that cost most:
    }
review-did = Decided
review-better = Better
review-cost = Cost
review-cost-share = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the victory: { $best }% would have been possible, { $made }% was left.
review-cost-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] All that could follow was counted out: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point on average.
       *[other] All that could follow was counted out: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
    }
review-sureness =
    { $clear ->
        [yes] That is clear.
       *[no] That is very likely.
    }
review-position = See the position

## All figures

review-figures = All figures
review-figures-what = Decisions at which there was something to choose, with the share of victory that the best choice promised.
review-after = After
review-who = Who
review-lost = Lost
review-nothing-lost = nothing
review-position-of =
    { $count ->
        [one] The position after { $count } decision, as { $name } saw it
       *[other] The position after { $count } decisions, as { $name } saw it
    }
review-end = The game is over.
