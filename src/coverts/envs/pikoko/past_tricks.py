"""The finished tricks of a round as one seat remembers them, each of them read once."""

from coverts.envs.layout import Layout, thermometers, turned
from coverts.envs.pikoko.slots import faces_in_play
from coverts.games.pikoko.feathers import HAND_SIZE, colour_of
from coverts.games.pikoko.state import Trick

UP_TO_HAND = thermometers(HAND_SIZE)


def plays(leader: int, faces: tuple[int, ...], seat: int, players: int, width: int) -> int:
    """The faces of a trick, each at the peacock it came from; so many faces to a peacock."""
    bits = 0
    for place, face in enumerate(faces):
        bits |= 1 << (leader + place + 1 - seat) % players * width + face
    return bits


def void(faces: tuple[int, ...], place: int) -> int:
    """P12: the led colour, if the peacock at this place of the trick has not followed it."""
    led = colour_of(faces[0])
    return 1 << led if place < len(faces) and colour_of(faces[place]) != led else 0


class PastTricks:
    """What follows from the finished tricks. When only some were added since the last look, only those are read."""

    def __init__(self, layout: Layout, seat: int, players: int) -> None:
        self._at, self._seat, self._players = layout.at, seat, players
        self._faces = faces_in_play(players)
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
        seat, players, faces = self._seat, self._players, tuple([face.index for face in trick.plays])
        self._bits |= plays(trick.first, faces, seat, players, self._faces) << self._at["played"]
        self._bits |= void(faces, (seat - trick.first - 1) % players) << self._at["own_void"]
        assert trick.taken_by is not None
        self._numbers[trick.taken_by] += 1
        counts = turned([UP_TO_HAND[number] for number in self._numbers], HAND_SIZE, seat)
        self._bits |= counts << self._at["taken"]
