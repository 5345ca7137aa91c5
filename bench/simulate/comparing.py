"""Everything that is compared, with the goals."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from pettingzoo.classic import hanabi_v5

from bench.simulate import environments, oh_hell, ours
from bench.simulate.machine import Watch
from bench.simulate.measuring import Found, Side, Size, fastest, is_void, measured, typical
from bench.simulate.starting import starts
from bench.simulate.twin import Twin, built
from coverts.envs import pikoko_v0
from coverts.envs.pikoko_vector import PikokoVector
from coverts.envs.pok_vector import PokVector

PLAYERS = (3, 4, 5)
GAMES = 512
"""Side by side in the vectorised environments: many, and they fit a core's cache."""


class Comparison(Struct, frozen=True):
    """A figure of ours beside another."""

    name: str
    ours: float
    other: float | None
    """None where the figure stands for itself."""
    unit: str
    is_void: bool
    at_least: float | None = None
    at_most: float | None = None
    aim: float | None = None
    found: list[list[Found]] = []

    @property
    def ratio(self) -> float:
        """How many times the other's: in speed, or in time where less is asked for."""
        if self.other is None:
            return self.ours
        return self.other / self.ours if self.at_most is not None else self.ours / self.other

    @property
    def is_met(self) -> bool:
        enough = self.at_least is None or self.ratio >= self.at_least
        return enough and (self.at_most is None or self.ratio <= self.at_most)


def compare(size: Size, tell: Callable[[str], None]) -> Iterator[Comparison]:
    """All figures, one after the other."""
    for players in PLAYERS:
        tell(f"full rounds, {players} players")
        yield _beside(
            f"full rounds, {players} players / lean oh_hell from Python",
            Side("ours", ours.decisions(ours.series("pikoko", players), each=100)),
            Side("oh_hell", oh_hell.from_python(players)),
            size,
            at_least=250,
            aim=380,
        )
    tell("full rounds, a driver that draws by weights")
    yield _beside(
        "full rounds, 4 players / the same, chance by weights",
        Side("ours", ours.decisions(ours.series("pikoko", 4), each=100)),
        Side("oh_hell", oh_hell.from_python(4, by_weights=True)),
        size,
    )
    for players in PLAYERS:
        tell(f"play phase, {players} players")
        yield _beside(
            f"play phase, {players} players / oh_hell's C++ rollouts",
            Side("ours", ours.rollouts(players)),
            Side("oh_hell", oh_hell.rollouts(players)),
            size,
            at_least=12,
            aim=22,
        )
    with built() as twin:
        for players in PLAYERS if twin is not None else ():
            tell(f"C++ twin, {players} players")
            assert twin is not None
            yield _beside_twin(players, twin, size)
    tell("interpreted")
    yield _two_speeds(size)
    tell("threads")
    yield _threads(size)
    tell("POK")
    yield _pok(size)
    tell("pikoko_v0")
    yield _beside(
        "pikoko_v0 / hanabi_v5, 4 players",
        Side("pikoko_v0", environments.steps(pikoko_v0.env(4))),
        Side("hanabi_v5", environments.steps(hanabi_v5.env(players=4))),
        size,
        at_least=5,
        aim=20,
    )
    yield from _vectors(size, tell)
    tell("cold and warm start")
    yield from _starts()


def _beside(name: str, mine: Side, other: Side, size: Size, **goals: float) -> Comparison:
    found = measured([mine, other], size)
    rates = [fastest(rounds) if mine.by_the_clock else typical(rounds) for rounds in found]
    return Comparison(name, rates[0], rates[1], "decisions/s", is_void(found), found=found, **goals)


def _beside_twin(players: int, twin: Twin, size: Size) -> Comparison:
    start = ours.position(players)

    def work(amount: int) -> int:
        twin.roll_out(start, ours.SEED, 100 * amount)
        return 100 * amount * oh_hell.TRICKS * players

    for one, another in zip(ours.roll_out(start, 1000), twin.roll_out(start, ours.SEED, 1000), strict=True):
        assert (one == another).all(), "the twin plays other games"
    mine, other = Side("ours", ours.rollouts(players)), Side("twin", work)
    return _beside(f"play phase, {players} players, time / C++ twin", mine, other, size, at_most=1.5, aim=1.15)


def _two_speeds(size: Size) -> Comparison:
    fast, slow = (ours.series("pikoko", 4, is_compiled=speed) for speed in (True, False))
    assert fast.play(50).checksums.tolist() == slow.play(50).checksums.tolist(), "the speeds play other games"
    mine, other = Side("compiled", ours.decisions(fast, each=100)), Side("interpreted", ours.decisions(slow, each=1))
    return _beside("compiled / the same source interpreted", mine, other, size, at_least=120, aim=190)


def _threads(size: Size) -> Comparison:
    played = ours.series("pikoko", 4)
    two, one = (
        Side(f"{threads} threads", ours.decisions(played, each=5000, threads=threads), by_the_clock=True)
        for threads in (2, 1)
    )
    return _beside("two threads / one", two, one, size, at_least=1.6, aim=1.85)


def _pok(size: Size) -> Comparison:
    mine = Side("ours", ours.games(ours.series("pok", 7), each=1000))
    return _alone("POK, 7 players", mine, size, unit="games/s", at_least=5e5, aim=8e5)


def _vectors(size: Size, tell: Callable[[str], None]) -> Iterator[Comparison]:
    for players in PLAYERS:
        name = f"PikokoVector, {players} players"
        tell(name)
        yield _alone(
            name, Side(name, environments.decisions(PikokoVector(GAMES, players))), size, at_least=5e6, aim=20e6
        )
    name = "PokVector, 4 players"
    tell(name)
    yield _alone(name, Side(name, environments.decisions(PokVector(GAMES, 4))), size)


def _alone(name: str, mine: Side, size: Size, *, unit: str = "decisions/s", **goals: float) -> Comparison:
    found = measured([mine], size)
    return Comparison(name, typical(found[0]), None, unit, is_void(found), found=found, **goals)


def _starts() -> Iterator[Comparison]:
    with Watch() as watch:
        cold, warm = starts()
    # What the started processes used counts as others' here.
    others = max(0.0, watch.others - 1.0)
    for name, seconds in (("cold start to the first game", cold), ("warm start to the first game", warm)):
        yield Comparison(name, seconds, None, "s", others > 0.1)
