## Help by the coach during a game.

home-help = Help by the coach during the game
home-help-off = none
home-help-beliefs = what one may hold
home-help-coach = what one may hold, and advice
gather-help-beliefs = Whoever wants to can see during the game what they may hold.
gather-help-coach = Whoever wants to can ask the coach during the game.

help-heading = Help
help-asked = { $person ->
        [you] You have asked the coach; the others see that, but not what it says.
        [one] { $players } has asked the coach.
        [you-many] { $players } have asked the coach.
       *[many] { $players } have asked the coach.
    }
help-beliefs-pikoko = What may I hold?
help-beliefs-pok = What do the others have?
help-coach = Ask the coach
help-coach-wait = You can ask when it is your turn.
help-best = The coach would take: { $best }
help-close-call = The next best is about as good: { $next }.
help-better-by = That is { $loss } better than { $next }.
help-only = There is only one thing to do.
help-working = The coach is thinking…

server-no-help = There is no such help at this table.
server-not-asked = You are not asked anything just now.
