## Fair deals: what is wrong with one, and every number on the way.

# What is wrong
fair-protocol = Fair deals follow the protocol { $protocol }; this record names another one.
fair-rules = Everybody committed to other rules: this record's are { $rules }.
fair-hex = “{ $name }” is { $number } digits of lower-case hexadecimal, and this is not.
fair-places = “{ $name }” must have one entry for each of the { $players } players.
fair-rounds = Rounds with a commitment: { $number }. There must be at least as many as were dealt ({ $least }), and no more than a game has ({ $most }).
fair-seed = The seed is not the one that the house committed to.
fair-uncommitted = A number is revealed here to which nobody had committed.
fair-nonce = The number revealed here is not the one that was committed to.
fair-unrevealed = The round has been scored, but the house has not revealed its seed.
fair-chance = This is not what the seed and the players' numbers lead to.

# What a record proves
fair-verdict-proved = { $verdict }; the deal is proved fair
fair-verdict-missing = { $verdict }; the deal is proved fair but for the numbers of { $players }
fair-verdict-unrevealed = { $verdict }; not proved yet, because the seed is not revealed: round { $rounds }

# Every number on the way
fair-nothing-said = This record does not say what its deals followed from.
fair-game = Game { $game }, protocol { $protocol }
fair-rules-line = Rules { $rules }
fair-fingerprint = Fingerprint { $feathers }
fair-round = Seed { $number }
fair-house-commitment = House: commitment { $commitment }
fair-opened-seed = House: seed { $seed }, opens the commitment
fair-wrong-seed = House: seed { $seed }, does NOT open the commitment
fair-no-seed = House: seed not revealed
fair-seat-opened = { $name }: commitment { $commitment }, number { $nonce }, opens it
fair-seat-wrong = { $name }: commitment { $commitment }, number { $nonce }, does NOT open it
fair-seat-withheld = { $name }: commitment { $commitment }, number not revealed, counts as zero
fair-seat-nothing = { $name }: no commitment, counts as zero
fair-salt = Salt { $salt }
fair-key = Key of { $info }: { $key }
fair-number = { $passed ->
        [0] below { $below }: { $word } gives { $number }
        [one] below { $below }: one word passed over, { $word } gives { $number }
       *[other] below { $below }: { $passed } words passed over, { $word } gives { $number }
    }
fair-leads-to = leads to { $outcome }, as recorded
fair-leads-elsewhere = leads to { $outcome }, NOT what is recorded
