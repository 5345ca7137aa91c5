"""After a round the house waits until all who are there have looked at the points, or for a few seconds."""

from pathlib import Path

from coverts.hall.commands import Commit, Move, Reveal, SayPhrase, Seen
from coverts.hall.entries import Chanced, Rested
from coverts.hall.messages import Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done
from tests.server.harness import Clock, serving
from tests.server.players import Party, Player, party

PAUSE = 15


async def play_a_round(table: Party) -> dict[Player, tuple[Move, str]]:
    """Two people and a bot play until the second round is dealt; the last move of each of them, and its id."""
    ada, bo = table.players
    last: dict[Player, tuple[Move, str]] = {}
    while ada.view.round == 1:
        asked = [player for player in (ada, bo) if player.is_asked]
        number = ada.known.number if ada.known else 0
        if asked:
            last[asked[0]] = Move(asked[0].view.legal[0]), f"move {number}"
            assert isinstance(await asked[0].ask(*last[asked[0]]), Done)
        await ada.until(lambda: ada.known and ada.known.number > number)  # noqa: B023 - it is called at once
        await bo.until(lambda: bo.known and ada.known and bo.known.number == ada.known.number)
    return last


async def has_bot_moved(table: Party) -> bool:
    """Whether the bot has closed its fist, once the house has had the time to ask it."""
    ada = table.players[0]
    assert isinstance(await ada.ask(SayPhrase("hurry")), Done)
    return bool(ada.view.ready[2])


async def test_bots_and_clocks_wait_until_all_who_are_there_have_looked(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(PikokoSetup(3, first_starter=0), seconds=30)
    async with (
        serving(tmp_path, clock=clock, round_pause=PAUSE) as server,
        party(server, settings, 2, ["random"], plays=False) as table,
    ):
        await table.start()
        await play_a_round(table)
        ada, bo = table.players
        dealt = [one.entry for one in await server.log(table.table) if isinstance(one.entry, Chanced)][-1]
        assert ada.table
        assert ada.table.deadline == dealt.at + 1000 * (PAUSE + 30)
        assert isinstance(await ada.ask(Seen()), Done)
        assert isinstance(await ada.ask(Seen()), Done)
        assert not await has_bot_moved(table)
        clock.pass_seconds(3)
        waiting = ada.table.deadline
        assert isinstance(await bo.ask(Seen()), Done)
        await ada.until(lambda: ada.table and ada.table.deadline != waiting)
        await ada.until(lambda: 2 not in ada.view.prompt.seats)
        (rested,) = [one.entry for one in await server.log(table.table) if isinstance(one.entry, Rested)]
        assert ada.table.deadline == rested.at + 30_000


async def test_a_move_that_is_sent_again_does_not_say_that_anybody_has_looked(tmp_path: Path) -> None:
    settings = Settings(PikokoSetup(3, first_starter=0))
    async with (
        serving(tmp_path, clock=Clock(), round_pause=PAUSE) as server,
        party(server, settings, 2, ["random"], plays=False) as table,
    ):
        await table.start()
        for player, move in (await play_a_round(table)).items():
            await player.ask(*move)
            # Answered after it.
            assert isinstance(await player.ask(SayPhrase("hurry")), Done)
        assert not any(isinstance(one.entry, Rested) for one in await server.log(table.table))


async def test_it_does_not_wait_for_ever(tmp_path: Path) -> None:
    clock = Clock()
    settings = Settings(PikokoSetup(3, first_starter=0))
    async with (
        serving(tmp_path, clock=clock, round_pause=PAUSE) as server,
        party(server, settings, 2, ["random"], plays=False) as table,
    ):
        await table.start()
        await play_a_round(table)
        ada, _ = table.players
        assert not await has_bot_moved(table)
        clock.pass_seconds(PAUSE)
        # The clock is looked at when something happens.
        assert isinstance(await ada.ask(SayPhrase("hurry")), Done)
        await ada.until(lambda: 2 not in ada.view.prompt.seats)
        assert not any(isinstance(one.entry, Rested) for one in await server.log(table.table))


class OnlyTheFirst(Nonces):
    """A client that has lost all nonces but that of the first round."""

    def wish(self, known: Snapshot | None) -> Commit | Reveal | None:
        wish = super().wish(known)
        return None if isinstance(wish, Reveal) and wish.round > 1 else wish


async def test_points_that_were_looked_at_before_the_deal_are_not_waited_for_after_it(tmp_path: Path) -> None:
    """The next deal may take a while, and whoever has closed the score pad meanwhile has closed it."""
    clock = Clock()
    settings = Settings(PikokoSetup(3, first_starter=0))
    async with (
        serving(tmp_path, clock=clock, round_pause=PAUSE) as server,
        party(server, settings, 2, ["random"], plays=False) as table,
    ):
        ada, bo = table.players
        bo.nonces = OnlyTheFirst()
        await table.start()
        live = await server.house.live(table.table)
        while not live.table.collects:
            number = live.desk.number
            for player in (ada, bo):
                await player.until(lambda player=player: player.number >= live.desk.number)  # type: ignore[misc]
            asked = [player for player in (ada, bo) if player.is_asked]
            if asked:
                assert isinstance(await asked[0].ask(Move(asked[0].view.legal[0])), Done)
            else:
                await ada.until(lambda: ada.number > number)  # noqa: B023 - it is called at once
        for player in (ada, bo):
            assert isinstance(await player.ask(Seen()), Done)
        await ada.until(lambda: live.table.owing == (1,))
        clock.pass_seconds(5)
        assert isinstance(await ada.ask(SayPhrase("hurry")), Done)
        await ada.until(lambda: not live.table.collects and not live.table.rests(clock()))
        assert any(isinstance(one.entry, Rested) for one in await server.log(table.table))
