"""What people try without effect. Nobody else may notice."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias

from coverts.games.contract import Refused
from coverts.hall.commands import (
    Close,
    Command,
    Commit,
    Join,
    Leave,
    Move,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Start,
)
from coverts.hall.desk import CommandKey
from coverts.hall.settings import Settings
from coverts.hall.wire import game_of
from coverts.server.house.live import Live
from coverts.server.wire import Do, Why, encode
from tests.hall.performance import always_first
from tests.server.wire_clients import Client
from tests.server.wire_company import Company
from tests.server.wire_stage import Stage

Try: TypeAlias = Callable[[], Awaitable[object]]


def everything(settings: Settings) -> list[Command]:
    """Every kind of command, and every action of the game."""
    coming: list[Command] = [Join("Zoe"), Join("Zoe", "nonsense"), Leave(), Return()]
    others: list[Command] = [
        Commit(("00" * 32,) * 3),
        Reveal(1, "00" * 32),
        Start(),
        Close(),
        SeatBot(0),
        Say("Hm"),
        SayPhrase("nonsense"),
    ]
    return [*map(Move, game_of(settings.setup).actions(settings.setup)), *coming, *others]


def is_refused(live: Live, who: str, command: Command, now: int) -> bool:
    try:
        live.desk.decide(who, command, now=now, draw=always_first, secret=bytes, bot_name=lambda _: "Bird")
    except Refused:
        return True
    return False


class Vain:
    """One try after the other."""

    def __init__(self, stage: Stage, company: Company, random: Random) -> None:
        self.stage, self.company, self.random = stage, company, random
        self.sent: dict[int, list[tuple[str, Command]]] = {}
        """The commands that each seat has sent, to be sent again."""

    async def try_something(self, live: Live) -> None:
        tries: list[Try] = [lambda: self.stage.strike(live)]
        if live.table.settings.visibility == "link":
            tries += self._intrusions(live.table.id)
        seats = [seat for seat in self.company.others() if live.table.seat_of(self.company.cast.who(seat)) == seat]
        if seats:
            tries += self._tries_of(self.random.choice(seats), live)
        await self.random.choice(tries)()

    def _tries_of(self, seat: int, live: Live) -> list[Try]:
        client, table, by_socket = self.company.clients[seat], live.table.id, self.random.random() < 0.5
        commands = self.random.sample(everything(live.table.settings), 4)
        refused = [c for c in commands if is_refused(live, self.company.cast.who(seat), c, self.stage.script.now)]
        who = self.company.cast.who(seat)
        done = [(key, c) for key, c in self.sent.get(seat, []) if live.desk.has_answered(CommandKey(who, key))]
        pages = [f"/tables/{table}", f"/tables/{table}/record", "/me/tables", "/me/tokens", "/tables", "/nonsense"]

        async def say(command_id: str, command: Command) -> None:
            await client.do(table, command_id, command, by_socket=by_socket)

        return [
            *(lambda command=command: say(f"vain {self.random.random()}", command) for command in refused),
            *(lambda sent=sent: say(*sent) for sent in done[-3:]),
            lambda: client.ask("GET", self.random.choice(pages)),
            lambda: client.ask("POST", f"/tables/{table}/rematch"),
            lambda: self._babble(client, table),
            lambda: self._ask_why(client, live),
        ]

    async def _ask_why(self, client: Client, live: Live) -> None:
        if client.socket is not None:
            setup, name = live.table.settings.setup, f"why {self.random.random()}"
            action = self.random.choice(game_of(setup).actions(setup))
            await client.socket.answered(encode(Why(name, action)), f'"id":"{name}"'.encode())

    async def _babble(self, client: Client, table: str) -> None:
        if client.socket is None:
            await client.ask("POST", f"/tables/{table}/commands", b'{"type": "nonsense"}')
        else:
            await client.socket.answered(b'{"type": "nonsense"}', b'"type":"malformed"')

    def _intrusions(self, table: str) -> list[Try]:
        """Somebody tries who is not invited."""
        intruder, join = self.company.intruder, encode(Do("x", Join("Zoe", "a guess")))

        async def listen() -> None:
            await intruder.connect(f"/tables/{table}/socket?invitation=guess")
            await intruder.let_go()

        return [
            lambda: intruder.ask("GET", f"/tables/{table}"),
            lambda: intruder.ask("POST", f"/tables/{table}/commands", join),
            listen,
        ]
