"""`coverts play pok`."""

from coverts.cli.play import PlayOptions, sit_down
from coverts.games.pok import POK, Options


def pok(
    *,
    players: int = 4,
    memory_aid: bool = True,
    asked: PlayOptions = PlayOptions(),  # noqa: B008 - a value
) -> int:
    """Play POK against bots: counters in closed fists, and three dice that say how many of them may go.

    Parameters
    ----------
    players
        How many play, you included: 3 to 7.
    memory_aid
        Show which counters everybody has left, as a perfect memory would know.
    asked
        The options of every game.
    """
    return sit_down(POK, Options(players, memory_aid), asked)
