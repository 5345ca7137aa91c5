## Zahlen über den Leser, für ihn allein.

numbers-title = Deine Zahlen
numbers-why = Nur du siehst sie. Gezählt wird aus deinen letzten beendeten Spielen und ihren Besprechungen; Übung zählt nicht.
numbers-none = Noch gibt es nichts zu zählen: Spiel erst ein Spiel zu Ende.
numbers-games = { $number ->
        [one] Ein Spiel
       *[other] { $number } Spiele
    }
numbers-victories = Siege: { $won }. Wären an diesen Tischen alle gleich stark, wären es { $expected }.
numbers-of-bid = Was aus deinen Ansagen wurde
numbers-of-card = Was dein Vertrauen eingebracht hat
numbers-of-offer = Was aus deinen Plättchen wurde
numbers-about = auf
numbers-number = Anzahl
numbers-outcome-right = richtig
numbers-outcome-close = knapp
numbers-outcome-bad = falsch
numbers-points = Punkte
numbers-bid-own = deinen eigenen Pfau
numbers-bid-left = den des linken Nachbarn, den du spielst
numbers-bid-others = die der anderen
numbers-card-own = deinen eigenen Pfau
numbers-card-left = den des linken Nachbarn, den du spielst
numbers-card-others = die der anderen
numbers-card-none = Kein Vertrauen
numbers-offer-shown = ein Zeichen auf einem Würfel
numbers-offer-unshown = ein Zeichen auf keinem Würfel
numbers-offer-right = abgegeben
numbers-share = { $number } ({ $share } %)
numbers-losses = Was deine Entscheidungen verloren haben
numbers-losses-none = Lass ein Spiel besprechen, dann wird hier Spiel für Spiel gezeichnet, was deine Entscheidungen verloren haben.
numbers-each = { $loss } im Mittel verloren, bei { $number } freien Entscheidungen
numbers-like = so gut wie dieser Bot: { $level }
numbers-too-few = zu wenige für einen Vergleich mit Bots
numbers-plot = { $games ->
        [one] { $kind }, ein Spiel besprochen: { $first } je Entscheidung verloren.
       *[other] { $kind }, { $games } Spiele besprochen: { $first } je Entscheidung im ersten verloren, { $last } im letzten.
    }
numbers-plot-about = Ein Punkt ist ein Spiel, die Linie das Mittel bis dahin; gestrichelt sind die Bots.
