## Pikoko told: what happens, what lies on the table, the score pad.

legend-colour = { $letter } is { $colour } (the { $emblem })
legend = Feathers are written as letter and number: { $colours }. PYR1, BWY4, PWR7 and BWR10 show three colours.

# A round begins
starter-drawn =
    { $person ->
        [you] Chance gives you the start token.
       *[one] Chance gives { $player } the start token.
    }
round-heading = Round { $number } of 3
starter =
    { $person ->
        [you] You start this round.
       *[one] { $player } starts this round.
    }
trump = Turned up: the { $feather }. Trump is { $colour }.
no-trump = Turned up: the { $feather }, which has three colours. There is no trump this round.
nothing-dealt = No feathers have been dealt yet.
hands-heading = The peacocks:
hand-hidden =
    { $number ->
        [0] no feathers left
        [one] 1 feather that you cannot see
       *[other] { $number } feathers that you cannot see
    }
hand-empty = no feathers left
hand-target = you play these
hand-of = { $player } has: { $hand }

# Bids
bids-heading = Bids. Each row is a bidder, each column a peacock.
bids-bidder = bidder
bids-left = tokens left
bids-taken = taken
bid-shown = { $player } { $number }
bids-revealed = All fists open! Bids on { $peacock }: { $bids }.
bids-revealed-own = All fists open! Everybody's bid on their own peacock: { $bids }.

need-more = { $player } { $number } more
need-none = { $player } no more
need-fewer = { $player } { $number } over
needs =
    How your bids stand: { $needs }. { $number ->
        [one] This is the last trick.
       *[other] { $number } tricks to go.
    }

# Confidence
cards-placed = All confidence cards lie face down. Let the tricks begin.
card-laid = Your confidence card, face down: your bid on { $peacock }.
card-laid-none = Your confidence card, face down: No Confidence.
cards-heading = The confidence cards are turned over:
card-right =
    { $person ->
        [you] You
       *[one] { $player }
    } trusted { $peacock }: { $bid } bid and { $taken } taken. Exactly right, { $points } points!
card-wrong =
    { $person ->
        [you] You
       *[one] { $player }
    } trusted { $peacock }: { $bid } bid but { $taken } taken. { $points ->
        [one] A point lost.
       *[other] { $points } points lost.
    }
card-none =
    { $player }: No Confidence, and { $points ->
        [one] a point for certain.
       *[other] { $points } points for certain.
    }

# Tricks
leads =
    { $person ->
        [you] You lead the { $feather } from { $peacock }.
       *[one] { $player } leads the { $feather } from { $peacock }.
    }
plays =
    { $person ->
        [you] You play the { $feather } from { $peacock }.
       *[one] { $player } plays the { $feather } from { $peacock }.
    }
taken-by = { $player } { $number }
trick-taken =
    { $person ->
        [you] Your peacock takes the trick
       *[one] { $player }'s peacock takes the trick
    } with the { $feather }, { $why }. Taken so far: { $so_far }.
taking =
    { $reason ->
        [highest-trump] the highest trump
        [only-trump] the only trump
        [highest-led] the highest of the colour led
       *[only-led] the only one of the colour led
    }
trick-none = No trick is being played.
trick-none-taken = No trick has been taken in this round yet.
trick-empty = Trick { $number }: nothing played yet. { $player } to lead.
trick-so-far = Trick { $number } of 8 so far: { $plays }. The colour led is { $colour }. { $trump }
trick-line =
    Trick { $number }: { $person ->
        [you] you lead
       *[one] { $player } leads
    } { $first }, then { $others }. { $taker_person ->
        [you] Your peacock takes it
       *[one] { $taker }'s peacock takes it
    } with the { $feather }, { $why }.

# Score pad
pad-heading = Score pad, round { $number } of 3. Each cell is a bid and the points it earns.
pad-peacock = peacock
pad-taken = taken
pad-row = { $player } bid
pad-card = card
pad-round = round
pad-total = total
pad-legend = A bid that is exactly right earns 2 points, one that is off by one earns 1.
pad-empty = No round has been scored yet.
next-starter =
    { $person ->
        [you] You have
       *[one] { $player } has
    } the fewest points, { $points }, and { $person ->
        [you] start
       *[one] starts
    } the next round.
