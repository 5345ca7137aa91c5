## Was der Schiedsrichter über Spielberichte sagt.

# Schreibweise
notation-no-such-feather = Eine Feder { $found } gibt es nicht.
notation-letter-order = { $feather } schreibt man { $notation }, mit den Buchstaben in dieser Folge, nicht { $found }.
notation-colour-unnamed = { $feather } hat drei Farben, und der Spielbericht sagt nicht, als welche die Feder gespielt wurde.
notation-colour-needless = { $feather } hat nur eine Farbe, darum wird beim Spielen keine genannt.
notation-colour-impossible = { $feather } kann nicht als { $found } gespielt werden: Diese Farbe zeigt die Feder nicht.
notation-no-such-symbol = Ein Plättchen { $found } gibt es nicht; es gibt B, G und R.
notation-no-such-face = Kein Würfel hat eine Seite { $found }.

# Was ein Spielbericht doppelt sagt, und was fehlen darf
record-starter = Diese Runde beginnt Platz { $counted }, im Spielbericht steht aber Platz { $found }.
record-bids-shape = Die Ansagen sind eine Tabelle aus { $players } Zeilen mit je { $players } Einträgen.
record-bids-together = Ansagen zu einem Pfau werden gemeinsam aufgedeckt, ein Pfau nach dem anderen: Dieser Eintrag passt nicht dazu.
record-length = Eine Liste „{ $name }“ hat für jeden der { $players } Plätze einen Eintrag.
record-too-early = Der Spielbericht hat „{ $name }“, bevor das Spiel so weit war.
record-missing = Der Spielbericht geht weiter, aber „{ $name }“ fehlt hier.
record-leader = Diesen Stich spielt Platz { $counted } an, im Spielbericht steht aber Platz { $found }.
record-too-many-plays = Ein Stich hat { $players } Federn, eine aus jedem Pfau, und dieser hat mehr.
record-trick-short = Ein Stich hat { $players } Federn, eine aus jedem Pfau, und dieser hat weniger.
record-too-many-tricks = Eine Runde hat { $number } Stiche, und dieser ist einer zu viel.
record-too-few-tricks = Eine Runde hat { $number } Stiche; diese wurde gewertet, bevor alle gespielt waren.
record-trick-winner = Diesen Stich holt der Pfau von Platz { $counted }, im Spielbericht steht aber Platz { $found }.
record-list = „{ $name }“ sollte { $counted ->
        [empty] leer
       *[other] { $counted }
    } sein, im Spielbericht steht aber { $found ->
        [empty] nichts
       *[other] { $found }
    }.
record-not-over = Ein Spiel hat { $number } Runden, und der Spielbericht nennt das Ende, bevor alle gespielt waren.
record-not-won = Noch hat niemand gewonnen, aber der Spielbericht nennt Sieger.

# Was gar kein Spielbericht ist
unreadable-too-long = Das ist länger, als ein Spielbericht sein kann: höchstens { $number } Bytes.
unreadable-utf8 = Das ist kein UTF-8-Text.
unreadable-json = Das ist kein JSON: { $why }.
unreadable-surrogate = Das ist kein JSON: Ein \u steht für ein halbes Zeichen.
unreadable-nesting = Das ist zu tief verschachtelt für einen Spielbericht.
unreadable-not-an-object = Ein Spielbericht ist ein JSON-Objekt.
unreadable-no-record = Das ist JSON, aber kein Spielbericht.
unreadable-later = Dieser Spielbericht hat eine neuere Version, { $found }; dieses Programm liest { $formats }.
unreadable-no-game = Der Spielbericht sagt nicht, von welchem Spiel er ist; dieses Programm kennt { $games }.
unreadable-format = Das Format ist { $found }; dieses Programm liest { $formats }.
unreadable-game = Das Spiel ist { $found }; dieses Programm kennt { $games }.
unreadable-shape = { $why }.

# Urteile
verdict-complete = regelgerecht und vollständig, { $moves } Züge; { $winners }
verdict-unfinished = regelgerecht und unvollendet nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }
verdict-illegal = { $place ->
        [whole] regelwidrig: { $why }
       *[part] regelwidrig, { $where }: { $why }
    }
verdict-unreadable = { $place ->
        [whole] unlesbar: { $why }
       *[part] unlesbar, { $where }: { $why }
    }
verdict-winners =
    { $person ->
        [you] du gewinnst
        [one] { $winners } gewinnt
       *[other] geteilter Sieg für { $winners }
    }
verdict-points =
    { $winners } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
verdict-sum = { $number ->
        [one] Ein Spielbericht
       *[other] { $number } Spielberichte
    }: { $complete } vollständig, { $unfinished } unvollendet, { $illegal } regelwidrig, { $unreadable } unlesbar.

# Eine Stelle im Spielbericht
place-round = Runde { $number }
place-trick = Stich { $number }
place-seat = Platz { $number }
