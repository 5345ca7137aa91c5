"""Configuration of a server, validated before anything starts."""

from pathlib import Path

from msgspec import Struct

import coverts
from coverts.server.logs import Form
from coverts.server.pubsub_url import RedisUrl
from coverts.store.postgres.url import PostgresUrl


class Keep(Struct, frozen=True):
    """How many days things are kept; 0 is for ever."""

    tables: int = 0
    """Tables and records after the game has ended."""
    talk: int = 0
    """What was said, after the game has ended."""
    people: int = 0
    """Names and devices of people at whose tables nothing happens any more."""


class Config(Struct, frozen=True, kw_only=True):
    """A server's settings."""

    data: Path
    database: PostgresUrl | None = None
    """The PostgreSQL database that takes the place of the folder; None is SQLite in the folder."""
    pubsub: RedisUrl | None = None
    """The Redis or Valkey server by which several servers on one database hear of each other; None is the database."""
    host: str = "127.0.0.1"
    port: int = 8777
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, beside its own."""
    secure: bool = False
    """Whether browsers reach it through TLS, by a proxy in front."""
    host_names: tuple[str, ...] = ()
    """Names under which it may be asked for, beside addresses and this machine's own; none is any behind TLS."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed what they say in `X-Forwarded-For`; behind TLS also this machine."""
    bot_pace: float = 1.0
    """How long bots seem to think: 0 is not at all, where no people play."""
    bots_at_once: bool = False
    """Whether they do not think where people play either. How long they took to decide then tells what they hold."""
    round_pause: float = 0.0
    """Seconds, at most, that the next question waits after a round for everybody to look at the points."""
    bot_workers: int = 1
    lan: bool = False
    """Whether the page may open the house to the local network without asking in the terminal."""
    lan_address: str | None = None
    """This machine's address in that network; found out if it is not given."""
    page: Path = Path(coverts.__file__).parent / "static"
    """Where the page lies that browsers are shown."""
    request_time: float = 20.0
    """Seconds for a client to send a whole request or handshake, and to take the answer."""
    limit_factor: float = 1.0
    """How many times as much there is of everything as `door/budgets.py` says."""
    sockets_each: int = 200
    """Sockets that one person, or one address of people unknown, may have open at once."""
    log: Form = "text"
    """How lines of the log are written."""
    metrics_host: str = ""
    metrics_port: int = 0
    """The address of their own for an operator's figures; no host is none."""
    keep: Keep = Keep()
    """How long things are kept."""
