"""Where in an observation of Pikoko a fact has its one: numbers with that bit, made once for each seat that looks."""

from coverts.envs.layout import Layout, thermometers
from coverts.envs.pikoko.slots import faces_in_play
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, TRUMP_OF


class Places:
    """What to add to an observation of one seat. Entries for seats are in the order of the seats."""

    def __init__(self, layout: Layout, observer: int, players: int) -> None:
        at, faces = layout.at, faces_in_play(players)
        steps = [(seat - observer) % players for seat in range(players)]
        self.starter = [1 << at["starter"] + step for step in steps]
        self.subject = [1 << at["subject"] + step for step in steps]
        self.leader = [1 << at["leader"] + step for step in steps]
        self.own_size = [bits << at["own_size"] for bits in thermometers(HAND_SIZE)]
        self.turned_up = [
            on << at["turned_up"] | 1 << at["trump"] + trump for on, trump in zip(FACES_ON, TRUMP_OF, strict=True)
        ]
        self.played = [[1 << at["played"] + step * faces + face for face in range(faces)] for step in steps]
        self.lying = [
            [played | 1 << at["trick"] + step * faces + face for face, played in enumerate(self.played[seat])]
            for seat, step in enumerate(steps)
        ]
        """A face that lies in the trick under way has been played, too."""
        self.hands = [(seat, at["hands"] + (step - 1) * faces) for seat, step in enumerate(steps) if step]
        """The seats whose hands are seen, and where their faces begin."""
