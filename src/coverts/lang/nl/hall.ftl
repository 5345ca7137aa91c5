## Wat het huis aan een tafel zegt: waarom iets niet gaat, en wat mensen elkaar toeroepen.

# Komen en gaan
hall-no-such-table = Deze tafel bestaat niet, of deze link leidt er niet heen.
hall-seated-already = Je zit al aan deze tafel.
hall-full = Alle plaatsen aan deze tafel zijn bezet.
hall-kept-away = De host van deze tafel wil niet dat je hier gaat zitten.
hall-not-kept-away = Er wordt niemand meer van deze tafel geweerd.
hall-no-name = Kies een naam die anderen kunnen lezen.
hall-name-taken = Aan deze tafel heet al iemand { $name }, of bijna. Kies een andere naam.
hall-not-seated = Je zit niet aan deze tafel.
hall-other-question = Die vraag is al beantwoord; dit is een andere.
hall-away = Je hebt dit spel verlaten. Kom eerst terug.
hall-not-away = Je hebt geen spel verlaten dat nog bezig is.
hall-not-idle = Daar heeft niemand het spel twee minuten laten wachten.

# Voor het spel
hall-host-only = Dat kan alleen de host van deze tafel.
hall-seat-taken = Plaats { $number } is niet vrij.
hall-seat-empty = Op plaats { $number } zit niemand.
hall-no-such-seat = Deze tafel heeft geen plaats { $number }.
hall-too-many-seated = Er zitten hier meer mensen dan er dan kunnen meedoen. Vraag eerst iemand om op te staan, of stuur een bot weg.
hall-seats-open = Er zijn nog plaatsen vrij. Nodig iemand uit, of zet er een bot neer.

# Niet op dit moment
hall-is-gathering = Het spel is nog niet begonnen.
hall-is-playing = Het spel is bezig; dat kon alleen van tevoren.
hall-is-over = Het spel is afgelopen.
hall-is-aborted = Het spel is afgebroken.
hall-paused = Het spel wacht tot er iemand terugkomt.
hall-other-game = Dat is een zet van een ander spel.

# Praten
hall-phrases-only = Tijdens het spel kun je hier alleen de kant-en-klare zinnen zeggen.
hall-quiet = Aan deze tafel wordt tijdens het spel niet gepraat.
hall-nothing-said = Er viel niets te lezen.
hall-no-such-phrase = Die zin bestaat hier niet.
hall-said-enough = Je hebt aan deze tafel al heel veel gezegd. Laat het daar even bij.
hall-changed-enough = Aan deze tafel is al zo veel veranderd dat hij nu blijft zoals hij is. Je kunt een nieuwe openen.

# Kant-en-klare zinnen
phrase-hello = Hallo!
phrase-good-luck = Veel succes allemaal!
phrase-well-played = Goed gespeeld!
phrase-oh-no = O nee!
phrase-ha = Ha!
phrase-thinking = Even denken…
phrase-take-your-time = Neem de tijd.
phrase-hurry = Kom op, we wachten!
phrase-thanks = Dank je wel!
phrase-good-game = Dat was een mooi spel!
phrase-again = Nog een keer?
phrase-bye = Tot ziens, tot de volgende keer!
