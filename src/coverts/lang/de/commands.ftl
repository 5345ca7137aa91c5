## Was die Befehle über sich und über Dateien sagen.

program = coverts: { $message }
cannot-read = Die Datei lässt sich nicht lesen: { $why }.
cannot-write = { $file } lässt sich nicht schreiben: { $why }
no-records = Die Datei enthält keinen Spielbericht.
one-record-a-page = { $file } bekäme { $number } Spielberichte; in eine .json-Datei passt einer. Nenne eine .jsonl-Datei, um alle zu behalten.
which-form = { $file } verrät nicht, in welcher Form geschrieben werden soll. Nenne eine Datei mit der Endung .json, .jsonl oder .txt.
written = { $number ->
        [one] Ein Spielbericht steht
       *[other] { $number } Spielberichte stehen
    } jetzt in { $file }.
not-converted = { $finding } Nichts wurde geschrieben.

reading = Lesen
playing = Spielen
simulate-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
simulate-stopped = Vor dem letzten Spiel angehalten; nichts wurde geschrieben.
simulate-title = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } { $game } mit { $players } Personen, Startzahl { $seed }
simulate-points = Punkte      { $round } pro Runde, { $game } pro Spiel; wer gewinnt, hat { $best }
simulate-tricks = Stiche      { $mean } pro Pfau, mit einer Streuung von { $spread }
simulate-bids = Ansagen     { $mean } Marker; { $exact } % genau richtig, { $near } % um eins daneben
simulate-counters = Plättchen   { $mean } bleiben am Ende denen, die nicht gewinnen
simulate-winners = Siege       { $mean } pro Spiel; { $shared } % davon sind geteilt
simulate-length-pikoko = Länge       3 Runden und { $decisions } Züge pro Spiel
simulate-length-pok = Länge       { $rounds } Runden und { $decisions } Züge pro Spiel
simulate-decisions = Züge        { $decisions } in { $seconds } s: { $speed } pro Sekunde
simulate-ended = Ende durch  { $ended }
simulate-ended-points = die meisten Punkte
simulate-ended-best-round = die beste Runde
simulate-ended-shared = geteilter Sieg
simulate-ended-handed-over = fünf abgegeben
simulate-ended-dead-position = tote Stellung
simulate-checksum = Prüfsumme   { $checksum }
simulate-compiling = Die Regeln werden kompiliert
simulate-plot-form = { $file } endet nicht auf .svg, und andere Bilder werden nicht gezeichnet.
simulate-start-compiled = Anlauf      kompiliert in { $seconds } s und fürs nächste Mal aufbewahrt
simulate-start-kept = Anlauf      bereit nach { $seconds } s, früher kompiliert
simulate-start-interpreted = Anlauf      nicht kompiliert
simulate-plot-scores = Punkte pro Runde
simulate-plot-tricks = Stiche pro Pfau
simulate-plot-bids = gesetzte Marker
simulate-plot-rounds = Runden pro Spiel
simulate-plot-counters-left = übrige Plättchen am Ende
simulate-plot-share = Anteil in %

solving = Lösen
packing = Packen
solve-players = POK ist für { $least } bis { $most } Personen, nicht für { $players }.
solve-begins = POK für { $players } Personen wird gelöst. Ab jetzt sagt jede Minute eine Zeile, wie weit es ist.
solve-stopped = Abgebrochen. Was fertig ist, liegt in { $folder }; derselbe Befehl macht dort weiter.
solve-unsolved = Eine Stellung ließ sich nicht gut genug lösen: Jemand könnte { $regret } gewinnen. Es wurde keine Tabelle geschrieben.
solve-done = { $positions } Stellungen in { $seconds } s gelöst; Tabelle in { $file }, { $size } kB
solve-regret = größter Gewinn in einer einzelnen Runde   { $regret }
solve-nashconv = alle Gewinne zusammen, vom Anfang an      { $start } (irgendeine Stellung { $worst }, Mittel { $mean })
solve-outlook = Runden { $rounds }, tote Stellungen { $dead } %, geteilte Siege { $shared } %
solve-for-bots = Ab dem nächsten Start spielen die Bots nach dieser Tabelle.
