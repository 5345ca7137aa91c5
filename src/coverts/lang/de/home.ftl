## Rund um die Spiele: die Startseite, wer du bist, Tische öffnen und sich daran versammeln.

# Die Startseite
home-claim = Zwei Spiele mit Federn und geschlossenen Fäusten, unter Freunden oder gegen Bots.
home-running = Deine laufenden Spiele
home-running-more = { $number } weitere
home-play-now = Jetzt spielen
home-play-why = Sofort, gegen Bots. Ohne Konto.
home-game-pikoko = Pikoko
home-game-pok = POK
home-about-pikoko = Sag an, wie viele Stiche jeder Pfau holt, und mach es mit den Federn links von dir wahr.
home-about-pok = Drei Würfel fallen, alle verstecken ein Plättchen in der Faust. Werde fünf deiner Plättchen los, bevor es den anderen gelingt.
home-players = Personen, dich mitgezählt
home-level = Stufe der Bots
home-chosen = { $players } am Tisch · { $level }
home-level-random = Planlos
home-level-novice = Ungeübt
home-level-casual = Gemütlich
home-level-club = Geübt
home-level-expert = Stark
home-level-master = Brillant
home-guesses = Mit { $players } am Tisch ist das Spiel nicht gelöst: Bots dieser Stufe rechnen jede Runde aus und schätzen, was danach kommt.
home-play = Spielen
home-play-game = { $game } spielen
home-rules = Regeln von { $game }
home-nothing-offered = Der Server sagt nicht, was man hier spielen kann.
home-again = Noch einmal versuchen
# Vögel für Gäste, die ihren Namen nicht gesagt haben, durch Leerzeichen getrennt.
home-birds = Eisvogel Kiebitz Zeisig Stieglitz Wiedehopf Bachstelze Zaunkönig Blaumeise Kleiber Dompfaff Pirol Haubenmeise

# Mit anderen
home-friends = Mit Freunden
home-friends-why = Öffne einen Tisch und gib seinen Link, seinen Code oder seinen QR-Code weiter. Auf leere Plätze setzt du Bots, wenn du magst.
home-open = Tisch öffnen
home-code = Tischcode
home-code-why = Acht Buchstaben und Ziffern, von jemandem am Tisch
home-code-go = Zum Tisch
home-code-looking = Der Tisch wird gesucht …
home-lobby = Offene Tische
home-lobby-empty = Gerade wartet kein öffentlicher Tisch auf Mitspielende. Öffne einen, dann steht er hier.
home-lobby-asking = Tische werden gesucht …
home-same-house = Wer aus demselben Netz spielt, ist am Tisch gekennzeichnet: Wer bei Pikoko auf zwei Plätzen säße, sähe die eigenen Federn.
home-seats-open =
    { $number ->
        [one] 1 Platz frei
       *[other] { $number } Plätze frei
    }
home-join = Mitspielen
home-watch = Zuschauen
home-game-with = { $game } mit { $players }

# Deine Spiele
home-games = Deine Spiele
home-games-all = Alle deine Spiele
home-games-none = Du hast noch nicht gespielt. Das erste Spiel ist nur einen Klick entfernt.
home-to-table = Zum Tisch
home-phase-gathering = Wartet auf Mitspielende
home-phase-playing = Läuft
home-phase-aborted = Abgebrochen
home-phase-closed = Vor dem Spiel geschlossen
home-phase-over = Beendet
home-winner =
    { $number ->
        [one] Gewonnen: { $players }
       *[other] Gemeinsam gewonnen: { $players }
    }
home-learn = Lesen und ansehen
home-replay = Ein aufgezeichnetes Spiel ansehen

