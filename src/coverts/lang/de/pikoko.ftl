## Pikoko erzählt: was geschieht, was auf dem Tisch liegt, der Punkteblock.

legend-colour = { $letter } ist { $colour } ({ $emblem })
legend = Federn schreibt man mit Buchstabe und Zahl: { $colours }. PYR1, BWY4, PWR7 und BWR10 zeigen drei Farben.

# Eine Runde beginnt
starter-drawn =
    { $person ->
        [you] Das Los gibt dir den Startmarker.
       *[one] Das Los gibt den Startmarker an { $player }.
    }
round-heading = Runde { $number } von 3
starter =
    { $person ->
        [you] Du beginnst diese Runde.
       *[one] { $player } beginnt diese Runde.
    }
trump = Aufgedeckt: { $feather }. Trumpf ist { $colour }.
no-trump = Aufgedeckt: { $feather }, also drei Farben. In dieser Runde gibt es keinen Trumpf.
nothing-dealt = Es sind noch keine Federn ausgeteilt.
hands-heading = Die Pfauen:
hand-hidden =
    { $number ->
        [0] keine Federn mehr
        [one] 1 Feder, die du nicht siehst
       *[other] { $number } Federn, die du nicht siehst
    }
hand-empty = keine Federn mehr
hand-target = die spielst du
hand-of = { $player } hat: { $hand }

# Ansagen
bids-heading = Ansagen. Zeile: wer ansagt. Spalte: für wessen Pfau.
bids-bidder = Ansage von
bids-left = Marker übrig
bids-taken = geholt
bid-shown = { $player } { $number }
bids-revealed = Alle Fäuste auf! So viele Stiche werden { $peacock } zugetraut: { $bids }.
bids-revealed-own = Alle Fäuste auf! So viele Stiche trauen alle dem eigenen Pfau zu: { $bids }.

need-more = { $player } noch { $number }
need-none = { $player } keinen mehr
need-fewer = { $player } { $number } zu viel
needs =
    So stehen deine Ansagen: { $needs }. { $number ->
        [one] Das ist der letzte Stich.
       *[other] Es kommen noch { $number } Stiche.
    }

# Vertrauen
cards-placed = Alle Vertrauenskarten liegen verdeckt. Die Stiche können beginnen.
card-laid = Deine Vertrauenskarte, verdeckt: Du vertraust { $peacock }.
card-laid-none = Deine Vertrauenskarte, verdeckt: Kein Vertrauen.
cards-heading = Die Vertrauenskarten werden umgedreht:
card-right =
    { $person ->
        [you] Du hast
       *[one] { $player } hat
    } { $peacock } vertraut: { $bid } angesagt und { $taken } geholt. Genau richtig, { $points } Punkte!
card-wrong =
    { $person ->
        [you] Du hast
       *[one] { $player } hat
    } { $peacock } vertraut: { $bid } angesagt, aber { $taken } geholt. { $points ->
        [one] Ein Punkt weniger.
       *[other] { $points } Punkte weniger.
    }
card-none =
    { $player }: Kein Vertrauen, und { $points ->
        [one] ein sicherer Punkt.
       *[other] { $points } sichere Punkte.
    }

# Stiche
leads =
    { $person ->
        [you] Du spielst { $feather } aus { $peacock } an.
       *[one] { $player } spielt { $feather } aus { $peacock } an.
    }
plays =
    { $person ->
        [you] Du spielst { $feather } aus { $peacock }.
       *[one] { $player } spielt { $feather } aus { $peacock }.
    }
taken-by = { $player } { $number }
trick-taken =
    { $person ->
        [you] Dein Pfau holt den Stich
       *[one] Der Pfau von { $player } holt den Stich
    } mit { $feather }, { $why }. Bisher geholt: { $so_far }.
taking =
    { $reason ->
        [highest-trump] dem höchsten Trumpf
        [only-trump] dem einzigen Trumpf
        [highest-led] der höchsten Feder der angespielten Farbe
       *[only-led] der einzigen Feder der angespielten Farbe
    }
trick-none = Gerade wird kein Stich gespielt.
trick-none-taken = In dieser Runde wurde noch kein Stich geholt.
trick-empty = Stich { $number }: Noch ist nichts gespielt. Anspiel: { $player }.
trick-so-far = Stich { $number } von 8 bisher: { $plays }. Angespielt ist { $colour }. { $trump }
trick-line =
    Stich { $number }: { $person ->
        [you] Du spielst
       *[one] { $player } spielt
    } { $first } an, dann { $others }. { $taker_person ->
        [you] Dein Pfau holt ihn
       *[one] Der Pfau von { $taker } holt ihn
    } mit { $feather }, { $why }.

# Der Punkteblock
pad-heading = Punkteblock, Runde { $number } von 3. In jedem Feld: die Ansage und was sie bringt.
pad-peacock = Pfau
pad-taken = geholt
pad-row = { $player }:
pad-card = Karte
pad-round = Runde
pad-total = gesamt
pad-legend = Eine Ansage, die genau stimmt, bringt 2 Punkte, eine um eins daneben 1 Punkt.
pad-empty = Noch ist keine Runde gewertet.
next-starter =
    { $person ->
        [you] Du hast
       *[one] { $player } hat
    } die wenigsten Punkte, { $points }, und { $person ->
        [you] beginnst
       *[one] beginnt
    } die nächste Runde.
next-starter-tied =
    Gleichauf mit den wenigsten Punkten ({ $points }): { $tied }. { $person ->
        [you] Du beginnst
       *[one] { $player } beginnt
    } die nächste Runde.
