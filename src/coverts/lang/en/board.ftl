## Pikoko's table in the page.

board-ask = What is asked of you
board-peacock =
    { $person ->
        [you] Your peacock
       *[one] { $player }'s peacock
    }
board-trick = The trick on the table
board-trump = Trump
board-round = Round { $number } of 3
board-trick-number = trick { $number } of 8
board-trump-is = Trump: { $colour } ({ $emblem })
board-trump-short = Trump: { $colour }
board-no-trump = No trump
board-start-token = Start token
board-card = A confidence card, face down
board-led = Colour led: { $colour }
board-leads =
    { $person ->
        [you] You lead
       *[one] { $player } leads
    }
board-feather =
    { $feather } from { $peacock }, played by { $person ->
        [you] you
       *[one] { $player }
    }
board-first = led
board-taking =
    { $reason ->
        [highest-trump] Highest trump
        [only-trump] Only trump
        [highest-led] Highest { $colour }
       *[only-led] Only { $colour }
    }
board-taken =
    { $number ->
        [0] no trick yet
        [one] 1 trick
       *[other] { $number } tricks
    }
board-more =
    { $how ->
        [exact] exactly right
        [over] { $number } over
       *[open] { $number } more
    }
board-tokens-left =
    { $number ->
        [0] no tokens left
        [one] 1 token left
       *[other] { $number } tokens left
    }

# Marks beside a name
board-bot = bot
board-away = left, a bot plays
board-overdue = ran out of time
board-not-here = not connected
board-ready = fist closed
board-thinking = is thinking
board-not-now = not playable now

# Whose feathers somebody plays: on a plate, after the name; and in a sentence
board-plays =
    { $whose ->
        [you] plays your feathers
       *[one] { $person ->
            [you] play { $owner }'s feathers
           *[one] plays { $owner }'s feathers
        }
    }
board-played-by =
    { $whose ->
        [you] Your feathers are played by { $player }.
       *[one] { $person ->
            [you] You play { $owner }'s feathers.
           *[one] { $owner }'s feathers are played by { $player }.
        }
    }

# The bid matrix
board-bids = Bids
board-left = left
board-you-need = you need
board-is-exact = exactly right
board-is-over = too many already
board-is-short = cannot be reached any more
board-tricks-left =
    { $number ->
        [0] All tricks have been taken.
        [one] One trick is left.
       *[other] { $number } tricks are left.
    }

# What is asked
board-ask-bid = How many of the 8 tricks will { $peacock } take?
board-ask-self-bid = And your own peacock? The others see it and bid: { $bids }.
board-ask-confidence = Which of your bids do you trust? Exactly right: +3. Otherwise: −1.
board-close-fist = Close your fist
board-in-fist = In your fist: { $number }
board-lay-card = Lay it face down
board-no-confidence = No Confidence: +1
board-choose-feather = Choose a feather.
board-play = Play { $feather }
board-play-as = Play { $feather } as
board-ask-lead = You lead, from { $peacock }: any feather.
board-ask-follow = { $colour } was led, and { $peacock } must follow.
board-ask-free = { $colour } was led. There is none in { $peacock }: any feather will do.
board-wants =
    { $how ->
        [exact] { $player } has exactly what you bid.
        [over] { $player } has more than you bid.
       *[open] You need { $number } more for { $player }.
    } { $left ->
        [one] This is the last trick.
       *[other] { $left } tricks are left.
    }
board-waits-for = Waiting for { $players }.
board-moment = One moment…

# On demand
board-last-trick = Previous trick
board-pad = Score pad
board-why-points = How points are counted

# Help at a question, and what is at stake
board-stakes = +3 / −1
board-help-bid = Say how many of the 8 tricks this peacock will take: exactly right is 2 points, one off is 1.
board-help-self-bid = Nobody sees their own feathers: what the others bid on yours is all there is to go by.
board-help-tokens =
    { $tokens ->
        [0] You have no tokens left
        [one] You have 1 token left
       *[other] You have { $tokens } tokens left
    } for { $peacocks ->
        [one] this last peacock
       *[other] { $peacocks } peacocks
    }, and what you bid is gone until the next round.{ $tokens ->
        [9] { " " }There are nine tokens but eight tricks: 9 is allowed, but never exactly right.
       *[other] { "" }
    }
board-help-confidence = The bid you trust earns 3 points more if it is exactly right, and costs 1 if it is not. No Confidence is 1 point for certain; all cards lie face down until the round is scored.
board-help-lead = You play from the peacock on your left: any feather, and for one of three colours you name which counts. The highest trump takes the trick, or else the highest of the colour led, for the peacock that it came from.
board-help-follow = This peacock has the colour led, so you must play it; a feather of three colours counts as the one that was led. The highest trump takes the trick, or else the highest of the colour led, for the peacock that it came from.
board-help-free = This peacock has none of the colour led: play any feather, and for one of three colours name which counts. A trump beats all other colours; without one, the highest of the colour led takes the trick.
