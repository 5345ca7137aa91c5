"""The typed boundary to OpenSpiel's untyped parts."""

from coverts.envs.extras import require

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402 - first the message for those who lack the extra

CHANCE: int = int(pyspiel.PlayerId.CHANCE)
TERMINAL: int = int(pyspiel.PlayerId.TERMINAL)

__all__ = ["CHANCE", "TERMINAL", "pyspiel"]
