## Was `coverts arena` sagt.

arena-which = Nenne entweder einen Kandidaten (--candidate) oder eine Leiter (--ladder), nicht beides.
arena-empty-table = An einem Tisch (--table) muss mindestens ein Bot sitzen.
arena-against = Mit wem soll der Kandidat verglichen werden? Am Tisch { $table } sitzen verschiedene Bots: Nenne einen mit --against.
arena-ladder = Zu einer Leiter gehören mindestens zwei Bots, jeder nur einmal.
arena-unknown-level = { $name } ist keine Stufe von { $game }. Es gibt: { $why }. Ein Bot kann auch MODUL:ATTRIBUT, exec:BEFEHL oder ismcts:ZAHL sein.
arena-unknown-object = { $name } ist kein Bot: { $why }
arena-unknown-command = { $name } nennt keinen Befehl, der sich ausführen lässt. So sieht einer aus: exec:python3 mein_bot.py
arena-unknown-simulations = Der Bot { $name } braucht eine Zahl von Simulationen, mindestens zwei, zum Beispiel ismcts:100
arena-missing = { $library } ist nicht installiert. Das holt es: pip install "{ $requirement }"
arena-unreachable = Es ist kein Cluster erreichbar: { $why }
arena-broken = Ein spielender Prozess ist wortlos verschwunden. Nichts wurde geschrieben.
arena-misplay = { $name } versagt in Spiel { $number } auf Platz { $seat }: { $why }
arena-fault-ended = das Programm hat sich beendet ({ $detail })
arena-fault-silent = keine Antwort innerhalb von { $detail } s
arena-fault-unreadable = diese Antwort ist nicht lesbar: { $detail }
arena-fault-illegal = dieser Zug ist nicht erlaubt: { $detail }
arena-fault-raised = ein Fehler: { $detail }
arena-waiting = Warten, bis die Bots bereit sind
arena-uncompiled = Hier wird nichts kompiliert, deshalb spielen manche Bots einfacher, als sie könnten.
arena-nothing = Vor dem Ende des ersten Spiels angehalten; nichts wurde geschrieben.
arena-partial = Abgebrochen: Alle Zahlen sind vorläufig, aus { $finished } von { $asked } Spielen.
arena-title = { $game } mit { $players } Bots, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    } aus dem Vorrat { $bank } ({ $first } bis { $last }): { $measure }, mit 95-%-Intervallen
arena-points = Punkte pro Runde
arena-share = Anteil an den Siegen
arena-won = von den Spielen, die eine Seite gewann
arena-difference = Unterschied
arena-table = Tisch
arena-compared = gegenüber
arena-bot = Bot
arena-rating = Wertung
arena-above = diese
arena-below = gegen diese
arena-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-figure-rating = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
