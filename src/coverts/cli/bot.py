"""`coverts bot`."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue


def bot(
    *,
    url: Annotated[str, Parameter(required=True)],
    table: Annotated[str, Parameter(required=True)],
    token: str = "",
    invitation: str = "",
    level: Literal["random", "novice", "casual", "club", "expert", "master"] = "casual",
    name: str = "Bot",
) -> Status:
    """Let a bot of ours play at a table of a server, over the network, like anybody else.

    Parameters
    ----------
    url
        The server, such as http://127.0.0.1:8777
    table
        The id of the table.
    token
        The bot's bearer token. Without one it becomes a new guest.
    invitation
        The invitation to the table, where it asks for one.
    level
        How well it plays, from the weakest to the strongest.
    name
        What it is called.
    """
    from coverts.cli.voice import complain, speech

    catalogue = speech()
    try:
        return asyncio.run(_play(catalogue, url, table, token, invitation, level, name))
    except OSError as error:
        complain(catalogue, "bot-no-server", url=url, why=str(error))
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    return Status.UNREADABLE


async def _play(
    catalogue: "Catalogue", url: str, table: str, token: str, invitation: str, level: str, name: str
) -> Status:
    import secrets

    from websockets.exceptions import ConnectionClosedError, WebSocketException

    from coverts.bots.levels import bot_for
    from coverts.cli.voice import complain
    from coverts.hall.commands import Join
    from coverts.server.client import NotSeated, become_guest, play, seated
    from coverts.server.house.audience import Farewell

    is_there = True
    token = token or await become_guest(url, name)
    try:
        async with seated(url, table, token, invitation=invitation) as seat:
            is_over = await play(
                seat,
                lambda view: bot_for(seat.game, level).choose(view, secrets.randbelow, seat.past),
                join=Join(name, invitation),
            )
    except NotSeated as refused:
        why = catalogue.say(refused.answer.key, **refused.answer.args)
        complain(catalogue, "bot-no-seat", why=why)
        return Status.NO
    except ConnectionClosedError as closed:
        is_over, is_there = False, closed.rcvd is None or closed.rcvd.code != Farewell.NO_TABLE
    except WebSocketException:
        is_over, is_there = False, False
    if not is_over:
        complain(catalogue, "bot-cut-off" if is_there else "bot-no-table", table=table)
        return Status.NO
    print(catalogue.say("bot-over"))
    return Status.OK
