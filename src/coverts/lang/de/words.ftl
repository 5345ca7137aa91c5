## Wörter und Wendungen, aus denen Sätze entstehen.
## $person sagt, um wen es geht: you (du), one (jemand anderes), you-many (du und andere), many.

you = Du
nobody = niemand
# Steht, wo der Name von jemandem war, der hier vergessen wurde.
somebody = Jemand

list-next = { $first }, { $next }
list-apart = { $first }; { $next }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

refusal = { $rule }: { $reason }

# Farben und Zeichen von Pikoko.
colour-R = Rot
colour-Y = Gelb
colour-P = Lila
colour-W = Weiß
colour-B = Blau
emblem-R = Flamme
emblem-Y = Sonne
emblem-P = Iris
emblem-W = Mond
emblem-B = Tropfen

feather-plain = { $colour } { $number }
feather-multi = { $first }-{ $second }-{ $third } { $number }
face-multi = { $feather } als { $colour }

# Immer im Dativ: „aus …“, „zu …“.
peacock =
    { $person ->
        [you] deinem Pfau
       *[one] dem Pfau von { $player }
    }
own-peacock =
    { $person ->
        [you] deinem eigenen Pfau
       *[one] dem eigenen Pfau
    }
feather-of =
    { $person ->
        [you] { $feather } von dir
       *[one] { $feather } von { $player }
    }

# Zeichen von POK.
symbol-B = blaue Scheibe
symbol-G = grünes Quadrat
symbol-R = rotes Dreieck
die-blank = leer
die-face =
    { $symbol ->
        [B] { $number } { $number ->
            [one] blaue Scheibe
           *[other] blaue Scheiben
        }
        [G] { $number } { $number ->
            [one] grünes Quadrat
           *[other] grüne Quadrate
        }
       *[R] { $number } { $number ->
            [one] rotes Dreieck
           *[other] rote Dreiecke
        }
    }

# Wörter, die in Antworten verstanden werden, durch Leerzeichen getrennt.
heard-as = als
heard-filler = die der das den ein eine einen ich spiele sage zeige biete vertraue marker stiche stich plättchen
heard-none = keiner keinem keine kein keins niemand niemandem nein
heard-me = ich mich mir selbst du eigener eigenem
heard-yes = j ja
