"""The training pipeline: from rule-of-thumb players to a population of networks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from coverts.arena.estimates import Estimate
from coverts.belief.arrays import Floats
from coverts.belief.models.machines import Machine, compiled_machine
from coverts.bots.pikoko.members import (
    FORMAT,
    RULE,
    Member,
    Origin,
    members_in,
    most_like_search,
    nets_of,
    parts,
    population,
    written,
)
from coverts.bots.pikoko.minds.players import CLUB, THOROUGH
from coverts.bots.pikoko.variants import VARIANTS, Traits
from coverts.games.pikoko.scoring import ROUNDS
from coverts.train.distilling import distilled, fresh_net
from coverts.train.examples import ALL_SEATS, Examples, examples
from coverts.train.gate import gains, passes
from coverts.train.seats import ByRule, BySearch, Who, by_search, rule_round
from coverts.train.selfplay import DATA_VERSION, PART, SelfPlay, played
from coverts.train.workers import Workers

HELD_OUT_SEED: Final = 1_000_003
"""Added to the seed for the deals of the gate: nobody has learnt from them."""

TRANSFER: Final = 4
"""Nets for other tables begin as those for tables of so many."""


@dataclass(frozen=True, kw_only=True)
class Size:
    """How much is played and learnt."""

    rule_rounds: int = 3000
    search_matches: int = 500
    gate_matches: int = 60
    epochs: int = 16


@dataclass(frozen=True)
class GateResult:
    """What the gate said of a new member: what it adds in each field, and whether it joins."""

    member: Member
    gains: dict[str, Estimate]
    is_in: bool


@dataclass
class Training:
    """One population in the making. Members whose files are there already stay as they are."""

    players: int
    seed: int
    folder: Path
    """Where members are kept."""
    work: Path
    """Where parts of self-play are kept."""
    size: Size = field(default_factory=Size)
    workers: Workers = field(default_factory=lambda: Workers(1))
    command: str = ""
    machine: Machine = field(default_factory=compiled_machine)

    @property
    def members(self) -> tuple[Member, ...]:
        """The population so far."""
        return members_in(self.folder)

    @property
    def generation(self) -> int:
        """Of the member that comes next."""
        return max([member.generation for member in self.members], default=0) + 1

    @property
    def next_name(self) -> str:
        """What the member that comes next is called."""
        return f"searcher-{self.generation}"

    @property
    def steps(self) -> dict[str, int]:
        """How many steps of each kind it takes to make a new member: parts to play, and matches to measure."""
        return {"playing": self.parts, "measuring": 8 * self.size.gate_matches}

    @property
    def parts(self) -> int:
        """How many parts of self-play a new member learns from."""
        return -(-self.size.search_matches // PART)

    def start_rules(self, tell: Callable[[int], None]) -> None:
        """Members for the kinds of players by rule of thumb."""
        there = {member.name for member in self.members}
        for name, traits in VARIANTS.items():
            if name not in there:
                net, losses = self._learnt(self._rule_examples(traits), name, None)
                self._write(self._member(name, "by rule of thumb", 0, self.size.rule_rounds, net, losses, {}))
            tell(1)

    def next_generation(self, tell: Callable[[str, int], None]) -> GateResult:
        """Searchers who know the population play each other; a net learns from them, and joins if it passes."""
        before, generation, name = self.members, self.generation, self.next_name
        selfplay = SelfPlay(self.players, self.seed + generation, champion_of(before))
        rounds = played(selfplay, self.parts, self.work, self.workers, lambda done: tell("playing", done))
        found = examples(self.machine, rounds)
        number = self.parts * PART * ROUNDS
        nearest = before[-1] if generation > 1 else next(one for one in before if one.name == RULE)
        net, losses = self._learnt(found, name, nearest)
        member = self._member(name, "from search", generation, number, net, losses, {})
        added = self._gains(before, member, tell)
        is_in = passes(added)
        gate = {field: (round(one.mean, 3), round(one.half or 0.0, 3)) for field, one in added.items()}
        member = self._member(name, "from search", generation, number, net, losses, gate)
        if is_in:
            self._write(member)
        return GateResult(member, added, is_in)

    def _gains(self, before: Sequence[Member], new: Member, tell: Callable[[str, int], None]) -> dict[str, Estimate]:
        rule = nets_of([one for one in before if one.name == RULE])
        with_it, without = champion_of([*before, new]), champion_of(before)
        fields: dict[str, Who] = {
            "champions": without,
            "rule-of-thumb": ByRule(),
            "club": by_search(rule, 0, CLUB),
        }
        seed, matches = self.seed + HELD_OUT_SEED, range(self.size.gate_matches)
        where = (self.players, seed, matches, self.workers)
        return gains(with_it, without, fields, *where, lambda done: tell("measuring", done))

    def _rule_examples(self, traits: Traits) -> Examples:
        rounds = range(self.size.rule_rounds)
        rows = (rule_round(traits, self.players, self.seed, number) for number in rounds)
        return examples(self.machine, ((row, ALL_SEATS) for row in rows))

    def _learnt(self, found: Examples, name: str, nearest: Member | None) -> tuple[Floats, dict[str, float]]:
        """A net from examples, starting from one of this name for another table, from the nearest one, or nothing."""
        start = fresh_net(np.random.Generator(np.random.PCG64(self.seed)))
        elsewhere = [one for one in population(TRANSFER) if one.name == name]
        if elsewhere and self.players != TRANSFER:
            start = elsewhere[0].net
        elif nearest is not None:
            start = nearest.net
        return distilled(found, start, self.seed, epochs=self.size.epochs)

    def _member(
        self,
        name: str,
        about: str,
        generation: int,
        rounds: int,
        net: Floats,
        losses: dict[str, float],
        gate: dict[str, tuple[float, float]],
    ) -> Member:
        return Member(
            format=FORMAT,
            name=name,
            about=about,
            players=self.players,
            generation=generation,
            origin=Origin(command=self.command, seed=self.seed, data_version=DATA_VERSION, rounds=rounds),
            losses=losses,
            gate=gate,
            **parts(net),
        )

    def _write(self, member: Member) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{member.name}.json").write_bytes(written(member))


def champion_of(members: Sequence[Member]) -> BySearch:
    """A searcher who knows all of these, and is most like the newest."""
    return by_search(nets_of(members), most_like_search(members), THOROUGH)
