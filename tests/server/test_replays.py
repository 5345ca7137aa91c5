"""Replays: of a table's game once it is over, and of any record that somebody brings."""

import asyncio
import json
import random
from datetime import datetime
from typing import Any

import httpx
import msgspec
import pytest

from coverts.cli.judging import in_json, judge
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.hall.commands import Leave
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.replaying import Replay
from coverts.hall.settings import Settings
from coverts.lang import Catalogue
from coverts.records.writing import data_of, line, record_of
from coverts.server.routes import projector
from coverts.server.routes.replays import LARGEST_RECORD
from tests.hall.test_replaying import views
from tests.records.games import names, played
from tests.server.harness import Server
from tests.server.players import party

OPEN_TO_ALL = Settings(PokSetup(3), visibility="public")


def whole_game(players: int = 3) -> dict[str, Any]:
    options = POK.options_type(players)
    steps = [step for _, step in played(POK, options, random.Random(players))]
    return data_of(record_of(POK, options, names(players), steps))


def replay(answer: httpx.Response) -> Replay:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Replay)


@pytest.mark.parametrize("setup", [PokSetup(3), PikokoSetup(3)], ids=["pok", "pikoko"])
async def test_a_game_that_is_over_can_be_watched_again(server: Server, setup: PokSetup | PikokoSetup) -> None:
    game = POK if isinstance(setup, PokSetup) else PIKOKO
    async with party(server, Settings(setup), 3) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        for eyes in ("open", "public", "0", "1", "2"):
            seen = replay(await ada.http.get(f"/tables/{table.table}/replay", params={"eyes": eyes}))
            assert (str(seen.eyes), seen.names, seen.setup) == (eyes, ("Ada", "Bo", "Cy"), setup)
            assert seen.complete
            last = views(game, seen)[-1]
            assert last.prompt.winners
            if eyes == "open":
                now = (await ada.look(table.table)).game
                assert now is not None
                assert last == now.view
        async with server.http() as invited:
            answer = await invited.get(f"/tables/{table.table}/replay", params={"invitation": table.invitation})
            assert replay(answer).complete


async def test_before_the_end_there_is_nothing_to_be_seen(server: Server) -> None:
    async with party(server, OPEN_TO_ALL, 3, plays=False) as table:
        for _ in range(2):
            for guest in table.guests:
                there = await guest.http.get(f"/tables/{table.table}/replay?eyes=open")
                absent = await guest.http.get(f"/tables/{'A' * len(table.table)}/replay?eyes=open")
                assert (there.status_code, there.content) == (404, absent.content)
                assert there.json()["key"] == "hall-no-such-table"
            if (await server.house.live(table.table)).table.state is None:
                await table.start()


async def test_a_game_that_was_broken_off_can_be_watched_as_far_as_it_goes(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), leaver="abort"), 3, plays=False) as table:
        await table.start()
        for _ in range(7):
            await table.act()
        assert (await table.guests[1].do(table.table, Leave())).status_code == 200
        seen = replay(await table.guests[0].http.get(f"/tables/{table.table}/replay?eyes=1"))
        assert not seen.complete
        assert [step.by for step in seen.steps] == [None, 0, 1, 2, None, 0, 1, 2, None][: len(seen.steps)]
        assert views(POK, seen)[-1].round == 3


async def test_a_seat_that_is_not_there_has_no_eyes(server: Server) -> None:
    async with server.http() as http:
        for eyes, key in (("3", "server-no-such-seat"), ("7", "server-malformed"), ("", "server-malformed")):
            answer = await http.post(f"/replays?eyes={eyes}", json=whole_game(3))
            assert (answer.status_code, answer.json()["key"]) == (400, key), eyes
        assert replay(await http.post("/replays?eyes=6", json=whole_game(7))).eyes == 6


