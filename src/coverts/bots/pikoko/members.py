"""The population of opponent models: small networks, each in a readable file that says where it comes from."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import fill
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coverts.belief.models.nets import CARD_NET, OTHERS_NET, OWN_NET, PARAMETERS, PLAY_NET

FORMAT: Final = 1
"""Of the files, and of what the nets look at: changes when an old member would no longer decide as it did."""


RULE: Final = "rule-of-thumb"
"""The member that decides like the rule-of-thumb bot."""


class Origin(Struct, frozen=True, kw_only=True):
    """Where a member comes from: enough to make it again."""

    command: str
    seed: int
    data_version: int
    rounds: int
    """How many rounds it was distilled from."""


class Member(Struct, frozen=True, kw_only=True):
    """A player as nets. Each list is laid out as `belief.models.nets` says."""

    format: int
    name: str
    about: str
    players: int
    generation: int
    """0 for players by rule; searching players come after those they have learnt from."""
    origin: Origin
    losses: dict[str, float]
    """On rounds held out, in nats a decision."""
    gate: dict[str, tuple[float, float]]
    """By field: the points a round that it added to the population, and half of their 95 % interval."""
    play: tuple[float, ...]
    bids_on_others: tuple[float, ...]
    bids_on_own: tuple[float, ...]
    cards: tuple[float, ...]

    @property
    def net(self) -> NDArray[np.float64]:
        """All parameters in one list."""
        net = np.array([*self.play, *self.bids_on_others, *self.bids_on_own, *self.cards])
        assert len(net) == PARAMETERS
        return net


def parts(net: NDArray[np.float64]) -> dict[str, tuple[float, ...]]:
    """A list of parameters as a member keeps it: to four figures, which is finer than they are known."""
    bounds = {
        "play": (PLAY_NET, OTHERS_NET),
        "bids_on_others": (OTHERS_NET, OWN_NET),
        "bids_on_own": (OWN_NET, CARD_NET),
        "cards": (CARD_NET, PARAMETERS),
    }
    return {name: tuple([float(f"{one:.4g}") for one in net[slice(*bound)]]) for name, bound in bounds.items()}


def written(member: Member) -> bytes:
    """A member's file: a line for each thing that is known of it, and its parameters as blocks of numbers."""
    fields = [f'"{name}": {_as_json(getattr(member, name))}' for name in Member.__struct_fields__]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def _as_json(value: object) -> str:
    if isinstance(value, tuple):
        return "[\n" + fill(", ".join([f"{one:g}" for one in value]), 118) + "\n]"
    return msgspec.json.format(msgspec.json.encode(value), indent=-1).decode()


def read(data: bytes) -> Member:
    """A member from its file."""
    member = msgspec.json.decode(data, type=Member)
    if member.format != FORMAT:
        raise ValueError(f"a member of format {member.format}, where {FORMAT} is known")
    return member


def members_in(folder: Path | Traversable) -> tuple[Member, ...]:
    """All members whose files are in a folder: the oldest first."""
    if not folder.is_dir():
        return ()
    found = [read(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json")]
    return tuple(sorted(found, key=lambda member: (member.generation, member.name)))


@cache
def population(players: int) -> tuple[Member, ...]:
    """The members that come with the program, for tables of this size: the oldest first."""
    return members_in(files("coverts.bots.pikoko") / "population" / str(players))


def nets_of(members: Sequence[Member]) -> NDArray[np.float64]:
    """[member, parameter]"""
    return np.array([member.net for member in members]).reshape(len(members), PARAMETERS)


def most_like_search(members: Sequence[Member]) -> int:
    """Which member a searching player is most like: the newest, or among players by rule the usual one."""
    return max(range(len(members)), key=lambda place: (members[place].generation, members[place].name == RULE))
