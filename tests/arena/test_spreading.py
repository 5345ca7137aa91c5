"""The same figures, however the work is spread."""

import pytest

from coverts.arena import Book, Comparison, Field, Ladder, Misplay, Setting, Spread, answered, play_all
from coverts.arena.cluster import on_cluster
from coverts.arena.faults import Missing
from coverts.arena.questions import tasks
from coverts.arena.sheets import sheet
from coverts.arena.spreading import chunks
from tests.arena.company import POK, Greedy, Slow

MIXED = Comparison(
    setting=Setting(game="pok", players=4),
    candidate="casual",
    fields=(Field(("random", "tests.arena.company:Greedy"), "random"), Field(("casual",), "casual")),
    numbers=range(7, 12),
)
LADDER = Ladder(setting=Setting(game="pikoko", players=3), rungs=("random", "casual"), numbers=range(2))


def sheet_of(question: Comparison | Ladder, spread: Spread) -> bytes:
    book: Book = {}
    play_all(question, book, spread=spread)
    return sheet(question.answer(book))


@pytest.mark.parametrize("question", [MIXED, LADDER])
def test_one_process_is_two_is_other_pieces(question: Comparison | Ladder) -> None:
    alone = sheet_of(question, Spread())
    for spread in (Spread(processes=2), Spread(processes=2, chunk=3), Spread(processes=1, chunk=5)):
        assert sheet_of(question, spread) == alone


def test_all_work_is_in_the_pieces_in_order() -> None:
    work = tasks(MIXED)
    for size in (None, 1, 4, 1000):
        pieces = chunks(work, Spread(chunk=size), 2)
        assert [task for piece in pieces for task in piece] == work


def test_deals_do_not_depend_on_the_deals_around_them() -> None:
    few = answered(
        Comparison(setting=POK, candidate="casual", fields=(Field(("random",), "random"),), numbers=range(2, 4))
    )
    many = answered(
        Comparison(setting=POK, candidate="casual", fields=(Field(("random",), "random"),), numbers=range(6))
    )
    assert few.fields[0].deals == many.fields[0].deals[2:4]


def test_banks_differ() -> None:
    fields = (Field(("random",), "random"),)
    found = [
        answered(
            Comparison(
                setting=Setting(game="pok", players=3, bank=bank), candidate="casual", fields=fields, numbers=range(9)
            )
        )
        for bank in ("tuning", "held-out")
    ]
    assert found[0].fields[0].deals != found[1].fields[0].deals


def test_it_tells_how_far_it_is() -> None:
    told: list[int] = []
    book: Book = {}
    play_all(MIXED, book, tell=told.append)
    assert sum(told) == len(tasks(MIXED)) == sum(map(len, book.values()))


def test_bots_can_be_handed_in() -> None:
    question = Comparison(setting=POK, candidate="mine", fields=(Field(("random",), "random"),), numbers=range(2))
    assert answered(question, bots={"mine": Greedy()}, spread=Spread(processes=2)).finished == 2


def test_it_waits_until_bots_are_ready() -> None:
    slow = Slow()
    question = Comparison(setting=POK, candidate="slow", fields=(Field(("random",), "random"),), numbers=range(1))
    answered(question, bots={"slow": slow})
    assert slow.asked == 1


def test_a_misplay_in_another_process_is_told_here() -> None:
    fields = (Field(("random",), "random"),)
    question = Comparison(setting=POK, candidate="tests.arena.company:Cheat", fields=fields, numbers=range(1))
    with pytest.raises(Misplay) as caught:
        answered(question, spread=Spread(processes=2))
    assert (caught.value.name, caught.value.number, caught.value.kind) == ("tests.arena.company:Cheat", 0, "illegal")


def test_a_cluster_needs_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coverts.arena.missing.find_spec", lambda _: None)
    with pytest.raises(Missing, match=r"ray is not installed: pip install coverts\[cluster\]"):
        list(on_cluster(POK, ("random",), [], "auto"))


def test_broken_off_what_is_finished_is_there() -> None:
    book: Book = {}
    done: list[int] = []

    def stop(games: int) -> None:
        done.append(games)
        if len(done) == 6:
            raise KeyboardInterrupt

    question = Comparison(setting=POK, candidate="casual", fields=(Field(("random",), "random"),), numbers=range(9))
    with pytest.raises(KeyboardInterrupt):
        play_all(question, book, tell=stop, spread=Spread(processes=2, chunk=1))
    answer = question.answer(book)
    assert answer.is_partial
    assert sum(map(len, book.values())) == 6
