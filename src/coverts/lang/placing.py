"""How numbers and names stand in a sentence, and beside each other."""

import re
import unicodedata
from typing import Final

MINUS: Final = "−"
"""As wide as a plus, and no line breaks after it; a hyphen is neither."""
_ISOLATE, _END = "\u2068", "\u2069"

LONGEST: Final = 2000
"""Fluent refuses arguments of more than 2500 characters."""


def counted(number: int) -> str:
    """3, 0, −1."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """+3, +0, −1."""
    return f"{number:+}".replace("-", MINUS)


def with_minus_signs(sentence: str) -> str:
    """A sentence in which numbers have been written with a hyphen. One in the middle of a name stays."""
    return re.sub(r"(?<!\w)-(?=\d)", MINUS, sentence)


def isolated(text: str) -> str:
    """A name that is written from right to left would take the number after it to its other side.

    Other texts stay as they are: a mark that nobody sees is in the way of whoever searches or compares them.
    """
    if _ISOLATE in text or not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return text
    return _ISOLATE + text + _END


def shortened(text: str) -> str:
    """A text that is too long for a sentence, such as what a database says of a damaged row, without its middle."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]} … {text[-half:]}"
