"""The call graph of a function, and the source files it is made of."""

import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType


def called_by(functions: Iterable[FunctionType]) -> tuple[FunctionType, ...]:
    """All plain functions of our own kind that these lead to, themselves included, each once."""
    found: dict[FunctionType, None] = {}
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found[function] = None
            waiting += [other for other in _named_in(function) if other.__module__ not in sys.stdlib_module_names]
    return tuple(found)


def _named_in(function: FunctionType) -> Iterator[FunctionType]:
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    names = [function.__globals__.get(name) for name in _names(function.__code__)]
    return (value for value in (*cells, *names) if isinstance(value, FunctionType))


def _names(code: CodeType) -> Iterator[str]:
    """Of the code itself and of the comprehensions in it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def fingerprint(functions: Iterable[FunctionType], *also: str) -> str:
    """Changes whenever anything does that the functions are made of.

    A function may use a constant that comes from anywhere in its package, so all files of all packages count.
    """
    digest = blake2b("\0".join(also).encode(), digest_size=12)
    for file in sorted({file for function in called_by(functions) for file in _files_beside(function)}):
        digest.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _files_beside(function: FunctionType) -> Iterable[Path]:
    file = Path(function.__code__.co_filename)
    packages = function.__module__.split(".")
    if packages[0] != "coverts" or not file.is_file():
        return [file] if file.is_file() else []
    # src/coverts/games/pikoko/tricks.py: everything below src/coverts/games.
    return file.parents[len(packages) - 3].rglob("*.py")
