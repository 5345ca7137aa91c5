"""What a seed decides before anything happens."""

from dataclasses import dataclass
from random import Random

from coverts.games.pikoko.state import StartTokenTie
from coverts.hall.entries import Millis
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import DAY, Settings
from coverts.hall.wire import Setup


@dataclass(frozen=True)
class Plan:
    """One evening: the table, who comes, and how rough it gets."""

    seed: int
    settings: Settings
    bots: int
    """Bots that are seated when the table opens; the host may seat more."""
    people: int
    """People who want a seat; there may be one too many."""
    devices: int
    """People who look on from a second device."""
    spectators: int
    storm: float
    """Seconds during which things go wrong."""
    between: float
    """Seconds between two incidents."""
    loss: float
    """The share of frames that are lost, or come twice."""
    slowness: float
    """How long a frame is on its way, roughly, in seconds."""
    is_jumbled: bool
    """Whether frames overtake each other, and get lost one by one; otherwise only with the connection."""
    recent: int
    """How many messages the house keeps for those who come back."""
    backlog: int
    """How many messages wait for a slow reader."""
    rest: Millis
    """How long, at most, everybody looks at the points of a round."""

    def chance(self, *what: object) -> Random:
        """Chance for one thing alone, so that the order in which things ask for it does not matter."""
        return Random(f"{self.seed} {what}")


def planned(seed: int) -> Plan:
    """The plan of a seed."""
    chance = Random(seed)
    setup = _setup(chance)
    bots = chance.choice([0, 0, 1, setup.players - 1, chance.randrange(setup.players)])
    recent = chance.choice([3, 20, 200])
    return Plan(
        seed=seed,
        settings=Settings(
            setup,
            visibility=chance.choice(["public", "link"]),
            seconds=chance.choice([None, 5, 5, 20, 60, DAY]),
            talk=chance.choice(["free", "phrases", "quiet"]),
            leaver=chance.choice(["bot", "bot", "bot", "pause", "pause", "abort"]),
        ),
        bots=bots,
        people=max(1, setup.players - bots + chance.choice([-1, 0, 0, 1])),
        devices=chance.choice([0, 0, 1, 2]),
        spectators=chance.choice([0, 1, 2]),
        storm=chance.uniform(20, 200),
        between=chance.choice([3, 10, 30]),
        loss=chance.choice([0, 0.02, 0.1, 0.25]),
        slowness=chance.choice([0.005, 0.05, 0.5, 2]),
        is_jumbled=chance.random() < 0.5,
        recent=recent,
        # As in earnest, there is room for all that somebody can have missed.
        backlog=200 * (recent + chance.choice([4, 50])),
        rest=chance.choice([0, 2_000, 15_000, 15_000]),
    )


def _setup(chance: Random) -> Setup:
    if chance.random() < 0.4:
        return PikokoSetup(
            chance.choice([3, 3, 3, 4, 4, 5]), chance.choice(list(StartTokenTie)), chance.choice([None, 0])
        )
    return PokSetup(chance.randint(3, 7), chance.random() < 0.5)
