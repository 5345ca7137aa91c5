## A game that is played on from a moment of an earlier one: practice.

play-on = Play on from here
play-on-about = A practice table opens with the game as it was at this moment, and bots sit on the other seats. It counts for nothing.
play-on-as = Play as { $player }
hall-nothing-to-play-on = There is nothing to play on from there: the game is over, or never came that far.

practice-table-pikoko = Practice, from round { $number }
practice-table-pok = Practice, from round { $number }
practice-table-about-pikoko = Practice: an earlier game is played on from round { $number }. The rounds after it are dealt anew.
practice-table-about-pok = Practice: an earlier game is played on from round { $number }. The throws after it are new.
practice-table-again = Once more from there
practice-table-earlier = The earlier game
home-practice = Practice

compare-title = Then and now
compare-then = then
compare-now = now
compare-won = victory
compare-broken-off = The earlier game was broken off before that.
compare-not-yet-pikoko = When round { $number } is over, you see here what came of it then and now.
compare-not-yet-pok = When round { $number } is over, you see here what came of it then and now.
compare-pikoko-round = Points in round { $number }
compare-pikoko-game = Points in the whole game
compare-pok-round = Counters left after round { $number }
compare-pok-game = Counters left at the end

review-page-practise = Practise this
