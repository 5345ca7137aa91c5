"""Bots remember what their seat saw in earlier rounds, and how long they take tells nothing."""

from pathlib import Path

import msgspec
import pytest

from coverts.bots.pok.memory import remembered
from coverts.games.contract import Chance
from coverts.games.pikoko import View as PikokoView
from coverts.games.pok import View as PokView
from coverts.hall.messages import Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account
from coverts.server.house.caretaker import Caretaker
from coverts.server.house.house import ALONE
from tests.server.harness import AnyLegal, serving
from tests.server.players import party


class Watched(AnyLegal):
    """Keeps what bots are given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[bytes, bytes]] = []

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        self.given.append((snapshot, past))
        return await super().decide(game, level, snapshot, past, account)


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(3)], ids=["pikoko", "pok"])
async def test_the_ends_of_earlier_rounds_are_remembered(tmp_path: Path, setup: PikokoSetup | PokSetup) -> None:
    decider = Watched()
    async with serving(tmp_path, decider=decider) as server, party(server, Settings(setup), 1, ["casual"] * 2) as table:
        await table.start()
        await table.played()
        assert await table.phase() is TablePhase.OVER
    rounds = set()
    for snapshot, past in decider.given:
        seen = msgspec.json.decode(snapshot, type=Snapshot)
        assert seen.game is not None
        view = seen.game.view
        earlier: list[PikokoView] | list[PokView]
        if isinstance(view, PokView):
            earlier = msgspec.json.decode(past, type=list[PokView])
            assert remembered(view, earlier).holdings is not None
        else:
            earlier = msgspec.json.decode(past, type=list[PikokoView])
        assert [one.round for one in earlier] == list(range(1, view.round))
        assert all(one.observer == view.observer and isinstance(one.prompt, Chance) for one in earlier)
        rounds.add(len(earlier))
    assert len(rounds) > 1


class Thinking:
    """Thinks for as long as it is told to."""

    def __init__(self, *times: float) -> None:
        self.times = list(times)

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        raise NotImplementedError

    def thinking_time(self) -> float:
        return self.times.pop(0)


@pytest.mark.parametrize(
    ("times", "taken", "rest"),
    [((2.0,), 0.5, 1.5), ((2.0, 1.0), 2.5, 0.5), ((1.0, 1.0, 3.0), 2.5, 2.5), ((0.0, 0.0), 0.5, 0.0)],
)
def test_how_long_it_took_to_decide_does_not_show(times: tuple[float, ...], taken: float, rest: float) -> None:
    """A move comes after whole times to think, which depend on nothing, whatever the deciding took."""
    caretaker = Caretaker(Thinking(*times), lambda: 0, None, None, nodes=ALONE)  # type: ignore[arg-type]
    assert caretaker._rest(taken) == pytest.approx(rest)
