## POK told: what happens, what lies on the table, and what is asked.

thrown = Throw { $number }: { $dice }.
not-thrown = The dice have not been thrown yet.
shown-by = { $symbol }: { $players }
offers-revealed = All fists open! { $offers }.
met-dice =
    { $number ->
        [one] One die is met: { $dice }.
       *[other] These dice are met: { $dice }.
    }
none-met-absent = No die is met, so symbols that are on no die may go: { $symbols }.
none-met-all-absent = No die is met. Everybody shows a symbol that is on no die, and then nobody hands over.
none-met-none = No die is met, and every symbol shown is on a die, so nobody hands over.
hand-over =
    { $players } { $person ->
        [you] hand over a counter.
        [one] hands over a counter.
       *[many] hand over a counter each.
    }
counters-left = Counters left: { $left }.
left-to = { $player } { $number }

# The table
counters-heading = Counters left:
counters-player = player
counters-all = in all
counters-unknown = ?
shape-B = discs
shape-G = squares
shape-R = triangles
no-round-yet = No round has been played yet.
last-round = In the previous round the dice showed: { $dice }. { $offers }.

# The end
won-by-handed-over =
    { $winners } { $person ->
        [you] have handed over five of your six counters: you win!
        [one] has handed over five of six counters and wins.
        [you-many] have handed over five of six counters: you share the victory.
       *[many] have handed over five of six counters and share the victory.
    }
won-by-dead-position =
    Everybody is left with two counters of one and the same symbol, and no throw could ever free a single one.
    So the game ends here, and all share the victory.

# Questions and answers
you-hold = You have { $counters }.
ask-offer = Which counter do you close your fist on? { $symbols }.
prompt-offer = Your counter:
unclear-offer = "{ $text }" is no counter. Type { $letters }, or a word such as disc, or ? for help.

# Welcome and help
welcome-pok =
    POK: everybody closes a fist on a counter, all open together, and the dice decide who may hand over.
    The first to have handed over five of six counters wins.
help-offer =
    A die is met if exactly as many players show its symbol as it asks for. Every die is judged by itself.
    Whoever shows a symbol met by a die hands that counter over, and it leaves the game.
    If no die is met, those who show a symbol that is on no die hand over instead, unless that is everybody.
    All other counters are taken back.
    Type b, g or r, or a word of it: blue or disc, green or square, red or triangle.
help-commands-pok =
    At any question you can also type:
      table  the dice and the counters
      last   the round before this one
      score  who has how many counters left
      quit   leave the game
