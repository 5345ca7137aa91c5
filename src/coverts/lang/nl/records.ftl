## Wat de scheidsrechter over spelverslagen zegt.

# Schrijfwijze
notation-no-such-feather = Er is geen veer { $found }.
notation-letter-order = De veer { $feather } schrijf je als { $notation }, met de letters in deze volgorde, niet { $found }.
notation-colour-unnamed = De veer { $feather } heeft drie kleuren, en het verslag zegt niet als welke die gespeeld is.
notation-colour-needless = De veer { $feather } heeft maar één kleur, dus wordt er bij het spelen geen genoemd.
notation-colour-impossible = De veer { $feather } kan niet als { $found } gespeeld worden: die kleur heeft hij niet.
notation-no-such-symbol = Er is geen steentje { $found }; steentjes zijn B, G en R.
notation-no-such-face = Geen dobbelsteen heeft een kant { $found }.

# Wat een verslag dubbel zegt, en wat mag ontbreken
record-starter = Plaats { $counted } begint deze ronde, maar het verslag zegt plaats { $found }.
record-bids-shape = De biedingen zijn een tabel van { $players } rijen met elk { $players } vakken.
record-bids-together = Biedingen op één pauw worden samen onthuld, de ene pauw na de andere: dit vak past daar niet bij.
record-length = Een lijst “{ $name }” heeft een vak voor elk van de { $players } plaatsen.
record-too-early = Het verslag heeft “{ $name }” voordat het spel zo ver was.
record-missing = Het verslag gaat verder, maar “{ $name }” ontbreekt hier.
record-leader = Plaats { $counted } komt uit in deze slag, maar het verslag zegt plaats { $found }.
record-too-many-plays = Een slag heeft { $players } veren, één uit elke pauw, en deze heeft er meer.
record-trick-short = Een slag heeft { $players } veren, één uit elke pauw, en deze heeft er minder.
record-too-many-tricks = Een ronde heeft { $number } slagen, en deze is er één te veel.
record-too-few-tricks = Een ronde heeft { $number } slagen; deze is geteld voordat ze allemaal gespeeld waren.
record-trick-winner = De pauw van plaats { $counted } haalt deze slag, maar het verslag zegt plaats { $found }.
record-list = “{ $name }” zou { $counted ->
        [empty] leeg
       *[other] { $counted }
    } moeten zijn, maar het verslag zegt { $found ->
        [empty] niets
       *[other] { $found }
    }.
record-not-over = Een spel heeft { $number } rondes, en het verslag noemt het einde voordat ze allemaal gespeeld waren.
record-not-won = Er heeft nog niemand gewonnen, maar het verslag noemt winnaars.

# Wat helemaal geen verslag is
unreadable-too-long = Dit is langer dan een verslag kan zijn: hooguit { $number } bytes.
unreadable-utf8 = Dit is geen UTF-8-tekst.
unreadable-json = Dit is geen JSON: { $why }.
unreadable-surrogate = Dit is geen JSON: een \u staat voor een half teken.
unreadable-nesting = Dit is te diep genest om een verslag te zijn.
unreadable-not-an-object = Een verslag is een JSON-object.
unreadable-no-record = Dit is JSON, maar geen verslag van een spel.
unreadable-later = Dit verslag heeft een nieuwere versie, { $found }; dit programma leest { $formats }.
unreadable-no-game = Het verslag zegt niet van welk spel het is; dit programma kent { $games }.
unreadable-format = Het formaat is { $found }; dit programma leest { $formats }.
unreadable-game = Het spel is { $found }; dit programma kent { $games }.
unreadable-shape = { $why }.

# Oordelen
verdict-complete = geldig en compleet, { $moves } zetten; { $winners }
verdict-unfinished = geldig en onaf na { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }
verdict-illegal = { $place ->
        [whole] ongeldig: { $why }
       *[part] ongeldig, { $where }: { $why }
    }
verdict-unreadable = { $place ->
        [whole] onleesbaar: { $why }
       *[part] onleesbaar, { $where }: { $why }
    }
verdict-winners = { $person ->
        [you] jij wint
        [one] { $winners } wint
       *[other] gedeelde overwinning voor { $winners }
    }
verdict-points =
    { $winners } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
verdict-sum = { $number ->
        [one] Eén verslag
       *[other] { $number } verslagen
    }: { $complete } compleet, { $unfinished } onaf, { $illegal } ongeldig, { $unreadable } onleesbaar.

# Een plek in een verslag
place-round = ronde { $number }
place-trick = slag { $number }
place-seat = plaats { $number }
