## Ein Spiel, das von einem Augenblick eines früheren an weitergespielt wird: Übung.

play-on = Von hier an weiterspielen
play-on-about = Ein Übungstisch öffnet sich, mit dem Spiel, wie es in diesem Augenblick war; auf den anderen Plätzen sitzen Bots. Gewertet wird nichts.
play-on-as = Für { $player } spielen
hall-nothing-to-play-on = Von dort an gibt es nichts weiterzuspielen: Das Spiel ist vorbei oder kam nie so weit.

practice-table-pikoko = Übung ab Runde { $number }
practice-table-pok = Übung ab Runde { $number }
practice-table-about-pikoko = Übung: Ein früheres Spiel wird ab Runde { $number } weitergespielt. Für die Runden danach wird neu gegeben.
practice-table-about-pok = Übung: Ein früheres Spiel wird ab Runde { $number } weitergespielt. Danach wird neu gewürfelt.
practice-table-again = Noch einmal von dort
practice-table-earlier = Das frühere Spiel
home-practice = Übung

compare-title = Damals und jetzt
compare-then = damals
compare-now = jetzt
compare-won = Sieg
compare-broken-off = Das frühere Spiel wurde vorher abgebrochen.
compare-not-yet-pikoko = Wenn Runde { $number } vorbei ist, steht hier, was damals daraus wurde und was jetzt.
compare-not-yet-pok = Wenn Runde { $number } vorbei ist, steht hier, was damals daraus wurde und was jetzt.
compare-pikoko-round = Punkte in Runde { $number }
compare-pikoko-game = Punkte im ganzen Spiel
compare-pok-round = Übrige Plättchen nach Runde { $number }
compare-pok-game = Übrige Plättchen am Ende

review-page-practise = Das üben