# Einen Tisch öffnen
home-open-title = Einen Tisch öffnen
home-open-go = Tisch öffnen
home-game = Spiel
home-visibility = Wer mitspielen darf
home-visibility-link = Nur Eingeladene
home-visibility-public = Alle
home-clock = Zeit für jede Entscheidung
home-clock-none = So viel ihr wollt
home-clock-seconds = { $number } Sekunden
home-clock-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
home-clock-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
home-more = Weitere Einstellungen
home-talk = Reden während des Spiels
home-talk-free = Was ihr wollt
home-talk-phrases = Fertige Zurufe
home-talk-quiet = Gar nicht
home-leaver = Wenn jemand das Spiel verlässt
home-leaver-bot = Ein Bot spielt weiter
home-leaver-pause = Das Spiel wartet
home-leaver-abort = Das Spiel endet
home-option-start_token_tie = Startmarker, wenn mehrere die wenigsten Punkte haben
home-option-start_token_tie-passes-on = Er wandert zum nächsten von ihnen
home-option-start_token_tie-may-stay = Er darf bleiben, wo er ist
home-option-start_token_tie-left-neighbour = Er geht immer nach links
home-option-memory_aid = Gedächtnisstütze
home-option-memory_aid-true = Zeigt, was alle noch haben
home-option-memory_aid-false = Keine: Das merkst du dir selbst

# Du
home-you = Du
home-you-nobody = Dein Name?
home-name = Dein Name
home-name-why = Andere sehen ihn an den Tischen, an die du dich von jetzt an setzt.
home-name-save = Das bin ich
home-name-saved = Du heißt jetzt { $name }.
home-copy = Kopieren
home-copied = Kopiert
home-copy-failed = Der Browser lässt das nicht zu. Markiere den Text und kopiere ihn.
home-return = Auf einem anderen Gerät spielen
home-return-why = Ein privater Link macht ein anderes Gerät zu deinem, mit deinem Namen, deinen Plätzen und deinen Spielen. Er gilt einmal, 10 Minuten lang.
home-return-warning = Wer diesen Link öffnet, spielt in deinem Namen. Schick ihn niemandem außer dir selbst.
home-return-make = Privaten Link erstellen
home-return-link = Privater Link
home-return-picture = Der private Link als QR-Code, für die Kamera deines anderen Geräts
home-return-title = Bist du es?
home-return-offer = Dieser Link macht dieses Gerät zu deinem: Dein Name, deine Plätze und deine Spiele kommen mit. Er gilt einmal.
home-return-instead = Auf diesem Gerät warst du bisher { $name }. Die Spiele von { $name } sind dann hier nicht mehr zu erreichen, es sei denn, du erstellst vorher einen privaten Link dafür.
home-return-go = Ja, ich bin es
home-return-done = Willkommen zurück, { $name }.
home-devices = Deine Geräte und Programme
home-device-browser = Browser
home-device-program = Programm
home-device-here = dieses Gerät
home-device-since = seit { $day }
home-device-end = Abmelden
home-device-end-which = Abmelden: { $device }
home-logout = Hier abmelden
home-logout-everywhere = Überall abmelden
home-logout-lost = Dann kann niemand als { $name } zurückkommen: Plätze und Spiele sind für immer unerreichbar.
home-logout-kept = Deine anderen Geräte bleiben als { $name } angemeldet. Ein privater Link von dort bringt dich zurück.
home-logout-go = Ja, abmelden
home-logout-stay = Bleiben
home-data = Deine Daten
home-data-file = Alles, was dieses Haus über dich speichert, als Datei
home-forget = Vergesst mich
home-forget-sure = Dich für immer vergessen?
home-forget-why = Dein Name, deine Geräte und alles, was du gesagt hast, werden entfernt. Du verlässt deine laufenden Spiele; in den gespielten steht „Jemand“. Das lässt sich nicht rückgängig machen.
home-forget-yes = Ja, vergesst mich
home-forget-no = Nein, ich bleibe

## Vor dem Spiel versammelt man sich am Tisch.

gather-title =
    { $game } zu { $number ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] siebt
    }
