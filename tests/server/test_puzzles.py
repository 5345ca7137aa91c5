"""Puzzles over HTTP."""

import msgspec
import pytest

from coverts.games.pikoko.events import HiddenHand
from coverts.learn.puzzles.kept import puzzles_for
from coverts.server.routes.puzzles import PuzzleListed, PuzzleShown
from tests.server.harness import Server


async def test_all_of_them_are_listed(server: Server) -> None:
    async with server.guests("Ada") as [somebody]:
        answer = await somebody.http.get("/puzzles")
        listed = msgspec.json.decode(answer.content, type=list[PuzzleListed])
        assert [one.id for one in listed] == [one.id for game in ("pikoko", "pok") for one in puzzles_for(game)]


@pytest.mark.parametrize("game", ["pikoko", "pok"])
async def test_a_puzzle_shows_what_its_seat_sees(server: Server, game: str) -> None:
    async with server.guests("Ada") as [somebody]:
        for one in puzzles_for(game)[::20]:
            answer = await somebody.http.get(f"/puzzles/{game}/{one.id}")
            shown = msgspec.json.decode(answer.content, type=PuzzleShown)
            view = shown.table.view
            assert view.observer == shown.you == one.seat
            assert len(view.legal) == len(shown.answers)
            assert shown.answers[shown.best].loss == 0.0
            # Nothing of the record comes along: it holds what the seat cannot see.
            assert "record" not in msgspec.json.decode(answer.content)
            if game == "pikoko":
                assert isinstance(view.hands[one.seat], HiddenHand)
                own = one.record["rounds"][-1]["hands"][one.seat]
                played = {
                    face.split("=")[0]
                    for trick in one.record["rounds"][-1].get("tricks", ())
                    for face in trick["plays"]
                }
                unseen = [feather for feather in own if feather not in played]
                assert unseen
                assert not [feather for feather in unseen if f'"{feather}"'.encode() in answer.content]


async def test_why_something_may_not_be_done(server: Server) -> None:
    async with server.guests("Ada") as [somebody]:
        one = next(one for one in puzzles_for("pikoko") if one.kind == "bid" and len(one.answers) < 10)
        path = f"/puzzles/pikoko/{one.id}/why-not"
        refused = await somebody.http.post(path, json={"action": {"type": "bid", "tokens": 9}})
        assert (refused.status_code, refused.json()["rule"]) == (200, "P9")
        fine = await somebody.http.post(path, json={"action": {"type": "bid", "tokens": 0}})
        assert (fine.status_code, fine.json()["key"]) == (200, "")
        other = await somebody.http.post(path, json={"action": {"type": "offer", "symbol": "B"}})
        assert (other.status_code, other.json()["key"]) == (409, "hall-other-game")
        nonsense = await somebody.http.post(path, json={"action": {"type": "nonsense"}})
        assert nonsense.status_code == 400


@pytest.mark.parametrize("path", ["/puzzles/pok/nothing", "/puzzles/chess/00000000", "/puzzles/pok"])
async def test_what_there_is_not(server: Server, path: str) -> None:
    async with server.guests("Ada") as [somebody]:
        assert (await somebody.http.get(path)).status_code == 404
