"""Help during a game, at tables that allow it: what one may believe, and what the coach would do.

The answer is made from what the seat itself has been sent. Everybody at the table is told that it was asked for.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from litestar import MediaType, Response, Router, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec.structs import replace

from coverts.coach.advising import Advice
from coverts.games.seats import Seat
from coverts.hall.messages import snapshot
from coverts.hall.settings import Help
from coverts.hall.table import Table, TablePhase
from coverts.learn.hints.hint import Hint, hinting_of
from coverts.registry import PLUGINS
from coverts.server.coaching.help_desk import HelpDesk, NoHelp
from coverts.server.coaching.task import HelpTask
from coverts.server.door.account import Account
from coverts.server.door.budgets import HELP, Budgets
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.routes.answers import HttpProblem, Problem
from coverts.server.routes.given import TheAccount, TheBudgets, TheHelpDesk, TheHouse
from coverts.server.routes.tables import Invitation
from coverts.server.wire import encode

What: TypeAlias = Literal["beliefs", "coach", "hints"]

ALLOWED: Final[dict[Help, tuple[What, ...]]] = {
    "off": (),
    "beliefs": ("beliefs",),
    "coach": ("beliefs", "coach", "hints"),
}
"""By what a table has agreed on: what may be asked."""

BELIEF = ResponseSpec(dict, description="What the seat may believe, in the form of its game.", generate_examples=False)
ADVICE = ResponseSpec(Advice, description="What each option is worth.", generate_examples=False)
NOT_HERE = ResponseSpec(Problem, description="The table has agreed on no such help, or you do not play.")
FAILED = ResponseSpec(Problem, description="The coach has failed, or cannot work here.")


class Helper(NamedTuple):
    """Help on somebody's account."""

    house: House
    budgets: Budgets
    help_desk: HelpDesk
    account: Account

    async def allowed(self, table: str, invitation: str, what: What) -> tuple[Live, Seat]:
        """The table and the seat of whoever asks. Whatever the reason is for a no, it is the same."""
        live, seat = await self.house.seen(table, self.account, invitation)
        agreed = ALLOWED[live.table.settings.help]
        plays = isinstance(seat, int) and live.table.phase is TablePhase.PLAYING
        if what not in agreed or not plays or PLUGINS[live.table.game.name].coach is None:
            raise HttpProblem(403, "server-no-help")
        assert isinstance(seat, int)
        return live, seat

    def begin(self, live: Live) -> None:
        """It counts, and they are here."""
        self.budgets.spend(HELP, self.account)
        self.house.visit(live, self.account)

    async def worked_out(self, live: Live, seat: Seat, what: Literal["beliefs", "coach"]) -> Response[bytes]:
        """The coach's answer. First everybody is told, and then it is made."""
        self.begin(live)
        await self.house.help(live, seat)
        try:
            answer = await self.help_desk.ask(task_for(live.table, seat, what), self.account)
        except NoHelp:
            return Response(encode(Problem("server-not-reviewed")), status_code=503, media_type=MediaType.JSON)
        return Response(answer, media_type=MediaType.JSON)


async def helper_for(house: TheHouse, budgets: TheBudgets, help_desk: TheHelpDesk, account: TheAccount) -> Helper:
    """Help on the account of whoever asks."""
    return Helper(house, budgets, help_desk, account)


TheHelper: TypeAlias = NamedDependency[Helper]


@post(
    "/tables/{table:str}/help/beliefs",
    summary="What may I hold?",
    status_code=200,
    responses={200: BELIEF, 403: NOT_HERE, 503: FAILED},
)
async def beliefs(table: FromPath[str], helper: TheHelper, invitation: Invitation = "") -> Response[bytes]:
    """From what your seat has seen and heard, and nothing else."""
    live, seat = await helper.allowed(table, invitation, "beliefs")
    return await helper.worked_out(live, seat, "beliefs")


@post(
    "/tables/{table:str}/help/coach",
    summary="Ask the coach",
    status_code=200,
    responses={200: ADVICE, 403: NOT_HERE, 503: FAILED},
)
async def coach(table: FromPath[str], helper: TheHelper, invitation: Invitation = "") -> Response[bytes]:
    """What each thing that you can do now is worth; 409 when you are not asked anything."""
    live, seat = await helper.allowed(table, invitation, "coach")
    if seat not in live.table.awaited:
        raise HttpProblem(409, "server-not-asked")
    return await helper.worked_out(live, seat, "coach")


@post(
    "/tables/{table:str}/help/hints",
    summary="What is there to look at?",
    status_code=200,
    responses={403: NOT_HERE},
)
async def hints(table: FromPath[str], helper: TheHelper, invitation: Invitation = "") -> tuple[Hint, ...]:
    """Sentences for a newcomer, by their keys, with their data; none when you are not asked anything."""
    live, seat = await helper.allowed(table, invitation, "hints")
    helper.begin(live)
    if seat not in live.table.awaited:
        return ()
    await helper.house.help(live, seat)
    return hints_for(live.table, seat)


def hints_for(table: Table, seat: Seat) -> tuple[Hint, ...]:
    """They are made from what the seat sees and has seen. While everybody was told, it may have answered."""
    hinting = hinting_of(table.game.name)
    if hinting is None:
        return ()
    past = [table.game.view(state, seat) for state in table.past]
    return hinting(table.game.view(table.state, seat), past)


def task_for(table: Table, seat: Seat, what: Literal["beliefs", "coach"]) -> HelpTask:
    """All that the coach is told: what the seat would be sent and has been sent, as bots are. What was said at the
    table, and how much has happened there, is nothing for it.
    """
    seen = encode(replace(snapshot(table, seat, 0), talk=()))
    past = encode([table.game.view(state, seat) for state in table.past])
    return HelpTask(what, table.game.name, seen, past)


HELPING = [Router("", route_handlers=[beliefs, coach, hints], dependencies={"helper": Provide(helper_for)})]
"""HTTP routes of the coach at the table."""