next-starter-tied =
    { $tied } are level with the fewest points, { $points }. { $person ->
        [you] You start
       *[one] { $player } starts
    } the next round.
standings-heading = Points, round by round:
standings-player = player
standings-round = round { $number }

# The end
game-over = The game is over.
tie-level =
    { $players } are level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
won-by-points =
    { $winners } { $person ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
won-by-best-round =
    { $person ->
        [you] You win
        [one] { $winners } wins
       *[other] { $winners } win together
    }: the best single round decides, with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
won-by-shared =
    { $winners } share the victory: their best rounds are equal too, with { $best ->
        [one] { $best } point
       *[other] { $best } points
    } each.

# Questions
bid-range =
    { $number ->
        [0] You have no tokens left: 0 it is.
        [one] You have 1 token: 0 or 1.
       *[other] You have { $number } tokens: 0 to { $number }.
    }
ask-bid = How many tricks will { $peacock } take? { $range }
ask-self-bid = How many tricks will your own peacock take? The others see it and bid: { $bids }. { $range }
ask-confidence =
    Which of your bids do you trust? Exactly right gives 3 points more, otherwise you lose 1. It stays face down.
confidence-on = your bid of { $number } on { $peacock }
confidence-none = none of them: No Confidence, 1 point for certain
ask-lead = Trick { $number } of 8: you lead. { $trump }
ask-play = You play from { $peacock }: { $hand }
trump-is = Trump is { $colour }.
trump-none = There is no trump.
may-play = You may play: { $feathers }.
may-play-as = { $feather } (as { $colours })
prompt-bid = Your bid:
prompt-self-bid = Your bid:
prompt-confidence = Your confidence card:
prompt-play = Play:

# Answers that were not understood
unclear-bid =
    "{ $text }" is not a number of tokens. { $number ->
        [0] Type 0, or ? for help.
       *[other] Type a number from 0 to { $number }, or ? for help.
    }
unclear-confidence =
    "{ $text }" is nobody here. Type a number from 1 to { $number }, a player's name, me or none; or ? for help.
unclear-play = "{ $text }" is no feather that could be meant. You may play: { $feathers }. Type ? for help.
unclear-which = "{ $text }" could mean several feathers: { $feathers }. Type the colour too.
unclear-colour = { $feather } can count as { $colours } here. Type { $typed }.

# Welcome and help
welcome-pikoko =
    Pikoko: bid on how many tricks every peacock will take, then make it come true.
    Everybody sees your feathers but you. You play the feathers of the player on your left.
seated = Around the table, clockwise from you: { $players }.
your-target = You play { $target }'s feathers, and { $player } plays yours.
help-hint = Type ? for help at any question, or quit to leave.

help-bid =
    A bid says how many of the 8 tricks this peacock will take.
    You have nine tokens for all the peacocks of a round; what you bid is gone until the next round.
    Exactly right is 2 points, off by one is 1 point. 0 is a bid like any other.
    Type a number. Everybody else's bid is shown only when all fists open.
help-self-bid =
    Now you bid on your own peacock, which you cannot see. The others can, and their bids are a hint.
    You may bid as many tokens as you have left. Type a number.
help-confidence =
    Choose one of your bids, and you get 3 points if it is exactly right but lose 1 if it is not.
    No Confidence is 1 point, whatever happens. The cards lie face down until the round is scored.
    Type a number from the list, the beginning of a player's name, me, or none.
help-play =
    You play a feather from the peacock on your left. The colour led must be followed if that peacock can.
    The highest trump takes the trick; without trumps, the highest feather of the colour led.
    It goes to the peacock that the feather came from, and the player to the right of it leads next.
    Type a feather: R6 or red 6, or just 6 if only one can be meant.
    A feather of three colours counts as the colour led if it shows it. Otherwise you name its colour: BWR10=W.
help-commands-pikoko =
    At any question you can also type:
      table  everything that you can see
      bids   the bid table
      trick  the trick on the table
      last   the trick before it
      score  the score pad
      quit   leave the game
