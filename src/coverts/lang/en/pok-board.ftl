## POK's table on the page: what lies there, what is asked, and what small marks mean.

pokboard-throw = Throw { $number }
pokboard-no-throw = Before the first throw
pokboard-dice = The dice
pokboard-players = Around the table
pokboard-yours = Your counters

# A die and what came of it
pokboard-die-met = { $die }: met
pokboard-die-not-met = { $die }: not met

# A seat in words
pokboard-seat =
    { $player }: { $number ->
        [one] { $number } counter left
       *[other] { $number } counters left
    }
pokboard-known = known: { $counters }
pokboard-thinking = still thinking
pokboard-ready = fist closed
pokboard-in-fist = in the fist: { $symbol }
pokboard-hands-over = shows this and hands it over: { $symbol }
pokboard-takes-back = shows this and takes it back: { $symbol }

# What is asked
pokboard-choose = Which counter do you close your fist on?
pokboard-help = If exactly as many players show a symbol as a die asks for, they all hand that counter over. If no die is met, those whose symbol is on no die hand theirs over; whoever is rid of five first wins.
pokboard-sure = Is this the one? { $symbol }
pokboard-counter = { $symbol }, { $number } left
pokboard-close = Close your fist
pokboard-closed = Your fist is closed. Inside: { $symbol }
pokboard-waiting = Still thinking: { $players }
pokboard-waiting-many = Still thinking: { $number } players
pokboard-you-last = Everybody else is ready.
pokboard-watching = Everybody closes a fist on a counter.
pokboard-rolling = The dice are rolling.

# The round before
pokboard-last = Previous round
pokboard-last-dice = The dice of the previous round
pokboard-rule = Rule { $rule }

# Small marks beside a name
badge-winner = wins
badge-away = has left
badge-overdue = ran out of time
badge-not-here = not connected
badge-bot = bot
badge-bot-casual = casual bot
badge-bot-random = random bot
badge-bot-novice = novice bot
badge-bot-club = club bot
badge-bot-expert = expert bot
badge-bot-master = master bot

# The clock
countdown-left = Time left: { $time }
countdown-soon = Ten seconds left.
time-up =
    { $person ->
        [you] Your time ran out.
       *[one] { $player }'s time ran out.
    }
bot-called =
    { $person ->
        [you] You kept the others waiting: a bot plays for you.
       *[one] { $player } kept everybody waiting: a bot plays on.
    }
late-bid = A bot bid { $number } for you.
late-card = A bot laid your card for you.
late-play = A bot played the { $feather } for you.
late-offer = A bot closed your fist for you: { $symbol }.