async def test_a_record_that_somebody_brings(server: Server) -> None:
    async with server.http() as http:
        record = whole_game() | {"played_at": "the club"}
        seen = replay(await http.post("/replays", json=record))
        assert (seen.complete, seen.eyes, len(seen.steps)) == (True, "open", len(record["rounds"]) * 4)
        unfinished = {key: value for key, value in record.items() if key != "winners"}
        unfinished["rounds"] = [*record["rounds"][:2], {"dice": record["rounds"][2]["dice"]}]
        seen = replay(await http.post("/replays?eyes=0", json=unfinished))
        assert (seen.complete, len(seen.steps)) == (False, 9)
        laid_out = json.dumps(record, indent=2).encode()
        assert replay(await http.post("/replays", content=b"\xef\xbb\xbf" + laid_out)).complete, (
            "no content type needed"
        )


def spoiled() -> list[bytes]:
    """Records that are wrong in all kinds of ways, and what is no record at all."""
    record = whole_game()
    wrong = [
        record | {"winners": [0, 1, 2]},
        record | {"seats": record["seats"][:2]},
        record | {"format": "coverts/99"},
        record | {"game": "chess"},
        record | {"rounds": 3},
        record | {"rounds": [{"dice": ["1R"], "played": [], "handed_over": []}]},
        record | {"rounds": [record["rounds"][0] | {"handed_over": [0, 0]}]},
        record | {"rounds": [record["rounds"][0] | {"played": ["X", "B", "B"]}]},
        [],
    ]
    return [*(json.dumps(one).encode() for one in wrong), b"", b"{", b"\xff", b"[" * 100_000, b'"\\ud800"']


async def test_a_record_that_is_refused_is_told_as_the_command_line_tells_it(server: Server) -> None:
    async with server.http() as http:
        for text in spoiled():
            answer = await http.post("/replays", content=text)
            assert answer.status_code == 422, text
            said = answer.json()
            finding = judge(text, "-", Catalogue("en"))
            told = json.loads(in_json(finding))
            assert said["where"] == told["where"]
            assert said["rule"] == told.get("rule", "")
            if finding.refusal is not None:
                assert (said["key"], said["args"]) == (finding.refusal.key, dict(finding.refusal.args))
            else:
                assert Catalogue("en").say(said["key"], **said["args"]) == told["why"]
            place = ", ".join(f"{word} {number}" for word, number in said["place"].items() if number is not None)
            assert place in (said["where"], "")


async def test_records_are_judged_one_a_line(server: Server) -> None:
    """As the command line judges them; a damaged line costs nothing but itself."""
    record = whole_game()
    unfinished = {key: value for key, value in record.items() if key != "winners"} | {"rounds": record["rounds"][:2]}
    lines = [json.dumps(record).encode(), b"", json.dumps(unfinished).encode(), *spoiled()]
    async with server.http() as http:
        answer = await http.post("/records", content=b"\n".join(lines))
        assert answer.status_code == 200
        said = answer.json()
    assert [one["line"] for one in said] == [line for line, text in enumerate(lines, 1) if text]
    whole, begun, *refused = said
    assert (whole["game"], whole["names"], whole["complete"]) == ("pok", ["Ada", "Bo", "Cy"], True)
    assert (whole["winners"], whole["totals"], whole["problem"]) == ([*record["winners"]], None, None)
    assert (begun["complete"], begun["winners"], begun["problem"]) == (False, [], None)
    for one in refused:
        told = json.loads(in_json(judge(lines[one["line"] - 1], "-", Catalogue("en"))))
        assert (one["problem"]["where"], one["problem"]["rule"]) == (told["where"], told.get("rule", ""))
        assert not one["complete"]


