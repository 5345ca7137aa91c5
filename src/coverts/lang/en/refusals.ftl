## Why a move is not allowed. The keys and data come from the rule books.
## The referee uses these as well as the table, so none of them speaks of "you" unless $person says so.

# Both games
refused-players = This game is for { $least } to { $most } players, and { $number } were asked for.
refused-no-such-seat = There is no seat { $number } at this table; seats are counted clockwise from 0.
refused-fist-closed = That fist is closed already: a choice cannot be changed before all fists open.
refused-game-over = The game is over; no more moves are made.

# Pikoko: options and chance
refused-starter-known = The first starting player is known already and is not drawn again.
refused-no-deal-now = Feathers are dealt only when a round begins.
refused-hands =
    A deal gives one hand to each of the { $players } players, and this one has { $number ->
        [one] one hand
       *[other] { $number } hands
    }.
refused-hand-size =
    Every peacock gets { $size } feathers, and { $person ->
        [you] yours
       *[one] { $seat }'s
    } got { $number }.
refused-not-in-deck = With { $players } players the { $feather } stays in the box.
refused-dealt-twice = There is only one { $feather }, and it was dealt twice.

# Pikoko: seats
refused-not-dealt = No feathers have been dealt yet.
refused-own-peacock =
    Nobody bids on their own peacock in this turn; that comes when all the others have been bid on.
refused-not-your-turn =
    { $person ->
        [you] It is your turn.
       *[one] It is { $seat }'s turn to play; the order goes clockwise.
    }
refused-asked-for-bid = A bid is asked for: a number of tokens for this peacock.
refused-asked-for-self-bid = A bid on the player's own peacock is asked for: a number of tokens.
refused-asked-for-confidence = A confidence card is asked for: a player at this table, or No Confidence.
refused-asked-for-play = A feather is asked for, from the peacock on the left of the player.
refused-tokens =
    { $left ->
        [0] All nine tokens are gone, so the bid can only be 0.
        [one] Only one token is left, so the bid is 0 or 1; { $number } is not possible.
       *[other] { $left } tokens are left, so the bid is 0 to { $left }; { $number } is not possible.
    }
refused-not-in-hand =
    The { $feather } is not in { $person ->
        [you] your peacock
       *[one] { $seat }'s peacock
    }, and only feathers from there can be played.
refused-follow =
    The colour led is { $colour }, and { $person ->
        [you] your peacock
       *[one] { $seat }'s peacock
    } has { $colour }: it must be followed. The { $feather } does not show { $colour }.
refused-counts-as-led =
    The colour led is { $colour }, and the { $feather } shows it: played now, it counts as { $colour } and nothing else.

# POK
refused-not-thrown = The dice have not been thrown yet.
refused-thrown-already = The dice lie on the table; they are thrown again when all fists have opened.
refused-not-held = There is no { $symbol } left to show; both have been handed over.
refused-dice = A throw shows { $dice } dice, and this one shows { $number }.
refused-face = Die { $die } cannot show { $face }: no side of it looks like that.
