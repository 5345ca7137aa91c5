"""Training from end to end, in the small."""

from pathlib import Path

import numpy as np
import pytest

from coverts.arena.estimates import Estimate, estimate
from coverts.bots.pikoko.members import members_in
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.variants import VARIANTS
from coverts.cli.train import train
from coverts.train import pipeline, selfplay
from coverts.train.gate import COMPANY, passes

QUICK = Settings(bid_rounds=4, card_rounds=4, play_rounds=2)


@pytest.fixture
def in_the_small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("THOROUGH", "CLUB"):
        monkeypatch.setattr(pipeline, name, QUICK)
    monkeypatch.setattr(selfplay, "PART", 2)
    monkeypatch.setattr(pipeline, "PART", 2)


def run(folder: Path) -> int:
    sizes = {"rule_rounds": 30, "matches": 4, "gate": 2, "workers": 1}
    return train("pikoko", players=3, to=folder / "to", work=folder / "work", seed=3, generations=1, **sizes)


@pytest.mark.usefixtures("in_the_small")
def test_a_tiny_run_makes_a_population(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pipeline, "passes", lambda found: True)
    assert run(tmp_path) == 0
    members = members_in(tmp_path / "to" / "3")
    assert {member.name for member in members} == {*VARIANTS, "searcher-1"}
    newest = members[-1]
    assert newest.generation == 1
    assert newest.origin.rounds == 12
    assert newest.origin.seed == 3
    assert set(newest.gate) == {COMPANY, "champions", "rule-of-thumb", "club"}
    assert "joined" in capsys.readouterr().out


@pytest.mark.usefixtures("in_the_small")
def test_what_has_been_played_is_not_played_again_and_what_fails_does_not_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pipeline, "passes", lambda found: False)
    run(tmp_path)
    first = capsys.readouterr().out
    assert "has not joined" in first
    rules = {file.name: file.read_bytes() for file in (tmp_path / "to" / "3").iterdir()}
    assert len(rules) == len(VARIANTS)
    monkeypatch.setattr(selfplay, "play_part", lambda table, part: pytest.fail("played again"))
    run(tmp_path)
    assert capsys.readouterr().out.splitlines()[:-1] == first.splitlines()[:-1]
    assert {file.name: file.read_bytes() for file in (tmp_path / "to" / "3").iterdir()} == rules


def test_the_gate_asks_for_more_in_company_and_no_less_elsewhere() -> None:
    better, level, worse = Estimate(0.3, 0.2, 9), Estimate(0.1, 0.2, 9), Estimate(-0.2, 0.3, 9)
    assert passes({COMPANY: better, "rule-of-thumb": level})
    assert not passes({COMPANY: level, "rule-of-thumb": better})
    assert not passes({COMPANY: better, "rule-of-thumb": worse})


def test_intervals_hold_what_they_say() -> None:
    chance = np.random.default_rng(1)
    found = [estimate(chance.normal(size=50).tolist()) for _ in range(400)]
    held = [one.least < 0 < one.most for one in found]
    assert 0.91 < np.mean(held) < 0.98


def test_a_table_that_there_is_not_is_refused(tmp_path: Path) -> None:
    assert train("pikoko", players=7, to=tmp_path) != 0
