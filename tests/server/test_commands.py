"""Commands repeated, late, forged, broken: each is answered, and nobody else notices."""

import json
from typing import Any

import pytest

from coverts.games.pok.actions import OFFERS
from coverts.hall.commands import Join, Leave, Move, SayPhrase, Start
from coverts.hall.entries import Acted, Spoke
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house.audience import Farewell
from coverts.server.wire import Because, Do, Done, Here, Malformed, NotDone, Ping, Pong, Why, encode
from tests.server.harness import JSON, Server
from tests.server.players import Party, Player, connected, party

POK = Settings(PokSetup(3))
DEEP = "[" * 2000 + "]" * 2000

BROKEN: dict[str, str | bytes] = {
    "nothing": "",
    "half": '{"type":"do"',
    "a list": "[]",
    "null": "null",
    "a number": "17",
    "not a number": '{"type":"ping","x":NaN}',
    "no tag": '{"id":"a","command":{"type":"start"}}',
    "unknown tag": '{"type":"undo"}',
    "a message of the house": '{"type":"tick"}',
    "a command of the house": '{"type":"do","id":"a","command":{"type":"bot-moves","seat":1,"action":{"type":"bid"}}}',
    "unknown command": '{"type":"do","id":"a","command":{"type":"win"}}',
    "no id": '{"type":"do","command":{"type":"start"}}',
    "empty id": '{"type":"do","id":"","command":{"type":"start"}}',
    "long id": json.dumps({"type": "do", "id": "a" * 65, "command": {"type": "start"}}),
    "id of a wrong type": '{"type":"do","id":7,"command":{"type":"start"}}',
    "somebody else's seat": '{"type":"do","id":"a","seat":1,"command":{"type":"start"}}',
    "somebody else": '{"type":"do","id":"a","who":"Bo","command":{"type":"start"}}',
    "a move for a seat": '{"type":"do","id":"a","command":{"type":"move","seat":1,"action":{"type":"bid","tokens":1}}}',
    "an action with a seat": '{"type":"do","id":"a","command":{"type":"move","action":{"type":"offer","seat":1}}}',
    "unknown action": '{"type":"do","id":"a","command":{"type":"move","action":{"type":"cheat"}}}',
    "wrong type": '{"type":"do","id":"a","command":{"type":"seat-bot","seat":"1"}}',
    "a boolean for a number": '{"type":"do","id":"a","command":{"type":"seat-bot","seat":true}}',
    "no such seat": '{"type":"do","id":"a","command":{"type":"seat-bot","seat":7}}',
    "a huge number": '{"type":"do","id":"a","command":{"type":"unseat","seat":1' + "0" * 400 + "}}",
    "half a letter": '{"type":"do","id":"\\ud800","command":{"type":"start"}}',
    "deep": DEEP,
    "deep inside": '{"type":"do","id":"a","command":{"type":"move","action":' + DEEP[500:3500] + "}}",
    "binary": encode(Ping()),
    "binary rubbish": b"\x00\xff\x00\xff",
}


async def alive(player: Player) -> bool:
    """Whether somebody's socket still answers."""
    pongs = len(player.heard_of(Pong))
    await player.socket.send(encode(Ping()).decode())
    await player.until(lambda: len(player.heard_of(Pong)) > pongs)
    return True


async def others_hear(table: Party) -> list[Any]:
    """Everything about the table that the others have heard so far."""
    await table.asked()
    return [heard for other in table.players[1:] for heard in other.heard if not isinstance(heard, Here | Pong)]


async def why(player: Player, action: Any, name: str) -> Because:
    await player.socket.send(encode(Why(name, action)).decode())
    await player.until(lambda: any(answer.id == name for answer in player.heard_of(Because)))
    answer: Because = player.heard_of(Because)[-1]
    return answer


