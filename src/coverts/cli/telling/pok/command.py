"""`coverts play pok`."""

from pathlib import Path

from coverts.bots import DEFAULT_LEVEL, Level
from coverts.cli.play import Resume, sit_down
from coverts.cli.voice import Spoken
from coverts.games.pok import POK, Options


def pok(
    *,
    players: int = 4,
    name: str | None = None,
    level: Level = DEFAULT_LEVEL,
    seed: str | None = None,
    memory_aid: bool = True,
    language: Spoken = None,
    save: Path | None = None,
    resume: Resume = False,
) -> int:
    """Play POK against bots: counters in closed fists, and three dice that say how many of them may go.

    Parameters
    ----------
    players
        How many play, you included: 3 to 7.
    name
        What you are called in the record of the game. [default: You]
    level
        How well the bots play, from random (any move that is allowed) over casual (by rule of thumb) to master.
    seed
        A word or number that decides throws and bots. [default: a new one]
    memory_aid
        Show which counters everybody has left, as a perfect memory would know.
    language
        The language the game speaks. [default: COVERTS_LANG, or else your locale]
    save
        The file to keep the game in, after every move. [default: a new one in your data folder]
    resume
        Go on with the game you left last, or with the one in --save.
    """
    options = Options(players, memory_aid)
    return sit_down(POK, options, name=name, level=level, seed=seed, language=language, save=save, resume=resume)
