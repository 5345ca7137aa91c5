"""Error responses over HTTP."""

from collections.abc import Mapping
from math import inf

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from coverts.games.contract import Refusal, Refused
from coverts.server import logs
from coverts.server.door.account import address_of
from coverts.server.door.budgets import Exhausted
from coverts.server.door.identity import Somebody
from coverts.server.house.loading import NoSuchTable
from coverts.server.routes.requests import HttpRequest
from coverts.server.wire import encode

log = structlog.get_logger()

SECURITY_EVENTS = {403: "forbidden"}
"""What answers with these statuses are called in the log; other mistakes of clients are only counted."""


class Problem(Struct, frozen=True):
    """Why something was not done: the key and data of a sentence in the catalogues, and the rule if there is one."""

    key: str
    rule: str = ""
    args: Mapping[str, int | str] = {}


class HttpProblem(Exception):
    """An answer with an HTTP status that says why something cannot be done."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.refusal = Refusal("", key, args)


def _answer(status: int, refusal: Refusal) -> Response[bytes]:
    body = encode(Problem(refusal.key, refusal.rule, refusal.args))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def on_http_problem(request: HttpRequest, error: HttpProblem) -> Response[bytes]:
    """Something of the server's own."""
    if error.status in SECURITY_EVENTS:
        fields = {"route": request.route_handler.handler_name, "address": address_of(request.scope)}
        logs.security(SECURITY_EVENTS[error.status], error.refusal.key, **fields)
    else:
        logs.count(str(error.status))
    return _answer(error.status, error.refusal)


def on_exhausted(_: HttpRequest, error: Exhausted) -> Response[bytes]:
    """There is too much of something, and when to come back."""
    answer = _answer(429, too_much(error))
    answer.set_header("Retry-After", str(error.seconds))
    return answer


def too_much(error: Exhausted) -> Refusal:
    """Why something is not done for now. What is held rather than spent comes back when somebody lets go of it."""
    key = "server-too-many" if error.budget.seconds == inf else "server-too-often"
    return Refusal("", key, {"seconds": error.seconds})


def on_refused(_: HttpRequest, error: Refused) -> Response[bytes]:
    """A rule or the table's manners."""
    return _answer(409, error.refusal)


def on_no_such_table(_: HttpRequest, error: NoSuchTable) -> Response[bytes]:  # noqa: ARG001 - Litestar's signature
    """Absent and forbidden look the same."""
    return _answer(404, Refusal("", "hall-no-such-table"))


def on_http(_: HttpRequest, error: HTTPException) -> Response[bytes]:
    """What the framework found wrong with a request."""
    logs.count(str(error.status_code))
    if isinstance(error, ValidationException):
        details = "; ".join(str(part.get("message", part)) for part in error.extra or [] if isinstance(part, dict))
        return _answer(400, Refusal("", "server-malformed", {"why": (details or error.detail)[:200]}))
    keys = {404: "server-no-such-page", 405: "server-no-such-method", 413: "server-too-large"}
    key = keys.get(error.status_code, "server-malformed" if error.status_code < 500 else "server-failed")
    return _answer(
        error.status_code, Refusal("", key, {"why": error.detail[:200]} if key == "server-malformed" else {})
    )


def on_anything(request: HttpRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours. What it was is for the log, without a word of what the request held; the answer has the number
    of the request, by which whoever runs the server finds the line.
    """
    log.error(
        "request failed",
        route=request.route_handler.handler_name,
        error=type(error).__name__,
        where=logs.place_of(error.__traceback__),
    )
    answer = _answer(500, Refusal("", "server-failed"))
    answer.set_header("X-Request-Id", logs.request_number())
    return answer


def require_identity(somebody: Somebody | None, *, manage: bool = False) -> Somebody:
    """Whoever has authenticated, or an answer 401 or 403."""
    if somebody is None:
        raise HttpProblem(401, "server-who-are-you")
    if manage and not somebody.may_manage:
        raise HttpProblem(403, "server-not-for-programs")
    return somebody
