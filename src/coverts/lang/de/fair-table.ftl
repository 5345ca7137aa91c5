## Faire Verteilung am Tisch: was abgelehnt wird, und was die Seite vor dem Austeilen sagt. Ein Versprechen legt eine Zahl
## fest, die noch geheim ist.

# Abgelehnt
hall-no-commitments-now = Dieser Tisch nimmt jetzt keine Versprechen an.
hall-committed-already = Für deinen Platz ist schon eine Zahl versprochen.
hall-commitments =
    { $number ->
        [one] Dieses Spiel braucht ein Versprechen.
       *[other] Dieses Spiel braucht { $number } Versprechen, eines für jede Runde.
    }
hall-no-nonces-now = Dieser Tisch nimmt jetzt keine Zahl für diese Runde an.
hall-not-committed = Für deinen Platz wurde keine Zahl versprochen.
hall-revealed-already = Deine Zahl für diese Runde ist schon aufgedeckt.
hall-other-nonce = Das ist nicht die Zahl, die für deinen Platz versprochen wurde.

# Vor dem Austeilen
fair-table-waits = Bevor ausgeteilt oder gewürfelt wird, wartet der Tisch auf die Zahlen von { $players }.
fair-table-part = Damit niemand die Karten oder Würfel aussuchen kann, steuert jeder Browser am Tisch eine geheime Zahl bei. Deiner tut das von selbst.
fair-table-without = Ohne eigene Zahl: { $players }. Bots haben keine, und auch sonst niemand, der nicht rechtzeitig da war.
fair-table-soon = Die Federn erscheinen, sobald alle Versprechen abgegeben sind.
