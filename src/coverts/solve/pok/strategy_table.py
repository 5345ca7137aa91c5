"""The file format of a solved table: mixed strategies for every position and throw of a number of players.

A line of JSON says what it is and how good. After it comes, compressed, what every position is worth and how many
numbers are kept of it; then the numbers, in blocks that are compressed one by one, because a game comes to few of them
and nobody should have to wait, or to find room, for all.
"""

import lzma
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coverts.games.pok.dice import BLANK, NUMBER_ON, SYMBOL_ON, SYMBOLS, THROWS
from coverts.solve.pok.coding import found_in, kept
from coverts.solve.pok.hands import SWAPPED, SWAPS, Ints, keys_of
from coverts.solve.pok.position import position
from coverts.solve.pok.rulehash import fingerprint

FORMAT: Final = "coverts-pok-table/2"
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 20}]

BLOCK: Final = 128
"""How many positions share a block: few enough to be opened in some milliseconds."""


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
    certificate: Certificate
    outlook: Outlook
    index: int = 0
    """How many bytes after this line are not blocks yet."""
    sha256: str = ""
    """Of all that follows this line."""


class Unfit(Exception):
    """No table, or one for other rules."""


@dataclass(frozen=True)
class StrategyTable:
    """Offers for every position and throw."""

    header: Header
    keys: Ints
    counts: Ints
    values: NDArray[np.float32]
    blocks: Sequence[bytes | memoryview]
    _opened: dict[int, list[Ints]] = field(default_factory=dict, compare=False, repr=False)

    def numbers_at(self, place: int) -> Ints:
        """The numbers that are kept of a position."""
        block, rest = divmod(place, BLOCK)
        if block not in self._opened:
            self._opened[block] = self._open(block)
        return self._opened[block][rest]

    def _open(self, block: int) -> list[Ints]:
        counts = self.counts[block * BLOCK : (block + 1) * BLOCK]
        return np.split(_unpacked(self.blocks[block], int(counts.sum())), np.cumsum(counts)[:-1])

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


def packed(numbers: Sequence[Ints], workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> list[bytes]:
    """The numbers kept of all positions, in blocks; tells how many positions are packed."""
    blocks = [numbers[begin : begin + BLOCK] for begin in range(0, len(numbers), BLOCK)]
    found = []
    with ThreadPoolExecutor(workers) as pool:
        for block, done in zip(blocks, pool.map(_packed, map(np.concatenate, blocks)), strict=True):
            found.append(done)
            progress(len(block))
    return found


def _packed(numbers: Ints) -> bytes:
    """Byte by byte, the highest first: they are often alike, the lowest never."""
    planes = numbers.astype("<u4").view(np.uint8).reshape(-1, 4).T
    assert not planes[3].any()
    return _compressed(planes[2::-1].tobytes())


def _unpacked(block: bytes | memoryview, numbers: int) -> Ints:
    high, middle, low = np.frombuffer(_decompressed(block), np.uint8).reshape(3, numbers).astype(np.int64)
    found: Ints = high << 16 | middle << 8 | low
    return found


def _compressed(data: bytes) -> bytes:
    return lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS)


def _decompressed(data: bytes | memoryview) -> bytes:
    return lzma.decompress(data, lzma.FORMAT_RAW, filters=FILTERS)


def written(table: StrategyTable) -> bytes:
    """A table as the bytes of a file; what the header says of them is found here."""
    steps = np.diff(table.keys, prepend=0).astype("<u8")
    values = np.ascontiguousarray(table.values.astype("<f4").view(np.uint8).reshape(-1, 4).T)
    sizes = np.array([len(block) for block in table.blocks], dtype="<u4")
    index = _compressed(b"".join(part.tobytes() for part in (steps, table.counts.astype("<u2"), values, sizes)))
    body = index + b"".join(table.blocks)
    header = msgspec.structs.replace(table.header, index=len(index), sha256=sha256(body).hexdigest())
    return msgspec.json.encode(header) + b"\n" + body


def read(data: bytes, players: int | None = None) -> StrategyTable:
    """The table in a file, or `Unfit`; for so many players, if that is said."""
    line, _, rest = data.partition(b"\n")
    body = memoryview(rest)
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise Unfit("this is not a table of POK") from error
    if header.format != FORMAT or header.sha256 != sha256(body).hexdigest():
        raise Unfit("the table is of another format, or damaged")
    if players not in (None, header.players):
        raise Unfit(f"the table is for {header.players} players")
    if header.rules != fingerprint(header.players):
        raise Unfit("the table was made for other rules")
    index = np.frombuffer(_decompressed(body[: header.index]), np.uint8)
    shape = (header.positions, header.players)
    steps, counts, values, sizes = np.split(index, np.cumsum([8 * shape[0], 2 * shape[0], 4 * shape[0] * shape[1]]))
    ends = header.index + np.cumsum(sizes.view("<u4").astype(np.int64))
    return StrategyTable(
        header=header,
        keys=np.cumsum(steps.view("<u8").astype(np.int64)),
        counts=counts.view("<u2").astype(np.int64),
        values=np.ascontiguousarray(values.reshape(4, -1).T).view("<f4").reshape(shape),
        blocks=[body[begin:end] for begin, end in pairwise([header.index, *ends.tolist()])],
    )
