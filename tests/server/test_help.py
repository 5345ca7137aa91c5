"""Help during a game: who gets it, from what it is made, and what the others at the table see of it."""

import asyncio
from dataclasses import replace as with_part
from itertools import islice
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from coverts.coach.advising import Advice
from coverts.coach.pikoko.belief import PikokoBelief
from coverts.coach.pok.belief import PokBelief
from coverts.games.contract import Awaits, Chance
from coverts.games.memory import remembered
from coverts.games.pikoko import PIKOKO, Options, Phase
from coverts.hall.commands import Move
from coverts.hall.entries import Helped, Opened
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Help, Settings
from coverts.hall.table import Table, TablePhase, opened
from coverts.learn.hints.hint import Hint, hinting_of
from coverts.server.coaching import help_desk, worker_process
from coverts.server.coaching.help_desk import HelpDesk, NoHelp
from coverts.server.coaching.task import HelpTask, Made, Preparing
from coverts.server.coaching.worker import CoachWorker, HelpWorker
from coverts.server.coaching.worker_process import helped
from coverts.server.door.account import Account
from coverts.server.routes.help import hints_for, task_for
from coverts.server.worker_process import WorkerLost
from tests.coach.test_same_view import PHASES, peeking
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import own_hand_worlds, pikoko_scene
from tests.laws.scenes import Scene, World
from tests.server.harness import Server
from tests.server.players import party

BELIEFS, COACH, HINTS = "beliefs", "coach", "hints"


async def test_the_table_agrees_on_help_and_sees_that_somebody_asked(server: Server) -> None:
    async with party(server, Settings(PikokoSetup(3), help="coach"), 3, plays=False) as table:
        await table.start()
        live = await server.house.live(table.table)
        asked = live.table.awaited[0]
        ada, other = table.guests[asked], table.guests[(asked + 1) % 3]
        answer = await ada.http.post(f"/tables/{table.table}/help/{BELIEFS}")
        assert answer.status_code == 200, answer.text
        belief = msgspec.json.decode(answer.content, type=PikokoBelief)
        assert (belief.left, len(belief.colours)) == (8, 5)
        advice = await ada.http.post(f"/tables/{table.table}/help/{COACH}")
        assert advice.status_code == 200, advice.text
        assert msgspec.json.decode(advice.content, type=Advice).decision.kind == "bid"
        # Both see that it was asked for, once for this question; what was said is nowhere in the log.
        for guest in (ada, other):
            assert (await guest.look(table.table)).table.helped == (asked,)
        said = [logged.entry for logged in await server.log(table.table) if isinstance(logged.entry, Helped)]
        assert [entry.seat for entry in said] == [asked]
        # The bid is the same whether the coach was asked or not, and the next question is another one.
        best = msgspec.json.decode(advice.content, type=Advice).decision.best
        bids = {getattr(action, "tokens", None): action for action in PIKOKO.legal(live.table.state, asked)}
        await ada.do(table.table, Move(bids[best]))
        assert live.table.helped == (asked,)


async def test_of_pok_it_tells_what_the_others_have(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), help="beliefs"), 3, plays=False) as table:
        await table.start()
        answer = await table.guests[0].http.post(f"/tables/{table.table}/help/{BELIEFS}")
        assert len(msgspec.json.decode(answer.content, type=PokBelief).seats) == 3
        advice = await table.guests[0].http.post(f"/tables/{table.table}/help/{COACH}")
        assert (advice.status_code, advice.json()["key"]) == (403, "server-no-help")


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(3)])
async def test_hints_are_for_whoever_is_asked(server: Server, setup: PikokoSetup | PokSetup) -> None:
    """From the seat's own view; the others see that it asked, as with all help."""
    async with party(server, Settings(setup, help="coach"), 3, plays=False) as table:
        await table.start()
        live = await server.house.live(table.table)
        asked = live.table.awaited[0]
        idle = [seat for seat in range(3) if seat not in live.table.awaited]
        for seat in idle:
            answer = await table.guests[seat].http.post(f"/tables/{table.table}/help/{HINTS}")
            assert (answer.status_code, answer.content) == (200, b"[]")
        assert not live.table.helped
        answer = await table.guests[asked].http.post(f"/tables/{table.table}/help/{HINTS}")
        assert answer.status_code == 200, answer.text
        hinting, game = hinting_of(live.table.game.name), live.table.game
        assert hinting is not None
        expected = hinting(game.view(live.table.state, asked), ())
        assert msgspec.json.decode(answer.content, type=tuple[Hint, ...]) == expected
        assert live.table.helped == (asked,)


