"""The protocol, described from its own types: JSON Schema of every message, an AsyncAPI page, a game's traffic."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from coverts.coach.advising import Advice
from coverts.coach.numbers import GameNumbers
from coverts.coach.pikoko.belief import PikokoBelief
from coverts.coach.pok.belief import PokBelief
from coverts.coach.telling import ToldReview
from coverts.games.contract import Act
from coverts.hall.commands import Command, Join, Move, Start
from coverts.hall.desk import Decision, Desk, Logged, opening
from coverts.hall.messages import snapshot
from coverts.hall.playing_on import Comparison
from coverts.hall.pok import PokSetup
from coverts.hall.replaying import Replay
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.learn.hints.hint import Hint
from coverts.registry import PLUGINS
from coverts.server.coaching.reviews import UnderWay
from coverts.server.house.lobby import LobbyList
from coverts.server.routes.answers import Problem
from coverts.server.routes.codes import CodeGiven, LeadsTo
from coverts.server.routes.games import Offered
from coverts.server.routes.judging import JudgedRecord, RecordProblem
from coverts.server.routes.lessons import Doing, LessonListed, LessonShown
from coverts.server.routes.network import NetworkView, Switch
from coverts.server.routes.own import MyTable
from coverts.server.routes.people import LogOut, Me, NewGuest, NewName, NewToken, Secret, TokenInfo
from coverts.server.routes.puzzles import Attempt, PuzzleListed, PuzzleShown
from coverts.server.routes.qr import SecretPath
from coverts.server.routes.tables import NewTable, OpenedTable
from coverts.server.taking_part import Nonces
from coverts.server.wire import VERSION, Do, Done, Hello, Incoming, Outgoing, encode

REF = "#/components/schemas/{name}"

BODIES = [
    NewGuest,
    Me,
    NewName,
    NewToken,
    TokenInfo,
    LogOut,
    Secret,
    SecretPath,
    NewTable,
    OpenedTable,
    MyTable,
    Offered,
    CodeGiven,
    NetworkView,
    Switch,
    LeadsTo,
    Replay,
    Problem,
    RecordProblem,
    JudgedRecord,
    ToldReview,
    UnderWay,
    Comparison,
    GameNumbers,
    PikokoBelief,
    PokBelief,
    Advice,
    PuzzleListed,
    PuzzleShown,
    Attempt,
    LessonListed,
    LessonShown,
    Hint,
    Doing,
]
"""What requests and answers hold."""


def message_schemas() -> dict[str, Any]:
    """JSON Schema of everything that goes over a socket, and of what goes over HTTP beside it."""
    types = [Incoming, Outgoing, LobbyList, *BODIES]
    (incoming, outgoing, lobby, *_), definitions = _described(types, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Coverts messages, version {VERSION}",
        "$defs": definitions | {"Incoming": incoming, "Outgoing": outgoing, "Lobby": lobby},
    }


def _described(types: list[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of these types, and of all types in them. All games have a View: here it says whose it is."""
    schemas, definitions = msgspec.json.schema_components(types, ref_template="<{name}>")

    def renamed(part: Any) -> Any:
        if isinstance(part, list):
            return [renamed(one) for one in part]
        if isinstance(part, dict):
            return {key: renamed(one) for key, one in part.items()}
        if isinstance(part, str) and part.startswith("<"):
            return ref_template.format(name=_short(part[1:-1]))
        return part

    named = {_short(name): renamed(schema) | {"title": _short(name)} for name, schema in definitions.items()}
    return [renamed(schema) for schema in schemas], named


def _short(name: str) -> str:
    """`coverts.games.pok.view.View` is the `PokView`, since the rule book of POK is in `coverts.games.pok`."""
    *path, last = name.split(".")
    games = [game for game, plugin in PLUGINS.items() if f"{name}.".startswith(f"{plugin.rules.partition(':')[0]}.")]
    return f"{(games or path[2:3])[0].title()}{last}" if path else last


def asyncapi() -> dict[str, Any]:
    """The sockets of the server, as AsyncAPI describes them."""
    (incoming, outgoing, lobby), definitions = _described([Incoming, Outgoing, LobbyList], REF)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Coverts", "version": str(VERSION), "description": "See docs/protocol.md."},
        "channels": {
            "table": {
                "address": f"/api/v{VERSION}/tables/{{table}}/socket",
                "parameters": {"table": {"description": "The id of a table."}},
                "messages": {"incoming": {"payload": incoming}, "outgoing": {"payload": outgoing}},
            },
            "lobby": {
                "address": f"/api/v{VERSION}/lobby/socket",
                "messages": {"list": {"payload": lobby}},
            },
        },
        "operations": {
            "do": _operation("receive", "table", "incoming"),
            "tell": _operation("send", "table", "outgoing"),
            "list": _operation("send", "lobby", "list"),
        },
        "components": {"schemas": definitions},
    }


def _operation(action: str, channel: str, message: str) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{message}"}],
    }


def traffic(seed: int = 4) -> Iterator[str]:
    """A whole game of POK as the socket of its host carries it, one message a line: > in, < out."""
    numbers, now = Random(seed), 1_800_000_000_000  # noqa: S311 - an example
    settings = Settings(PokSetup(3, memory_aid=True))
    first = opening(settings, "ada", "an-invitation", now)
    desk = Desk("a-table", [Logged(first)])

    def commit(decision: Decision) -> Iterator[str]:
        for observer, messages in desk.take_up(decision):
            if observer == 0:
                yield from (f"< {encode(message).decode()}" for message in messages)

    def decide(who: str, command: Command) -> Decision:
        return desk.decide(
            who, command, now=now, draw=numbers.randrange, secret=numbers.randbytes, bot_name=lambda _: ""
        )

    people = ("ada", "bo", "cy")
    nonces = [Nonces(numbers.randbytes) for _ in people]
    for who in people:
        list(commit(decide(who, Join(who.title(), "an-invitation"))))
    yield f"< {encode(Hello(now)).decode()}"
    yield from (f"< {encode(message).decode()}" for message in desk.since(0, None))
    yield from _done("start", Start())
    yield from commit(decide("ada", Start()))
    while desk.table.phase is TablePhase.PLAYING:
        now += 1700
        seat, asked = _next_of(desk, nonces, numbers)
        if seat == 0:
            yield from _done(f"{'move' if isinstance(asked, Move) else 'fair'}-{desk.number}", asked)
        yield from commit(decide(people[seat], asked))


def _next_of(desk: Desk, nonces: list[Nonces], numbers: Random) -> tuple[int, Command]:
    """Who does what next: somebody's client takes its part in a deal, or somebody moves."""
    for seat in desk.table.owing:
        wish = nonces[seat].wish(snapshot(desk.table, seat, desk.number))
        assert wish is not None
        return seat, wish
    seat = numbers.choice(desk.table.awaited)
    return seat, Move(Act(seat, numbers.choice(desk.table.game.legal(desk.table.state, seat))).action)


def _done(command_id: str, command: Command) -> Iterator[str]:
    yield f"> {encode(Do(command_id, command)).decode()}"
    yield f"< {encode(Done(command_id)).decode()}"
