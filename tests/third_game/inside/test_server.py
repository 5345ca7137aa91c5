"""Solo at a real server: HTTP, sockets, bots in processes of their own, the store, the record and its replay."""

import asyncio
from pathlib import Path

import msgspec

from coverts.hall.commands import Join, Start
from coverts.hall.replaying import Replay
from coverts.hall.settings import Settings
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.server.client import play, seated
from coverts.server.protocol import message_schemas
from tests.server.harness import Clock, Server
from tests.server.process import launch, started
from tests.third_game.rules import ROUNDS, SOLO
from tests.third_game.table import SoloSetup, SoloTable


async def test_people_and_bots_play_it(tmp_path: Path) -> None:
    async with started(tmp_path) as process:
        server = Server(process.url, None, None, Clock())  # type: ignore[arg-type]
        async with server.guests("Ada", "Bo") as (ada, bo):
            offered = (await ada.http.get("/games")).json()["games"]
            assert [game["game"] for game in offered] == ["pikoko", "pok", "solo"]
            assert (offered[-1]["players"], offered[-1]["levels"]) == ([2, 3, 4], ["casual"])
            table = await ada.open(Settings(SoloSetup(4)), ["casual"])
            invited = f"--invitation={table.invitation}"
            bot = await launch("bot", f"--url={process.url}", f"--table={table.id}", invited, "--level=random")
            async with (
                seated(process.url, table.id, ada.token) as first,
                seated(process.url, table.id, bo.token, invitation=table.invitation) as second,
            ):
                others = asyncio.create_task(
                    play(second, lambda view: view.legal[0], join=Join("Bo", table.invitation))
                )
                async with asyncio.timeout(60):
                    async for _ in first.messages():
                        if first.table is not None and all(seat.kind != "open" for seat in first.table.seats):
                            break
                    await first.do("start", Start())
                    assert await play(first, lambda view: view.legal[-1])
                    assert await others
                    await bot.communicate()
                    assert bot.returncode == 0
                assert isinstance(first.known and first.known.game, SoloTable)
                assert len(first.past) == ROUNDS - 1
                assert first.view.prompt.winners == second.view.prompt.winners
            found = (await ada.http.get(f"/tables/{table.id}/record")).content
            assert check(read(found).record).winners == first.view.prompt.winners
            shown = await ada.http.get(f"/tables/{table.id}/replay", params={"eyes": "1"})
            replay = msgspec.json.decode(shown.content, type=Replay)
            view = replay.first.view
            for step in replay.steps:
                for sight in step.game.sights:
                    view = SOLO.fold(view, sight)
            assert view.points == first.view.points


def test_its_messages_are_described() -> None:
    described = message_schemas()["$defs"]
    assert {"SoloView", "SoloTable", "SoloSights", "SoloSetup", "PokView", "PikokoView"} <= described.keys()
