## The check of a deal, in the page and in the file that works without it. A promise is a commitment: it fixes a number
## that is still secret.

fair-page-title = Check the deal
fair-page-lead = This browser works every deal out by itself, from the record alone, without asking the house.
fair-page-lead-pok = This browser works every throw out by itself, from the record alone, without asking the house.
fair-page-without = This record carries no promises and no numbers, so nobody can check how it was dealt.
fair-page-working = Working it out…
fair-page-failed = The record could not be fetched. Try again in a moment.

# The verdict
fair-page-proved-pikoko = Proved: nobody chose these cards.
fair-page-proved-pok = Proved: nobody chose these throws.
fair-page-proved-means = Every number is the one that was promised, and everything that was dealt or thrown follows from them.
fair-page-but = Proved, but for the numbers of { $players }.
fair-page-but-means =
    { $person ->
        [one] { $players } promised a number and did not reveal it. Together with the house, { $players } could have chosen between two outcomes; everything else fits.
       *[many] They promised numbers and did not reveal them. Together with the house, each of them could have chosen between two outcomes; everything else fits.
    }
fair-page-wrong = Wrong: this record does not fit what was promised.
fair-page-where = { $where }: { $what }
fair-page-alone = Not proved: nobody at the table added a number.
fair-page-alone-means = Everything fits what the house had promised, but the house alone drew these numbers, and so it could have chosen them.
fair-page-alone-rounds = This is so in round { $rounds }.
fair-page-open = Nothing can be checked yet.
fair-page-open-means = The house reveals its number when it has been played out. Until then it must stay secret.
fair-page-open-rounds = Round { $rounds } was not played out, so its number is still secret and is not part of this check.

# What all this means
fair-page-why = What this proves, and what it does not
fair-page-why-promises = Before the first deal everybody's browser drew a secret number and promised it; then the house promised one of its own. A promise fixes a number without showing it. Only then were the numbers revealed, and all of them together make the deal.
fair-page-why-proves = So nobody could choose the outcome: not the house, not a player, and not all of them together as long as one person drew a number honestly and revealed it. Were you there? Then that person can be you.
fair-page-why-not = It does not prove that the house keeps the cards secret while you play, nor that nobody talks or plays from two seats. And it speaks of this record: compare the fingerprint with your friends, so that all of you were promised the same.

# The fingerprint
fair-page-fingerprint = Fingerprint
fair-page-fingerprint-means = All promises of the game as eight feathers. If yours are the same as your friends', you were all promised the same.
fair-page-fingerprint-shows = Fingerprint: { $feathers }

# The steps
fair-page-steps = Step by step
fair-page-before = Before the game
fair-page-game = The whole game
fair-page-round = Round { $number }
fair-page-throw = Throw { $number }
fair-page-fits = everything fits
fair-page-fits-not = does not fit
fair-page-fits-but = not everything was revealed
fair-page-fits-later = still secret
fair-page-numbers = Numbers
fair-page-worked-out = worked out
fair-page-recorded = in the record
fair-page-turned-up = turned up

fair-page-state-ok = fits:
fair-page-state-wrong = does not fit:
fair-page-state-withheld = not revealed:
fair-page-state-none = no number:
fair-page-state-open = still secret:
fair-page-state-noted = worked out:

fair-page-rules-ok = What was promised is a game by the rules of this record.
fair-page-rules-wrong = What was promised is a game by other rules than those of this record.
fair-page-print-noted = All promises together make the fingerprint.
fair-page-seed-ok = The house revealed the number that it had promised.
fair-page-seed-wrong = The number that the house revealed is not the one that it had promised.
fair-page-seed-missing = The house should have revealed its number by now, and has not.
fair-page-seed-open = The house has promised a number, which is still secret.
fair-page-nonce-ok = { $player } revealed the number that was promised.
fair-page-nonce-wrong = The number revealed for { $player } is not the one that was promised.
fair-page-nonce-unpromised = A number was revealed for { $player } that had never been promised, so it may have been chosen late.
fair-page-nonce-withheld = { $player } promised a number and did not reveal it. It counts as zero.
fair-page-nonce-none = { $player } promised no number: a bot, or somebody who was not there in time. It counts as zero.
fair-page-nonce-open = { $player } promised a number that has not been needed.
fair-page-salt-noted = The numbers of all seats are mixed into one, and that one with the house's.
fair-page-starter-ok = The numbers make { $player } the first to start.
fair-page-starter-wrong = The numbers make { $player } the first to start, but the record says { $other }.
fair-page-deal-ok = The numbers deal these hands, feather by feather as in the record.
fair-page-deal-cards = The numbers deal other feathers to { $player } than the record says.
fair-page-deal-turned-up = The numbers turn up { $feather }, but the record says { $other }.
fair-page-throw-ok = { $dice }
fair-page-throw-wrong = The numbers throw { $dice }, but the record says { $other }.
fair-page-uncommitted-wrong = This round was dealt without any promise.
fair-page-unread-wrong = This part of the record is missing or cannot be read: { $path }

# Names of numbers
fair-page-figure-game = number of the game
fair-page-figure-rules = rules
fair-page-figure-rules-wanted = rules of the record
fair-page-figure-commitment = promised
fair-page-figure-worked = worked out
fair-page-figure-seed = revealed by the house
fair-page-figure-nonce = revealed
fair-page-figure-salt = mixed
fair-page-figure-key = key of the draw
fair-page-figure-drawn = drawn
fair-page-figure-places = places in the deck

# The file that works without the page
fair-page-download = Download this checker
fair-page-download-means = One file that does the same in any browser, without a network and without this house.
fair-page-offline-lead = Drop the record of a game anywhere on this page, or choose it. Nothing leaves your device: this page has no way to send anything.
fair-page-offline-broken = This line cannot be read as JSON.
fair-page-offline-language = Language
