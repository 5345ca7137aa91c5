"""Reading the notation of counters and die faces, and saying what is wrong with it."""

from coverts.games.contract import Refusal, Refused
from coverts.games.pok.dice import DieFace, Symbol

_SYMBOLS = {symbol.notation: symbol for symbol in Symbol}
_DIE_FACES = {face.notation: face for face in DieFace}


def parse_symbol(text: str) -> Symbol:
    """The symbol that is written so, or `Refused`."""
    symbol = _SYMBOLS.get(text)
    if symbol is None:
        raise Refused(Refusal("K1", "notation-no-such-symbol", {"found": _short(text)}))
    return symbol


def parse_die_face(text: str) -> DieFace:
    """The die face that is written so, or `Refused`."""
    face = _DIE_FACES.get(text)
    if face is None:
        raise Refused(Refusal("K2", "notation-no-such-face", {"found": _short(text)}))
    return face


def _short(text: str) -> str:
    """A stranger's text, safe to repeat."""
    return ascii(text)[1:-1][:20]
