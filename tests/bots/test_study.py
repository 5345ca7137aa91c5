"""Players made to find something out: they see as little as others, and are what they say."""

from itertools import pairwise
from random import Random

import pytest

from coverts.arena.naming import bot_named
from coverts.arena.playing import Setting, play
from coverts.arena.readiness import ready
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_from
from coverts.bots.pikoko import study
from coverts.bots.pikoko.casual import PikokoCasual
from coverts.bots.pikoko.members import population
from coverts.bots.pikoko.minds.players import THOROUGH
from coverts.bots.pikoko.unfitted import Unfitted
from coverts.bots.pikoko.variants import VARIANTS, Traits
from coverts.games.bits import size
from coverts.games.pikoko import PIKOKO
from coverts.games.pikoko.course import SELF_BID
from coverts.games.pikoko.feathers import FACES_OF, FIRST_FACES
from coverts.games.pikoko.rows.layout import BIDS, MOST, PHASE, TRUMP, UNKNOWN
from tests.belief.positions import decisions

HOME = "coverts.bots.pikoko.study"
SETTING = Setting(game="pikoko", players=3)


@pytest.mark.parametrize("kind", VARIANTS)
def test_every_kind_plays_whole_games_from_views_alone(kind: str) -> None:
    name = f"{HOME}:KIND.{kind}"
    bots = {name: bot_named(name, SETTING)}
    results = [play(SETTING, (name,) * 3, bots, 7) for _ in range(2)]
    assert len(results[0].points) == 3
    assert all(one == other for one, other in pairwise(results))


@pytest.mark.parametrize("players", PIKOKO.players)
def test_the_usual_kind_decides_from_views_as_the_casual_player_does(players: int) -> None:
    """Where the casual player tosses up, as one of its tosses."""
    usual, casual, numbers = bot_named(f"{HOME}:KIND.rule-of-thumb", SETTING), PikokoCasual(), Random(players)
    for state, _, seat in decisions(players, 11):
        view = PIKOKO.view(state, seat)
        assert usual.choose(view, numbers.randrange) in [casual.choose(view, numbers.randrange) for _ in range(40)]


@pytest.mark.parametrize("kind", VARIANTS)
def test_who_does_not_know_a_kind_knows_all_others(kind: str) -> None:
    known = {one.name for one in getattr(study.WITHOUT, kind)()._members(population(4))}
    assert known == {one.name for one in population(4)} - {kind}
    assert [one.name for one in getattr(study.KNOWING, kind)()._members(population(4))] == [kind]


@pytest.mark.parametrize(("name", "players"), [("UNFITTED", 3), ("SIMPLE", 5)])
def test_who_has_learnt_nothing_plays_whole_games_from_views_alone(name: str, players: int) -> None:
    setting, name = Setting(game="pikoko", players=players), f"{HOME}:{name}"
    bots = {name: bot_named(name, setting), "novice": bot_named("novice", setting)}
    assert ready(bots.values(), players)
    names = (name, *["novice"] * (players - 1))
    results = [play(setting, names, bots, 8) for _ in range(2)]
    assert [len(points) for points in results[0].points] == [players] * 3
    assert results[0] == results[1]


def test_who_has_learnt_nothing_takes_high_bids_for_a_strong_peacock() -> None:
    """And low ones for a weak one; how strong, it has no need of anybody to tell."""
    row, seat = next((row, seat) for _, row, seat in decisions(4, 5) if row[PHASE] == SELF_BID)
    seen = seen_from(row, seat)
    expected = []
    for bid in (0, 2, 5):
        for other in range(4):
            seen[BIDS + other * MOST + seat] = UNKNOWN if other == seat else bid
        worlds, _ = Unfitted(THOROUGH, Traits()).believed(Machine(lambda function: function), seen, ())
        trumps = [size(hand & FACES_OF[seen[TRUMP]] & FIRST_FACES) for hand in worlds.hands.tolist()]
        expected.append(float((worlds.weights * trumps).sum()))
    assert expected == sorted(expected)
    assert expected[2] > expected[0] + 0.5
