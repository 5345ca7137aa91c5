"""Reading typed answers kindly: any case, spare spaces, filler words, beginnings of names."""

from collections.abc import Sequence

from coverts.cli.telling.company import Company


def plain(company: Company, text: str) -> str:
    """An answer in small letters, with single spaces and without words that add nothing."""
    words = text.casefold().replace(",", " ").split()
    filler = company.say("heard-filler").split()
    return " ".join(word for word in words if word not in filler or len(words) == 1).strip(".!")


def word_of(company: Company, key: str, word: str) -> bool:
    """Whether a word is one of those that the catalogue lists."""
    return word in company.say(key).split()


def among(word: str, names: Sequence[str]) -> int | None:
    """Which of the names is meant: one that is equal, or the only one that begins like this."""
    folded = [name.casefold() for name in names]
    if word and word in folded:
        return folded.index(word)
    begins = [place for place, name in enumerate(folded) if word and name.startswith(word)]
    return begins[0] if len(begins) == 1 else None
