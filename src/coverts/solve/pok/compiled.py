"""The border to numba: a typed wrapper of `simulate.compiling`.

Floating-point arithmetic is not re-ordered, so that a table is the same wherever it is made; compiled code releases the
GIL, so that threads solve positions side by side.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from coverts.simulate.compiling import compiled as as_machine_code

_P = ParamSpec("_P")
_R = TypeVar("_R")


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The same function as machine code, made when it is first called."""
    return cast("Callable[_P, _R]", as_machine_code(function))
