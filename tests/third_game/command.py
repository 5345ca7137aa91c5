"""`coverts play solo`."""

from pathlib import Path

from coverts.bots import DEFAULT_LEVEL, Level
from coverts.cli.play import Resume, sit_down
from coverts.cli.voice import Spoken
from tests.third_game.rules import SOLO, Options


def solo(
    *,
    players: int = 3,
    name: str | None = None,
    level: Level = DEFAULT_LEVEL,
    seed: str | None = None,
    language: Spoken = None,
    save: Path | None = None,
    resume: Resume = False,
) -> int:
    """Play Solo against bots: show the highest counter that nobody else shows."""
    options = Options(players)
    return sit_down(SOLO, options, name=name, level=level, seed=seed, language=language, save=save, resume=resume)
