## Hints for a first game: what is asked, why, and what there is to look at.

hints-offer = Is this new to you? Hints tell you at every question what there is to look at.
hints-on = Show hints
hints-off = Hide hints
hints-no = No, thanks
hints-heading = Hint
hints-wait = The others are deciding.
hints-first = Hint: { $hint }
hints-none = There are no hints for { $game }.
learn-guided-pikoko = A first game of Pikoko, with hints
learn-guided-pok = A first game of POK, with hints

# Pikoko: bids
hint-bid-first = You see this peacock's feathers, and its owner does not. { $players } peacocks share { $tricks } tricks. Look for what takes them: trumps, and the highest of a colour.
hint-bid-tokens =
    What you have bid is gone: { $tokens ->
        [0] no tokens are
        [one] 1 token is
       *[other] { $tokens } tokens are
    } left for { $peacocks ->
        [one] the last peacock, your own.
       *[other] { $peacocks } peacocks, your own among them.
    }
hint-bid =
    { $seat } has { $trumps ->
        [0] no trump
        [one] 1 trump
       *[other] { $trumps } trumps
    }, and { $tops ->
        [0] no feather that is unbeatable in its colour
        [one] 1 feather that is unbeatable in its colour
       *[other] { $tops } feathers that are unbeatable in their colours
    }. By a rule of thumb: about { $number }.
hint-bid-no-trump =
    There is no trump. { $seat } has { $tops ->
        [0] no feather that is unbeatable in its colour
        [one] 1 feather that is unbeatable in its colour
       *[other] { $tops } feathers that are unbeatable in their colours
    }. By a rule of thumb: about { $number }.
hint-self-bid-agreed = The others see your peacock, and they all bid { $number } on it. Believe them.
hint-self-bid = The others see your peacock. They bid from { $low } to { $high } on it: stay within that.
hint-self-bid-rest =
    By your own bids the others take { $given ->
        [one] 1 trick
       *[other] { $given } tricks
    }. There are { $tricks }, which leaves { $rest ->
        [0] none for you.
        [one] 1 for you.
       *[other] { $rest } for you.
    }

# Pikoko: the card
hint-confidence = A card pays if your bid comes right more than every second time. No Confidence is 1 point for certain.
hint-confidence-agreed = All bids agree here: { $seats }. A good sign.
hint-confidence-own = Everybody has bid the same on your own peacock: a good sign.
hint-confidence-apart = There is no peacock on which all bids agree: think twice before you trust one.

# Pikoko: tricks
hint-play-first = You play the feathers of { $seat }. A trick goes to the peacock whose feather took it, not to you.
hint-lead =
    { $number ->
        [0] { $seat } has what you bid. Lead something low, so that it stays so.
       *[other] { $seat } should take { $number } more, with { $left ->
            [one] 1 trick
           *[other] { $left } tricks
        } left. Lead a trump, or the highest of a colour.
    }
hint-take =
    { $seat } should take { $number } more, with { $left ->
        [one] 1 trick
       *[other] { $left } tricks
    } left. The lowest that would be ahead: { $played }. { $after ->
        [0] It would take the trick.
        [one] One more plays after you.
       *[other] { $after } more play after you.
    }
hint-none-takes =
    { $number ->
        [0] None of these takes the trick: be rid of the highest.
       *[other] None of these takes the trick: keep what may take a later one.
    }
hint-stay-below = { $seat } has what you bid. The highest that stays below: { $played }. Be rid of it.
hint-all-take =
    { $seat } has what you bid, but each of these is ahead now. { $after ->
        [0] It takes one too many.
       *[other] Hope for those who play after you.
    }
hint-lost = Your bid on { $seat } cannot come exactly right any more.
hint-lost-others = By your other bids, these should still take tricks: { $seats }.

# POK
hint-offer-first = Everybody shows a counter at once. Exactly as many as a die asks for hand theirs over; who is rid of five wins.
hint-offer-die =
    { $symbol }: goes if { $fellows ->
        [n-0] nobody else shows one.
        [n-1] exactly 1 other shows one.
        [n-2] exactly 2 others show one.
        [n-0-1] at most 1 other shows one.
        [n-0-2] exactly 2 others show one, or nobody.
        [n-1-2] 1 or 2 others show one.
       *[n-0-1-2] at most 2 others show one.
    }{ $known ->
        [no] { "" }
       *[yes] { " " }{ $able ->
            [one] 1 other can.
           *[other] { $able } others can.
        }
    }
hint-offer-absent =
    { $symbol }: on no die, so it goes if no die is met{ $trap ->
        [yes] , but not if everybody shows what is on no die.
       *[no] .
    }
hint-offer-never = { $symbol }: cannot go this time, whatever the others show.
hint-offer-always = { $symbol }: goes for certain, whatever the others show.
