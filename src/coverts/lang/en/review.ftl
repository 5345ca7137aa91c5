## What `coverts review` says.

review-starting = Waiting until the coach is ready
review-working = Reviewing
review-stopped = Stopped; there is no review.
review-no-record = { $finding }
review-unfinished = { $file }: this game is not over. Only finished games are reviewed.
review-many = { $file } holds { $number } records. A review is of one: put it into a file of its own.
review-seat = No single player at this table is “{ $seat }”. Seats are 0 to { $last }; the players: { $players }.
review-no-coach = There is no coach for { $game }.
review-uncompiled = Nothing is compiled here (COVERTS_COMPILE=off), and without that a review would take hours.

review-title = { $game }: the game of { $player }
review-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-share = { $share }% of the victory
review-decimal = .
review-sum = { $points } = { $average } on average { $luck } luck − { $mistakes } mistakes
review-luck = Luck: { $parts }
review-part-deal = the deal { $points }
review-part-hidden = the hidden feathers { $points }
review-part-others = the others' choices { $points }
review-part-throw = the throws { $points }
review-part-offers = the others' offers { $points }

review-column-kind = decision
review-column-number = free choices
review-column-lost = lost
review-column-each = on average
review-kind-bid = bids on others
review-kind-self-bid = bids on your own peacock
review-kind-confidence = confidence cards
review-kind-play = plays
review-kind-offer = offers

review-moments = What mattered most:
review-no-mistakes = There was no clear mistake in the whole game.
review-moment = { $where }: { $chosen } was { $size }, { $loss } lost. Better: { $best }.
review-about = { $loss } (± { $error })
review-best = the best
review-slight = a little less than the best
review-size-none = no clear difference
review-size-small = a small mistake
review-size-medium = a mistake
review-size-big = a big mistake
review-forced = no choice
review-list = All decisions:

review-where-bid = Round { $round }, bid on { $peacock }
review-where-self-bid = Round { $round }, bid on your own peacock
review-where-confidence = Round { $round }, confidence card
review-where-play = Round { $round }, trick { $trick }
review-where-offer = Round { $round }, offer
review-no-confidence = No Confidence

review-why-tricks = In the rounds played on, { $peacock } takes { $best } in { $often }% and { $chosen } in { $seldom }% of them.
review-why-card = Your bid of { $bid } on { $peacock } is right in { $often }% of the rounds played on.
review-why-right = With { $best } your bid of { $bid } on { $peacock } is right in { $often }% of the rounds played on, with { $chosen } in { $seldom }%.
review-why-wins = With { $best } you win the game in { $often }% of the rounds played on, with { $chosen } in { $seldom }%.
review-why-handed = If the others play as the coach would advise them, { $best } is handed over in { $often }% of the cases, { $chosen } in { $seldom }%.
review-why-against = Against what these players had been doing, { $best } is worth { $often }% of the victory, { $chosen } { $seldom }%.

review-axis-decisions = decisions
review-axis-points = points to be expected
review-axis-share = share of the victory to be expected
review-note-pikoko = Losses are points, give or take a standard error, against players like these and by what could be known at that moment. In the last round a choice that wins more often is no mistake, whatever it costs in points. Luck is what the deal, the feathers on your own peacock and the others did beyond what was to be expected.
review-note-pok = Losses are shares of the victory (0.010 is one game in a hundred), exact against players who keep to the solved table. Every offer that the table makes is right, also the rarer one.
review-note-pok-guessed = POK is not solved for so many players. What a position is worth is guessed here, and the round solved with the guesses: take the losses for hints, not for proofs.
