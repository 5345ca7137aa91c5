"""The games that can be played here, and how: whoever asks needs to know no rules."""

from enum import Enum
from importlib.metadata import version

import msgspec
from litestar import get
from msgspec import Struct

from coverts.bots.levels import DEFAULT_LEVEL, guesses_of, levels_for_people
from coverts.games.contract import AnyGame
from coverts.games.registry import GAMES
from coverts.hall.manners import PHRASES
from coverts.server.routes.given import TheLinks


class OptionOffered(Struct, frozen=True):
    """Something that the rules leave to the table: what can be chosen for it in the setup."""

    name: str
    values: tuple[str | bool, ...]
    default: str | bool


class GameOffered(Struct, frozen=True, kw_only=True):
    """A game, by the name it has in a setup."""

    game: str
    players: tuple[int, ...]
    levels: tuple[str, ...]
    """The bots to choose from, from the weakest to the strongest."""
    default_level: str
    guesses: dict[str, tuple[int, ...]]
    """By level: with how many players it works with guesses, since the game is not solved for so many."""
    options: tuple[OptionOffered, ...]


class Offered(Struct, frozen=True, kw_only=True):
    """Everything that can be played here."""

    version: str
    """Of the server."""
    origin: str
    """What links for others begin with: this machine's own name for itself would lead a phone nowhere."""
    games: tuple[GameOffered, ...]
    phrases: tuple[str, ...]
    """The keys of the ready-made phrases."""


@get("/games", summary="The games on offer")
async def games(links: TheLinks) -> Offered:
    """What a table can be set up with."""
    return Offered(
        version=version("coverts"),
        origin=links.origin,
        games=tuple(_offered(game) for game in GAMES.values()),
        phrases=PHRASES,
    )


def _offered(game: AnyGame) -> GameOffered:
    fields = msgspec.structs.fields(game.options_type)
    return GameOffered(
        game=game.name,
        players=tuple(game.players),
        levels=levels_for_people(game.name),
        default_level=DEFAULT_LEVEL,
        guesses=guesses_of(game.name),
        options=tuple(_option(field) for field in fields if _is_a_choice(field.type)),
    )


def _is_a_choice(kind: object) -> bool:
    return kind is bool or (isinstance(kind, type) and issubclass(kind, Enum))


def _option(field: msgspec.structs.FieldInfo) -> OptionOffered:
    values = (False, True) if field.type is bool else tuple(field.type)
    return OptionOffered(field.name, msgspec.to_builtins(values), msgspec.to_builtins(field.default))


OFFERED = [games]
