## The rules as players read them. Which rule is in which section is in rules.json.

rules-nutshell-pikoko =
    Everybody has a peacock with eight feathers, and everybody sees them except its owner. First you all bid, in closed
    fists, on how many of the eight tricks each peacock will take, your own included. Then you lay a card face down: the
    bid you trust most.

    Now the tricks are played, but with a twist: you play the feathers of the player on your left, while your right-hand
    neighbour plays yours. A bid that comes true is worth 2 points, one that misses by one is worth 1. After three rounds
    the most points win.
rules-nutshell-pok =
    You have six counters and want to be rid of five. Three dice are thrown, everybody hides one counter in a fist, and
    all fists open together.

    If exactly as many of you show a symbol as a die asks for, all who show it hand their counter over. If no die gets
    what it asks for, the counters that nobody asked for may go instead. So guess what the others are up to, and do
    something else; or the very same.

rules-section-feathers = The feathers
rules-section-deal = The deal
rules-section-bids = The bids
rules-section-tricks = The tricks
rules-section-score = The score
rules-section-pieces = Counters and dice
rules-section-round = A round
rules-section-end = The end
rules-section-fair = Honest chance

# Pikoko
rule-P1 = Feathers come in five colours: red, yellow, purple, white and blue. In each colour there is one of every number from 1 to 11.
rule-P2 = Four feathers are three colours in one: PYR1, BWY4, PWR7 and BWR10. Such a feather is its number in all three colours, so of the 1, 4, 7 and 10 there is one like this, and two plain ones each.
rule-P3 = Five players use all 47 feathers. Four take out the 10s and 11s, three also the 8s and 9s.
rule-P4 = The colours go by the names of your language. The letters R, Y, P, W and B are the same in all languages.
rule-P5 = In each round every peacock gets eight feathers, and the next feather is turned up: its colour is trump. If it shows three colours, nothing is trump this round. Whatever is left stays out of play.
rule-P6 = You see all feathers but your own. Nothing in the game gives them away before they are played.
rule-P7 = You have nine tokens, and get them all back in every round. One peacock after the other, clockwise from the starting player's, is bid on by everybody but its owner: tokens into the fist, and all fists open together.
rule-P8 = When all peacocks have had their turn, everybody bids on their own, again with closed fists. What the others have bid on it is your best clue.
rule-P9 = You may bid anything from 0 up to all the tokens you still have. Bid tokens stay away until the next round; you may keep some, and you may run out.
rule-P10 = Next, everybody lays one confidence card face down. It names a player, perhaps yourself: your bid on that player is the one you trust most. Or it says No Confidence. It is turned over when the round is scored.
rule-P11 = You play from the peacock on your left, never from your own. The starting player leads to the first trick, then everybody plays one feather, clockwise. A round has eight tricks.
rule-P12 = The first feather of a trick is free. After that you must play the colour led if the peacock on your left shows it anywhere; if not, play what you like. A three-coloured feather with that colour must follow like any other, and then counts as that colour alone, even if another of its colours is trump.
rule-P13 = If you lead a three-coloured feather, or play one that does not show the colour led, you say which of its colours it is. That is up to you, not to its owner, and it may be trump.
rule-P14 = The highest trump takes the trick; if nobody played trump, the highest feather of the colour led. It goes to the peacock that the feather belongs to, whoever played it.
rule-P15 = The next trick opens with a feather from the peacock that took the last one. So the player to the right of that peacock leads.
rule-P16 = A bid that is exactly right is worth 2 points, one that is off by one is worth 1, any other nothing. That goes for all your bids, also for 0 and for the one on yourself.
rule-P17 = Your confidence card brings 3 points more if your bid on that player is exactly right, and costs 1 if it is not. No Confidence is worth 1 point in any case.
rule-P18 = Whoever has the fewest points so far starts the next round. If several are level, it is the first of them clockwise after the last starting player; a table can agree that the last starting player may keep the token, or that it always goes to the left.
rule-P19 = After three rounds the most points win. If that is a tie, the best single round among those tied decides; if that is level as well, the victory is shared.
rule-P20 = Chance decides who starts the first round, unless the table has chosen somebody.

# POK
rule-K1 = Everybody has six counters: two blue discs, two green squares and two red triangles. Keep them to yourself.
rule-K2 = The first die always shows one symbol. The second shows two of a kind or is blank, the third shows three of a kind or is blank; half of their sides are blank.
rule-K3 = The dice are thrown. Everybody closes a fist on one of their own counters, and when all are ready, all fists open together.
rule-K4 = A die is met if its symbol is shown by exactly as many players as it asks for. Each die counts by itself, nothing is added up. Whoever shows the symbol of a die that is met hands that counter over.
rule-K5 = Only when no die is met, counters whose symbol is on no die are handed over instead. If that would be everybody's, nobody hands over.
rule-K6 = All other counters go back to their owners' hands. A counter handed over never comes back.
rule-K7 = The game ends as soon as somebody has handed over five counters: they win. If several get there in the same round, they win together.
rule-K8 = With four or more players it can happen that nothing but one symbol is left, two counters for everybody. No throw can help then, so the game ends and all share the victory.
rule-K9 = How many counters somebody has left is for all to see; which ones, you have to remember. A table can switch on a memory aid, which never looks into a closed fist.

# Fair deals
rule-F1 = What the deals follow from is fixed before the first one: a number for the game that never comes again, and the rules that this table plays by.
rule-F2 = Pikoko has a promise of the house for each of its three rounds, POK one for the whole game. No round is dealt without.
rule-F3 = The house promises a secret number for each round before it has seen anybody else's. A promise fixes a number without showing it, and what is revealed later has to be that number.
rule-F4 = Before the house draws its numbers, everybody's browser has drawn secret ones of its own and promised them. Whoever has promised nothing cannot reveal anything later.
rule-F5 = A bot has no number. It counts as zero, and so does a number that was not promised or not revealed in time; whoever promised one and kept it back is named.
rule-F6 = All these numbers together make an endless row of new numbers, in which every card and every side of a die is equally likely.
rule-F7 = Who starts, how the cards are dealt and how the dice fall follows from that row, and from nothing else.
rule-F8 = When a round has been scored, or the game is broken off, the house reveals its number. From then on everybody can work the deal out.
rule-F9 = The fingerprint, eight feathers, follows from the game and all promises. Friends who see the same eight were promised the same.
