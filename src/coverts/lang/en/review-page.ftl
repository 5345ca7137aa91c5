## The review of a game in the page, and what the server says of reviews.

review-page = Review
review-page-whose = Whose game
review-page-starting = The coach is getting ready…
review-page-waiting = { $before ->
        [one] One other review comes first.
       *[other] { $before } other reviews come first.
    }
review-page-working = The coach has judged { $done } of { $of } decisions.
review-page-again = Try again
review-page-curve = What was to be expected of the game
review-page-curve-told = From { $first } before the game to { $last } at its end.
review-page-kinds = By kind of decision
review-page-like = as good as this bot
review-page-too-few = too few to say
review-page-moments = What mattered most
review-page-all = All decisions
review-page-back = The decision before
review-page-on = The next decision
review-page-options = What each choice was worth
review-page-option = choice
review-page-worth = worth
review-page-chosen = yours
review-page-lost = { $loss } lost
review-page-better = Better: { $best }
review-page-board = The table as you saw it
review-page-belief = What you could know of your peacock
review-page-belief-pok = What you could know of the counters
review-page-really = What was really there?
review-page-then = Back to what you could know
review-page-hindsight = Hindsight, which nobody had: the board now shows your hidden feathers. In this round they were worth { $points } to you, against what could be believed.

server-no-review = Nobody has asked the coach about this game yet.
server-not-reviewed = The coach could not finish this review. Ask again in a while.
server-review-unfinished = Only games that were played to the end are reviewed.
server-no-coach = There is no coach for this game.

belief-left = { $number ->
        [one] One feather is left on it.
       *[other] { $number } feathers are left on it.
    }
belief-lacking = It could not follow { $colours }, so it has none of that left.
belief-possible = { $number ->
        [one] Only one feather is possible; all others were seen elsewhere.
       *[other] { $number } feathers are possible; all others were seen elsewhere.
    }
belief-expected = { $colour }: about { $number } to be expected
belief-chance = { $feather }: { $chance }%
belief-was = { $chance }% by what is certain
belief-bid = { $person ->
        [you] Your bid of { $tokens } moved this the most.
       *[one] The bid of { $player } moved this the most: { $tokens }.
    }
belief-no-bid = Nobody has bid on it yet, so all of them are equally likely.
belief-unknown = Somebody who came later cannot know what everybody holds.
belief-holds = has { $number }
belief-offers = expected to offer it: { $chance }%
