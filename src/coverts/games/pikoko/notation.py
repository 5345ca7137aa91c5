"""Reading the notation of feathers and faces, and saying what is wrong with it."""

from coverts.games.contract import Refusal, Refused
from coverts.games.pikoko.feathers import Face, Feather

_FEATHERS = {feather.notation: feather for feather in Feather}
_FACES = {face.notation: face for face in Face}


def parse_feather(text: str) -> Feather:
    """The feather that is written so, or `Refused`."""
    feather = _FEATHERS.get(text)
    if feather is None:
        raise Refused(_wrong_feather(text))
    return feather


def parse_face(text: str) -> Face:
    """The played feather that is written so, or `Refused`."""
    face = _FACES.get(text)
    if face is None:
        raise Refused(_wrong_face(text))
    return face


def _wrong_feather(text: str) -> Refusal:
    letters, number = text.rstrip("0123456789"), text.lstrip("RYPWB")
    for feather in Feather:
        if f"{feather.number}" == number and sorted(str(colour) for colour in feather.colours) == sorted(letters):
            args: dict[str, int | str] = {
                "found": _short(text),
                "feather": feather.notation,
                "notation": feather.notation,
            }
            return Refusal("P2", "notation-letter-order", args)
    return Refusal("P1", "notation-no-such-feather", {"found": _short(text)})


def _wrong_face(text: str) -> Refusal:
    written, equals, colour = text.partition("=")
    feather = _FEATHERS.get(written)
    if feather is None:
        return _wrong_feather(written)
    if not equals:
        return Refusal("P13", "notation-colour-unnamed", {"feather": written})
    if len(feather.colours) == 1:
        return Refusal("P13", "notation-colour-needless", {"feather": written})
    return Refusal("P13", "notation-colour-impossible", {"feather": written, "found": _short(colour)})


def _short(text: str) -> str:
    """A stranger's text, short and printable."""
    return ascii(text)[1:-1][:20]
