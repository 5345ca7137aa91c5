## Was das Haus an einem Tisch sagt: warum etwas nicht geht, und was Leute einander zurufen.

# Kommen und gehen
hall-no-such-table = Diesen Tisch gibt es nicht, oder dieser Link führt nicht hin.
hall-seated-already = Du sitzt schon an diesem Tisch.
hall-full = An diesem Tisch ist kein Platz mehr frei.
hall-kept-away = Der Host dieses Tisches möchte nicht, dass du dich hier hinsetzt.
hall-not-kept-away = Von diesem Tisch wird niemand mehr ferngehalten.
hall-no-name = Bitte wähle einen Namen, den andere lesen können.
hall-name-taken = An diesem Tisch heißt schon jemand { $name }, oder fast so. Bitte wähle einen anderen Namen.
hall-not-seated = Du sitzt nicht an diesem Tisch.
hall-other-question = Diese Frage ist schon beantwortet; jetzt gilt eine andere.
hall-away = Du hast dieses Spiel verlassen. Komm erst zurück.
hall-not-away = Du hast kein laufendes Spiel verlassen.
hall-not-idle = Dort hat niemand das Spiel zwei Minuten lang aufgehalten.

# Vor dem Spiel
hall-host-only = Das kann nur der Host dieses Tisches.
hall-seat-taken = Platz { $number } ist nicht frei.
hall-seat-empty = Auf Platz { $number } sitzt niemand.
hall-no-such-seat = Einen Platz { $number } hat dieser Tisch nicht.
hall-too-many-seated = Hier sitzen mehr, als dann mitspielen können. Bitte zuerst jemanden, aufzustehen, oder schick einen Bot weg.
hall-seats-open = Es sind noch Plätze frei. Lade jemanden ein, oder setz einen Bot hin.

# Nicht in diesem Augenblick
hall-is-gathering = Das Spiel hat noch nicht begonnen.
hall-is-playing = Das Spiel läuft; das ging nur vorher.
hall-is-over = Das Spiel ist aus.
hall-is-aborted = Das Spiel wurde abgebrochen.
hall-paused = Das Spiel wartet, bis jemand zurückkommt.
hall-other-game = Dieser Zug gehört zu einem anderen Spiel.

# Reden
hall-phrases-only = Während des Spiels gibt es hier nur die fertigen Zurufe.
hall-quiet = An diesem Tisch wird während des Spiels nicht geredet.
hall-nothing-said = Darin war nichts zu lesen.
hall-no-such-phrase = Diesen Zuruf gibt es nicht.
hall-said-enough = Du hast an diesem Tisch schon sehr viel gesagt. Lass es für jetzt gut sein.
hall-changed-enough = An diesem Tisch ist schon so viel geändert worden, dass er jetzt bleibt, wie er ist. Du kannst einen neuen aufmachen.

# Fertige Zurufe
phrase-hello = Hallo!
phrase-good-luck = Viel Glück euch allen!
phrase-well-played = Gut gespielt!
phrase-oh-no = Oh nein!
phrase-ha = Ha!
phrase-thinking = Lass mich nachdenken …
phrase-take-your-time = Lass dir Zeit.
phrase-hurry = Na los, wir warten!
phrase-thanks = Danke!
phrase-good-game = Das war ein schönes Spiel!
phrase-again = Noch ein Spiel?
phrase-bye = Tschüss, bis zum nächsten Mal!
