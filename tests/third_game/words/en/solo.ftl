## Solo, in the terminal and on the page.

home-game-solo = Solo
home-about-solo = Show the highest counter that nobody else shows.
story-title-solo = A game of Solo
replay-before-solo = { $players } sit down. No prize has been turned up yet.
rules-nutshell-solo = The highest counter that only one player shows wins the prize. Three prizes, and most points win.

welcome-solo = Solo: everybody closes a fist on a counter, and the highest that is alone wins the prize.
help-solo = Type the number of a counter that you have left.
solo-prize = Prize { $number } of 3 is worth { $prize }.
solo-number = { $player } { $number }
solo-taken =
    All fists open: { $shown }. { $winner } { $person ->
        [you] take the prize.
       *[one] takes the prize.
    }
solo-nobody = All fists open: { $shown }. Nobody is alone, and nobody takes the prize.
solo-points = Points: { $points }.
solo-won =
    { $winners } { $person ->
        [you] win.
        [one] wins.
       *[many] share the victory.
    }
solo-ask = Which counter do you show? { $counters }.
prompt-solo = Your counter:
solo-unclear = "{ $text }" is no counter.
solo-counter = { $number ->
       *[other] counter { $number }
    }
refused-solo-counter = You do not have { $counter } any more.
refused-solo-prize = A prize is worth 1 to 3, not { $number }.
refused-solo-turned = The prize of this round has been turned up already.
