"""Join codes: told by voice, and worth nothing to those who guess."""

from pathlib import Path

import httpx
import pytest

from coverts.hall.codes import LETTERS
from coverts.hall.commands import Close, Join, Start
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door import budgets as budgets_
from coverts.server.door.account import Account
from tests.server.harness import Server, serving

POK = Settings(PokSetup(3))


async def given(http: httpx.AsyncClient, code: str) -> tuple[int, dict[str, str]]:
    answer = await http.post("/codes", json={"code": code})
    return answer.status_code, answer.json()


async def test_a_friend_joins_by_a_code(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo), server.http() as nobody:
        table = await ada.open(POK)
        await ada.open(Settings(PokSetup(4)))
        code = (await ada.look(table.id)).table.code
        assert code is not None
        found = (200, {"table": table.id, "invitation": table.invitation})
        for written in (code, code.lower(), f" {code[:4]}-{code[4:]} ", f"{code[:2]} {code[2:]}"):
            assert await given(nobody, written) == found, "nobody needs a name to look"
        assert (await bo.do(table.id, Join("Bo", found[1]["invitation"]))).status_code == 200
        assert (await bo.look(table.id)).table.code == code
        assert (await given(bo.http, code))[0] == 200, "a full table says so when one sits down"


async def test_those_who_do_not_sit_there_see_no_code(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        table = await ada.open(Settings(PokSetup(3), visibility="public"))
        assert (await bo.look(table.id)).table.code is None
        code = (await ada.look(table.id)).table.code
        assert code is not None
        assert code not in (await bo.http.get("/tables")).text
        assert code not in (await ada.http.get("/me/tables")).text


async def test_a_code_ends_with_the_gathering(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        closed, begun = await ada.open(POK), await ada.open(POK, ["random"] * 2)
        codes = [(await ada.look(table.id)).table.code or "" for table in (closed, begun)]
        assert [(await given(ada.http, code))[0] for code in codes] == [200, 200]
        await ada.do(closed.id, Close())
        await ada.do(begun.id, Start())
        unknown = await given(ada.http, "0" * 8)
        assert unknown == (404, {"key": "server-no-such-code", "rule": "", "args": {}})
        for code in codes:
            assert await given(ada.http, code) == unknown, "used and unknown codes look the same"
        assert (await ada.look(begun.id)).table.code is None


async def test_codes_outlive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        code = (await ada.look(table.id)).table.code or ""
    async with serving(tmp_path) as server, server.http() as http:
        assert (await given(http, code))[1]["table"] == table.id


@pytest.mark.parametrize("code", ["", " ", "-", "é" * 8, "0" * 7, "0" * 9, "\0" * 8, "İ" * 8])
async def test_what_is_no_code(server: Server, code: str) -> None:
    async with server.guests("Ada") as (ada,):
        await ada.open(POK)
        assert await given(ada.http, code) == (404, {"key": "server-no-such-code", "rule": "", "args": {}})


async def test_what_is_no_request_for_a_table(server: Server) -> None:
    async with server.http() as http:
        for body in (b"", b"{}", b'{"code": 1}', b'{"code": "' + b"0" * 33 + b'"}', b'{"code": "0", "more": 1}'):
            assert (await http.post("/codes", content=body)).status_code == 400


async def test_nobody_guesses_for_long(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as other:
        table = await ada.open(POK)
        code = (await ada.look(table.id)).table.code or ""
        answers = [(await given(ada.http, f"{number:08}"))[0] for number in range(12)]
        assert answers == [404] * 10 + [429] * 2
        assert (await given(other, code))[0] == 429, "another browser at the same address is no way around"


async def test_many_addresses_together_do_not_guess_for_long_either(server: Server) -> None:
    budgets, most = server.house.budgets, budgets_.CODES.everybody
    for number in range(most):
        budgets.count(budgets_.CODES, Account(None, f"192.0.2.{number}"))
    async with server.http() as http:
        assert (await given(http, "00000000"))[0] == 429


def test_guessing_is_hopeless() -> None:
    """With a thousand tables waiting at once, and everybody guessing for a year, it is one in twenty at the most."""
    guesses = 120 * 60 * 24 * 365
    assert budgets_.CODES.everybody == 120
    assert guesses * 1000 / len(LETTERS) ** 8 < 0.06
