"""Feathers and numbers in the words of the page."""

from coverts.lang import Catalogue

LETTERS = "RYPWB"


def colour_word(letter: str, language: str = "en") -> str:
    return Catalogue(language).say(f"colour-{letter}")


def feather_words(feather: str, language: str = "en") -> str:
    """Red 6, or purple-yellow-red 1."""
    catalogue = Catalogue(language)
    colours = [colour_word(letter, language) for letter in feather if letter in LETTERS]
    number = int(feather.lstrip(LETTERS))
    if len(colours) == 1:
        return catalogue.say("feather-plain", colour=colours[0], number=number)
    first, second, third = colours
    return catalogue.say("feather-multi", first=first, second=second, third=third, number=number)


def feather_of(face: str) -> str:
    return face.partition("=")[0]


def numbers(texts: list[str]) -> list[int]:
    """Points as the page shows them: a minus is a minus sign."""
    return [int(text.replace("−", "-")) for text in texts]
