"""HTTP routes of identity: guests, names, tokens, return links."""

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from coverts.hall.commands import Name
from coverts.hall.manners import plain_name
from coverts.server.door.budgets import GUESTS, KEPT, RETURNS, WRITES
from coverts.server.door.devices import device_of
from coverts.server.door.identity import YEAR, cookie_name
from coverts.server.routes.answers import HttpProblem, require_identity
from coverts.server.routes.given import Known, Secure, TheAccount, TheBudgets, TheDoorman, TheHouse
from coverts.server.routes.requests import HttpRequest
from coverts.store.interface import TokenKind


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to be known by a name."""

    name: Name
    bearer: bool = False
    """Whether to be known by a bearer token, as programs are, instead of a cookie."""


class Me(Struct, frozen=True):
    """Who you are."""

    name: str
    token: str | None = None
    """A new bearer token, told this once."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new bearer token is for."""

    label: Name = ""


class TokenInfo(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    kind: str
    label: str
    """What a program's is for; for a browser's, which browser it was given to, as far as that is known."""
    created_at: int
    expires_at: int | None
    here: bool
    """Whether it is the one that asks."""


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to be known no longer."""

    everywhere: bool = False
    """On all devices and by all programs; else only here."""


class Secret(Struct, frozen=True):
    """A secret, told this once."""

    token: str


@post("/guests", summary="Become a guest")
async def become_guest(
    request: HttpRequest,
    data: JSONBody[NewGuest],
    doorman: TheDoorman,
    house: TheHouse,
    account: TheAccount,
    budgets: TheBudgets,
    *,
    secure: Secure,
) -> Response[Me]:
    """A name is enough. The cookie or the bearer token is all that proves it."""
    budgets.spend(GUESTS, account)
    budgets.spend(KEPT, account)
    kind: TokenKind = "bot" if data.bearer else "browser"
    identity, secret = await doorman.welcome(
        _name(data.name), kind, "" if data.bearer else _device(request), house.clock()
    )
    if data.bearer:
        return Response(Me(identity.name, secret), status_code=201)
    return _with_cookie(Me(identity.name), secret, secure=secure)


def _device(request: HttpRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _with_cookie(me: Me, secret: str, *, secure: bool, status: int = 201) -> Response[Me]:
    response = Response(me, status_code=status)
    response.set_cookie(
        cookie_name(secure=secure),
        secret,
        max_age=YEAR // 1000,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return response


@get("/me", summary="Who am I?")
async def who_am_i(somebody: Known) -> Me | None:
    """Your name; null for somebody unknown, which is no error: every page asks this first."""
    return None if somebody is None else Me(somebody.identity.name)


@patch("/me", summary="Change my name")
async def rename(
    data: JSONBody[NewName], somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets
) -> Me:
    """The name for tables from now on."""
    known = require_identity(somebody, manage=True)
    budgets.spend(WRITES, account)
    name = _name(data.name)
    await house.store.rename(known.identity.who, name)
    return Me(name)


def _name(name: str) -> str:
    plain = plain_name(name)
    if not plain:
        raise HttpProblem(400, "hall-no-name")
    return plain


@get("/me/tokens", summary="My tokens")
async def my_tokens(somebody: Known, house: TheHouse) -> list[TokenInfo]:
    """Where you are known, and by which programs."""
    known = require_identity(somebody, manage=True)
    tokens = await house.store.tokens_of(known.identity.who, now=house.clock())
    return [
        TokenInfo(
            token.hash.hex(),
            token.kind,
            token.label,
            token.created_at,
            token.expires_at,
            token.hash == known.token.hash,
        )
        for token in tokens
        if token.kind != "return"
    ]


@post("/me/tokens", summary="A token for a program of mine")
async def make_token(
    data: JSONBody[NewToken],
    somebody: Known,
    account: TheAccount,
    doorman: TheDoorman,
    house: TheHouse,
    budgets: TheBudgets,
) -> Secret:
    """A bearer token that plays as you, and can do nothing else."""
    known = require_identity(somebody, manage=True)
    budgets.spend(WRITES, account)
    budgets.spend(KEPT, account)
    return Secret(await doorman.another_token(known, "bot", data.label, house.clock()))


@delete("/me/tokens/{token:str}", summary="Revoke a token", status_code=204)
async def revoke_token(
    token: FromPath[str], somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets
) -> None:
    """From now on it is worthless."""
    known = require_identity(somebody, manage=True)
    budgets.spend(WRITES, account)
    try:
        token_hash = bytes.fromhex(token)
    except ValueError:
        raise HttpProblem(404, "server-no-such-token") from None
    if not await house.store.revoke(known.identity.who, token_hash, now=house.clock()):
        raise HttpProblem(404, "server-no-such-token")
    house.forget(token_hash)


@post("/logout", summary="Log out", status_code=204)
async def log_out(data: JSONBody[LogOut], somebody: Known, house: TheHouse, *, secure: Secure) -> Response[None]:
    """Here or everywhere: the tokens are worthless, and what they have opened is closed."""
    known = require_identity(somebody, manage=True)
    who, now = known.identity.who, house.clock()
    if data.everywhere:
        await house.store.revoke_all(who, now=now)
        house.forget_all(who)
    else:
        await house.store.revoke(who, known.token.hash, now=now)
        house.forget(known.token.hash)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(cookie_name(secure=secure), path="/")
    return response


@post("/me/return-link", summary="Move to another device")
async def make_return_link(
    somebody: Known, account: TheAccount, doorman: TheDoorman, house: TheHouse, budgets: TheBudgets
) -> Secret:
    """A secret that makes another browser you, once, within ten minutes."""
    known = require_identity(somebody, manage=True)
    budgets.spend(WRITES, account)
    budgets.spend(KEPT, account)
    return Secret(await doorman.another_token(known, "return", "", house.clock()))


@post("/return", summary="Be on this device")
async def use_return_link(
    request: HttpRequest,
    data: JSONBody[Secret],
    doorman: TheDoorman,
    house: TheHouse,
    account: TheAccount,
    budgets: TheBudgets,
    *,
    secure: Secure,
) -> Response[Me]:
    """Use the secret of a return link."""
    budgets.spend(RETURNS, account)
    budgets.spend(KEPT, account)
    found = await doorman.come_back(data.token, _device(request), house.clock())
    if found is None:
        raise HttpProblem(404, "server-no-such-token")
    return _with_cookie(Me(found[0].name), found[1], secure=secure, status=200)


PEOPLE = [
    become_guest,
    who_am_i,
    rename,
    my_tokens,
    make_token,
    revoke_token,
    log_out,
    make_return_link,
    use_return_link,
]
