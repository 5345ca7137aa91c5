"""What can go wrong with a bot, as values that travel between processes; the sentences are in the catalogues."""

from typing import Literal, TypeAlias

FaultKind: TypeAlias = Literal["ended", "silent", "unreadable", "illegal", "raised"]


class BotFault(Exception):
    """A bot has not given a legal action."""

    def __init__(self, kind: FaultKind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail


class Misplay(Exception):
    """The same, with the bot's name, the deal and the seat."""

    def __init__(self, name: str, number: int, seat: int, kind: FaultKind, detail: str) -> None:
        super().__init__(name, number, seat, kind, detail)
        self.name, self.number, self.seat, self.kind, self.detail = name, number, seat, kind, detail

    def __str__(self) -> str:
        return f"{self.name} on seat {self.seat} of deal {self.number}: {self.kind} {self.detail}".rstrip()


class NoSuchBot(LookupError):
    """A name that stands for no bot of this game: the key and the data of a sentence in the catalogues."""

    def __init__(self, name: str, kind: str, why: str = "") -> None:
        super().__init__(name, kind, why)
        self.name, self.kind, self.why = name, kind, why


class Missing(ImportError):
    """A library that a player's install does without."""

    def __init__(self, library: str, requirement: str) -> None:
        super().__init__(f"{library} is not installed: pip install {requirement}", name=library)
        self.library, self.requirement = library, requirement

    def __reduce__(self) -> tuple[type["Missing"], tuple[str, str]]:
        return Missing, (self.library, self.requirement)
