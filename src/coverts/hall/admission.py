"""Who may know that a table is there."""

from hmac import compare_digest

from msgspec import Struct

from coverts.hall.sitters import Who


class Admission(Struct, frozen=True):
    """A table is there for everybody if it is public, for its people, and for whoever brings its invitation."""

    is_public: bool
    invitation: str
    people: frozenset[Who]
    """The host, those who sit there, and those for whom a seat is kept."""
    is_playing: bool
    """Whether a game is on."""

    def admits(self, who: Who | None, invitation: str) -> bool:
        """Whether somebody may know of it."""
        return self.is_public or who in self.people or compare_digest(invitation.encode(), self.invitation.encode())

    def may_have_a_move(self, who: Who | None) -> bool:
        """Whether a game is on in which somebody may have a seat: a move of theirs may be legal."""
        return self.is_playing and who in self.people
