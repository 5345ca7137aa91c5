"""`coverts serve`."""

import re
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter, validators

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue
    from coverts.server.config import Config

Flag = Annotated[bool, Parameter(negative="")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Place:
    """Where the server listens, and where it keeps things."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets others in the same network in."""
    port: int = 8777
    """The port to listen on."""
    next_port: Flag = False
    """Take the next port if this one is in use."""
    data: Path | None = None
    """The folder where everything is kept. [default: your data folder]"""
    database: str | None = None
    """A PostgreSQL database to keep everything in, such as postgresql://name@host/coverts. [default: SQLite]"""
    pubsub: str | None = None
    """A Redis or Valkey server, such as redis://host, by which many servers on one PostgreSQL database hear of each
    other. [default: PostgreSQL itself]"""
    open_: Annotated[bool, Parameter(name="--open", negative="")] = False
    """Show the house in the browser, where there is one; COVERTS_NO_BROWSER=1 never does."""
    log: Literal["text", "json"] = "text"
    """How the log on standard error is written."""


def _require_address(_: type, value: str) -> None:
    if value and not re.fullmatch(r"[^\s/]+:\d{1,5}", value):
        raise ValueError(f"{value} is no address with a port, such as 127.0.0.1:9777")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Reach:
    """From where it can be reached."""

    origin: Annotated[tuple[str, ...], Parameter(negative="")] = ()
    """Another origin whose pages may use this server, such as https://club.example; can be given several times."""
    host_name: Annotated[tuple[str, ...], Parameter(negative="")] = ()
    """A name of this server, such as play.example.org, beside this machine's own; can be given several times."""
    proxy: Annotated[tuple[str, ...], Parameter(negative="")] = ()
    """The address of a proxy in front, such as 10.0.0.2 or 10.0.0.0/24, whose X-Forwarded-For is believed."""
    metrics_address: Annotated[str, Parameter(validator=_require_address)] = ""
    """An address for Prometheus alone, such as 127.0.0.1:9777, with more figures than everybody may read."""
    secure: Flag = False
    """Browsers come through TLS, by a proxy in front: cookies are for TLS alone."""
    lan: Flag = False
    """Let the page open the house to the local network, for people at this machine, without asking in the terminal."""
    lan_address: str | None = None
    """This machine's address in that network, where it has several. [default: the one that others see]"""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Limits:
    """How long things take, and how much there may be of them."""

    bot_pace: Annotated[float, Parameter(validator=validators.Number(gte=0, lte=100))] = 1.0
    """How long bots seem to think: 1 is like people; 0 is not at all at tables of bots, and like people at others."""
    bots_at_once: Flag = False
    """With a pace of 0, for tests: at all tables. Whoever looks at the clock then learns what bots hold."""
    round_pause: Annotated[float, Parameter(validator=validators.Number(gte=0, lte=600))] = 15.0
    """Seconds, at most, that a game waits after a round until everybody has looked at the points."""
    bot_workers: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=64))] = 1
    """How many processes the bots think in."""
    request_time: Annotated[float, Parameter(validator=validators.Number(gte=0.1, lte=3600))] = 20.0
    """Seconds for a client to send a whole request, before it is cut off."""
    limit_factor: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.0
    """Multiply every limit on how often and how much, such as for a club that comes from one address."""
    sockets_each: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 200
    """How many sockets one person may have open at once, or all people unknown at one address."""


Days = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=36_500))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Keeping:
    """How long things are kept, in days; 0 is for ever."""

    keep_tables: Days = 0
    """Days that a table and its record are kept after the game."""
    keep_talk: Days = 0
    """Days that what was said at a table is kept after the game."""
    keep_people: Days = 0
    """Days after which somebody is forgotten at whose tables nothing has happened meanwhile."""


def serve(
    *,
    place: Place = Place(),  # noqa: B008 - a value, as are the others
    reach: Reach = Reach(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    keeping: Keeping = Keeping(),  # noqa: B008
) -> Status:
    """Run a server for tables that people and programs play at over the network.

    Every option can also be given as a variable: COVERTS_PORT=80, COVERTS_DATA=/srv/coverts and so on.

    Parameters
    ----------
    place
        Where the server listens, and where it keeps things.
    reach
        From where it can be reached.
    limits
        How long things take, and how much there may be of them.
    keeping
        How long things are kept.
    """
    from coverts.cli.voice import complain, speech
    from coverts.server.run import CannotServe

    catalogue = speech()
    try:
        _serve(catalogue, _config(place, reach, limits, keeping), place)
    except CannotServe as cannot:
        complain(catalogue, cannot.key, **cannot.args_)
        return Status.UNREADABLE
    except KeyboardInterrupt:
        pass
    print(catalogue.say("serve-closed"))
    return Status.OK


def _config(place: Place, reach: Reach, limits: Limits, keeping: Keeping) -> "Config":
    """The server's settings; `CannotServe` if an address among them is none."""
    from platformdirs import user_data_path

    from coverts.cli.place import pubsub_of, url_of
    from coverts.server.config import Config, Keep
    from coverts.server.run import CannotServe
    from coverts.store.interface import StoreError

    for one in reach.origin:
        if not re.fullmatch(r"https?://[^/\s]+", one):
            raise CannotServe("serve-bad-origin", origin=one)
    for one in reach.proxy:
        if not _is_network(one):
            raise CannotServe("serve-bad-proxy", proxy=one)
    try:
        database = url_of(place.database) if place.database else None
        pubsub = pubsub_of(place.pubsub, database) if place.pubsub else None
    except StoreError as error:
        raise CannotServe("serve-cannot-keep", why=error.why) from None
    metrics_host, _, metrics_port = reach.metrics_address.rpartition(":")
    return Config(
        data=place.data or user_data_path("coverts"),
        database=database,
        pubsub=pubsub,
        host=place.host,
        port=place.port,
        log=place.log,
        origins=reach.origin,
        host_names=reach.host_name,
        proxies=reach.proxy,
        secure=reach.secure,
        lan=reach.lan,
        lan_address=reach.lan_address,
        metrics_host=metrics_host,
        metrics_port=int(metrics_port or 0),
        keep=Keep(keeping.keep_tables, keeping.keep_talk, keeping.keep_people),
        **asdict(limits),
    )


def _serve(catalogue: "Catalogue", config: "Config", place: Place) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    import asyncio

    from uvicorn.loops.auto import auto_loop_factory

    from coverts.cli.consent import Asker, is_interactive
    from coverts.cli.welcome import greet, listening_somewhere
    from coverts.server.run import listening_socket, serve

    # The loop is the one that uvicorn would choose if it made one itself: uvloop, where there is one.
    with (
        listening_somewhere(config) if place.next_port else listening_socket(config) as bound,
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        ready = partial(greet, catalogue, config, bound, show=place.open_)
        terminal = Asker(catalogue) if is_interactive() else None
        runner.run(serve(config, bound, ready=ready, terminal=terminal))


def _is_network(text: str) -> bool:
    from ipaddress import ip_network

    try:
        ip_network(text)
    except ValueError:
        return False
    return True