@pytest.mark.parametrize(
    ("agreed", "what"), [("off", BELIEFS), ("off", COACH), ("off", HINTS), ("beliefs", COACH), ("beliefs", HINTS)]
)
async def test_where_there_is_no_help_the_answer_is_the_same_for_all(server: Server, agreed: Help, what: str) -> None:
    """For those who play and those who watch, whoever's turn it is, before the game, during it and after."""
    async with (
        party(server, Settings(PokSetup(3), help=agreed, visibility="public"), 3, plays=False) as table,
        server.guests("Dora") as (dora,),
    ):
        answers = set()
        for _ in range(2):
            for guest in (*table.guests, dora):
                answer = await guest.http.post(f"/tables/{table.table}/help/{what}")
                answers.add((answer.status_code, answer.content))
            if (await server.house.live(table.table)).table.state is None:
                await table.start()
        async with server.http() as stranger:
            answer = await stranger.post(f"/tables/{table.table}/help/{what}")
            answers.add((answer.status_code, answer.content))
        assert [status for status, _ in answers] == [403]
        log = await server.log(table.table)
        assert not [logged for logged in log if isinstance(logged.entry, Helped)]


async def test_a_watcher_gets_none_where_players_do(server: Server) -> None:
    async with (
        party(server, Settings(PokSetup(3), help="coach", visibility="public"), 3, plays=False) as table,
        server.guests("Dora") as (dora,),
    ):
        await table.start()
        for what in (BELIEFS, COACH, HINTS):
            assert (await dora.http.post(f"/tables/{table.table}/help/{what}")).json()["key"] == "server-no-help"
        async with party(server, Settings(PokSetup(3)), 3, plays=False) as private:
            answer = await dora.http.post(f"/tables/{private.table}/help/{BELIEFS}")
            assert (answer.status_code, answer.json()["key"]) == (404, "hall-no-such-table")


async def test_the_record_keeps_what_was_agreed(server: Server) -> None:
    for agreed in ("off", "coach"):
        async with party(server, Settings(PokSetup(3), help=agreed), 3) as table:
            await table.start()
            await table.played()
            record = await server.store.record(table.table)
            assert record is not None
            data: dict[str, Any] = msgspec.json.decode(record)
            assert data.get("help", "off") == agreed


