"""The finished tricks of a round as one seat remembers them, each of them read once."""

from coverts.envs.layout import Layout
from coverts.games.pikoko.course import place_of
from coverts.games.pikoko.feathers import HAND_SIZE, colour_of
from coverts.games.pikoko.state import Trick


def void(faces: tuple[int, ...], place: int) -> int:
    """The led colour, if the peacock at this place of the trick has not followed it."""
    led = colour_of(faces[0])
    return 1 << led if place < len(faces) and colour_of(faces[place]) != led else 0


class PastTricks:
    """What follows from the finished tricks. When only some were added since the last look, only those are read."""

    def __init__(self, layout: Layout, seat: int, players: int, played: list[list[int]]) -> None:
        """For each peacock and face, `played` is the place of that face's having been played."""
        self._void_at, self._seat, self._players, self._played = layout.at["own_void"], seat, players, played
        self._taken_at = [layout.at["taken"] + (taker - seat) % players * HAND_SIZE for taker in range(players)]
        self._forget()

    def _forget(self) -> None:
        self._read: tuple[Trick, ...] = ()
        self._bits = 0
        self._numbers = [0] * self._players

    def bits(self, tricks: tuple[Trick, ...]) -> int:
        """The faces played, the colours that the own peacock has not followed, and the tricks taken."""
        read = self._read
        if tricks is not read:
            if len(tricks) < len(read) or (read and tricks[len(read) - 1] is not read[-1]):
                self._forget()
            for trick in tricks[len(self._read) :]:
                self._add(trick)
            self._read = tricks
        return self._bits

    def _add(self, trick: Trick) -> None:
        players, faces, taker = self._players, tuple([face.index for face in trick.plays]), trick.taken_by
        assert taker is not None
        bits = void(faces, place_of(self._seat, trick.first, players)) << self._void_at
        owner = trick.first
        for face in faces:
            owner = (owner + 1) % players
            bits |= self._played[owner][face]
        self._bits |= bits | 1 << self._taken_at[taker] + self._numbers[taker]
        self._numbers[taker] += 1
