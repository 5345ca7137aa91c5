"""Every command × every situation × every role: what it leads to, or why not, as sweep.txt says.

A row is a command, a column a role. An answer is the entries that follow, `-` if none do, or the key of the refusal.
"""

from pathlib import Path
from typing import get_args

import pytest

from coverts.games.contract import Refused
from coverts.hall.commands import BotMoves, Command, HouseCommand, Tick, Wake
from coverts.hall.table import TablePhase
from tests.hall.house import House, key_of
from tests.hall.situations import COMMANDS, SITUATIONS, Role

SWEEP = Path(__file__).with_name("sweep.txt").read_text("utf-8")


def answer(house: House, role: Role, command: Command | HouseCommand) -> str:
    """What a command leads to. Nothing is committed."""
    if isinstance(command, HouseCommand):
        entries = house.decide_for_house(command)
    else:
        try:
            entries = house.decide(role.value[0], command)
        except Refused as refused:
            return key_of(refused)
    return "+".join(type(entry).__name__ for entry in entries) or "-"


def told_by_the_sweep() -> dict[str, dict[str, list[str]]]:
    """For each situation and command, the answers to the roles."""
    told: dict[str, dict[str, list[str]]] = {}
    for block in SWEEP.strip().split("\n\n"):
        head, *rows = block.splitlines()
        situation, *roles = head.split()
        assert roles == [role.name.lower() for role in Role]
        told[situation.strip(":")] = {row.split()[0]: row.split()[1:] for row in rows}
    return told


TOLD = told_by_the_sweep()


def test_every_situation_and_command_is_in_the_sweep() -> None:
    every = {kind.__name__ for kind in (*get_args(Command), *get_args(HouseCommand))}
    assert {kind.__name__ for kind in COMMANDS} == every
    assert TOLD.keys() == SITUATIONS.keys()
    assert all(rows.keys() == every for rows in TOLD.values())
    assert {SITUATIONS[situation]().table.phase for situation in TOLD} == set(TablePhase)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("kind", COMMANDS)
def test_the_answer(situation: str, kind: type[Command | HouseCommand]) -> None:
    house = SITUATIONS[situation]()
    before = (house.table, house.desk.seq, house.desk.number)
    answers = [answer(house, role, COMMANDS[kind](role)) for role in Role]
    assert answers == TOLD[situation][kind.__name__]
    assert (house.table, house.desk.seq, house.desk.number) == before


def test_nobody_can_ask_for_what_only_the_house_can() -> None:
    assert not set(get_args(Command)) & set(get_args(HouseCommand))
    assert {BotMoves, Tick, Wake} < set(get_args(HouseCommand))