async def test_nothing_but_the_seat_s_own_bytes_goes_to_the_coach(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[HelpTask] = []

    async def ask(_: HelpDesk, task: HelpTask, __: Account) -> bytes:
        given.append(task)
        return b"{}"

    monkeypatch.setattr(HelpDesk, "ask", ask)
    async with party(server, Settings(PikokoSetup(3), help="coach"), 3, plays=False) as table:
        await table.start()
        await table.guests[1].http.post(f"/tables/{table.table}/help/{BELIEFS}")
        live = await server.house.live(table.table)
        assert given == [task_for(live.table, 1, "beliefs")]
        assert await table.guests[1].look(table.table) is not None


class Forgetful(CoachWorker):
    """A worker without a process, which is lost when it is first asked."""

    asked = 0

    def __init__(self) -> None:
        self.killed = False

    async def make(self, task: Any, tell: Any = None) -> Made:
        Forgetful.asked += 1
        if Forgetful.asked == 1:
            raise WorkerLost
        return Made(b"{}", "", 0)

    def kill(self) -> None:
        self.killed = True

    async def ended(self) -> None:
        pass


async def test_a_worker_that_is_lost_costs_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def started() -> Forgetful:
        return Forgetful()

    monkeypatch.setattr(HelpWorker, "started", started)
    desk, task = HelpDesk(), HelpTask("beliefs", "pok", b"", b"")
    with pytest.raises(NoHelp):
        await desk.ask(task, Account("ada", "192.0.2.1"))
    assert await desk.ask(task, Account("bo", "192.0.2.2")) == b"{}"
    await desk.close()


class Compiling(Forgetful):
    """A worker that compiles for longer than an answer may take, as one does on a new machine."""

    async def make(self, task: Any, tell: Any = None) -> Made:  # as the real one
        loop = asyncio.get_running_loop()
        until = loop.time() + 1.3 * LIMIT
        while loop.time() < until:
            tell(Preparing())
            await asyncio.sleep(LIMIT / 100)
        return Made(b"{}", "", 0)


LIMIT = 3.0


async def test_compiling_counts_towards_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    async def started() -> Compiling:
        return Compiling()

    monkeypatch.setattr(help_desk, "DEADLINE", LIMIT)
    monkeypatch.setattr(HelpWorker, "started", started)
    desk = HelpDesk()
    assert await desk.ask(HelpTask("beliefs", "pok", b"", b""), Account("ada", "192.0.2.1")) == b"{}"
    await desk.close()


def test_a_worker_shows_signs_of_life_while_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    enough = Event()

    def say(sign: object) -> None:
        said.append(sign)
        if len(said) == 3:
            enough.set()

    class Coach:
        def ready(self, players: int) -> bool:
            return enough.wait() and players == 4

    coach: Any = Coach()
    monkeypatch.setattr(worker_process, "SIGN_OF_LIFE", 0.001)
    monkeypatch.setattr(worker_process, "coach_of", lambda _: coach)
    assert worker_process.prepared("pikoko", 4, say) is coach
    assert said[:3] == [Preparing()] * 3
    with pytest.raises(worker_process.CannotReview):
        worker_process.prepared("pikoko", 3, say)


def table_after(scene: Scene, world: World) -> Table:
    """A table on which these moves have been made."""
    game, settings = scene.at.game, Settings(PikokoSetup(scene.before.options.players), help="coach")
    state, past = game.start(scene.before.options), ()
    for move in (*scene.before.moves, *world):
        if isinstance(game.prompt(state), Chance):
            past = remembered(past, state)
        state = game.step(state, move).state
    bare = opened("a-table", Opened(0, settings, "ada", "an-invitation"))
    return replace(bare, phase=TablePhase.PLAYING, state=state, prompt=game.prompt(state), past=past)


def unheard(_: object) -> None:
    """Nobody listens."""


def differing(phase: Phase, seeds: range, answered: bool) -> tuple[int, int]:
    """Pairs of worlds that a seat cannot tell apart, and how many of them the coach is told or says apart."""
    pairs, different = 0, 0
    for seed in seeds:
        scene = pikoko_scene(PIKOKO, Options(3), seed, phase)
        prompt = scene.at.game.prompt(scene.at.state)
        assert isinstance(prompt, Awaits)
        seat = prompt.seats[0]
        worlds = list(own_hand_worlds(scene, seat, Random(seed)))
        tasks = [task_for(table_after(scene, world), seat, "beliefs") for world in (scene.moves, *islice(worlds, 5))]
        said = [helped(task, unheard) if answered else msgspec.json.encode(task) for task in tasks]
        hints = [msgspec.json.encode(hints_for(table_after(scene, one), seat)) for one in (scene.moves, *worlds[:5])]
        said = [one + hint for one, hint in zip(said, hints, strict=True)]
        pairs += len(said) - 1
        different += sum(one != said[0] for one in said[1:])
    return pairs, different


@pytest.mark.parametrize("phase", PHASES)
def test_no_byte_depends_on_what_the_seat_cannot_know(phase: Phase) -> None:
    pairs, different = differing(phase, range(examples(3)), answered=phase is Phase.PLAY)
    assert (pairs >= 6, different) == (True, 0)


def test_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own tokens tell how much trump is on one's own peacock."""
    monkeypatch.setattr(Table, "game", property(lambda _: with_part(PIKOKO, view=peeking)))
    _, different = differing(Phase.BID, range(3), answered=False)
    assert different > 0