async def test_asking_why_changes_nothing_and_nobody_hears_of_it(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada, offer = table.players[0], table.players[0].view.legal[0]
        before, log = await others_hear(table), await server.log(table.table)
        assert await why(ada, offer, "may I?") == Because("may I?", "")
        assert (await server.log(table.table), await others_hear(table)) == (log, before)
        assert isinstance(await ada.ask(Move(offer)), Done), "it was a question, and no move"
        before, log = await others_hear(table), await server.log(table.table)
        refused = await ada.ask(Move(offer))
        assert isinstance(refused, NotDone)
        assert await why(ada, offer, "once more?") == Because("once more?", refused.key, refused.rule, refused.args)
        assert (await server.log(table.table), await others_hear(table)) == (log, before)


async def test_only_a_seat_is_told_why(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table, server.guests("Eve") as (eve,):
        await table.start()
        offer = table.players[0].view.legal[0]
        for token, key in ((eve.token, "hall-not-seated"), (None, "server-who-are-you")):
            async with connected(server, table.table, token, invitation=table.invitation) as watcher:
                assert await why(watcher, offer, "me?") == Because("me?", key)


async def test_asking_why_is_counted(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada = table.players[0]
        for number in range(61):
            await ada.socket.send(encode(Why(f"{number}", ada.view.legal[0])).decode())
        await ada.socket.wait_closed()
        assert ada.socket.close_code == Farewell.TOO_OFTEN


async def test_broken_messages(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        before = await others_hear(table)
        for kind, content in BROKEN.items():
            async with connected(server, table.table, table.guests[0].token) as ada:
                await ada.socket.send(content)
                await ada.until(lambda ada=ada: ada.heard_of(Malformed))  # type: ignore[misc]
                assert len(ada.heard_of(Malformed)[0].why) <= 200, kind
                assert await alive(ada)
        assert await others_hear(table) == before
        assert isinstance(await table.players[0].ask(Move(table.players[0].view.legal[0])), Done)


async def test_broken_bodies(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        for kind in BROKEN.keys() - {"no tag", "binary"}:
            answer = await ada.http.post(f"/tables/{table.id}/commands", content=BROKEN[kind], headers=JSON)
            assert (answer.status_code, answer.json()["key"]) == (400, "server-malformed"), kind
        assert len(await server.log(table.id)) == 2


@pytest.mark.parametrize("content", ["x" * 4097, b"x" * 100_000, '"' + "é" * 2100 + '"'])
async def test_a_large_frame_closes_the_socket(content: str | bytes, server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        ada, bo, _ = table.players
        await ada.socket.send(content)
        await ada.socket.wait_closed()
        assert ada.socket.close_code == 1009
        assert await alive(bo)
        await bo.until(lambda: bo.heard_of(Here)[-1] == Here((False, True, True)))


async def test_the_largest_frame_is_answered(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        ada = table.players[0]
        await ada.socket.send("x" * 4096)
        await ada.until(lambda: ada.heard_of(Malformed))


async def test_a_large_body_is_refused(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        answer = await ada.http.post("/tables", content=b" " * 70_000, headers=JSON)
        assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")


async def test_a_repeated_command_is_answered_and_not_repeated(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada, bo, _ = table.players
        for _ in range(3):
            assert await ada.ask(SayPhrase("hello"), "once") == Done("once")
        assert (await table.guests[0].do(table.table, SayPhrase("ha"), "once")).status_code == 200
        assert await bo.ask(SayPhrase("thanks"), "once") == Done("once"), "ids are everybody's own"
        spoken = [logged.entry for logged in await server.log(table.table) if isinstance(logged.entry, Spoke)]
        assert [(line.seat, line.text) for line in spoken] == [(0, "hello"), (1, "thanks")]


async def test_leaving_is_answered_again_to_somebody_who_does_not_see_the_table_any_more(server: Server) -> None:
    async with server.guests("Ada", "Bo", "Cy") as (ada, bo, cy):
        table = await ada.open(POK)
        assert (await bo.do(table.id, Join("Bo", table.invitation))).status_code == 200
        for _ in range(2):
            assert (await bo.do(table.id, Leave(), "leave")).status_code == 200
        assert (await bo.do(table.id, Leave(), "another")).status_code == 404
        assert (await cy.do(table.id, Leave(), "leave")).status_code == 404


async def test_a_command_sent_many_times_at_once(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada = table.players[0]
        first, *others = ada.view.legal
        for action in (first, *others, first):
            await ada.do("the same", Move(action))
        await ada.until(lambda: [done.id for done in ada.heard_of(Done)].count("the same") == len(others) + 2)
        moves = [logged.entry for logged in await server.log(table.table) if isinstance(logged.entry, Acted)]
        assert [move.action for move in moves] == [first]


async def test_commands_that_come_at_the_wrong_time(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        ada, bo, cy = table.players
        assert await ada.ask(Move(OFFERS[0]), "early") == NotDone("early", "hall-is-gathering")
        assert await bo.ask(Start(), "forged") == NotDone("forged", "hall-host-only")
        await table.start()
        assert await cy.ask(Join("Cy", table.invitation), "late") == NotDone("late", "hall-is-playing")
        offer = Move(ada.view.legal[0])
        assert isinstance(await ada.ask(offer), Done)
        again = await ada.ask(offer, "again")
        assert isinstance(again, NotDone)
        assert again.rule, "a rule of the game refuses it, and says which"
        while await table.act():
            pass
        assert await ada.ask(Move(OFFERS[0]), "over") == NotDone("over", "hall-is-over")


async def test_a_move_of_the_other_game(server: Server) -> None:
    async with party(server, Settings(PikokoSetup(3)), 3, plays=False) as table:
        await table.start()
        assert await table.players[0].ask(Move(OFFERS[0]), "pok") == NotDone("pok", "hall-other-game")


async def test_nobody_moves_for_somebody_else(server: Server) -> None:
    """There is no way to say whose move it is: the seat is the identity's, and an observer has none."""
    assert set(Do.__struct_fields__) == {"id", "command"}
    assert Move.__struct_fields__ == ("action", "question")
    async with (
        party(server, POK, 3, plays=False) as table,
        server.guests("Eve") as (eve,),
        connected(server, table.table, invitation=table.invitation) as nobody,
        connected(server, table.table, eve.token, invitation=table.invitation) as stranger,
    ):
        await table.start()
        move = Move(table.players[1].view.legal[0])
        assert await nobody.ask(move, "a") == NotDone("a", "server-who-are-you")
        assert await stranger.ask(move, "a") == NotDone("a", "hall-not-seated")
        assert not any(isinstance(logged.entry, Acted) for logged in await server.log(table.table))


async def test_a_late_answer_is_not_taken_for_the_next_question(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        late = Move(table.players[0].view.legal[0], table.players[0].question)
        for player in table.players:
            assert isinstance(await player.ask(Move(player.view.legal[0], player.question)), Done)
        await table.asked()
        assert await table.players[0].ask(late, "late") == NotDone("late", "hall-other-question")
