## Die Seite: was überall in ihr gleich ist.

page-home = Zurück zur Startseite
page-skip = Direkt zum Tisch
page-close = Schließen
page-not-found = Hier ist nichts
page-not-found-why = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-no-table = Diesen Tisch kannst du nicht sehen
page-offline = Der Server ist nicht zu erreichen. Hast du Netz?
page-went-wrong = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
page-reconnecting = Verbindung verloren. Neuer Versuch …
page-reload = Noch einmal versuchen
page-your-turn = Du bist dran

# Wie man es gern hat
page-taste = Sprache, Aussehen und Ton
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = Wie im System
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung
page-motion-system = Wie im System
page-motion-on = Mit Bewegung
page-motion-off = Ohne Bewegung
page-speed = Tempo
page-speed-calm = Ruhig
page-speed-normal = Mittel
page-speed-quick = Zügig
page-sound = Töne
page-touches = Einmal tippen beschleunigt, noch einmal tippen spielt.
page-touches-known = Verstanden

# Am Tisch
page-story = Verlauf
page-rules = Regeln
page-talk = Gespräch
page-say = Sag etwas
page-say-phrase = Zuruf …
page-manners = Stummschalten oder melden
page-manners-mute = { $player } stummschalten
page-manners-unmute = { $player } wieder zeigen
page-manners-mute-means = Was Stummgeschaltete sagen, zeigt dieser Browser nicht. Niemand erfährt davon.
page-manners-report = Melden
page-manners-report-which = Melden: { $text }
page-manners-report-means = Wer dieses Haus betreibt, liest, was gesagt wurde und von wem. Am Tisch erfährt es niemand.
page-manners-reported = Gemeldet
page-leave = Spiel verlassen
page-leave-sure-bot = Ein Bot spielt für dich, bis du zurückkommst. Das Spiel verlassen?
page-leave-sure-pause = Das Spiel wartet, bis du zurückkommst. Das Spiel verlassen?
page-leave-sure-abort = Damit endet das Spiel für alle. Das Spiel verlassen?
page-return = Zurück
page-away = Du hast dieses Spiel verlassen; ein Bot spielt für dich.
page-paused = Das Spiel wartet auf { $players }.
page-close-game = Beenden
page-idle = Alle warten noch auf { $players }.
page-replace = Bot rufen
page-replace-player = Einen Bot für { $player } spielen lassen
page-replaced = Du hast die anderen warten lassen; ein Bot spielt für dich.
page-same-house = selbes Netz
page-watching = Du schaust zu: Du siehst, was alle am Tisch wissen.
page-watchers =
    { $number ->
        [one] Jemand schaut zu
       *[other] { $number } schauen zu
    }
page-watchers-more =
    { $number ->
        [one] und eine weitere Person
       *[other] und { $number } weitere
    }
page-watchers-nameless = Niemand hat einen Namen genannt.

# Das Ende
page-over = Das Spiel ist aus
page-aborted = Das Spiel wurde abgebrochen
page-rematch = Noch einmal mit denselben Leuten
page-rematch-bots = Noch einmal
page-rematch-go = Zum nächsten Spiel
page-rematch-come = { $player } möchte weiterspielen: Mach mit
page-rematch-somebody = Es geht weiter: Mach mit
page-rematch-watch = Es geht weiter: Schau zu
page-record = Spielbericht herunterladen
page-replay = Wiederholung
ending-wins =
    { $person ->
        [you] Du gewinnst!
        [one] { $winners } gewinnt!
       *[many] Ein geteilter Sieg!
    }
ending-from = Woher die Punkte kommen
ending-place = Platz
ending-exact = genau richtig
ending-near = um eins daneben
ending-bids = Ansagen
ending-share = Teilen
ending-share-link = Wer diesen Link hat, kann sich das Spiel ansehen
page-rule = Regel { $rule }
page-help = Worum geht es hier?
page-help-rule = Regel { $rule } im Wortlaut
page-points-of = { $player } { $round } (jetzt { $total })
page-points = Punkte in dieser Runde: { $points }.

# Tasten
keys-heading = Tasten an diesem Tisch
keys-bid = Wählt, wie viel du ansagst
keys-feathers = Von Feder zu Feder
keys-counters = Wählt blaue Scheibe, grünes Quadrat oder rotes Dreieck
keys-enter = Schließt die Faust oder spielt, was gewählt ist
keys-escape = Nimmt die Wahl zurück, schließt ein Fenster
keys-tab = Weiter zum nächsten Knopf
keys-hurry = Zeigt sofort, was geschehen ist (jede Taste geht)
keys-list = Diese Liste
