"""Figures as a file: to six digits, which is finer than they are known, and one line for each small thing."""

import json
import re
from typing import Any


def rounded(figures: Any) -> bytes:
    """What is kept of figures."""
    text = json.dumps(_short(figures), indent=1, ensure_ascii=False)
    # Lists and things without further ones in them take a line each.
    flat = re.sub(r"([\[{])\s+([^\[\]{}]*?)\s+([\]}])", lambda found: _in_line(*found.groups()), text)
    return (flat + "\n").encode()


def _in_line(left: str, inside: str, right: str) -> str:
    return left + re.sub(r"\s*\n\s*", " ", inside) + right


def _short(figures: Any) -> Any:
    match figures:
        case float():
            return float(f"{figures:.6g}")
        case dict():
            return {name: _short(value) for name, value in figures.items()}
        case list() | tuple():
            return [_short(value) for value in figures]
        case _:
            return figures
