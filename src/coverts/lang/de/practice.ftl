## Aufgaben: im Terminal und auf der Seite.

practice-title = Üben
practice-begins =
    { $number ->
        [one] Eine Aufgabe von { $of }. Welche Antwort ist die beste?
       *[other] { $number } Aufgaben von { $of }. In jeder ist eine Antwort klar die beste.
    }
practice-puzzle = Aufgabe { $place } von { $number }: { $theme }, { $difficulty }
practice-none = Solche Aufgaben gibt es nicht.
practice-left = Bis zum nächsten Mal. Was du gelöst hast, bleibt gemerkt.
practice-done = { $solved } von { $number } gelöst.
practice-right = Richtig: { $best }. Nahe liegt { $chosen }, aber das kostet { $loss }.
practice-wrong = Nicht das Beste: { $chosen } kostet { $loss }. Die Antwort ist { $best }.
practice-amount-pikoko = { $loss } Punkte
practice-amount-pok = { $loss } % des Sieges
practice-usual = Die Faustregel sagt hier { $chosen }, und das kostet { $loss }.
practice-answers = Was die anderen Antworten kosten:

practice-theme-bid = eine Ansage zu anderen
practice-theme-self-bid = die Ansage zum eigenen Pfau
practice-theme-confidence = eine Vertrauenskarte
practice-theme-lead = einen Stich eröffnen
practice-theme-follow = in einen Stich spielen
practice-theme-last-tricks = die letzten drei Stiche
practice-theme-meet = einen Würfel erfüllen
practice-theme-unshown = ein Zeichen, das auf keinem Würfel steht
practice-theme-finish = das letzte Plättchen

practice-difficulty-1 = Geübte finden es
practice-difficulty-2 = für Starke
practice-difficulty-3 = hier irren auch Starke

## Auf der Seite

practice-about = Stellungen aus Partien zwischen Bots. Eine Antwort ist klar die beste, und es ist nicht die, die nahe liegt.
practice-theme = Worum es geht
practice-difficulty = Wie schwer
practice-all = Alles
practice-progress = { $solved } von { $number } gelöst
practice-next = Nächste Aufgabe
practice-look = Zurück zum Tisch
practice-list = Alle Aufgaben
practice-verdict = Was deine Antwort wert ist
practice-heading = { $theme } · { $difficulty }
practice-one = Aufgabe { $number }, { $theme }, { $outcome ->
        [solved] gelöst
        [missed] verfehlt
       *[new] noch nicht versucht
    }

## Aufgaben finden

puzzles-searching = Es wird gesucht
puzzles-uncompiled = Hier wird nichts übersetzt (COVERTS_COMPILE=off), und ohne das würde die Suche Tage dauern.
puzzles-stopped = Abgebrochen. Was gefunden wurde, steht in { $file }; derselbe Befehl macht dort weiter.
puzzles-found = { $number } Aufgaben in { $games } Partien; behalten werden { $kept }:
puzzles-theme =   { $theme }: { $easy } leichte, { $middling } für Starke, { $hard }, bei denen auch Starke irren
