## Der Tisch von Pikoko auf der Seite.

board-ask = Was jetzt zu tun ist
board-peacock =
    { $person ->
        [you] Dein Pfau
       *[one] Pfau von { $player }
    }
board-trick = Der Stich auf dem Tisch
board-trump = Trumpf
board-round = Runde { $number } von 3
board-trick-number = Stich { $number } von 8
board-trump-is = Trumpf: { $colour } ({ $emblem })
board-trump-short = Trumpf: { $colour }
board-no-trump = Kein Trumpf
board-start-token = Startmarker
board-card = Eine Vertrauenskarte, verdeckt
board-led = Angespielt ist { $colour }
board-leads =
    { $person ->
        [you] Du spielst an
       *[one] { $player } spielt an
    }
board-feather =
    { $feather } aus { $peacock }, gespielt von { $person ->
        [you] dir
       *[one] { $player }
    }
board-first = Anspiel
board-taking =
    { $reason ->
        [highest-trump] Höchster Trumpf
        [only-trump] Einziger Trumpf
        [highest-led] Höchste in { $colour }
       *[only-led] Einzige in { $colour }
    }
board-taken =
    { $number ->
        [0] noch kein Stich
        [one] 1 Stich
       *[other] { $number } Stiche
    }
board-more =
    { $how ->
        [exact] genau richtig
        [over] { $number } zu viel
       *[open] noch { $number }
    }
board-tokens-left =
    { $number ->
        [0] keine Marker mehr
        [one] noch 1 Marker
       *[other] noch { $number } Marker
    }

# Zeichen neben einem Namen
board-bot = Bot
board-away = gegangen, ein Bot spielt
board-overdue = Zeit abgelaufen
board-not-here = nicht verbunden
board-ready = Faust geschlossen
board-thinking = denkt nach
board-not-now = jetzt nicht spielbar

# Wessen Federn jemand spielt: auf dem Schild hinter dem Namen; und als Satz
board-plays =
    { $whose ->
        [you] spielt deine Federn
       *[one] { $person ->
            [you] spielst die Federn von { $owner }
           *[one] spielt die Federn von { $owner }
        }
    }
board-played-by =
    { $whose ->
        [you] { $player } spielt deine Federn.
       *[one] { $person ->
            [you] Du spielst die Federn von { $owner }.
           *[one] { $player } spielt die Federn von { $owner }.
        }
    }

# Die Tabelle der Ansagen
board-bids = Ansagen
board-left = übrig
board-you-need = nötig
board-is-exact = genau richtig
board-is-over = schon zu viele
board-is-short = nicht mehr zu schaffen
board-tricks-left =
    { $number ->
        [0] Alle Stiche sind geholt.
        [one] Ein Stich kommt noch.
       *[other] Es kommen noch { $number } Stiche.
    }

# Was gefragt ist
board-ask-bid = Wie viele der 8 Stiche traust du { $peacock } zu?
board-ask-self-bid = Und dein eigener Pfau? Die anderen sehen ihn und sagen an: { $bids }.
board-ask-confidence = Welcher deiner Ansagen vertraust du? Genau richtig: +3. Sonst: −1.
board-close-fist = Faust schließen
board-in-fist = In deiner Faust: { $number }
board-lay-card = Verdeckt hinlegen
board-no-confidence = Kein Vertrauen: +1
board-choose-feather = Wähle eine Feder.
board-play = { $feather } spielen
board-play-as = { $feather } spielen als
board-ask-lead = Du spielst aus { $peacock } an: Jede Feder ist recht.
board-ask-follow = Angespielt ist { $colour }; aus { $peacock } muss bedient werden.
board-ask-free = Angespielt ist { $colour }, doch { $peacock } fehlt diese Farbe: Jede Feder ist recht.
board-wants =
    { $how ->
        [exact] { $player } hat genau so viele, wie du angesagt hast.
        [over] { $player } hat mehr, als du angesagt hast.
       *[open] { $player } braucht noch { $number } für deine Ansage.
    } { $left ->
        [one] Das ist der letzte Stich.
       *[other] Es kommen noch { $left } Stiche.
    }
board-waits-for = Warten auf { $players }.
board-moment = Einen Augenblick …

# Auf Wunsch
board-last-trick = Voriger Stich
board-pad = Punkteblock
board-why-points = So werden die Punkte gezählt

# Hilfe zu einer Frage, und was auf dem Spiel steht
board-stakes = +3 / −1
board-help-bid = Sag an, wie viele der 8 Stiche dieser Pfau holt: Genau richtig bringt 2 Punkte, um eins daneben 1.
board-help-self-bid = Die eigenen Federn sieht niemand: Die Ansagen der anderen sind dein einziger Hinweis.
board-help-tokens =
    { $tokens ->
        [0] Du hast keine Marker mehr
        [one] Du hast noch 1 Marker
       *[other] Du hast noch { $tokens } Marker
    } für { $peacocks ->
        [one] diesen letzten Pfau
       *[other] { $peacocks } Pfauen
    }; was du ansagst, ist bis zur nächsten Runde weg.{ $tokens ->
        [9] {" "}Es gibt neun Marker, aber acht Stiche: 9 ist erlaubt, doch nie genau richtig.
       *[other] {""}
    }
board-help-confidence = Die Ansage, der du vertraust, bringt 3 Punkte mehr, wenn sie genau stimmt, und kostet sonst 1. Kein Vertrauen bringt sicher 1 Punkt; alle Karten bleiben verdeckt, bis die Runde gewertet wird.
board-help-lead = Du spielst aus dem Pfau zu deiner Linken: irgendeine Feder, und bei einer dreifarbigen nennst du die Farbe, die zählt. Der höchste Trumpf holt den Stich, sonst die höchste Feder der angespielten Farbe, und zwar für den Pfau, aus dem sie kam.
board-help-follow = Dieser Pfau hat die angespielte Farbe, also musst du sie bedienen; eine dreifarbige Feder zählt dabei als diese Farbe. Der höchste Trumpf holt den Stich, sonst die höchste Feder der angespielten Farbe, und zwar für den Pfau, aus dem sie kam.
board-help-free = Dieser Pfau hat die angespielte Farbe nicht: Spiel irgendeine Feder, und bei einer dreifarbigen nenn die Farbe, die zählt. Trumpf sticht alle anderen Farben; ohne Trumpf holt die höchste Feder der angespielten Farbe den Stich.
