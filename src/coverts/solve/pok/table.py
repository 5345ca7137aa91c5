"""The table of a number of players: offers for every position and throw, as one file.

A line of JSON says what it is and how good; after it, compressed: the keys of the positions, how many numbers are kept
of each, the numbers, and what positions are worth.
"""

import lzma
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coverts.games.pok.dice import BLANK, NUMBER_ON, SYMBOL_ON, SYMBOLS
from coverts.solve.pok.coding import found_in, kept
from coverts.solve.pok.hands import SWAPPED, SWAPS, Ints, keys_of
from coverts.solve.pok.position import position
from coverts.solve.pok.rulehash import fingerprint
from coverts.solve.pok.throws import THROWS

FORMAT: Final = "coverts-pok-table/1"
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]


class Certificate(Struct, frozen=True):
    """How good a table is, by exact best response to the very numbers that are kept."""

    worst_regret: float
    """The most that anybody can gain in one round alone, in any position and throw."""
    nashconv_start: float
    """What all players together could gain if each alone made the most of it, from the start of the game."""
    nashconv_worst: float
    nashconv_mean: float
    """The same over all positions."""


class Outlook(Struct, frozen=True):
    """How games go if everybody keeps to the table."""

    rounds: float
    dead_positions: float
    shared_victories: float


class Header(Struct, frozen=True, kw_only=True):
    """What a table is."""

    format: str
    players: int
    rules: str
    """The fingerprint of the rules that it was made for."""
    command: str
    """What makes it."""
    positions: int
    numbers: int
    certificate: Certificate
    outlook: Outlook
    sha256: str
    """Of what follows, compressed."""


class Unfit(Exception):
    """No table, or one for other rules."""


@dataclass(frozen=True)
class Table:
    """Offers for every position and throw."""

    header: Header
    keys: Ints
    counts: Ints
    numbers: NDArray[np.uint32]
    values: NDArray[np.float32]

    @cached_property
    def _ends(self) -> Ints:
        return np.cumsum(self.counts)

    def numbers_at(self, place: int) -> Ints:
        """The numbers that are kept of a position."""
        end = self._ends[place]
        return self.numbers[end - self.counts[place] : end].astype(np.int64)

    def offers(self, holdings: tuple[int, ...], dice: tuple[int, ...], seat: int) -> list[float]:
        """With which chance a seat offers each symbol, when the seats hold this and the dice show that."""
        place, swap, row = self._find(holdings)
        found = position(row)
        number, played_by = found.stage_of_throw[_THROW_SWAPPED[swap][dice]]
        before = sum(kept(stage.unknowns) for stage in found.stages[:number])
        unknowns = found.stages[number].unknowns
        numbers = self.numbers_at(place)[before : before + kept(unknowns)]
        chances = unknowns.chances(found_in(unknowns, numbers))
        kind = found.holdings.index(int(SWAPPED[swap, holdings[seat]]))
        slots = [found.slot_of.get((kind, SWAPS[swap][symbol])) for symbol in range(SYMBOLS)]
        return [0.0 if slot is None else float(chances[played_by[slot]]) for slot in slots]

    def value(self, holdings: tuple[int, ...], seat: int) -> float:
        """The share of victory that a seat can expect."""
        place, swap, row = self._find(holdings)
        return float(self.values[place, row.index(int(SWAPPED[swap, holdings[seat]]))])

    def _find(self, holdings: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        """Where the position stands that this is an image of, by which change of symbols, and what is held there."""
        images = np.sort(SWAPPED[:, list(holdings)], axis=1)
        keys = keys_of(images)
        swap = int(np.argmin(keys))
        place = int(np.searchsorted(self.keys, keys[swap]))
        if place == len(self.keys) or self.keys[place] != keys[swap]:
            raise KeyError(holdings)
        return place, swap, tuple(images[swap].tolist())


def _swapped_face(face: int, swap: tuple[int, ...]) -> int:
    if face == BLANK:
        return face
    pairs = list(zip(NUMBER_ON, SYMBOL_ON, strict=True))
    return pairs.index((NUMBER_ON[face], swap[SYMBOL_ON[face]]), 1)


_THROW_SWAPPED: Final = [
    {dice: THROWS.index(tuple(_swapped_face(face, swap) for face in dice)) for dice in THROWS} for swap in SWAPS
]


def written(table: Table) -> bytes:
    """A table as the bytes of a file; the header's digest is made here."""
    body = lzma.compress(_body(table), lzma.FORMAT_XZ, filters=FILTERS)
    header = msgspec.structs.replace(table.header, sha256=sha256(body).hexdigest())
    return msgspec.json.encode(header) + b"\n" + body


def _body(table: Table) -> bytes:
    numbers = table.numbers.astype("<u4").view(np.uint8).reshape(-1, 4)
    assert not numbers[:, 3].any()
    planes = [numbers[:, byte].tobytes() for byte in (2, 1, 0)]
    values = np.ascontiguousarray(table.values.astype("<f4").view(np.uint8).reshape(-1, 4).T).tobytes()
    steps = np.diff(table.keys, prepend=0).astype("<u8")
    return b"".join([steps.tobytes(), table.counts.astype("<u2").tobytes(), *planes, values])


def read(data: bytes) -> Table:
    """The table in a file, or `Unfit`."""
    line, _, packed = data.partition(b"\n")
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise Unfit("this is not a table of POK") from error
    if header.format != FORMAT or header.sha256 != sha256(packed).hexdigest():
        raise Unfit("the table is of another format, or damaged")
    if header.rules != fingerprint(header.players):
        raise Unfit("the table was made for other rules")
    body, positions, numbers = lzma.decompress(packed), header.positions, header.numbers
    ends = np.cumsum([8 * positions, 2 * positions, numbers, numbers, numbers, 4 * positions * header.players])
    parts = [
        np.frombuffer(body[end - size : end], np.uint8)
        for end, size in zip(ends, np.diff(ends, prepend=0), strict=True)
    ]
    joined = np.zeros((numbers, 4), np.uint8)
    for byte, plane in zip((2, 1, 0), parts[2:5], strict=True):
        joined[:, byte] = plane
    values = np.ascontiguousarray(parts[5].reshape(4, -1).T).view("<f4").reshape(positions, header.players)
    return Table(
        header=header,
        keys=np.cumsum(parts[0].view("<u8").astype(np.int64)),
        counts=parts[1].view("<u2").astype(np.int64),
        numbers=joined.view("<u4").reshape(-1),
        values=values,
    )
