"""Configuration of a server, validated before anything starts."""

from pathlib import Path

from msgspec import Struct

import coverts


class Config(Struct, frozen=True, kw_only=True):
    """A server's settings."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8777
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, beside its own."""
    secure: bool = False
    """Whether browsers reach it through TLS, by a proxy in front."""
    bot_pace: float = 1.0
    """How long bots seem to think: 0 is not at all."""
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
    sockets_each: int = 200
    """Sockets that one person, or one address of people unknown, may have open at once."""
