"""Somebody reports what was said at a table: whoever runs the house reads who said it, from the log."""

from coverts.hall.commands import Join, Leave, Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import Line
from coverts.server.door.budgets import REPORTS
from tests.server.harness import Guest, Server

CLUB = Settings(PokSetup(3), "public", talk="free")


async def said(guest: Guest, table: str, text: str) -> Line:
    assert (await guest.do(table, Say(text))).status_code == 200
    return (await guest.look(table)).talk[-1]


async def report(guest: Guest, table: str, line: Line, **changed: object) -> int:
    body = {"seat": line.seat, "at": line.at, **changed}
    return (await guest.http.post(f"/tables/{table}/reports", json=body)).status_code


async def test_a_line_is_reported_with_whoever_said_it_and_not_whoever_sits_there_now(server: Server) -> None:
    async with server.guests("Ada", "Bo", "Cy", "Dee") as (ada, bo, cy, dee):
        table = (await ada.open(CLUB)).id
        await bo.do(table, Join("Bo"))
        line = await said(bo, table, "something rude")
        assert (await bo.do(table, Leave())).status_code == 200
        await cy.do(table, Join("Cy"))
        assert (await cy.look(table)).table.you == line.seat
        assert await report(ada, table, line) == 204
        assert await report(dee, table, line) == 204, "whoever watches may report, too"
        found = await server.store.reports(most=9)
        assert [(one.who, one.against, one.table, one.kind, one.text) for one in found] == [
            (await guest.who(), await bo.who(), table, "talk", "something rude") for guest in (dee, ada)
        ]


async def test_what_was_not_said_by_somebody_else_is_no_report(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        table = (await ada.open(CLUB)).id
        await bo.do(table, Join("Bo"))
        line = await said(bo, table, "something rude")
        assert await report(bo, table, line) == 404, "one's own"
        assert await report(ada, table, line, at=line.at + 1) == 404
        assert await report(ada, table, line, seat=2) == 404
        assert await report(ada, table, line, seat=99) == 400
        assert await report(ada, "absent", line) == 404
        assert not await server.store.reports(most=9)


async def test_reports_have_a_budget(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        table = (await ada.open(CLUB)).id
        await bo.do(table, Join("Bo"))
        line = await said(bo, table, "something rude")
        answers = [await report(ada, table, line) for _ in range(REPORTS.person + 1)]
        assert answers == [204] * REPORTS.person + [429]
