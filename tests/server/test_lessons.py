"""First lessons over HTTP: nothing is kept, and what the learner may not see is not sent."""

import msgspec

from coverts.learn.lessons.lesson import lessons_for
from coverts.server.routes.lessons import LessonListed, LessonShown
from tests.server.harness import Server

TRUMP = {"type": "play", "face": "Y6"}
LAST = {"type": "play", "face": "B1"}


async def test_a_lesson_from_start_to_finish(server: Server) -> None:
    async with server.guests("Ada") as [ada]:
        listed = msgspec.json.decode((await ada.http.get("/lessons")).content, type=list[LessonListed])
        assert [one.id for one in listed] == [one.id for one in lessons_for("pikoko")]
        done: list[dict[str, str]] = []
        for action, outcome, step in ((None, "shown", 0), (LAST, "missed", 0), (TRUMP, "reached", 1)):
            answer = await ada.http.post("/lessons/pikoko/trick", json={"done": done, "action": action})
            shown = msgspec.json.decode(answer.content, type=LessonShown)
            assert (shown.outcome, shown.step, shown.steps) == (outcome, step, 2)
        answer = await ada.http.post("/lessons/pikoko/trick", json={"done": [TRUMP], "action": LAST})
        assert (answer.json()["outcome"], answer.json()["step"]) == ("reached", 2)
        refused = await ada.http.post("/lessons/pikoko/colours", json={"action": {"type": "play", "face": "P2"}})
        assert (refused.json()["outcome"], refused.json()["why"]["rule"]) == ("refused", "P12")


async def test_what_does_not_lead_there(server: Server) -> None:
    async with server.guests("Ada") as [ada]:
        for body in ({"done": [LAST]}, {"done": [TRUMP, LAST, LAST]}, {"done": [TRUMP, LAST], "action": LAST}):
            answer = await ada.http.post("/lessons/pikoko/trick", json=body)
            assert (answer.status_code, answer.json()["key"]) == (409, "learn-not-there")
        other = await ada.http.post("/lessons/pikoko/trick", json={"action": {"type": "offer", "symbol": "B"}})
        assert other.json()["key"] == "hall-other-game"
        assert (await ada.http.post("/lessons/pikoko/nothing", json={})).status_code == 404
        assert (await ada.http.post("/lessons/chess/trick", json={})).status_code == 404
        assert (await ada.http.post("/lessons/pikoko/trick", json={"done": [TRUMP] * 21})).status_code == 400


async def test_the_own_peacock_stays_hidden(server: Server) -> None:
    async with server.guests("Ada") as [ada]:
        for lesson in lessons_for("pikoko"):
            answer = await ada.http.post(f"/lessons/pikoko/{lesson.id}", json={})
            last = lesson.record["rounds"][-1]
            played = {face.split("=")[0] for trick in last.get("tricks", ()) for face in trick["plays"]}
            unseen = [feather for feather in last["hands"][lesson.seat] if feather not in played]
            assert unseen
            assert not [feather for feather in unseen if f'"{feather}"'.encode() in answer.content]
