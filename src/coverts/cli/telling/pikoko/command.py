"""`coverts play pikoko`."""

from pathlib import Path

from coverts.bots import DEFAULT_LEVEL, Level
from coverts.cli.play import Resume, sit_down
from coverts.cli.voice import Spoken
from coverts.games.pikoko import PIKOKO, Options, StartTokenTie


def pikoko(
    *,
    players: int = 4,
    name: str | None = None,
    level: Level = DEFAULT_LEVEL,
    seed: str | None = None,
    start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
    first_starter: int | None = None,
    language: Spoken = None,
    save: Path | None = None,
    resume: Resume = False,
) -> int:
    """Play Pikoko against bots: three rounds of bidding and tricks, with feathers everybody sees but their owner.

    Parameters
    ----------
    players
        How many play, you included: 3 to 5.
    name
        What you are called in the record of the game. [default: You]
    level
        How well the bots play, from random (any move that is allowed) over casual (by rule of thumb) to master.
    seed
        A word or number that decides deals and bots. [default: a new one]
    start_token_tie
        Who starts next when several have the fewest points.
    first_starter
        Who starts round 1: 0 is you, 1 is on your left, and so on. [default: chance]
    language
        The language the game speaks. [default: COVERTS_LANG, or else your locale]
    save
        The file to keep the game in, after every move. [default: a new one in your data folder]
    resume
        Go on with the game you left last, or with the one in --save.
    """
    options = Options(players, start_token_tie, first_starter)
    return sit_down(PIKOKO, options, name=name, level=level, seed=seed, language=language, save=save, resume=resume)
