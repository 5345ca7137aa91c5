"""Nothing secret is ever written to a log."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from coverts.hall.commands import SayPhrase
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account
from coverts.server.house import caretaker
from tests.server.harness import AnyLegal, Server, serving
from tests.server.players import party

CLIENTS = ("websockets.client", "httpx", "httpcore", "asyncio")


class Written(logging.Handler):
    """Everything that any logger of the server's side lets through, in full."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(CLIENTS):
            self.lines.append(logging.Formatter().format(record))


@pytest.fixture
def written() -> Iterator[Written]:
    """What is logged, with logging as talkative as it gets."""
    handler, root = Written(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


class Clumsy(AnyLegal):
    """Fails now and then, with all it knows in the error."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        if self.asked % 7 == 3:
            self.asked += 1
            raise RuntimeError(snapshot)
        return await super().decide(game, level, snapshot, past, account)


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(4)], ids=["pikoko", "pok"])
async def test_nothing_secret_in_the_logs(
    tmp_path: Path, written: Written, setup: PikokoSetup | PokSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "PAUSE_AFTER_FAILURE", 0.01)
    with capture_logs() as structured:
        async with serving(tmp_path, decider=Clumsy()) as server:
            secrets = await play_and_fail(server, Settings(setup), setup.players - 1)
    assert any(line["error"] == "RuntimeError" for line in structured), "the failures are in the log"
    everything = "\n".join([*written.lines, *map(str, structured)])
    for secret in secrets:
        assert secret not in everything, secret


async def play_and_fail(server: Server, settings: Settings, people: int) -> list[str]:
    """A whole game with mistakes of all kinds; what must not be written down."""
    async with party(server, settings, people, ["casual"]) as table:
        await table.start()
        await table.guests[0].http.get(f"/tables/{table.table}?invitation={table.invitation}")
        await table.guests[0].http.post(f"/tables/{table.table}/commands", content=b'{"broken": "Ada"}')
        await table.guests[0].do(table.table, SayPhrase("nonsense-phrase"))
        await table.players[1].socket.send('{"type": "broken"}')
        await table.played()
        seen = await table.guests[0].look(table.table)
        names = [seat.name for seat in seen.table.seats]
        return [table.invitation, *(guest.token for guest in table.guests), *names, "snapshot", "legal", "nonsense"]
