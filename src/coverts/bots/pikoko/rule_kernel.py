"""Players by rule of thumb as machine code."""

from collections.abc import Callable
from functools import cache
from typing import Any

from coverts.bots.pikoko.variants import play_on
from coverts.simulate.compiling import compiled


@cache
def rule_kernel() -> Callable[..., Any]:
    """`play_on`, compiled once for each process."""
    return compiled(play_on)
