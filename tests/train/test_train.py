"""Training from end to end, in the small."""

import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import numpy as np
import pytest

from coverts.arena.estimates import Estimate, estimate
from coverts.bots.pikoko.members import members_in
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.variants import VARIANTS
from coverts.cli.figures import Figures
from coverts.cli.train import Effort, train
from coverts.train import pipeline, selfplay
from coverts.train.gate import COMPANY, passes

QUICK = Settings(bid_rounds=4, card_rounds=4, play_rounds=2)


@pytest.fixture(scope="module")
def in_the_small() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name in ("THOROUGH", "CLUB"):
            monkeypatch.setattr(pipeline, name, QUICK)
        monkeypatch.setattr(selfplay, "PART", 2)
        monkeypatch.setattr(pipeline, "PART", 2)
        yield monkeypatch


TEXT = Figures()


class Trained(NamedTuple):
    """What a run has left and said."""

    folder: Path
    said: str


@pytest.fixture(scope="module")
def refused(in_the_small: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Trained:
    """A run whose new member does not pass the gate."""
    folder = tmp_path_factory.mktemp("trained")
    return Trained(folder, run(folder, in_the_small, passing=False))


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, *, passing: bool, figures: Figures = TEXT) -> str:
    effort = Effort(generations=1, rule_rounds=30, matches=4, gate=2)
    monkeypatch.setattr(pipeline, "passes", lambda found: passing)
    with redirect_stdout(StringIO()) as said:
        found = train(
            "pikoko",
            players=3,
            to=folder / "to",
            work=folder / "work",
            seed=3,
            effort=effort,
            workers=1,
            figures=figures,
        )
    assert found == 0
    return said.getvalue()


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (folder / "to" / "3").iterdir()}


def test_who_fails_does_not_join_and_what_has_been_played_is_not_played_again(
    refused: Trained, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "has not joined" in refused.said
    rules = files(refused.folder)
    assert len(rules) == len(VARIANTS)
    monkeypatch.setattr(selfplay, "play_part", lambda table, part: pytest.fail("played again"))
    again = run(refused.folder, monkeypatch, passing=False)
    assert again.splitlines()[:-1] == refused.said.splitlines()[:-1]
    assert files(refused.folder) == rules


def test_who_passes_joins_the_population(refused: Trained, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copytree(refused.folder / "work", tmp_path / "work")
    sheet = tmp_path / "figures.json"
    said = run(tmp_path, monkeypatch, passing=True, figures=Figures(json=True, output=sheet))
    assert said == sheet.read_text()
    (tried,) = json.loads(said)["tried"]
    assert (tried["name"], tried["joined"]) == ("searcher-1", True)
    assert set(tried["gains"]) == {COMPANY, "champions", "rule-of-thumb", "club"}
    members = members_in(tmp_path / "to" / "3")
    assert {member.name for member in members} == {*VARIANTS, "searcher-1"}
    newest = members[-1]
    assert newest.generation == 1
    assert newest.origin.rounds == 12
    assert newest.origin.seed == 3
    assert set(newest.gate) == {COMPANY, "champions", "rule-of-thumb", "club"}


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
