"""Bots by name."""

import pytest

from coverts.arena import Misplay, Missing, NoSuchBot, bot_named, play
from coverts.arena.naming import bots_named, close
from coverts.arena.readiness import ready
from coverts.bots import bot_for
from coverts.bots.pikoko.minds import PikokoExpert
from coverts.bots.pok.minds import PokExpert
from tests.arena.company import POK, Greedy, ready_made


def test_levels() -> None:
    assert bot_named("casual", POK) is bot_for("pok", "casual")


def test_objects_of_others() -> None:
    assert isinstance(bot_named("tests.arena.company:Greedy", POK), Greedy)
    assert isinstance(bot_named("tests.arena.company:greedy", POK), Greedy)
    assert bot_named("tests.arena.company:ready_made", POK) is ready_made


@pytest.mark.parametrize(
    ("name", "kind", "why"),
    [
        ("wizard", "level", "casual"),
        ("no.such.module:Bot", "object", "ModuleNotFoundError"),
        ("tests.arena.company:Nobody", "object", "AttributeError"),
        ("tests.arena.company:not_a_bot", "object", "TypeError"),
        ("tests.arena.company:dict", "object", "AttributeError"),
        ("collections:Counter", "object", "no method choose"),
        ("exec:", "command", "exec:"),
        ("exec:'open", "command", "quotation"),
        ("ismcts:many", "simulations", "many"),
        ("ismcts:1", "simulations", "1"),
    ],
)
def test_what_is_no_bot(name: str, kind: str, why: str) -> None:
    with pytest.raises(NoSuchBot) as caught:
        bot_named(name, POK)
    assert (caught.value.name, caught.value.kind) == (name, kind)
    assert why in caught.value.why


def test_the_search_needs_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coverts.arena.missing.find_spec", lambda _: None)
    with pytest.raises(Missing, match=r"coverts\[openspiel\]"):
        bot_named("ismcts:5", POK)


@pytest.mark.parametrize(("name", "kind"), [("Cheat", "illegal"), ("Stumbler", "raised")])
def test_whoever_fails_is_named_with_deal_and_seat(name: str, kind: str) -> None:
    name = f"tests.arena.company:{name}"
    bots = bots_named(["random", name], POK)
    with pytest.raises(Misplay) as caught:
        play(POK, ("random", name, "random"), bots, 17)
    assert (caught.value.name, caught.value.number, caught.value.seat, caught.value.kind) == (name, 17, 1, kind)
    assert str(caught.value).startswith(f"{name} on seat 1 of deal 17: {kind}")
    close(bots)


def test_ready_knows_who_waits_for_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []
    monkeypatch.setattr("coverts.bots.pikoko.minds.ready", lambda: waited.append("pikoko"))
    monkeypatch.setattr("coverts.bots.pok.equilibrium.SOLVER.wait", lambda: waited.append("pok"), raising=False)
    assert ready([bot_for("pok", "casual"), PokExpert()], 5)
    assert waited == []
    assert not ready([PokExpert()], 7)
    assert not ready([PikokoExpert()], 4)
    assert waited == ["pok", "pikoko"]
