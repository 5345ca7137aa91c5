## Words and phrases that sentences are made of.
## $person says who a sentence is about: you, one (somebody else), you-many (you and others), many.

you = You
nobody = nobody
# Whoever has been forgotten here: it stands where their name was.
somebody = Somebody

list-next = { $first }, { $next }
list-apart = { $first }; { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

refusal = { $rule }: { $reason }

# Colours and emblems of Pikoko.
colour-R = red
colour-Y = yellow
colour-P = purple
colour-W = white
colour-B = blue
emblem-R = flame
emblem-Y = sun
emblem-P = iris
emblem-W = moon
emblem-B = drop

feather-plain = { $colour } { $number }
feather-multi = { $first }-{ $second }-{ $third } { $number }
face-multi = { $feather } as { $colour }

peacock =
    { $person ->
        [you] your peacock
       *[one] { $player }'s peacock
    }
own-peacock =
    { $person ->
        [you] your own peacock
       *[one] their own peacock
    }
feather-of =
    { $person ->
        [you] your { $feather }
       *[one] { $player }'s { $feather }
    }

# Symbols of POK.
symbol-B = blue disc
symbol-G = green square
symbol-R = red triangle
die-blank = blank
die-face =
    { $symbol ->
        [B] { $number } { $number ->
            [one] blue disc
           *[other] blue discs
        }
        [G] { $number } { $number ->
            [one] green square
           *[other] green squares
        }
       *[R] { $number } { $number ->
            [one] red triangle
           *[other] red triangles
        }
    }

# Words understood in answers, parted by spaces.
heard-as = as
heard-filler = the a play plays bid tokens token tricks show counter trust
heard-none = none no nobody noone
heard-me = me myself self you own
heard-yes = y yes
