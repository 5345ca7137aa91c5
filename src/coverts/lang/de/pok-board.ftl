## Der Tisch von POK auf der Seite: was da liegt, was gefragt wird und was kleine Zeichen bedeuten.

pokboard-throw = Wurf { $number }
pokboard-no-throw = Vor dem ersten Wurf
pokboard-dice = Die Würfel
pokboard-players = Rund um den Tisch
pokboard-yours = Deine Plättchen

# Ein Würfel und was aus ihm wurde
pokboard-die-met = { $die }: erfüllt
pokboard-die-not-met = { $die }: nicht erfüllt

# Ein Platz in Worten
pokboard-seat =
    { $player }: { $number ->
        [one] noch { $number } Plättchen
       *[other] noch { $number } Plättchen
    }
pokboard-known = bekannt: { $counters }
pokboard-thinking = überlegt noch
pokboard-ready = Faust geschlossen
pokboard-in-fist = in der Faust: { $symbol }
pokboard-hands-over = zeigt und gibt ab: { $symbol }
pokboard-takes-back = zeigt und nimmt zurück: { $symbol }

# Was gefragt wird
pokboard-choose = Um welches Plättchen schließt du die Faust?
pokboard-help = Zeigen genau so viele ein Zeichen, wie ein Würfel verlangt, geben sie alle dieses Plättchen ab. Ist kein Würfel erfüllt, gibt ab, wessen Zeichen auf keinem Würfel steht; wer zuerst fünf los ist, gewinnt.
pokboard-sure = Soll es das sein? { $symbol }
pokboard-counter = { $symbol }, noch { $number }
pokboard-close = Faust schließen
pokboard-closed = Deine Faust ist geschlossen. Darin: { $symbol }
pokboard-waiting = Noch am Überlegen: { $players }
pokboard-waiting-many = Noch am Überlegen: { $number } Personen
pokboard-you-last = Alle anderen sind bereit.
pokboard-watching = Alle schließen die Faust um ein Plättchen.
pokboard-rolling = Die Würfel rollen.

# Die Runde davor
pokboard-last = Vorige Runde
pokboard-last-dice = Die Würfel der vorigen Runde
pokboard-rule = Regel { $rule }

# Kleine Zeichen neben einem Namen
badge-winner = gewinnt
badge-away = ist gegangen
badge-overdue = Zeit abgelaufen
badge-not-here = nicht verbunden
badge-bot = ein Bot
badge-bot-casual = gemütlicher Bot
badge-bot-random = planloser Bot
badge-bot-novice = ungeübter Bot
badge-bot-club = geübter Bot
badge-bot-expert = starker Bot
badge-bot-master = brillanter Bot

# Die Uhr
countdown-left = Zeit übrig: { $time }
countdown-soon = Noch zehn Sekunden.
time-up =
    { $person ->
        [you] Deine Zeit ist abgelaufen.
       *[one] Die Zeit von { $player } ist abgelaufen.
    }
bot-called =
    { $person ->
        [you] Du hast die anderen warten lassen: Ein Bot spielt für dich.
       *[one] { $player } hat alle warten lassen: Ein Bot spielt weiter.
    }
late-bid = Ein Bot hat für dich { $number } angesagt.
late-card = Ein Bot hat deine Karte für dich gelegt.
late-play = Ein Bot hat für dich gespielt: { $feather }.
late-offer = Ein Bot hat deine Faust für dich geschlossen: { $symbol }.
