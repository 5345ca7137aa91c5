"""Fixed deals and dice (duplicate play): one family of seeds for tuning, a held-out one for reports.

Every number has an address: what chance does belongs to a bank, a deal and a round, what a bot leaves to chance to a
bank, a deal, a seat and a decision. So nobody's numbers depend on what others drew, or on who played when and where.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from coverts.games.contract import Draw
from coverts.simulate.stream import Stream, stream_key

Bank: TypeAlias = Literal["tuning", "held-out"]
BANKS: Final[tuple[Bank, ...]] = get_args(Bank)

_SEEDS: Final[Mapping[Bank, int]] = {"tuning": 0x70_1E, "held-out": 0x4E_1D}
_CHANCE, _CHOICE, _SEATING = range(3)


def chance(bank: Bank, number: int, round_number: int) -> Draw:
    """The numbers for the feathers or dice of a round."""
    return _stream(bank, _CHANCE, number, round_number)


def choice(bank: Bank, number: int, seat: int, decision: int) -> Draw:
    """The numbers for one decision of a seat, whoever sits there."""
    return _stream(bank, _CHOICE, number, seat, decision)


def seating(bank: Bank, number: int) -> Draw:
    """The numbers for who sits next to whom."""
    return _stream(bank, _SEATING, number)


def _stream(bank: Bank, purpose: int, *path: int) -> Stream:
    key = stream_key(_SEEDS[bank], purpose)
    for part in path[:-1]:
        key = stream_key(key, part)
    return Stream(key, path[-1])
