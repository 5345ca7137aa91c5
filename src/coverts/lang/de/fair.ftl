## Faires Geben: was daran falsch sein kann, und jede Zahl auf dem Weg.

# Was falsch ist
fair-protocol = Faires Geben folgt dem Protokoll { $protocol }; dieser Spielbericht nennt ein anderes.
fair-rules = Alle haben sich auf andere Regeln festgelegt: Die dieses Spielberichts sind { $rules }.
fair-hex = „{ $name }“ besteht aus { $number } Hexadezimalziffern mit kleinen Buchstaben, und das hier nicht.
fair-places = „{ $name }“ muss für jeden der { $players } Plätze einen Eintrag haben.
fair-rounds = Runden mit Festlegung: { $number }. Es müssen mindestens so viele sein, wie gegeben wurden ({ $least }), und höchstens so viele, wie ein Spiel hat ({ $most }).
fair-seed = Das ist nicht der Startwert, auf den sich das Haus festgelegt hat.
fair-uncommitted = Hier wird eine Zahl aufgedeckt, auf die sich niemand festgelegt hatte.
fair-nonce = Die hier aufgedeckte Zahl ist nicht die, auf die man sich festgelegt hatte.
fair-unrevealed = Die Runde ist gewertet, aber das Haus hat seinen Startwert nicht aufgedeckt.
fair-chance = Das ist nicht, was aus dem Startwert und den Zahlen der Spielenden folgt.

# Was ein Spielbericht beweist
fair-verdict-proved = { $verdict }; faires Geben ist bewiesen
fair-verdict-missing = { $verdict }; faires Geben ist bewiesen, bis auf die Zahlen von { $players }
fair-verdict-unrevealed = { $verdict }; noch nicht bewiesen, weil der Startwert nicht aufgedeckt ist: Runde { $rounds }

# Jede Zahl auf dem Weg
fair-nothing-said = Dieser Spielbericht sagt nicht, woraus gegeben wurde.
fair-game = Spiel { $game }, Protokoll { $protocol }
fair-rules-line = Regeln { $rules }
fair-fingerprint = Fingerabdruck { $feathers }
fair-round = Startwert { $number }
fair-house-commitment = Haus: Festlegung { $commitment }
fair-opened-seed = Haus: Startwert { $seed }, passt zur Festlegung
fair-wrong-seed = Haus: Startwert { $seed }, passt NICHT zur Festlegung
fair-no-seed = Haus: Startwert nicht aufgedeckt
fair-seat-opened = { $name }: Festlegung { $commitment }, Zahl { $nonce }, passt dazu
fair-seat-wrong = { $name }: Festlegung { $commitment }, Zahl { $nonce }, passt NICHT dazu
fair-seat-withheld = { $name }: Festlegung { $commitment }, Zahl nicht aufgedeckt, zählt als null
fair-seat-nothing = { $name }: keine Festlegung, zählt als null
fair-salt = Salz { $salt }
fair-key = Schlüssel für { $info }: { $key }
fair-number = { $passed ->
        [0] unter { $below }: { $word } ergibt { $number }
        [one] unter { $below }: ein Wort übergangen, { $word } ergibt { $number }
       *[other] unter { $below }: { $passed } Wörter übergangen, { $word } ergibt { $number }
    }
fair-leads-to = ergibt { $outcome }, wie im Spielbericht
fair-leads-elsewhere = ergibt { $outcome }, und NICHT das, was im Spielbericht steht
