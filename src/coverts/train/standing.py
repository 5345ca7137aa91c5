"""How strong the population makes its players, in the fields that matter."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from coverts.belief.models.likelihoods import Floats
from coverts.bots.pikoko.members import RULE, Member, nets_of
from coverts.bots.pikoko.minds.players import CLUB, EXPERT
from coverts.train.measuring import Estimate, Tell, estimate, points_among
from coverts.train.pipeline import FIRST, champion_of
from coverts.train.seats import ByRule, Who, by_search
from coverts.train.workers import Workers

MASTER: Final = "master"
"""Knows the whole population; it thinks as long as an expert, because more did not make it stronger."""
EXPERT_LEVEL: Final = "expert"
CLUB_LEVEL: Final = "club"
RULE_LEVEL: Final = "rule-of-thumb"
UNFITTED: Final = "unfitted"
"""Knows its worlds and listens to bids, but takes everybody for a player by rule of thumb."""
DEAF: Final = "deaf-master"
"""A master to whom bids on its own peacock tell nothing."""

COMPARED: Final = (
    (RULE_LEVEL, RULE_LEVEL, None),
    (MASTER, RULE_LEVEL, RULE_LEVEL),
    (CLUB_LEVEL, RULE_LEVEL, RULE_LEVEL),
    (MASTER, UNFITTED, UNFITTED),
    (UNFITTED, MASTER, MASTER),
    (DEAF, MASTER, MASTER),
    (EXPERT_LEVEL, CLUB_LEVEL, CLUB_LEVEL),
    (MASTER, EXPERT_LEVEL, EXPERT_LEVEL),
)
"""Who, among whom, and in comparison with whom in the same seats."""


@dataclass(frozen=True)
class Standing:
    """Points a round of one among others, and how many more than somebody else in the same seats."""

    who: str
    among: str
    points: Estimate
    gain: Estimate | None


def everybody(members: Sequence[Member]) -> dict[str, Who]:
    """The players that are compared."""
    rule, champion = nets_of([one for one in members if one.name == RULE]), champion_of(members)
    pair = champion_of([one for one in members if one.name == RULE or one is members[-1]])
    return {
        RULE_LEVEL: ByRule(),
        CLUB_LEVEL: by_search(rule, 0, CLUB),
        UNFITTED: by_search(rule, 0, FIRST),
        EXPERT_LEVEL: pair,
        MASTER: champion,
        DEAF: replace(champion, settings=replace(EXPERT, hears_bids=False)),
    }


def standings(
    named: Mapping[str, Who],
    players: int,
    seed: int,
    matches: Sequence[int],
    workers: Workers,
    tell: Tell,
    compared: Sequence[tuple[str, str, str | None]] = COMPARED,
    found: Callable[[Standing], None] | None = None,
) -> list[Standing]:
    """What each comparison comes to, on the same deals."""
    known: dict[tuple[str, str], Floats] = {}

    def points(who: str, among: str) -> Floats:
        if (who, among) not in known:
            known[who, among] = points_among(named[who], named[among], players, seed, matches, workers, tell)
        return known[who, among]

    results = []
    for who, among, reference in compared:
        gain = None if reference is None else estimate(points(who, among) - points(reference, among))
        results.append(Standing(who, among, estimate(points(who, among)), gain))
        if found is not None:
            found(results[-1])
    return results
