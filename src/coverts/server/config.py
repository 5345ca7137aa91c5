"""How a server is set up. What is wrong is said before anything starts."""

from pathlib import Path

from msgspec import Struct


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
    bot_workers: int = 1
