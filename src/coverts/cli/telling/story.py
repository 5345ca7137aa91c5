"""A whole game as a story for people to read, all secrets told."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from coverts.cli.telling.company import Company, company
from coverts.cli.telling.layout import wrapped
from coverts.cli.telling.pikoko.tale import PIKOKO_TALE
from coverts.cli.telling.pok.tale import POK_TALE
from coverts.cli.telling.talk import Tale
from coverts.games.contract import OPEN, AnyGame, Over, Step
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.lang import Catalogue

WIDTH: Final = 100
TALES: Final = {PIKOKO.name: PIKOKO_TALE, POK.name: POK_TALE}


def story(
    game: AnyGame, names: Sequence[str], options: Any, steps: Iterable[Step[Any, Any]], catalogue: Catalogue
) -> Iterator[str]:
    """A game from its first step, finished or not, in lines of plain text."""
    players, tale = company(catalogue, names), TALES[game.name]
    start = game.view(game.start(options), OPEN)
    yield from wrapped(_told(game, tale, players, start, steps), WIDTH)


def _told(game: AnyGame, tale: Tale, players: Company, view: Any, steps: Iterable[Step[Any, Any]]) -> Iterator[str]:
    yield players.say(tale.title)
    yield players.say("story-players", players=players.row(players.names))
    yield from tale.opening(players)
    begun = False
    for step in steps:
        for event in step.events:
            sight = game.sight(event, OPEN)
            yield from tale.told(players, view, sight)
            view, begun = game.fold(view, sight), True
    if not isinstance(view.prompt, Over):
        yield from tale.broken_off(players, view)
        yield ""
        yield players.say("story-unfinished" if begun else "story-nothing")
