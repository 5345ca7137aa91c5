## Numbers about the reader, for themselves alone.

numbers-title = Your numbers
numbers-why = Only you can see them. They are counted from your last finished games and from the reviews of them; practice does not count.
numbers-none = There is nothing to count yet: first play a game to its end.
numbers-games = { $number ->
        [one] One game
       *[other] { $number } games
    }
numbers-victories = Victories: { $won }. If all at these tables were equal, it would be { $expected }.
numbers-of-bid = How your bids came out
numbers-of-card = What your confidence earned
numbers-of-offer = How your offers came out
numbers-about = on
numbers-number = number
numbers-outcome-right = right
numbers-outcome-close = one off
numbers-outcome-bad = wrong
numbers-points = points
numbers-bid-own = your own peacock
numbers-bid-left = your left neighbour's, which you play
numbers-bid-others = the others'
numbers-card-own = your own peacock
numbers-card-left = your left neighbour's, which you play
numbers-card-others = the others'
numbers-card-none = No Confidence
numbers-offer-shown = a symbol on a die
numbers-offer-unshown = a symbol on no die
numbers-offer-right = handed over
numbers-share = { $number } ({ $share }%)
numbers-losses = What your choices lost
numbers-losses-none = Have a game reviewed, and what your choices lost is drawn here, game by game.
numbers-each = { $loss } lost on average in { $number } free choices
numbers-like = as good as this bot: { $level }
numbers-too-few = too few to compare with bots
numbers-plot = { $games ->
        [one] { $kind }, one game reviewed: { $first } lost a choice.
       *[other] { $kind }, { $games } games reviewed: { $first } lost a choice in the first, { $last } in the last.
    }
numbers-plot-about = One dot is a game, the line is the mean so far; the dashed lines are bots.
