"""What is wrong with a `fair` object, and where."""

from collections.abc import Mapping


class Unfair(Exception):
    """A rule of fair deals is broken here: its id, the key and data of a sentence, and the place."""

    def __init__(
        self,
        rule: str,
        key: str,
        *,
        round: int | None = None,  # noqa: A002 - what it is called everywhere
        seat: int | None = None,
        data: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(f"{rule}: {key} in round {round}, seat {seat}")
        self.rule = rule
        self.key = key
        self.round = round
        self.seat = seat
        self.data = dict(data or {})
