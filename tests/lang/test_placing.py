"""Numbers and names in sentences."""

from rich.cells import cell_len

from coverts.cli.telling.company import company
from coverts.lang import Catalogue
from coverts.lang.placing import counted, isolated, signed

EN = Catalogue("en")
DANA = "\u2068דנה\u2069"


def test_numbers_below_nothing_have_a_minus_sign() -> None:
    assert [counted(number) for number in (-1, 0, 3)] == ["−1", "0", "3"]
    assert [signed(number) for number in (-1, 0, 3)] == ["−1", "+0", "+3"]
    assert EN.say("page-points-of", player="Ada-1", round=-1, total=-2) == "Ada-1 −1 (now −2)"


def test_names_from_right_to_left_are_kept_apart_from_what_follows_once() -> None:
    assert isolated("Ada-1") == "Ada-1"
    assert isolated(isolated("דנה")) == DANA
    assert EN.say("bid-shown", player="דנה", number=3) == f"{DANA} 3"
    table = company(EN, ["Ada", "דנה", "سارة"], 0)
    assert table.row([EN.say("bid-shown", player=table.name(seat), number=seat) for seat in (1, 2)]) == (
        f"{DANA} 1, \u2068سارة\u2069 2"
    )


def test_labels_are_no_wider_for_it() -> None:
    labels = company(EN, ["Ada", "שם ארוך מאוד מאוד", "شخص"], 0).labels(8)
    assert [cell_len(label) for label in labels] == [3, 8, 3]
