"""A whole game as a story for people to read, all secrets told."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from coverts.cli.telling.company import Company, company
from coverts.cli.telling.layout import wrapped
from coverts.cli.telling.talk import AnyTale, talk_of
from coverts.games.contract import OPEN, AnyGame, Over, Step
from coverts.lang import Catalogue

WIDTH: Final = 100


def story(
    game: AnyGame, names: Sequence[str], options: object, steps: Iterable[Step[Any, Any]], catalogue: Catalogue
) -> Iterator[str]:
    """A game from its first step, finished or not, in lines of plain text."""
    players, tale = company(catalogue, names), talk_of(game.name).tale
    start = game.view(game.start(options), OPEN)
    yield from wrapped(_describe(game, tale, players, start, steps), WIDTH)


def _describe(
    game: AnyGame, tale: AnyTale, players: Company, view: Any, steps: Iterable[Step[Any, Any]]
) -> Iterator[str]:
    yield players.say(tale.title)
    yield players.say("story-players", players=players.row(players.names))
    yield from tale.opening(players)
    begun = False
    for step in steps:
        for event in step.events:
            sight = game.sight(event, OPEN)
            yield from tale.describe(players, view, sight)
            view, begun = game.fold(view, sight), True
    if not isinstance(view.prompt, Over):
        yield from tale.broken_off(players, view)
        yield ""
        yield players.say("story-unfinished" if begun else "story-nothing")
