"""`coverts serve`."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from coverts.cli.status import Status

if TYPE_CHECKING:
    from socket import socket

    from coverts.lang import Catalogue
    from coverts.server.config import Config


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8777,
    data: Path | None = None,
    origin: tuple[str, ...] = (),
    secure: Annotated[bool, Parameter(negative="")] = False,
    bot_pace: Annotated[float, Parameter(validator=validators.Number(gte=0, lte=100))] = 1.0,
    bot_workers: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=64))] = 1,
) -> Status:
    """Run a server for tables that people and programs play at over the network.

    Every option can also be given as a variable: COVERTS_PORT=80, COVERTS_DATA=/srv/coverts and so on.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in the same network in.
    port
        The port to listen on.
    data
        The folder where everything is kept. [default: your data folder]
    origin
        Another origin whose pages may use this server, such as https://club.example; can be given several times.
    secure
        Browsers come through TLS, by a proxy in front: cookies are for TLS alone.
    bot_pace
        How long bots seem to think: 1 is like people, 0 is not at all.
    bot_workers
        How many processes the bots think in.
    """
    import asyncio

    from platformdirs import user_data_path

    from coverts.cli.voice import complain
    from coverts.lang import Catalogue
    from coverts.server.config import Config
    from coverts.server.run import CannotServe, listening_socket
    from coverts.server.run import serve as serve_until_told

    catalogue = Catalogue()
    for one in origin:
        if not re.fullmatch(r"https?://[^/\s]+", one):
            complain(catalogue, "serve-bad-origin", origin=one)
            return Status.UNREADABLE
    config = Config(
        data=data or user_data_path("coverts"),
        host=host,
        port=port,
        origins=origin,
        secure=secure,
        bot_pace=bot_pace,
        bot_workers=bot_workers,
    )
    try:
        with listening_socket(config) as bound:
            asyncio.run(serve_until_told(config, bound, ready=lambda: _greet(catalogue, config, bound)))
    except CannotServe as cannot:
        complain(catalogue, cannot.key, **cannot.args_)
        return Status.UNREADABLE
    except KeyboardInterrupt:
        pass
    print(catalogue.say("serve-closed"))
    return Status.OK


def _greet(catalogue: "Catalogue", config: "Config", bound: "socket") -> None:
    """Say where the house is, and show phones the way."""
    import segno

    from coverts.server.run import addresses

    first, *others = addresses(config, bound)
    print(catalogue.say("serve-open", link=first))
    for link in others:
        print(catalogue.say("serve-also", link=link))
    if others and sys.stdout.isatty():
        segno.make(others[0]).terminal(compact=True)
    print(catalogue.say("serve-no-page-yet", link=f"{first}api/v1/"))
    print(catalogue.say("serve-data", folder=str(config.data)), flush=True)
