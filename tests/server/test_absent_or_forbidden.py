"""A table that is not for you looks exactly like one that is not there."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from coverts.games.pok.actions import OFFERS
from coverts.hall.commands import Close, Command, Join, Leave, Move, Return, Say, SayPhrase, SeatBot, Start, Unseat
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.wire import Do, encode
from tests.server.harness import JSON, Server
from tests.server.players import connected, party

COMMANDS: list[Command] = [
    Join("Eve"),
    Join("Eve", "a guess"),
    Leave(),
    Return(),
    SeatBot(0),
    Unseat(1),
    Start(),
    Move(OFFERS[0]),
    Say("hello"),
    SayPhrase("hello"),
    Close(),
]


POSTED = [
    "/rematch",
    "/reviews/0",
    "/help/beliefs",
    "/help/coach",
    "/help/hints",
    "/play-on?moves=3&seat=0",
    "/play-on?moves=3&seat=0&invitation=guess",
    "/play-on-again",
]


def asked(http: httpx.AsyncClient, table: str) -> list[Callable[[], Any]]:
    """Everything that can be asked about a table over HTTP."""
    paths = [
        "",
        "/record",
        "?invitation=guess",
        "/record?invitation=guess",
        "/replay",
        "/replay?invitation=guess&eyes=0",
        "/reviews/0",
        "/comparison",
        "/comparison?invitation=guess",
    ]
    bodies = [encode(Do("same", command)) for command in COMMANDS]
    return [
        *(lambda path=path: http.get(f"/tables/{table}{path}") for path in paths),
        *(lambda body=body: http.post(f"/tables/{table}/commands", content=body, headers=JSON) for body in bodies),
        *(lambda path=path: http.post(f"/tables/{table}{path}") for path in POSTED),
    ]


def shown(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.content, headers


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
async def test_absent_and_forbidden_are_the_same(server: Server, phase: str) -> None:
    async with party(server, Settings(PokSetup(3)), 1, ["random"] * 2, plays=phase == "over") as table:
        if phase != "gathering":
            await table.start()
        if phase == "over":
            await table.played()
        absent = "A" * len(table.table)
        async with server.guests("Eve") as (eve,), server.http() as nobody:
            for http, status in ((eve.http, 404), (nobody, 401)):
                for there, not_there in zip(asked(http, table.table), asked(http, absent), strict=True):
                    forbidden = shown(await there())
                    assert forbidden == shown(await not_there())
                    assert forbidden[0] in (404, status)
            await sockets_are_the_same(server, table.table, absent, eve.token)


async def sockets_are_the_same(server: Server, there: str, absent: str, token: str) -> None:
    for secret in (None, token):
        for invitation in ("", "guess", "x" * 1000):
            ends = []
            for table in (there, absent):
                async with connected(server, table, secret, invitation=invitation) as player:
                    await player.socket.wait_closed()
                    ends.append((player.socket.close_code, player.socket.close_reason, player.heard))
            assert ends[0] == ends[1] == (4404, "no such table", [])
