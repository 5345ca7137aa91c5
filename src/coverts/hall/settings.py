"""Settings of a table."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import asdict

from coverts.hall.wire import Setup, game_of

DAY = 24 * 60 * 60


Visibility: TypeAlias = Literal["public", "link"]
"""In the lobby for everybody, or for those who have the link."""

Talk: TypeAlias = Literal["free", "phrases", "quiet"]
"""What may be said while a game is on: anything, ready-made phrases, nothing. One word can spoil a round."""

Leaver: TypeAlias = Literal["bot", "pause", "abort"]
"""What happens when somebody leaves a game: a bot plays for them, the game waits for them, or it ends."""

Help: TypeAlias = Literal["off", "beliefs", "coach"]
"""What the coach says during a game to whoever asks: nothing, what they may believe, or also what to do."""

Language: TypeAlias = Literal["en", "de", "fr", "nl"]
"""Whose birds the bots are named after. People read all the rest in their own."""

Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=30 * DAY)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a table opens."""

    setup: Setup
    visibility: Visibility = "link"
    seconds: Seconds | None = None
    """The clock: so long for each decision. Days make a slow game; None is no clock."""
    talk: Talk = "phrases"
    leaver: Leaver = "bot"
    language: Language = "en"
    help: Help = "off"


def require_playable(settings: Settings) -> None:
    """`Refused` by a rule of the game if it cannot be played so."""
    game_of(settings.setup).start(options_of(settings.setup))


def options_of(setup: Setup) -> Any:
    """The options as the rule book knows them: without the name of the game, which would be written into every view."""
    assert isinstance(setup, Struct)
    return game_of(setup).options_type(**asdict(setup))
