## Was `coverts arena` sagt.

arena-which = Nenne entweder einen Kandidaten (--candidate) oder eine Leiter (--ladder), nicht beides.
arena-empty-table = An einem Tisch (--table) muss mindestens ein Bot sitzen.
arena-against = Mit wem soll der Kandidat verglichen werden? Am Tisch { $table } sitzen verschiedene: Nenne einen mit --against.
arena-ladder = Zu einer Leiter gehören mindestens zwei Bots, jeder nur einmal.
arena-unknown-level = { $name } ist keine Stufe von { $game }. Es gibt: { $why }. Ein Bot kann auch MODUL:ATTRIBUT, exec:BEFEHL oder ismcts:ZAHL sein.
arena-unknown-object = { $name } ist kein Bot: { $why }
arena-unknown-command = { $name } nennt keinen Befehl, der sich ausführen lässt: { $why }
arena-unknown-simulations = { $name }: Nach ismcts: steht die Zahl der Simulationen, mindestens zwei.
arena-missing = { $library } ist nicht installiert. So kommt es dazu: pip install { $requirement }
arena-unreachable = Kein Rechnerverbund ist erreichbar: { $why }
arena-broken = Ein spielender Prozess ist wortlos verschwunden. Nichts wurde geschrieben.
arena-misplay = { $name } versagt in Spiel { $number } auf Platz { $seat }: { $why }
arena-fault-ended = das Programm ist zu Ende ({ $detail })
arena-fault-silent = keine Antwort innerhalb von { $detail } s
arena-fault-unreadable = diese Antwort ist nicht lesbar: { $detail }
arena-fault-illegal = dieser Zug ist nicht erlaubt: { $detail }
arena-fault-raised = ein Fehler: { $detail }
arena-waiting = Warten, bis die Bots bereit sind
arena-uncompiled = Hier wird nichts übersetzt, deshalb spielen manche Bots einfacher, als sie könnten.
arena-nothing = Vor dem Ende des ersten Spiels angehalten; nichts wurde geschrieben.
arena-partial = Abgebrochen: Alle Zahlen sind vorläufig, aus { $finished } von { $asked } Spielen.
arena-title = { $game } mit { $players } Personen, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    } aus dem Vorrat { $bank } ({ $first } bis { $last }): { $measure }, Intervalle 95 %
arena-points = Punkte pro Runde
arena-share = Anteil an den Siegen
arena-won = von den Spielen, die eine Seite gewann
arena-difference = Unterschied
arena-table = Tisch
arena-compared = gegenüber
arena-bot = Spieler
arena-rating = Wertung
arena-above = diese
arena-below = gegen diese
