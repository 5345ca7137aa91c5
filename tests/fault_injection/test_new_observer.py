"""Found by fault injection: whoever sits down learns of it in one message, or by its number when they come back."""

from pathlib import Path

from coverts.hall.commands import Join, Leave
from coverts.hall.messages import Changed, Message, Snapshot
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.wire import Done
from tests.server.harness import serving
from tests.server.players import connected


async def test_no_message_about_a_new_seat_is_seen_by_the_old_observer(tmp_path: Path) -> None:
    """Or somebody whose connection breaks after it comes back with its number, and never learns where they sit."""
    async with serving(tmp_path) as server, server.guests("Ada", "Bo") as (ada, bo):
        opened = await ada.open(Settings(PokSetup(3)))
        async with connected(server, opened.id, bo.token, invitation=opened.invitation) as player:
            for command, seat in ((Join("Bo", opened.invitation), 1), (Leave(), None)):
                await player.until(lambda: player.known)
                number = player.number
                assert isinstance(await player.ask(command), Done)
                await player.until(lambda number=number: player.number > number)  # type: ignore[misc]
                told = [message for message in player.heard if isinstance(message, Message) and message.number > number]
                assert [message.table.you for message in told if isinstance(message, Snapshot)] == [seat]
                assert len(told) == 1
        assert not player.heard_of(Changed)