standings-heading = Punkte, Runde für Runde:
standings-player = Name
standings-round = Runde { $number }

# Das Ende
game-over = Das Spiel ist aus.
tie-level =
    { $players }: Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
won-by-points =
    { $winners } { $person ->
        [you] gewinnst
        [one] gewinnt
        [you-many] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
won-by-best-round =
    Die beste einzelne Runde entscheidet, mit { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }: { $winners } { $person ->
        [you] gewinnst
        [one] gewinnt
        [you-many] gewinnt gemeinsam
       *[other] gewinnen gemeinsam
    }.
won-by-shared =
    Auch die besten Runden sind gleich, mit je { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }. Geteilter Sieg: { $winners }.

# Fragen
bid-range =
    { $number ->
        [0] Du hast keine Marker mehr, also 0.
        [one] Du hast 1 Marker: 0 oder 1.
       *[other] Du hast { $number } Marker: 0 bis { $number }.
    }
ask-bid = Wie viele Stiche traust du { $peacock } zu? { $range }
ask-self-bid = Wie viele Stiche holt dein eigener Pfau? Die anderen sehen ihn und sagen an: { $bids }. { $range }
ask-confidence =
    Welcher deiner Ansagen vertraust du? Genau richtig bringt 3 Punkte mehr, sonst verlierst du 1. Die Karte bleibt verdeckt.
confidence-on = { $peacock } traust du { $number } zu
confidence-none = keiner davon: Kein Vertrauen, 1 sicherer Punkt
ask-lead = Stich { $number } von 8: Du spielst an. { $trump }
ask-play = Du spielst aus { $peacock }: { $hand }
trump-is = Trumpf ist { $colour }.
trump-none = Es gibt keinen Trumpf.
may-play = Du darfst spielen: { $feathers }.
may-play-as = { $feather } (als { $colours })
prompt-bid = Deine Ansage:
prompt-self-bid = Deine Ansage:
prompt-confidence = Deine Vertrauenskarte:
prompt-play = Feder:

# Antworten, die nicht verstanden wurden
unclear-bid =
    „{ $text }“ ist keine Anzahl Marker. { $number ->
        [0] Tippe 0, oder ? für Hilfe.
       *[other] Tippe eine Zahl von 0 bis { $number }, oder ? für Hilfe.
    }
unclear-confidence =
    „{ $text }“ ist hier niemand. Tippe eine Zahl von 1 bis { $number }, einen Namen, ich oder keiner; oder ? für Hilfe.
unclear-play = „{ $text }“ ist keine Feder, die gemeint sein könnte. Du darfst spielen: { $feathers }. ? hilft weiter.
unclear-which = „{ $text }“ kann mehrere Federn meinen: { $feathers }. Tippe auch die Farbe.
unclear-colour = { $feather } kann hier als { $colours } zählen. Tippe { $typed }.

# Willkommen und Hilfe
welcome-pikoko =
    Pikoko: Sag an, wie viele Stiche jeder Pfau holt, und dann sorg dafür, dass es stimmt.
    Alle sehen deine Federn, nur du nicht. Du spielst die Federn links von dir.
seated = Am Tisch, im Uhrzeigersinn von dir aus: { $players }.
your-target = Du spielst die Federn von { $target }, und { $player } spielt deine.
help-hint = Tippe bei jeder Frage ? für Hilfe oder ende zum Verlassen.

help-bid =
    Eine Ansage sagt, wie viele der 8 Stiche dieser Pfau holt.
    Du hast neun Marker für alle Pfauen einer Runde; was du setzt, ist bis zur nächsten Runde weg.
    Genau richtig gibt 2 Punkte, um eins daneben 1 Punkt. 0 ist eine Ansage wie jede andere.
    Tippe eine Zahl. Was die anderen ansagen, siehst du erst, wenn alle Fäuste aufgehen.
help-self-bid =
    Jetzt geht es um deinen eigenen Pfau, den du nicht siehst. Die anderen schon, und ihre Ansagen sind ein Hinweis.
    Du kannst so viele Marker setzen, wie du noch hast. Tippe eine Zahl.
help-confidence =
    Wähle eine deiner Ansagen: Ist sie genau richtig, bekommst du 3 Punkte dazu, sonst verlierst du 1.
    Kein Vertrauen bringt 1 Punkt, was auch geschieht. Die Karten bleiben verdeckt, bis die Runde gewertet wird.
    Tippe eine Zahl aus der Liste, den Anfang eines Namens, ich, oder keiner.
help-play =
    Du spielst eine Feder des Pfaus links von dir. Die angespielte Farbe muss bedient werden, wenn dieser Pfau sie hat.
    Der höchste Trumpf holt den Stich; ohne Trumpf die höchste Feder der angespielten Farbe.
    Er geht an den Pfau, aus dem die Feder kam, und wer rechts davon sitzt, spielt als Nächstes an.
    Tippe eine Feder: R6 oder rot 6, oder einfach 6, wenn nur eine gemeint sein kann.
    Eine dreifarbige Feder zählt als die angespielte Farbe, wenn sie sie zeigt. Sonst nennst du ihre Farbe: BWR10=W.
help-commands-pikoko =
    Bei jeder Frage kannst du auch tippen:
      tisch    alles, was du sehen kannst
      ansagen  die Tabelle der Ansagen
      stich    der Stich auf dem Tisch
      zuletzt  der Stich davor
      punkte   der Punkteblock
      ende     das Spiel verlassen
