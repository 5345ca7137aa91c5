"""The record of a game of Pikoko, from its rows: what the machine code says, for the referee to judge."""

from collections.abc import Sequence

from coverts.games.bits import members
from coverts.games.pikoko import Options
from coverts.games.pikoko.feathers import FACE, FEATHER, HAND_SIZE
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    DECK,
    FACES,
    LEADER,
    LEADERS,
    MOST,
    PLAYERS,
    POINTS,
    TOTALS,
    TURNED_UP,
)
from coverts.games.pikoko.rows.points import winners
from coverts.games.row import Row
from coverts.games.seats import left_of
from coverts.records.format import FORMAT, Player
from coverts.records.pikoko.format import PIKOKO_DEFAULTS, PikokoOptions, PikokoRecord, PikokoRound, TrickRecord


def record(options: Options, seats: Sequence[Player], rows: Sequence[Row]) -> PikokoRecord:
    """A game whose rows at the end of each round are these."""
    last, players = rows[-1], options.players
    chosen = PikokoOptions(options.start_token_tie, options.first_starter)
    return PikokoRecord(
        format=FORMAT,
        game="pikoko",
        seats=tuple(seats),
        options=PIKOKO_DEFAULTS if chosen == PIKOKO_DEFAULTS else chosen,
        rounds=tuple([_round(row) for row in rows]),
        totals=tuple(last[TOTALS : TOTALS + players]),
        winners=tuple(members(winners(last))),
    )


def _round(row: Row) -> PikokoRound:
    players = row[PLAYERS]
    seats = range(players)
    cards = row[CARD : CARD + players]
    return PikokoRound(
        starter=row[LEADERS],
        hands=tuple([_hand(row, seat) for seat in seats]),
        turned_up=FEATHER[row[TURNED_UP]].notation,
        bids=tuple([tuple(row[BIDS + seat * MOST : BIDS + seat * MOST + players]) for seat in seats]),
        confidence=tuple([None if card == players else card for card in cards]),
        tricks=tuple([_trick(row, number) for number in range(HAND_SIZE)]),
        scores=tuple(row[POINTS : POINTS + players]),
    )


def _hand(row: Row, seat: int) -> tuple[str, ...]:
    first = DECK + HAND_SIZE * seat
    return tuple([FEATHER[feather].notation for feather in sorted(row[first : first + HAND_SIZE])])


def _trick(row: Row, number: int) -> TrickRecord:
    players, first = row[PLAYERS], FACES + number * MOST
    # Whoever took it is on the left of the one who led to the next.
    following = row[LEADERS + number + 1] if number + 1 < HAND_SIZE else row[LEADER]
    plays = tuple([FACE[face].notation for face in row[first : first + players]])
    return TrickRecord(row[LEADERS + number], plays, left_of(following, players))
