"""What a seat can work out about what it does not see: the feathers on its own peacock, and how others decide."""

from coverts.belief.worlds import Worlds, worlds_in, worlds_of

__all__ = ["Worlds", "worlds_in", "worlds_of"]
