"""A seat's observation of POK straight from the state's small numbers, by allow-list."""

from coverts.envs.layout import some_seats, thermometers, turned
from coverts.envs.pok.slots import COUNTERS, pok_layout
from coverts.games.pok.counters import EACH, held, left, symbols_held
from coverts.games.pok.dice import DIE_FACE, SYMBOLS
from coverts.games.pok.state import Options, Phase, RoundResult, State
from coverts.games.pok.view import sees_counters

PHASE = {phase: 1 << place for place, phase in enumerate(Phase)}
UP_TO_COUNTERS = thermometers(COUNTERS)
UP_TO_EACH = thermometers(EACH)


class PokEncoder:
    """Makes observations at one kind of table."""

    def __init__(self, options: Options) -> None:
        self.layout = pok_layout(options.players)
        self._at = self.layout.at
        self._options = options

    def observed(self, state: State, seat: int) -> int:
        """Everything a seat may know, as a set of bits."""
        at, players = self._at, self._options.players
        bits = PHASE[state.phase] | some_seats(state.awaits, seat, players) << at["awaited"]
        bits |= _throw(state.dice) << at["dice"]
        bits |= turned([UP_TO_COUNTERS[left(holding)] for holding in state.holdings], COUNTERS, seat) << at["left"]
        known = [
            _counters(state.holdings[owner]) if sees_counters(self._options, seat, owner) else 0
            for owner in range(players)
        ]
        bits |= turned(known, COUNTERS, seat) << at["counters"]
        own = state.sealed[seat]
        if own is not None:
            bits |= 1 << at["own_offer"] + own.symbol.index
        return bits if state.last is None else bits | self._last(state.last, seat)

    def mask(self, state: State, seat: int) -> int:
        """The numbers of the counters a seat may offer now."""
        if seat not in state.awaits:
            return 0
        return symbols_held(state.holdings[seat])

    def _last(self, result: RoundResult, seat: int) -> int:
        shown = turned([1 << symbol.index for symbol in result.played], SYMBOLS, seat)
        handed = some_seats(result.handed_over, seat, self._options.players)
        dice = _throw(tuple([face.index for face in result.dice]))
        return dice << self._at["last_dice"] | shown << self._at["last_shown"] | handed << self._at["last_handed"]


def _throw(dice: tuple[int, ...]) -> int:
    bits = 0
    for die, face in enumerate(dice):
        bits |= 1 << die * len(DIE_FACE) + face
    return bits


def _counters(holding: int) -> int:
    bits = 0
    for symbol in range(SYMBOLS):
        bits |= UP_TO_EACH[held(holding, symbol)] << symbol * EACH
    return bits
