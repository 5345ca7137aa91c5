"""What a typed answer means. It reads words, not rules: whether a move is allowed is for the table to say."""

import re

from coverts.cli.telling.company import Company
from coverts.cli.telling.hearing import among, plain, word_of
from coverts.cli.telling.pikoko.questions import asked, faces_in, playable
from coverts.cli.telling.pikoko.words import colour_word, emblem_word
from coverts.games.pikoko import Action, Bid, Colour, Confidence, Face, Feather, Phase, Play, View

_FEATHER = re.compile(r"([rypwb]*)(\d{1,2})(?:=([rypwb]))?")
_NUMBER_FIRST = re.compile(r"^(\d{1,2})([rypwb]+)")


def heard(company: Company, view: View, text: str) -> Action | str:
    """The action that an answer means, or what to say when it means none."""
    match asked(view):
        case Phase.BID | Phase.SELF_BID:
            return _bid(company, view, text)
        case Phase.CONFIDENCE:
            return _confidence(company, view, text)
        case _:
            return _play(company, view, text)


def _bid(company: Company, view: View, text: str) -> Action | str:
    words = plain(company, text)
    if re.fullmatch(r"-?\d{1,4}", words):
        return Bid(int(words))
    return company.say("unclear-bid", text=text, number=len(view.legal) - 1)


def _confidence(company: Company, view: View, text: str) -> Action | str:
    words = plain(company, text)
    cards = [action for action in view.legal if isinstance(action, Confidence)]
    if word_of(company, "heard-none", words) or words == "0":
        return Confidence(None)
    if word_of(company, "heard-me", words):
        return Confidence(company.you)
    if words.isdecimal() and 1 <= int(words) <= len(cards):
        return cards[int(words) - 1]
    seat = among(words, [company.names[card.seat] if card.seat is not None else "" for card in cards])
    return company.say("unclear-confidence", text=text, number=len(cards)) if seat is None else cards[seat]


def _play(company: Company, view: View, text: str) -> Action | str:
    found = _FEATHER.fullmatch(_in_letters(company, text))
    meant = _faces_meant(*found.groups()) if found else []
    if not meant:
        return company.say("unclear-play", text=text, feathers=playable(company, faces_in(view)))
    allowed = [face for face in meant if face in faces_in(view)]
    if len(allowed) == 1:
        return Play(allowed[0])
    if not allowed and len({face.feather for face in meant}) == 1:
        return Play(meant[0])
    if not allowed:
        return company.say("unclear-play", text=text, feathers=playable(company, faces_in(view)))
    if len({face.feather for face in allowed}) > 1:
        return company.say("unclear-which", text=text, feathers=playable(company, allowed))
    return _which_colour(company, allowed)


def _which_colour(company: Company, faces: list[Face]) -> str:
    return company.say(
        "unclear-colour",
        feather=faces[0].feather.notation,
        colours=company.any_of([colour_word(company, face.colour) for face in faces]),
        typed=company.any_of([face.notation for face in faces]),
    )


def _in_letters(company: Company, text: str) -> str:
    """An answer in notation: colours and emblems become letters, "as" becomes "="."""
    words = f" {plain(company, text)} "
    for colour in Colour:
        for word in (colour_word(company, colour), emblem_word(company, colour)):
            words = re.sub(rf"(?<![^\W\d_]){re.escape(word.casefold())}(?![^\W\d_])", colour.notation.casefold(), words)
    words = words.replace(f" {company.say('heard-as')} ", "=")
    return _NUMBER_FIRST.sub(r"\2\1", re.sub(r"[\s\-]", "", words))


def _faces_meant(colours: str, number: str, named: str | None) -> list[Face]:
    """The faces that letters and a number can mean: a feather's, or those of a face that is named by itself."""
    letters, faces = colours.upper(), [face for face in Face if face.feather.number == int(number)]
    if len(letters) == 1:
        faces = [face for face in faces if face.colour.notation == letters]
    elif letters:
        faces = [face for face in faces if _shows(face.feather, letters)]
    return [face for face in faces if named is None or face.colour.notation == named.upper()]


def _shows(feather: Feather, letters: str) -> bool:
    return sorted(colour.notation for colour in feather.colours) == sorted(letters)
