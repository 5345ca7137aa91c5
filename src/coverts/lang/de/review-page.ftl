## Die Besprechung einer Partie auf der Seite, und was der Server zu Besprechungen sagt.

review-page = Besprechung
review-page-whose = Wessen Partie
review-page-starting = Der Coach macht sich bereit …
review-page-waiting = { $before ->
        [one] Vorher kommt noch eine andere Besprechung.
       *[other] Vorher kommen noch { $before } andere Besprechungen.
    }
review-page-working = Der Coach hat { $done } von { $of } Entscheidungen beurteilt.
review-page-again = Noch einmal versuchen
review-page-curve = Was von der Partie zu erwarten war
review-page-curve-told = Von { $first } vor der Partie bis { $last } am Ende.
review-page-kinds = Nach Art der Entscheidung
review-page-like = so gut wie dieser Bot
review-page-too-few = zu wenige für ein Urteil
review-page-moments = Was am meisten ausgemacht hat
review-page-all = Alle Entscheidungen
review-page-back = Die Entscheidung davor
review-page-on = Die nächste Entscheidung
review-page-options = Was jede Wahl wert war
review-page-option = Wahl
review-page-worth = Wert
review-page-chosen = deine
review-page-lost = { $loss } verloren
review-page-better = Besser: { $best }
review-page-board = Der Tisch, wie du ihn gesehen hast
review-page-belief = Was du von deinem Pfau wissen konntest
review-page-belief-pok = Was du von den Plättchen wissen konntest
review-page-really = Was war wirklich da?
review-page-then = Zurück zu dem, was du wissen konntest
review-page-hindsight = Im Nachhinein, was niemand wusste: Der Tisch zeigt jetzt deine verdeckten Federn. In dieser Runde waren sie dir { $points } wert, verglichen mit dem, was zu vermuten war.

server-no-review = Nach dieser Partie hat den Coach noch niemand gefragt.
server-not-reviewed = Der Coach konnte diese Besprechung nicht beenden. Frag in einer Weile noch einmal.
server-review-unfinished = Besprochen werden nur Partien, die zu Ende gespielt wurden.
server-no-coach = Für dieses Spiel gibt es keinen Coach.

belief-left = { $number ->
        [one] Eine Feder ist noch daran.
       *[other] { $number } Federn sind noch daran.
    }
belief-lacking = Er konnte { $colours } nicht bedienen und hat davon nichts mehr.
belief-possible = { $number ->
        [one] Nur eine Feder ist möglich; alle anderen hast du anderswo gesehen.
       *[other] { $number } Federn sind möglich; alle anderen hast du anderswo gesehen.
    }
belief-expected = { $colour }: etwa { $number } zu erwarten
belief-chance = { $feather }: { $chance } %
belief-was = { $chance } % nach dem, was sicher ist
belief-bid = { $person ->
        [you] Deine Ansage { $tokens } hat das am meisten verschoben.
       *[one] Die Ansage von { $player } hat das am meisten verschoben: { $tokens }.
    }
belief-no-bid = Noch hat niemand zu ihm angesagt, darum sind alle gleich wahrscheinlich.
belief-unknown = Wer später dazukam, kann nicht wissen, was alle haben.
belief-holds = hat { $number }
belief-offers = zeigt es voraussichtlich: { $chance } %
