import pytest

from coverts.lang import Catalogue
from coverts.lang.functions import of


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("Merle", "de Merle"),
        ("Aigle", "d'Aigle"),
        ("Émile", "d'Émile"),
        ("Œil", "d'Œil"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Héron", "de Héron"),
        ("", "de "),
    ],
)
def test_french_names_elide(name: str, phrase: str) -> None:
    assert of(name) == phrase


def test_a_sentence_uses_it() -> None:
    assert Catalogue("fr").say("peacock", person="one", player="Aigle") == "le paon d'Aigle"
