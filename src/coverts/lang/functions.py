"""What catalogues can do to a name, where a language asks for it; web/src/lang/functions.ts does the same."""

import re
from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

_ELIDES: Final = re.compile(r"[aeiouœæ]|y(?![aeiou])", re.IGNORECASE)


def of(name: Any) -> str:
    """French: de Merle, d'Aigle, d'Yves, de Yann; de Héron, as an h in front of a bird is never silent."""
    elides = _ELIDES.match(normalize("NFD", str(name)))
    return f"d'{name}" if elides else f"de {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"OF": of}
