"""Who somebody is, how it is proved, and how it ends."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from coverts.games.contract import PUBLIC
from coverts.hall.commands import Join, Move
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door.identity import RETURN_LINK_LIFE
from coverts.server.wire import Done
from tests.server.harness import Guest, Server, serving
from tests.server.players import connected, party

OPEN_TO_ALL = Settings(PokSetup(3), visibility="public")


def parts(cookie: str) -> set[str]:
    return {
        part.strip().lower().split("=")[0] if "max-age" in part.lower() else part.strip() for part in cookie.split(";")
    }


async def name_of(http: httpx.AsyncClient, headers: Mapping[str, str | bytes] | None = None) -> str | None:
    """Who somebody is. Somebody unknown is no error: every page asks, and the browser would write it down."""
    answer = await http.get("/me", headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    me = answer.json()
    return None if me is None else str(me["name"])


async def test_a_cookie_of_a_browser(server: Server) -> None:
    async with server.http() as http:
        answer = await http.post("/guests", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        name, _, rest = cookie.partition("=")
        assert name == "coverts"
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= parts(rest)
        assert "Secure" not in parts(rest)
        assert "Domain" not in rest
        assert len(rest.split(";")[0]) >= 43, "256 bits"
        assert answer.json() == {"name": "Ada", "token": None}


async def test_a_cookie_behind_tls(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as server, server.http() as http:
        answer = await http.post("/guests", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-coverts=")
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= parts(cookie)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        secret = cookie.removeprefix("__Host-coverts=").split(";")[0]
        assert await name_of(http, {"Cookie": f"coverts={secret}"}) is None
        assert await name_of(http, {"Cookie": f"__Host-coverts={secret}"}) == "Ada"


async def test_a_program_is_known_by_a_bearer_token(server: Server) -> None:
    async with server.http() as http:
        answer = await http.post("/guests", json={"name": "Robo", "bearer": True})
        assert "set-cookie" not in answer.headers
        bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
        assert (await http.get("/me", headers=bearer)).json()["name"] == "Robo"
        for wrong in ("Bearer", "Basic abc", "Bearer abc", f"Bearer {'x' * 101}", "Bearer é"):
            assert await name_of(http, {"Authorization": wrong.encode()}) is None


async def test_only_hashes_are_kept(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        await ada.http.post("/me/tokens", json={"label": "my bot"})
        tokens = await server.store.tokens_of(await ada.who(), now=server.clock())
        assert len(tokens) == 2
        assert all(len(token.hash) == 32 and ada.token.encode() not in token.hash for token in tokens)
        listed = (await ada.http.get("/me/tokens")).text
        assert ada.token not in listed
        assert "my bot" in listed


async def bearer_of(guest: Guest) -> str:
    token: str = (await guest.http.post("/me/tokens", json={"label": "bot"})).json()["token"]
    return token


async def id_of_bearer(guest: Guest) -> str:
    (found,) = [token["id"] for token in (await guest.http.get("/me/tokens")).json() if token["kind"] == "bot"]
    return str(found)


async def test_a_revoked_token_is_worthless_at_once(server: Server) -> None:
    async with party(server, OPEN_TO_ALL, 3, plays=False) as table:
        await table.start()
        ada = table.guests[0]
        bearer, token_id = await bearer_of(ada), await id_of_bearer(ada)
        async with connected(server, table.table, bearer) as program:
            await program.until(lambda: program.view)
            assert program.view.observer == 0
            assert (await ada.http.delete(f"/me/tokens/{token_id}")).status_code == 204
            async with asyncio.timeout(60):
                await program.socket.wait_closed()
            assert program.socket.close_code == 4401
        async with server.http(Authorization=f"Bearer {bearer}") as http:
            assert await name_of(http) is None
        async with connected(server, table.table, bearer) as stranger:
            await stranger.until(lambda: stranger.view)
            assert stranger.view.observer == PUBLIC, "what is left is what everybody sees"
        assert isinstance(await table.players[0].ask(Move(table.players[0].view.legal[0])), Done)
        assert (await ada.http.delete(f"/me/tokens/{token_id}")).status_code == 404


@pytest.mark.parametrize("token", ["zz", "00", "é", "00" * 32])
async def test_tokens_of_others_cannot_be_revoked(token: str, server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        await bearer_of(bo)
        for one in (token, await id_of_bearer(bo)):
            answer = await ada.http.delete(f"/me/tokens/{one}")
            assert (answer.status_code, answer.json()["key"]) == (404, "server-no-such-token")


async def test_a_return_link_works_once(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as phone, server.http() as thief:
        table = await ada.open(Settings(PokSetup(3)))
        link = (await ada.http.post("/me/return-link")).json()
        async with server.http(Authorization=f"Bearer {link['token']}") as direct:
            assert await name_of(direct) is None, "it is no token itself"
        answer = await phone.post("/return", json=link)
        assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
        assert (await phone.get(f"/tables/{table.id}")).json()["table"]["you"] == 0
        assert (await thief.post("/return", json=link)).status_code == 404
        assert await name_of(thief) is None
        assert await name_of(ada.http) == await name_of(phone) == "Ada", "both devices are Ada now"


async def test_a_return_link_expires(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as phone:
        link = (await ada.http.post("/me/return-link")).json()
        server.clock.pass_seconds(RETURN_LINK_LIFE // 1000 + 1)
        assert (await phone.post("/return", json=link)).status_code == 404


async def test_an_ordinary_token_is_no_return_link(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as phone:
        assert (await phone.post("/return", json={"token": ada.token})).status_code == 404
        assert (await phone.post("/return", json={"token": "x" * 101})).status_code == 404
        assert await name_of(ada.http) == "Ada", "and asking does not spend it"


async def test_programs_do_not_manage(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        bearer = await bearer_of(ada)
        async with server.http(Authorization=f"Bearer {bearer}") as program:
            asked = [
                program.patch("/me", json={"name": "Eve"}),
                program.get("/me/tokens"),
                program.post("/me/tokens", json={}),
                program.delete(f"/me/tokens/{await id_of_bearer(ada)}"),
                program.post("/me/return-link"),
            ]
            answers: list[httpx.Response] = [await one for one in asked]
            assert {(one.status_code, one.json()["key"]) for one in answers} == {(403, "server-not-for-programs")}
            assert (await program.get("/me")).json()["name"] == "Ada"


async def test_an_invitation_is_not_a_seat(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3, plays=False) as table:
        async with server.http(Authorization=f"Bearer {table.invitation}") as http:
            assert await name_of(http) is None
        await table.start()
        async with connected(server, table.table, invitation=table.invitation) as watcher:
            await watcher.until(lambda: watcher.view)
            assert watcher.view.observer == PUBLIC
        async with server.guests("Eve") as (eve,):
            refused = await eve.do(table.table, Join("Eve", table.invitation))
            assert (refused.status_code, refused.json()["key"]) == (409, "hall-is-playing")


async def test_another_name(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        assert (await ada.http.patch("/me", json={"name": "  Ada\u202e   L.\n"})).json()["name"] == "Ada L."
        assert (await ada.http.patch("/me", json={"name": "\u200b \n"})).json()["key"] == "hall-no-name"
        assert (await ada.http.patch("/me", json={"name": "x" * 101})).status_code == 400
