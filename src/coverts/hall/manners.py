"""Validation of names and chat: bounded, in one line, with no control or confusing characters."""

import unicodedata

NAME_LENGTH = 24
TEXT_LENGTH = 300

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "oh-no",
    "ha",
    "thinking",
    "take-your-time",
    "hurry",
    "thanks",
    "good-game",
    "again",
    "bye",
)
"""The keys of the ready-made phrases. None of them can say anything about a hand."""

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and symbols of which nothing is to be seen."""

_LATIN = {
    "a": "аαɑ",
    "b": "вβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еε",
    "g": "ԍցɡ",
    "h": "нһηհ",
    "j": "јϳյ",
    "k": "кκ",
    "l": "іӏιɩıǀi1|",
    "m": "мμ",
    "n": "νո",
    "o": "оοօ0",
    "p": "рρ",
    "q": "ԛզ",
    "s": "ѕ",
    "t": "тτ",
    "u": "ս",
    "v": "ѵ",
    "w": "ԝω",
    "x": "хχ",
    "y": "уүυγ",
    "z": "ζ",
}
"""Small letters of other scripts that look like Latin ones, small or large, and what looks alike among the Latin."""

_LOOK_ALIKES = str.maketrans({other: letter for letter, others in _LATIN.items() for other in others})

_MOST_MARKS = 4
"""How many marks a letter can bear; more would climb over the lines of others."""


def plain_name(name: str) -> str:
    """A name as it is shown to others."""
    return _one_line(name, NAME_LENGTH)


def plain_text(text: str) -> str:
    """Something said, as it is shown to others."""
    return _one_line(text, TEXT_LENGTH)


def looks_of(name: str) -> str:
    """The same for names that are easily taken for one another: letters in other forms, joined in other ways, or of
    another script (homoglyphs).
    """
    bare = name.replace(_JOINER, "").replace(_EMOJI_STYLE, "")
    folded = unicodedata.normalize("NFKC", bare).casefold()
    # Taken apart, so that a letter with a mark is known by its letter.
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKD", folded).translate(_LOOK_ALIKES))


def _one_line(text: str, length: int) -> str:
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    shown = unicodedata.normalize("NFC", "".join(filter(_is_shown, spaced)))
    one_line = " ".join(unicodedata.normalize("NFC", _settled(shown)).split())
    return one_line[:length].rstrip(f" {_JOINER}")


def _is_shown(letter: str) -> bool:
    """Everything but control, format and private characters, unpaired halves, blanks and unusual variants."""
    if letter in (_JOINER, _EMOJI_STYLE):
        return True
    is_variant = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return letter not in _BLANK and not is_variant and not unicodedata.category(letter).startswith("C")


def _settled(text: str) -> str:
    """A text without joiners and marks that have nothing to hold on to."""
    kept = ""
    for letter, following in zip(text, f"{text[1:]} ", strict=False):
        if _holds_on(letter, kept, following):
            kept += letter
    return kept


def _holds_on(letter: str, before: str, following: str) -> bool:
    on = unicodedata.category(before[-1]) if before else ""
    if letter == _EMOJI_STYLE:
        return on == "So"
    if letter == _JOINER:
        is_emoji = on in ("So", "Sk") or before.endswith(_EMOJI_STYLE)
        return is_emoji and unicodedata.category(following) == "So"
    if _is_mark(letter):
        return bool(before[-1:].strip()) and not all(map(_is_mark, before[-_MOST_MARKS:]))
    return True


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")
