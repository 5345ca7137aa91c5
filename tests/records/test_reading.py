"""Whatever a file holds, the answer is a record or a sentence."""

import io
from typing import Any

import msgspec
import pytest

from coverts.records.reading import MOST_BYTES, Document, Unreadable, chunks, read

POK: dict[str, Any] = {
    "format": "coverts/1",
    "game": "pok",
    "seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}],
    "rounds": [{"dice": ["1R", "2B", "-"]}],
}


def encoded(**changes: Any) -> bytes:
    return msgspec.json.encode(POK | changes)


def refused(text: bytes) -> tuple[str, str]:
    with pytest.raises(Unreadable) as refusal:
        read(text)
    return refusal.value.refusal.key, refusal.value.where


def test_a_record_is_read_with_every_unknown_key_kept() -> None:
    document = read(encoded(event="Club night", seats=[{"name": "Ada", "elo": 7}, {"name": "Bo"}, {"name": "Cy"}]))
    assert document.record.seats[0].name == "Ada"
    assert document.data["event"] == "Club night"
    assert document.data["seats"][0]["elo"] == 7


def test_a_byte_order_mark_is_no_obstacle() -> None:
    assert isinstance(read(b"\xef\xbb\xbf" + encoded()), Document)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"", "unreadable-json"),
        (b"{", "unreadable-json"),
        (b"{} {}", "unreadable-json"),
        (b"NaN", "unreadable-json"),
        (b'{"format": NaN}', "unreadable-json"),
        (b'{"format": Infinity}', "unreadable-json"),
        (b'{"format": 1e999}', "unreadable-json"),
        (b"9" * 5000, "unreadable-json"),
        (b'"\\ud800"', "unreadable-surrogate"),
        (b'"\\udc00 alone"', "unreadable-surrogate"),
        (b'"\xff"', "unreadable-utf8"),
        (b'"\xed\xa0\x80"', "unreadable-utf8"),
        (b"[" * 100_000, "unreadable-nesting"),
        (b'{"a":' * 100_000, "unreadable-nesting"),
        (b"[]", "unreadable-not-an-object"),
        (b"3", "unreadable-not-an-object"),
        (b"{}", "unreadable-no-record"),
        (encoded(format="coverts/2"), "unreadable-later"),
        (encoded(format="coverts/10"), "unreadable-later"),
        (encoded(format="coverts/0"), "unreadable-format"),
        (encoded(format="chess/1"), "unreadable-format"),
        (encoded(format=1), "unreadable-format"),
        (encoded(format=["coverts/1"]), "unreadable-format"),
        (encoded(game="chess"), "unreadable-game"),
        (encoded(game={"name": "pok"}), "unreadable-game"),
        (b'"' + b"a" * MOST_BYTES + b'"', "unreadable-too-long"),
    ],
    ids=lambda value: value if isinstance(value, str) else ascii(value[:24]),
)
def test_what_is_no_record_is_named(text: bytes, key: str) -> None:
    assert refused(text) == (key, "the record")


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": [{"name": 3}]}, "seats[0].name"),
        ({"seats": [{}]}, "seats[0]"),
        ({"rounds": None}, "rounds"),
        ({"rounds": [{"dice": "1R"}]}, "rounds[0].dice"),
        ({"rounds": [{"dice": ["1R", 2, "-"]}]}, "rounds[0].dice[1]"),
        ({"rounds": [{}]}, "rounds[0]"),
        ({"winners": [True]}, "winners[0]"),
        ({"winners": ["0"]}, "winners[0]"),
        ({"winners": [0.0]}, "winners[0]"),
        ({"options": {"memory_aid": 1}}, "options.memory_aid"),
    ],
    ids=str,
)
def test_a_wrong_shape_is_placed(changes: dict[str, Any], where: str) -> None:
    assert refused(encoded(**changes)) == ("unreadable-shape", where)


def found(text: bytes, lines: bool | None = None) -> list[tuple[int, bytes | str]]:
    """The records of a source, with what could not be read by its key."""
    return [
        (number, chunk.refusal.key if isinstance(chunk, Unreadable) else chunk)
        for number, chunk in chunks(io.BytesIO(text), lines=lines)
    ]


def test_a_source_of_lines_is_read_line_by_line() -> None:
    assert found(b'\n{"a":1}\n\n{"b":2}\n{"c":3}') == [(2, b'{"a":1}\n'), (4, b'{"b":2}\n'), (5, b'{"c":3}')]


def test_a_page_is_read_as_one_record() -> None:
    page = b'\n{\n  "format": "coverts/1",\n  "seats": []\n}\n'
    assert found(page) == [(2, page[1:])]


def test_a_broken_first_line_does_not_hide_the_others() -> None:
    assert found(b'{"a":\n{"b":2}\n') == [(1, b'{"a":\n'), (2, b'{"b":2}\n')]


def test_lines_can_be_insisted_on() -> None:
    assert found(b"{\n}\n", lines=True) == [(1, b"{\n"), (2, b"}\n")]


def test_nothing_holds_nothing() -> None:
    assert found(b"") == found(b"\n \n\t\n") == []


def test_a_line_that_is_too_long_costs_only_itself() -> None:
    long = b'{"x":"' + b"a" * (3 * MOST_BYTES) + b'"}'
    assert found(b'{"a":1}\n' + long + b'\n{"b":2}\n') == [
        (1, b'{"a":1}\n'),
        (2, "unreadable-too-long"),
        (3, b'{"b":2}\n'),
    ]
    assert found(long + b'\n{"b":2}\n') == [(1, "unreadable-too-long"), (2, b'{"b":2}\n')]


def test_a_page_that_is_too_long_is_named() -> None:
    assert found(b"{\n" + b'"a":1,\n' * MOST_BYTES + b"}") == [(1, "unreadable-too-long")]


def test_memory_stays_bounded_whatever_comes() -> None:
    class Endless(io.RawIOBase):
        """100 MB without a line break, counted as it is read."""

        def __init__(self) -> None:
            self.left, self.largest = 100_000_000, 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            size = min(len(buffer), self.left)
            self.largest = max(self.largest, len(buffer))
            buffer[:size] = b"a" * size
            self.left -= size
            return size

    source = Endless()
    (only,) = chunks(io.BufferedReader(source))
    assert isinstance(only[1], Unreadable)
    assert source.left == 0
    assert source.largest <= MOST_BYTES + 1
