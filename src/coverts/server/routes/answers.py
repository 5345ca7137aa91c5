"""Error responses over HTTP."""

from collections.abc import Mapping

import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from coverts.games.contract import Refusal, Refused
from coverts.server.door.identity import Somebody
from coverts.server.house.house import NoSuchTable
from coverts.server.routes.requests import HttpRequest
from coverts.server.wire import encode

log = structlog.get_logger()


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


def on_http_problem(_: HttpRequest, error: HttpProblem) -> Response[bytes]:
    """Something of the server's own."""
    return _answer(error.status, error.refusal)


def on_refused(_: HttpRequest, error: Refused) -> Response[bytes]:
    """A rule or the table's manners."""
    return _answer(409, error.refusal)


def on_no_such_table(_: HttpRequest, error: NoSuchTable) -> Response[bytes]:  # noqa: ARG001
    """Absent and forbidden look the same."""
    return _answer(404, Refusal("", "hall-no-such-table"))


def on_http(_: HttpRequest, error: HTTPException) -> Response[bytes]:
    """What the framework found wrong with a request."""
    if isinstance(error, ValidationException):
        details = "; ".join(str(part.get("message", part)) for part in error.extra or [] if isinstance(part, dict))
        return _answer(400, Refusal("", "server-malformed", {"why": (details or error.detail)[:200]}))
    keys = {404: "server-no-such-page", 405: "server-no-such-method", 413: "server-too-large"}
    key = keys.get(error.status_code, "server-malformed" if error.status_code < 500 else "server-failed")
    return _answer(
        error.status_code, Refusal("", key, {"why": error.detail[:200]} if key == "server-malformed" else {})
    )


def on_anything(request: HttpRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours. What it was is for the log, without a word of what the request held."""
    log.error("request failed", path=request.route_handler.handler_name, error=type(error).__name__)
    return _answer(500, Refusal("", "server-failed"))


def require_identity(somebody: Somebody | None, *, manage: bool = False) -> Somebody:
    """Whoever has authenticated, or an answer 401 or 403."""
    if somebody is None:
        raise HttpProblem(401, "server-who-are-you")
    if manage and not somebody.may_manage:
        raise HttpProblem(403, "server-not-for-programs")
    return somebody