async def test_a_list_of_records_is_bounded(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole_game()
    crowd = record | {"seats": [{"name": "x" * 5000}] * 20}
    async with server.http() as http:
        assert (await http.post("/records", content=b" " * (LARGEST_RECORD + 1))).status_code == 413
        (one,) = (await http.post("/records", json=crowd)).json()
        assert (len(one["names"]), {len(name) for name in one["names"]}) == (7, {24})
        monkeypatch.setattr(projector, "MOST_MOVES", 3)
        (one,) = (await http.post("/records", json=record)).json()
        assert (one["problem"]["key"], one["problem"]["args"]) == ("server-too-many-moves", {"number": 3})
        answers = [(await http.post("/records", content=b"{}")).status_code for _ in range(28)]
        assert answers == [200] * 27 + [429]


async def test_this_one_body_may_be_larger_than_others(server: Server) -> None:
    large = whole_game() | {"notes": "x" * 200_000}
    async with server.http() as http:
        assert replay(await http.post("/replays", json=large)).complete
        answer = await http.post("/replays", content=b" " * (LARGEST_RECORD + 1))
        assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")
        assert (await http.post("/codes", content=b" " * 70_000)).status_code == 413


async def test_a_game_without_end_is_not_shown(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole_game()
    moves = 4 * len(record["rounds"])
    async with server.http() as http:
        for most, status in ((moves - 1, 422), (moves, 200)):
            monkeypatch.setattr(projector, "MOST_MOVES", most)
            answer = await http.post("/replays", json=record)
            assert answer.status_code == status
        monkeypatch.setattr(projector, "MOST_MOVES", 3)
        answer = await http.post("/replays", json=record)
        assert answer.json() | {"place": None} == {
            "key": "server-too-many-moves",
            "rule": "",
            "args": {"number": 3},
            "where": "the record",
            "place": None,
        }


async def test_too_many_replays(server: Server) -> None:
    async with server.http() as http:
        answers = [(await http.post("/replays", content=b"{}")).status_code for _ in range(31)]
        assert answers == [422] * 30 + [429]
        assert (await http.get("/tables/absent/replay")).status_code == 429


async def test_nobody_waits_for_a_replay(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one is shown beside the event loop, and the next one after it."""
    started, release = asyncio.Event(), asyncio.Event()
    loop, order = asyncio.get_running_loop(), list[str]()

    def slowly(text: bytes, eyes: str) -> bytes:
        order.append(eyes)
        loop.call_soon_threadsafe(started.set)
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result(5)
        return b"null"

    monkeypatch.setattr(projector, "_shown", slowly)
    async with server.http() as http, asyncio.timeout(60):
        first = asyncio.create_task(http.post("/replays?eyes=0", content=b"{}"))
        await started.wait()
        second = asyncio.create_task(http.post("/replays?eyes=1", content=b"{}"))
        assert (await http.get("/health")).status_code == 200
        assert order == ["0"]
        release.set()
        assert [(await one).status_code for one in (first, second)] == [200, 200]
        assert order == ["0", "1"]


async def test_a_record_comes_as_a_file_that_is_named_after_the_game(server: Server) -> None:
    async with party(server, OPEN_TO_ALL, 3) as table:
        await table.start()
        await table.played()
        said = (await table.guests[0].http.get(f"/tables/{table.table}/record")).headers["content-disposition"]
        ended = (await server.house.live(table.table)).table.finished_at
        assert ended is not None
        name = f"pok-{datetime.fromtimestamp(ended / 1000).astimezone():%Y-%m-%d}-Ada-Bo-Cy.json"
        assert said == f"attachment; filename=\"{name}\"; filename*=UTF-8''{name}"


async def test_the_table_keeps_the_record_as_it_is(server: Server) -> None:
    """What is shown of a table is its record: they cannot say different things."""
    async with party(server, OPEN_TO_ALL, 3) as table:
        await table.start()
        await table.played()
        http = table.guests[0].http
        record = (await http.get(f"/tables/{table.table}/record")).content
        brought = await http.post("/replays?eyes=2", content=record)
        assert brought.content == (await http.get(f"/tables/{table.table}/replay?eyes=2")).content
        assert line(json.loads(record)) == record
