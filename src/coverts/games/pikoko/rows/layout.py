"""A game of Pikoko as one row of whole numbers: what stands where.

A row holds everything, its stream of random numbers included. Closed-fist rounds are asked in ascending order of the
seats, so there is always one seat that decides next. Actions are small numbers whose meaning the phase gives: tokens,
the seat of a confidence card (the number of players for No Confidence), or a face.
"""

from typing import Final

from coverts.games.pikoko.feathers import DECK_SIZE, FEATHER, HAND_SIZE

MOST: Final = max(DECK_SIZE)
"""Rows are as long at every table: what there is one of for each seat takes so many places."""

SEAT_BITS: Final = 7
"""A seat has three bits, and so has the number of a trick. A compiler that is told so need not ask whether an index is
negative, and knows that what is written there changes nothing else of the row."""

DECK_BITS: Final = 63
"""A place of the deck has six bits, which is told to the compiler for the same reason."""

CARDS: Final = tuple(DECK_SIZE.get(players, 0) for players in range(MOST + 1))
"""How many feathers are in the deck, by players."""

UNKNOWN: Final = -1
"""A bid not revealed, a fist not closed, a starter not drawn."""

# Places of a row; its stream of random numbers comes first.
PLAYERS: Final = 2
TIE: Final = 3
"""Who starts after a tie: the table's option, as `scoring` calls it."""
PHASE: Final = 4
SEAT: Final = 5
"""Who decides next."""
ROUND: Final = 6
"""How many rounds have been dealt."""
START: Final = 7
"""The starting player."""
TURNED_UP: Final = 8
TRUMP: Final = 9
TURN: Final = 10
"""How many peacocks have been bid on."""
SUBJECT: Final = 11
"""Whose peacock is being bid on, in phase `BID`."""
LEADER: Final = 12
"""Who played the first feather of the trick."""
LED: Final = 13
BEST: Final = 14
"""The best face of the trick so far; `TAKER` is whose it is."""
TAKER: Final = 15
PLAYED: Final = 16
"""How many faces lie in the trick."""
TRICK: Final = 17
"""How many tricks have been taken."""
DECISIONS: Final = 18
CHECKSUM: Final = 19
"""Depends on every decision and, in the end, on the winners."""
HANDS: Final = 20
TOKENS_LEFT: Final = HANDS + MOST
"""Tokens that each seat has left."""
SEALED: Final = TOKENS_LEFT + MOST
BIDS: Final = SEALED + MOST
"""What seat b bid on seat t is at `BIDS` + b × `MOST` + t."""
CARD: Final = BIDS + MOST * MOST
"""Confidence cards; `UNKNOWN` until all lie on the table."""
TAKEN: Final = CARD + MOST
POINTS: Final = TAKEN + MOST
"""Of the last round that was scored."""
TOTALS: Final = POINTS + MOST
BEST_ROUNDS: Final = TOTALS + MOST
LEADERS: Final = BEST_ROUNDS + MOST
"""Who led to each trick of the round."""
FACES: Final = LEADERS + HAND_SIZE
"""The faces played in the round: those of trick t begin at `FACES` + t × `MOST`."""
DECK: Final = FACES + HAND_SIZE * MOST
"""The feathers as they were dealt: eight to each seat, then the one turned up, then the stock."""
DRAWN: Final = DECK + len(FEATHER)
"""The places that were drawn for the last shuffle: scratch space."""
SIZE: Final = DRAWN + len(FEATHER)
