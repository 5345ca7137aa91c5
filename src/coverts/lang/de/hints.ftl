## Tipps für eine erste Partie: was gefragt wird, warum, und worauf man schaut.

hints-offer = Ist das neu für dich? Tipps sagen dir bei jeder Frage, worauf man schaut.
hints-on = Tipps zeigen
hints-off = Tipps ausblenden
hints-no = Nein, danke
hints-heading = Tipp
hints-wait = Die anderen überlegen noch.
hints-first = Tipp: { $hint }
hints-none = Zu { $game } gibt es keine Tipps.
learn-guided-pikoko = Eine erste Partie Pikoko, mit Tipps
learn-guided-pok = Eine erste Partie POK, mit Tipps

# Pikoko: Ansagen
hint-bid-first = Du siehst die Federn dieses Pfaus, sein Besitzer nicht. { $players } Pfauen teilen sich { $tricks } Stiche. Achte auf Trümpfe und auf die Höchste einer Farbe.
hint-bid-tokens =
    Was du angesagt hast, ist weg: Dir { $tokens ->
        [0] bleibt kein Marker
        [one] bleibt 1 Marker
       *[other] bleiben { $tokens } Marker
    } für { $peacocks ->
        [one] den letzten Pfau, deinen eigenen.
       *[other] { $peacocks } Pfauen, deinen eigenen mitgezählt.
    }
hint-bid =
    { $seat } hat { $trumps ->
        [0] keinen Trumpf
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfe
    } und { $tops ->
        [0] keine Feder, die in ihrer Farbe unschlagbar ist
        [one] 1 Feder, die in ihrer Farbe unschlagbar ist
       *[other] { $tops } Federn, die in ihrer Farbe unschlagbar sind
    }. Faustregel: etwa { $number }.
hint-bid-no-trump =
    Es gibt keinen Trumpf. { $seat } hat { $tops ->
        [0] keine Feder, die in ihrer Farbe unschlagbar ist
        [one] 1 Feder, die in ihrer Farbe unschlagbar ist
       *[other] { $tops } Federn, die in ihrer Farbe unschlagbar sind
    }. Faustregel: etwa { $number }.
hint-self-bid-agreed = Die anderen sehen deinen Pfau, und alle sagen { $number } an. Glaub ihnen.
hint-self-bid = Die anderen sehen deinen Pfau. Sie sagen { $low } bis { $high } an: Bleib in diesem Bereich.
hint-self-bid-rest =
    Nach deinen Ansagen holen die anderen { $given ->
        [one] 1 Stich
       *[other] { $given } Stiche
    }. Es gibt { $tricks }: Für dich { $rest ->
        [0] bleibt keiner.
        [one] bleibt 1.
       *[other] bleiben { $rest }.
    }

# Pikoko: die Karte
hint-confidence = Eine Karte lohnt sich, wenn die Ansage öfter als jedes zweite Mal stimmt. Kein Vertrauen ist 1 sicherer Punkt.
hint-confidence-agreed = Hier haben alle dasselbe angesagt: { $seats }. Ein gutes Zeichen.
hint-confidence-own = Zu deinem eigenen Pfau haben alle dasselbe angesagt: ein gutes Zeichen.
hint-confidence-apart = Zu keinem Pfau stimmen alle Ansagen überein: Überleg dir gut, ob du einer traust.

# Pikoko: Stiche
hint-play-first = Du spielst die Federn von { $seat }. Ein Stich geht an den Pfau, dessen Feder ihn macht, nicht an dich.
hint-lead =
    { $number ->
        [0] { $seat } hat, was du angesagt hast. Spiel etwas Niedriges an, damit es dabei bleibt.
       *[other] { $seat } soll noch { $number } holen; { $left ->
            [one] 1 Stich bleibt
           *[other] { $left } Stiche bleiben
        }. Spiel Trumpf an oder die Höchste einer Farbe.
    }
hint-take =
    { $seat } soll noch { $number } holen; { $left ->
        [one] 1 Stich bleibt
       *[other] { $left } Stiche bleiben
    }. Die niedrigste, die jetzt vorn liegt: { $played }. { $after ->
        [0] Sie macht den Stich.
        [one] Nach dir kommt noch jemand.
       *[other] Nach dir kommen noch { $after }.
    }
hint-none-takes =
    { $number ->
        [0] Keine davon macht den Stich: Wirf die höchste ab.
       *[other] Keine davon macht den Stich: Behalte, was später einen machen kann.
    }
hint-stay-below = { $seat } hat, was du angesagt hast. Die höchste, die darunter bleibt: { $played }. Weg damit.
hint-all-take =
    { $seat } hat, was du angesagt hast, aber jede davon liegt jetzt vorn. { $after ->
        [0] Das ist ein Stich zu viel.
       *[other] Hoffe auf die, die nach dir kommen.
    }
hint-lost = Deine Ansage zu { $seat } kann nicht mehr genau stimmen.
hint-lost-others = Nach deinen anderen Ansagen sollen noch Stiche holen: { $seats }.

# POK
hint-offer-first = Alle zeigen zugleich ein Plättchen. Sind es genau so viele, wie ein Würfel verlangt, geben sie es ab; wer fünf los ist, gewinnt.
hint-offer-die =
    { $symbol }: geht weg, wenn { $fellows ->
        [n-0] niemand sonst es zeigt.
        [n-1] genau 1 andere Person es zeigt.
        [n-2] genau 2 andere es zeigen.
        [n-0-1] höchstens 1 andere Person es zeigt.
        [n-0-2] genau 2 andere es zeigen oder niemand.
        [n-1-2] 1 oder 2 andere es zeigen.
       *[n-0-1-2] höchstens 2 andere es zeigen.
    }{ $known ->
        [no] { "" }
       *[yes] { " " }{ $able ->
            [one] 1 könnte es.
           *[other] { $able } könnten es.
        }
    }
hint-offer-absent =
    { $symbol }: auf keinem Würfel, geht also weg, wenn kein Würfel erfüllt ist{ $trap ->
        [yes] , nur nicht, wenn alle zeigen, was auf keinem Würfel steht.
       *[no] .
    }
hint-offer-never = { $symbol }: kann diesmal nicht weg, was die anderen auch zeigen.
hint-offer-always = { $symbol }: geht sicher weg, was die anderen auch zeigen.
