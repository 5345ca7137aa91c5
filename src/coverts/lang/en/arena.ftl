## What `coverts arena` says.

arena-which = Name either a candidate (--candidate) or a ladder (--ladder), and not both.
arena-empty-table = A table (--table) needs at least one bot.
arena-against = With whom is the candidate to be compared? The table { $table } has no single level: name one with --against.
arena-ladder = A ladder needs at least two bots, each of them once.
arena-unknown-level = { $name } is no level of { $game }. There are: { $why }. A bot can also be MODULE:ATTRIBUTE, exec:COMMAND or ismcts:NUMBER.
arena-unknown-object = { $name } is no bot: { $why }
arena-unknown-command = { $name } names no command that can be run. One that does: exec:python3 my_bot.py
arena-unknown-simulations = The bot { $name } has to say how many simulations, two at least, as in ismcts:100
arena-missing = { $library } is not installed. To get it: pip install "{ $requirement }"
arena-unreachable = There is no cluster to be reached: { $why }
arena-broken = A process that played has ended without a word. Nothing was written.
arena-misplay = { $name } failed in deal { $number } on seat { $seat }: { $why }
arena-fault-ended = the program has ended ({ $detail })
arena-fault-silent = no answer within { $detail } s
arena-fault-unreadable = this answer cannot be read: { $detail }
arena-fault-illegal = this action is not legal: { $detail }
arena-fault-raised = an error: { $detail }
arena-waiting = Waiting until the bots are ready
arena-uncompiled = Nothing is compiled here, so some bots play more simply than they could.
arena-nothing = Stopped before the first deal was finished; nothing was written.
arena-partial = Broken off: all figures are partial, from { $finished } of { $asked } deals.
arena-title = { $game } with { $players } players, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } of the bank { $bank } ({ $first } to { $last }): { $measure }, 95% intervals
arena-points = points a round
arena-share = share of the victories
arena-won = of the games that one side won
arena-difference = difference
arena-table = table
arena-compared = against
arena-bot = bot
arena-rating = rating
arena-above = these
arena-below = against these
arena-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-figure-rating = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
