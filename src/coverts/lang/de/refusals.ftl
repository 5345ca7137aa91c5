## Warum ein Zug nicht erlaubt ist. Schlüssel und Daten kommen aus den Regelwerken.
## Auch der Schiedsrichter sagt diese Sätze, darum sagt keiner „du“, wenn $person es nicht verlangt.

# Beide Spiele
refused-players = Dieses Spiel ist für { $least } bis { $most } Personen, verlangt waren { $number }.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }; gezählt wird im Uhrzeigersinn ab 0.
refused-fist-closed = Diese Faust ist schon geschlossen: Eine Wahl gilt, bis alle Fäuste aufgehen.
refused-game-over = Das Spiel ist aus; es wird nicht mehr gezogen.

# Pikoko: Varianten und Zufall
refused-starter-known = Wer beginnt, steht schon fest und wird nicht noch einmal ausgelost.
refused-no-deal-now = Federn werden nur zu Beginn einer Runde ausgeteilt.
refused-hands =
    Beim Austeilen bekommt jeder der { $players } Plätze eine Hand, und hier { $number ->
        [one] ist es nur eine
       *[other] sind es { $number }
    }.
refused-hand-size =
    Jeder Pfau bekommt { $size } Federn, und { $person ->
        [you] deiner
       *[one] der von { $seat }
    } bekam { $number }.
refused-not-in-deck = Bei { $players } Personen bleibt { $feather } in der Schachtel.
refused-dealt-twice = { $feather } gibt es nur einmal, wurde aber zweimal ausgeteilt.

# Pikoko: Plätze
refused-not-dealt = Es sind noch keine Federn ausgeteilt.
refused-own-peacock = Jetzt sagt niemand für den eigenen Pfau an; das kommt, wenn alle anderen an der Reihe waren.
refused-not-your-turn =
    { $person ->
        [you] Du bist am Zug.
       *[one] Am Zug ist { $seat }; es geht im Uhrzeigersinn.
    }
refused-asked-for-bid = Gefragt ist eine Ansage: eine Anzahl Marker für diesen Pfau.
refused-asked-for-self-bid = Gefragt ist eine Ansage zum eigenen Pfau: eine Anzahl Marker.
refused-asked-for-confidence = Gefragt ist eine Vertrauenskarte: jemand an diesem Tisch, oder Kein Vertrauen.
refused-asked-for-play = Gefragt ist eine Feder, aus dem Pfau zur Linken.
refused-tokens =
    { $left ->
        [0] Alle neun Marker sind weg, also geht nur noch 0.
        [one] Nur ein Marker ist übrig, also geht 0 oder 1; { $number } ist nicht möglich.
       *[other] { $left } Marker sind übrig, also gehen 0 bis { $left }; { $number } ist nicht möglich.
    }
refused-not-in-hand =
    { $feather } steckt nicht { $person ->
        [you] in deinem Pfau
       *[one] im Pfau von { $seat }
    }, und nur Federn von dort können gespielt werden.
refused-follow =
    Angespielt ist { $colour }, und { $person ->
        [you] dein Pfau
       *[one] der Pfau von { $seat }
    } hat { $colour }: Das muss bedient werden. { $feather } zeigt kein { $colour }.
refused-counts-as-led =
    Angespielt ist { $colour }, und { $feather } zeigt diese Farbe: Jetzt gespielt, zählt die Feder als { $colour } und sonst nichts.

# POK
refused-not-thrown = Es wurde noch nicht gewürfelt.
refused-thrown-already = Die Würfel liegen schon; neu geworfen wird, wenn alle Fäuste offen sind.
refused-not-held = Nicht mehr da: { $symbol }. Beide sind schon abgegeben.
refused-dice = Ein Wurf zeigt { $dice } Würfel, dieser zeigt { $number }.
refused-face = Würfel { $die } hat keine solche Seite: { $face }.
