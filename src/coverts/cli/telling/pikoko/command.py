"""`coverts play pikoko`."""

from coverts.cli.play import PlayOptions, sit_down
from coverts.games.pikoko import PIKOKO, Options, StartTokenTie


def pikoko(
    *,
    players: int = 4,
    start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
    first_starter: int | None = None,
    asked: PlayOptions = PlayOptions(),  # noqa: B008 - a value
) -> int:
    """Play Pikoko against bots: three rounds of bidding and tricks, with feathers everybody sees but their owner.

    Parameters
    ----------
    players
        How many play, you included: 3 to 5.
    start_token_tie
        Who starts next when several have the fewest points.
    first_starter
        Who starts round 1: 0 is you, 1 is on your left, and so on. [default: chance]
    asked
        The options of every game.
    """
    return sit_down(PIKOKO, Options(players, start_token_tie, first_starter), asked)
