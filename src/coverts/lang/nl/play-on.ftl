## Een spel dat vanaf een moment van een eerder spel verder wordt gespeeld: oefening.

play-on = Vanaf hier verder spelen
play-on-about = Er gaat een oefentafel open met het spel zoals het op dit moment was; op de andere plaatsen zitten bots. Het telt nergens voor mee.
play-on-as = Spelen als { $player }
hall-nothing-to-play-on = Vanaf daar valt er niets verder te spelen: het spel is voorbij, of kwam nooit zo ver.

practice-table-pikoko = Oefening vanaf ronde { $number }
practice-table-pok = Oefening vanaf ronde { $number }
practice-table-about-pikoko = Oefening: een eerder spel gaat verder vanaf ronde { $number }. Voor de rondes daarna wordt opnieuw gedeeld.
practice-table-about-pok = Oefening: een eerder spel gaat verder vanaf ronde { $number }. Daarna wordt opnieuw gegooid.
practice-table-again = Nog eens vanaf daar
practice-table-earlier = Het eerdere spel
home-practice = Oefening

compare-title = Toen en nu
compare-then = toen
compare-now = nu
compare-won = gewonnen
compare-broken-off = Het eerdere spel werd daarvoor afgebroken.
compare-not-yet-pikoko = Als ronde { $number } voorbij is, staat hier wat het toen werd en wat het nu werd.
compare-not-yet-pok = Als ronde { $number } voorbij is, staat hier wat het toen werd en wat het nu werd.
compare-pikoko-round = Punten in ronde { $number }
compare-pikoko-game = Punten in het hele spel
compare-pok-round = Steentjes over na ronde { $number }
compare-pok-game = Steentjes over aan het eind

review-page-practise = Dit oefenen
