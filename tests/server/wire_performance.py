"""A staged game performed over the network, and every byte that an observer gets of it."""

from collections import defaultdict
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.commands import Command, Join, Move, SayPhrase, Start, Tick
from coverts.hall.messages import snapshot
from coverts.hall.settings import options_of
from coverts.hall.wire import Setup, game_of
from coverts.server.house.live import Live
from coverts.server.taking_part import Nonces
from coverts.server.wire import Do, Why, encode
from tests.hall.house import TABLE
from tests.hall.ideal import ideal, secrets_of
from tests.hall.performance import Cast
from tests.hall.staging import Cue, Staging, Step, Turn
from tests.hall.worlds import draws
from tests.laws.scenes import World
from tests.server.wire_clients import Client
from tests.server.wire_company import BANNED, Company, Manner
from tests.server.wire_stage import Script, Stage, until, written_down
from tests.server.wire_staging import HOST
from tests.server.wire_vain import Vain, everything, is_refused

Outsider: TypeAlias = str
Got: TypeAlias = dict[Observer | Outsider, list[bytes]]
OUTSIDE = ("lobby", "stranger", "banned", "metrics", "logs", "limits")
"""Those who see nothing of any game: whatever is hidden from anybody is hidden from them."""


class WirePerformance:
    """A game as it is performed on a stage."""

    def __init__(self, stage: Stage, staging: Staging, cast: Cast, seed: int, table: str = TABLE) -> None:
        self.stage, self.staging, self.cast, self.seed, self.table = stage, staging, cast, seed, table
        self.random = Random(f"{cast.seed} {cast.observer}")
        self.company = Company(stage.addresses, staging, cast, seed)
        self.vain = Vain(stage, self.company, self.random)
        self.nonces = [
            Nonces(Random(f"nonces {seed} {seat}").randbytes) for seat in range(staging.settings.setup.players)
        ]
        self.limits: list[bytes] = []
        """What everybody together has spent of what is counted by table, time after time."""

    async def perform(self) -> Got:
        with ideal():
            return await self._performed()

    async def _performed(self) -> Got:
        async with written_down() as logs:
            async with self.stage.game(Script(self.table, self.cast.invitation)) as store:
                await self.company.introduce(store)
                self.stage.ban(BANNED)
                await self.gather()
                for number, cue in enumerate(self.staging.cues):
                    await self.tried_in_vain()
                    await self.play(cue)
                    await self.everybody_looks(number)
                assert (await self.live()).table.state == where_the_moves_lead(
                    self.staging.settings.setup, self.cast.moves
                )
                await self.everybody_comes_anew()
                await self.ask_for_everything()
            for client in [*self.company.clients.values(), self.company.lobby]:
                await client.let_go()
            self.company.leave()
        return self.got(logs)

    def got(self, logs: list[bytes]) -> Got:
        company = self.company
        got: Got = {who: client.got for who, client in company.clients.items()}
        got |= {name: client.got for name, client in company.outside.items()}
        got |= {seat: self.stage.puppets.shown.get(seat, []) for seat in company.bots}
        return got | {"logs": logs, "limits": self.limits}

    async def live(self) -> Live:
        return await self.stage.house.live(self.table)

    async def gather(self) -> None:
        """The host opens the table; whoever has a socket for it comes before sitting down, but for some."""
        company = self.company
        await company.lobby.connect("/lobby/socket")
        await company.host.ask("POST", "/tables", encode({"settings": self.staging.settings}))
        early: list[Observer] = [HOST, PUBLIC]
        for who in [*early, *company.people[1:]]:
            if who in early or company.manners[who] is Manner.STAYS:
                await company.sit(who, self.table)
                await self.stage.told()
        await self.stage.settle(await self.live())

    async def play(self, cue: Cue) -> None:
        """What is asked for is done."""
        other = self.cast.is_other
        match cue:
            case Turn(at, number, by_house, either):
                self.stage.script.now = at
                act: Any = self.cast.moves[number]
                flips = other and either and act.seat != self.cast.observer and self.random.random() < 0.5
                live = await self.live()
                if by_house != flips:
                    await self.stage.bot_moves(live, act.seat, act.action)
                else:
                    await self.do(act.seat, Move(act.action, live.table.question))
            case Step(at, None, Tick()):
                self.stage.script.now = at + (self.random.randrange(100) if other else 0)
                await self.stage.strike(await self.live())
                # When the house has looked at its clock must not show; when people look is the same for all.
                self.stage.script.now = at
            case Step(at, None, _):
                self.stage.script.now = at
                await self.close_for_a_while()
            case Step(at, int(seat), command):
                self.stage.script.now = at
                await self.step(seat, command)
        await self.stage.settle(await self.live())
        await self.take_part()

    async def take_part(self) -> None:
        """Clients take their part in a deal: first those who ask by themselves and are not waited for, unless they are
        too late, and then those with a socket.
        """
        live = await self.live()
        while live.table.collects:
            here = self.stage.people_here(live)
            seat = min(live.table.owing, key=lambda seat: (seat in here, seat))
            wish = self.nonces[seat].wish(snapshot(live.table, seat, live.desk.number))
            assert wish is not None
            await self.do(seat, wish)
            await self.stage.settle(live)

    async def step(self, seat: int, command: Any) -> None:
        if isinstance(command, Start):
            setup, luck = self.staging.settings.setup, Random(f"seeds {self.cast.seed} {self.cast.observer}")
            self.stage.script.luck = draws(self.cast.moves, self.random)
            self.stage.script.secret = secrets_of(
                game_of(setup).name, where_the_moves_lead(setup, self.cast.moves), luck
            )
        await self.do(seat, replace(command, invitation=self.cast.invitation) if isinstance(command, Join) else command)
        if isinstance(command, Join) and self.company.manners[seat] is Manner.COMES_BACK:
            await self.company.sit(seat, self.table)
            await self.stage.told()

    async def do(self, seat: int, command: Command) -> None:
        """Somebody's command; how others send theirs, and what they call them, is nobody's business."""
        client, is_free = self.company.clients[seat], self.cast.is_other and seat != self.cast.observer
        sent = self.vain.sent.setdefault(seat, [])
        name = f"{self.random.random()}" if is_free else f"{len(sent)}"
        sent.append((name, command))
        await client.do(self.table, name, command, by_socket=not is_free or self.random.random() < 0.5)
        await self.stage.told()

    async def tried_in_vain(self) -> None:
        while self.cast.is_other and self.random.random() < 0.4:
            await self.vain.try_something(await self.live())
            await self.stage.told()

    async def close_for_a_while(self) -> None:
        """The server is stopped and started again: everybody comes back."""
        live, gone = await self.live(), self.company.connected()
        await self.stage.close()
        for client in [*gone.values(), self.company.lobby]:
            await client.let_go()
        await self.stage.open()
        await self.company.lobby.connect("/lobby/socket")
        for who in gone:
            await self.company.come_back(who, self.table, live.desk.number)
            await self.stage.told()

    async def everybody_looks(self, number: int) -> None:
        """After every cue, and some of it now and then."""
        company, look = self.company, f"/tables/{self.table}?invitation={self.cast.invitation.replace(' ', '%20')}"
        for client in company.watched(Manner.ASKS).values():
            await client.ask("GET", look)
            await self.stage.told()
        if number % 8 == self.seed % 8:
            for client in company.watched(Manner.ASKS).values():
                await client.ask("GET", "/me/tables")
            for who, client in company.connected().items():
                if company.manners[who] is Manner.COMES_BACK:
                    await self.break_off(who, client)
            await company.lobby.ask("GET", "/tables")
            await self.look_at_figures()
            self.limits.append(self.stage.spent())
            await self.intrude(company.banned)
            if self.staging.settings.visibility == "link":
                await self.intrude(company.stranger)

    async def look_at_figures(self) -> None:
        await self.company.operator.ask("GET", "/metrics")

    async def break_off(self, who: Observer, client: Client) -> None:
        await self.hang_up(client)
        await self.company.come_back(who, self.table, (await self.live()).desk.number)
        await self.stage.told()

    async def hang_up(self, client: Client) -> None:
        sockets = self.stage.sockets(self.table)
        await client.hang_up()
        await until(lambda: self.stage.sockets(self.table) < sockets)
        await self.stage.told()

    async def everybody_comes_anew(self) -> None:
        """Some as if they had missed everything, and the others knowing nothing."""
        for who, client in self.company.connected().items():
            await self.hang_up(client)
            await self.company.sit(who, self.table, 0 if self.company.manners[who] is Manner.COMES_BACK else None)
            await self.stage.told()
        await self.company.lobby.ask("GET", "/tables")
        await self.look_at_figures()
        self.limits.append(self.stage.spent())

    async def intrude(self, stranger: Client) -> None:
        """Somebody looks for the table who may not see it."""
        greeting = encode(Do("x", SayPhrase("hello")))
        for path in ("", "?invitation=guess", "/record"):
            await stranger.ask("GET", f"/tables/{TABLE}{path}")
        await stranger.ask("POST", f"/tables/{TABLE}/commands", greeting)
        await stranger.ask("POST", f"/tables/{TABLE}/rematch")
        await stranger.connect(f"/tables/{TABLE}/socket")
        await stranger.let_go()

    async def ask_for_everything(self) -> None:
        """Everybody asks for whatever there is to ask for, and tries what is refused to them."""
        live = await self.live()
        for who, client in self.company.watched(*Manner).items():
            for page in self.stage.pages:
                await client.ask("GET", page.format_map(defaultdict(lambda: "none", table=self.table)))
            await client.ask("POST", f"/tables/{self.table}/rematch")
            name = self.cast.who(who) if isinstance(who, int) else "nobody"
            commands = Random(f"{self.seed} {who}").sample(everything(self.staging.settings), 6)
            for place, command in enumerate(commands):
                if is_refused(live, name, command, self.stage.script.now):
                    await client.do(self.table, f"try {place}", command, by_socket=place % 2 == 0)
            if client.socket is not None:
                actions = game_of(self.staging.settings.setup).actions(self.staging.settings.setup)
                for place, action in enumerate(Random(f"{self.seed} {who}").sample(actions, 3)):
                    await client.socket.answered(encode(Why(f"why {place}", action)), f'"id":"why {place}"'.encode())
        for client in self.company.connected().values():
            assert client.socket is not None
            await client.socket.flush()


def where_the_moves_lead(setup: Setup, moves: World) -> Any:
    game, state = game_of(setup), game_of(setup).start(options_of(setup))
    for move in moves:
        state = game.step(state, move).state
    return state
