"""Inference about hidden information: the posterior over one's own hidden hand, and opponent models."""

from coverts.belief.worlds import Worlds, worlds_in, worlds_of

__all__ = ["Worlds", "worlds_in", "worlds_of"]
