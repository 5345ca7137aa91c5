## Puzzles: in the terminal and on the page.

practice-title = Practice
practice-begins =
    { $number ->
        [one] One puzzle of { $of }. Which answer is best?
       *[other] { $number } puzzles of { $of }. In each of them one answer is clearly the best.
    }
practice-puzzle = Puzzle { $place } of { $number }: { $theme }, { $difficulty }
practice-none = There are no such puzzles.
practice-left = Until next time. What you have solved is remembered.
practice-done = { $solved } of { $number } solved.
practice-right = Right: { $best }. What comes to mind is { $chosen }, and loses { $loss }.
practice-wrong = Not the best: { $chosen } loses { $loss }. The answer is { $best }.
practice-amount-pikoko = { $loss } points
practice-amount-pok = { $loss }% of the victory
practice-usual = The rule of thumb says { $chosen } here, and loses { $loss }.
practice-answers = What the other answers lose:

practice-theme-bid = a bid on others
practice-theme-self-bid = the bid on your own peacock
practice-theme-confidence = a confidence card
practice-theme-lead = leading a trick
practice-theme-follow = playing to a trick
practice-theme-last-tricks = the last three tricks
practice-theme-meet = meeting a die
practice-theme-unshown = a symbol that is on no die
practice-theme-finish = the last counter

practice-difficulty-1 = a club player finds it
practice-difficulty-2 = for experts
practice-difficulty-3 = even experts miss it

## On the page

practice-about = Positions from games between bots. One answer is clearly the best, and it is not the one that comes to mind.
practice-theme = About
practice-difficulty = How hard
practice-all = Everything
practice-progress = { $solved } of { $number } solved
practice-next = Next puzzle
practice-look = Back to the table
practice-list = All puzzles
practice-verdict = What your answer is worth
practice-heading = { $theme } · { $difficulty }
practice-one = Puzzle { $number }, { $theme }, { $outcome ->
        [solved] solved
        [missed] missed
       *[new] not tried yet
    }

## Finding them

puzzles-searching = Searching
puzzles-uncompiled = Nothing is compiled here (COVERTS_COMPILE=off), and without that a search would take days.
puzzles-stopped = Stopped. What has been found is in { $file }; the same command goes on from there.
puzzles-found = { $number } puzzles in { $games } games; { $kept } are kept:
puzzles-theme =   { $theme }: { $easy } easy, { $middling } for experts, { $hard } that experts miss
