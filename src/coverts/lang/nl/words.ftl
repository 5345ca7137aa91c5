## Woorden en wendingen waar zinnen van gemaakt worden.
## $person zegt over wie het gaat: you (jij), one (iemand anders), you-many (jij en anderen), many.

you = Jij
nobody = niemand
# Staat waar de naam stond van wie hier vergeten is.
somebody = Iemand

list-next = { $first }, { $next }
list-apart = { $first }; { $next }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

refusal = { $rule }: { $reason }

# Kleuren en tekens van Pikoko.
colour-R = rood
colour-Y = geel
colour-P = paars
colour-W = wit
colour-B = blauw
emblem-R = vlam
emblem-Y = zon
emblem-P = iris
emblem-W = maan
emblem-B = druppel

feather-plain = { $colour } { $number }
feather-multi = { $first }-{ $second }-{ $third } { $number }
face-multi = { $feather } als { $colour }

peacock =
    { $person ->
        [you] jouw pauw
       *[one] de pauw van { $player }
    }
own-peacock =
    { $person ->
        [you] je eigen pauw
       *[one] de eigen pauw
    }
feather-of =
    { $person ->
        [you] { $feather } van jou
       *[one] { $feather } van { $player }
    }

# Symbolen van POK.
symbol-B = blauwe schijf
symbol-G = groen vierkant
symbol-R = rode driehoek
die-blank = leeg
die-face =
    { $symbol ->
        [B] { $number } { $number ->
            [one] blauwe schijf
           *[other] blauwe schijven
        }
        [G] { $number } { $number ->
            [one] groen vierkant
           *[other] groene vierkanten
        }
       *[R] { $number } { $number ->
            [one] rode driehoek
           *[other] rode driehoeken
        }
    }

# Woorden die in antwoorden begrepen worden, met spaties ertussen.
heard-as = als
heard-filler = de het een ik speel bied toon vertrouw fiche fiches slag slagen bod veer steentje
heard-none = geen niemand niets nee
heard-me = ik mij me mezelf mijzelf zelf jij eigen
heard-yes = j ja