gather-seats = Am Tisch
gather-seat = Platz { $number }
gather-open = Noch frei
gather-you = du
gather-host = Host
gather-bot = Bot · { $level }
gather-not-here = nicht verbunden
gather-kept = Platz wird freigehalten
gather-level = Stufe neuer Bots
gather-add-bot = Bot hinsetzen
gather-fill = Bots auf alle freien Plätze
gather-remove = Wegschicken
gather-remove-player = { $player } wegschicken
gather-remove-sure = { $player } kann sich wieder setzen, wenn du das nicht verhinderst.
gather-keep-away = Wegschicken und fernhalten
gather-kept-away = Ferngehalten
gather-let-in = { $player } wieder zulassen
gather-move-up = { $player } nach oben
gather-move-down = { $player } nach unten
gather-start = Spiel starten
gather-not-yet =
    { $number ->
        [one] Ein Platz ist noch frei. Lade jemanden ein, oder setz einen Bot hin.
       *[other] { $number } Plätze sind noch frei. Lade jemanden ein, oder setz Bots hin.
    }
gather-complete = Alle Plätze sind besetzt. Es kann losgehen!
gather-host-starts = { $player } startet das Spiel, sobald alle Plätze besetzt sind.
gather-host-may-start = Alle Plätze sind besetzt. { $player } kann das Spiel starten.
gather-host-gone = Der Host ist aufgestanden und startet das Spiel, sobald alle Plätze besetzt sind.
gather-host-standing = Du bist der Host dieses Tisches und sitzt gerade nicht. Du kannst trotzdem Bots auf freie Plätze setzen, jemanden vom Platz nehmen, das Spiel starten oder den Tisch schließen, und dich wieder hinsetzen.
gather-leave = Aufstehen
gather-close = Tisch schließen
gather-close-sure = Alle verlieren ihren Platz, und Link und Code gelten nicht mehr. Den Tisch schließen?
gather-closed = Dieser Tisch ist geschlossen
gather-closed-why = Hier wurde nicht gespielt.

gather-invite = Andere einladen
gather-link = Link
gather-code = Code zum Vorlesen
gather-picture = Der Link als QR-Code, für die Handykamera
gather-reach-machine = Dieser Link funktioniert nur auf diesem Rechner.
gather-reach-switch = Das Haus für dein Netzwerk öffnen
gather-reach-asking = Sag Ja in dem Terminal, in dem das Haus läuft.
gather-reach-withdraw = Doch nicht
gather-reach-refused = Das Terminal hat Nein gesagt.
gather-reach-failed = Das hat nicht geklappt: Der Port ist schon belegt.
gather-reach-network = Dieser Link funktioniert für alle in deinem Netzwerk.
gather-reach-command = Damit andere hereinkommen, starte das Haus mit diesem Befehl:
gather-reach-nowhere = Dieser Rechner ist in keinem Netzwerk, also kann sonst niemand kommen.

gather-settings = So spielt dieser Tisch
gather-change = Ändern
gather-change-go = So spielen wir
gather-visibility-link = Nur wer eingeladen ist, findet ihn.
gather-visibility-public = Er steht auf der Startseite: Alle dürfen sich setzen oder zuschauen.
gather-clock = { $time } für jede Entscheidung; danach entscheidet ein Bot.
gather-clock-none = Keine Uhr: Lasst euch Zeit.
gather-talk-free = Während des Spiels darf geredet werden.
gather-talk-phrases = Während des Spiels gibt es fertige Zurufe.
gather-talk-quiet = Während des Spiels wird nicht geredet.
gather-leaver-bot = Geht jemand, spielt bis zur Rückkehr ein Bot.
gather-leaver-pause = Geht jemand, wartet das Spiel.
gather-leaver-abort = Geht jemand, endet das Spiel.
gather-option = { $option }: { $value }

gather-sit-title = Setz dich zu uns
gather-sit = Hinsetzen
gather-watch = Nur zuschauen
gather-watching = Du schaust zu. Das Spiel erscheint hier, sobald es beginnt.
gather-full = Alle Plätze sind besetzt, aber du kannst zuschauen: Das Spiel erscheint hier, sobald es beginnt.
