"""Records told as stories."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from coverts.cli.telling.story import story
from coverts.games.contract import Step
from coverts.lang import Catalogue
from coverts.records.format import Record
from coverts.records.reading import Document
from coverts.records.referee import game_of, options_of, replay
from coverts.records.replaying import Illegal


def retold(document: Document, catalogue: Catalogue) -> Iterator[str]:
    """The game of a record in words, as far as it is legal."""
    record = document.record
    steps = _legal_steps(record)
    first = next(steps, None)
    if first is not None:
        names = [seat.name for seat in record.seats]
        yield from story(game_of(record), names, options_of(record), chain([first], steps), catalogue)


def _legal_steps(record: Record) -> Iterator[Step[Any, Any]]:
    try:
        for made in replay(record):
            yield made.step
    except Illegal:
        return
