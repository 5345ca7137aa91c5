"""What a review says, as types. Written as JSON it is what `coverts review --json` prints."""

from typing import Literal, TypeAlias

from msgspec import Struct

Size: TypeAlias = Literal["none", "small", "medium", "big"]
Kind: TypeAlias = Literal["bid", "self-bid", "confidence", "play", "offer"]
Effort: TypeAlias = Literal["quick", "normal", "thorough"]

Notation: TypeAlias = int | str | None
"""An action as records write it: tokens, a seat or null for a confidence card, a face, or a symbol."""


class Scale(Struct, frozen=True, kw_only=True):
    """From which loss on a mistake is called what, in the unit of the game."""

    clear: float
    """A smaller loss is no clear difference."""
    small: float
    medium: float
    big: float

    def size(self, loss: float, error: float) -> Size:
        """How big a mistake is that loses so much, give or take its standard error."""
        if not self.is_clear(loss, error) or loss < self.small:
            return "none"
        return "big" if loss >= self.big else "medium" if loss >= self.medium else "small"

    def is_clear(self, loss: float, error: float) -> bool:
        """Whether it can be told at all that something was lost."""
        return loss >= self.clear and loss >= CLEARLY * error


CLEARLY = 2.0
"""So many standard errors must a loss come to."""


class Option(Struct, frozen=True):
    """Something that could have been done: what it is worth, with its standard error."""

    action: Notation
    worth: float
    error: float


class Decision(Struct, frozen=True, kw_only=True):
    """A decision with its options, the best first."""

    round: int
    kind: Kind
    about: int | None
    """The seat whose peacock it is about, if it is about one."""
    chosen: Notation
    best: Notation
    loss: float
    error: float
    """The standard error of the loss."""
    size: Size
    luck: float
    """What happened between this decision and the next, or the end: the worth of that minus the worth of this."""
    options: tuple[Option, ...]


class Review(Struct, frozen=True, kw_only=True):
    """A seat's game: `points = average + luck - mistakes`."""

    game: str
    players: int
    seat: int
    points: float
    average: float
    luck: float
    luck_parts: dict[str, float]
    mistakes: float
    decisions: tuple[Decision, ...]
