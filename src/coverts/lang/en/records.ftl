## What the referee says about records.

# Notation
notation-no-such-feather = There is no feather { $found }.
notation-letter-order = The { $feather } is written { $notation }, with its letters in this order, not { $found }.
notation-colour-unnamed = The { $feather } has three colours, and the record does not say as which one it was played.
notation-colour-needless = The { $feather } has one colour only, so none is named when it is played.
notation-colour-impossible = The { $feather } cannot be played as { $found }: that is not one of its colours.
notation-no-such-symbol = There is no counter { $found }; counters are B, G and R.
notation-no-such-face = No die has a side { $found }.

# What a record says twice, and what it may leave out
record-starter = Seat { $counted } starts this round, but the record says seat { $found }.
record-bids-shape = The bids are a table of { $players } rows with { $players } entries each.
record-bids-together = Bids on one peacock are revealed together and one peacock after the other: this entry is out of step with that.
record-length = A list “{ $name }” has one entry for each of the { $players } players.
record-too-early = The record has “{ $name }” before the game had come that far.
record-missing = The record goes on, but “{ $name }” is missing here.
record-leader = Seat { $counted } leads this trick, but the record says seat { $found }.
record-too-many-plays = A trick has { $players } feathers, one from each peacock, and this one has more.
record-trick-short = A trick has { $players } feathers, one from each peacock, and this one has fewer.
record-too-many-tricks = A round has { $number } tricks, and this is one more.
record-too-few-tricks = A round has { $number } tricks; this one was scored before they were all played.
record-trick-winner = Seat { $counted }'s peacock takes this trick, but the record says seat { $found }.
record-list = “{ $name }” should be { $counted ->
        [empty] empty
       *[other] { $counted }
    }, but the record says { $found ->
        [empty] nothing
       *[other] { $found }
    }.
record-not-over = A game has { $number } rounds, and the record names its end before they were all played.
record-not-won = Nobody has won yet, but the record names winners.

# What is not a record at all
unreadable-too-long = This is longer than a record can be: { $number } bytes at most.
unreadable-utf8 = This is not UTF-8 text.
unreadable-json = This is not JSON: { $why }.
unreadable-surrogate = This is not JSON: a \u escape stands for half a character.
unreadable-nesting = This is nested too deeply to be a record.
unreadable-not-an-object = A record is a JSON object.
unreadable-no-record = This is JSON, but not the record of a game.
unreadable-later = This record is of a later version, { $found }; this program reads { $formats }.
unreadable-no-game = The record does not say which game it is of; this program knows { $games }.
unreadable-format = The format is { $found }; this program reads { $formats }.
unreadable-game = The game is { $found }; this program knows { $games }.
unreadable-shape = { $why }.

# Verdicts
verdict-complete = legal and complete, { $moves } moves; { $winners }
verdict-unfinished = legal and unfinished after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
verdict-illegal = { $place ->
        [whole] illegal: { $why }
       *[part] illegal at { $where }: { $why }
    }
verdict-unreadable = { $place ->
        [whole] unreadable: { $why }
       *[part] unreadable at { $where }: { $why }
    }
verdict-winners =
    { $person ->
        [you] you win
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
verdict-points =
    { $winners } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
verdict-sum = { $number ->
        [one] One record
       *[other] { $number } records
    }: { $complete } complete, { $unfinished } unfinished, { $illegal } illegal, { $unreadable } unreadable.

# A place in a record
place-round = round { $number }
place-trick = trick { $number }
place-seat = seat { $number }
