"""The ASGI application: routes, middleware and their dependencies."""

from collections.abc import Callable
from functools import partial
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import Headers, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import RequestCookies
from litestar.types import ASGIApp, ControllerRouterHandler, ExceptionHandlersMap, Scope

from coverts.games.contract import Refused
from coverts.hall.entries import Millis
from coverts.server import logs
from coverts.server.clock import SteadyClock
from coverts.server.coaching.help_desk import HelpDesk
from coverts.server.coaching.reviews import NotReviewed, Reviews
from coverts.server.config import Config
from coverts.server.door.account import Account, address_of
from coverts.server.door.budgets import Budgets, Exhausted
from coverts.server.door.hosts import Hosts
from coverts.server.door.identity import Doorman, Somebody, secret_in
from coverts.server.door.protection import Doorway
from coverts.server.door.shared_budgets import SharedBudgets
from coverts.server.door.turnstile import Turnstile
from coverts.server.house.caretaker import BotDecider
from coverts.server.house.house import House
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.randomness import Randomness
from coverts.server.lifespan import Parts, lifespan
from coverts.server.network import Network
from coverts.server.nodes.pubsub import Line
from coverts.server.routes import answers
from coverts.server.routes.banned import account_of, refuse_banned, refuse_banned_address
from coverts.server.routes.codes import CODES
from coverts.server.routes.data import DATA
from coverts.server.routes.front import Front
from coverts.server.routes.games import OFFERED
from coverts.server.routes.given import Known
from coverts.server.routes.help import HELPING
from coverts.server.routes.lessons import LESSONS
from coverts.server.routes.network import NETWORK
from coverts.server.routes.numbers import NUMBERS
from coverts.server.routes.own import OWN
from coverts.server.routes.people import PEOPLE
from coverts.server.routes.playing_on import PLAYING_ON
from coverts.server.routes.projector import BadRecord, Projector, on_bad_record
from coverts.server.routes.puzzles import PUZZLES
from coverts.server.routes.qr import QR
from coverts.server.routes.reach import Links, links_for
from coverts.server.routes.reading import StrictRequest
from coverts.server.routes.replays import REPLAYS
from coverts.server.routes.reports import REPORTING
from coverts.server.routes.requests import HttpRequest
from coverts.server.routes.reviews import REVIEWING, on_not_reviewed
from coverts.server.routes.service import SERVICE
from coverts.server.routes.socket import lobby_socket, table_socket
from coverts.server.routes.tables import TABLES
from coverts.store.interface import Store

LARGEST_BODY = 64 * 1024
BESIDE_TABLES: Final[list[ControllerRouterHandler]] = [
    *OWN,
    *DATA,
    *OFFERED,
    *CODES,
    *REPLAYS,
    *PUZZLES,
    *LESSONS,
    *QR,
    *NETWORK,
    *REPORTING,
    *REVIEWING,
    *HELPING,
    *PLAYING_ON,
    *NUMBERS,
]


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    answers.HttpProblem: answers.on_http_problem,
    Exhausted: answers.on_exhausted,
    Refused: answers.on_refused,
    NoSuchTable: answers.on_no_such_table,
    BadRecord: on_bad_record,
    NotReviewed: on_not_reviewed,
    HTTPException: answers.on_http,
    Exception: answers.on_anything,
}
OPENAPI: Final = OpenAPIConfig(
    title="Coverts",
    version="1",
    path="/api/v1/schema",
    # The pages that Litestar would draw of it need scripts of others, which ours may not load.
    render_plugins=[JsonRenderPlugin()],
)


def build(
    config: Config,
    store: Store,
    *,
    network: Network | None = None,
    decider: BotDecider | None = None,
    clock: Callable[[], Millis] | None = None,
    randomness: Randomness = Randomness(),  # noqa: B008 - a value
    line: Line | None = None,
) -> Litestar:
    """The application of a server with these settings, on a store that outlives it. With a line to other nodes it is
    one of several that share the store.
    """
    budgets = (SharedBudgets if line else Budgets)(times=config.limit_factor, sockets_each=config.sockets_each)
    parts = Parts(
        config=config,
        store=store,
        network=network or Network(config, config.port),
        clock=clock or SteadyClock(),
        randomness=randomness,
        budgets=budgets,
        decider=decider,
        line=line,
        projector=Projector(),
        reviews=Reviews(budgets),
        help_desk=HelpDesk(),
    )
    app = Litestar(
        [Router("/api/v1", route_handlers=[*PEOPLE, *TABLES, *BESIDE_TABLES, *SERVICE, table_socket, lobby_socket])],
        lifespan=[partial(lifespan, parts)],
        guards=[refuse_banned_address],
        dependencies=_dependencies(parts),
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OPENAPI,
    )
    app.asgi_handler = _guarded(app.asgi_handler, parts)
    return app


def _dependencies(parts: Parts) -> dict[str, Provide]:
    """What request handlers can ask for, by name (`routes.given`)."""
    config, network = parts.config, parts.network

    async def somebody(state: State, scope: Scope, headers: Headers, cookies: RequestCookies) -> Somebody | None:
        doorman: Doorman = state.doorman
        secret = secret_in(headers, cookies, secure=config.secure)
        found = await doorman.who_is(secret, parts.clock())
        if secret and found is None:
            logs.security("authentication refused", await doorman.why_refused(secret), address=address_of(scope))
        refuse_banned(scope, _house(state), found)
        return found

    def account(scope: Scope, somebody: Known) -> Account:
        return account_of(scope, somebody)

    def links(request: HttpRequest) -> Links:
        opened = network.origin if network.is_switchable and network.reach == "network" else None
        return links_for(config, request.scope["scheme"], request.headers.get("host", ""), opened=opened)

    return {
        "account": Provide(account, sync_to_thread=False),
        "budgets": _always(parts.budgets),
        "doorman": Provide(_doorman, sync_to_thread=False),
        "help_desk": _always(parts.help_desk),
        "house": Provide(_house, sync_to_thread=False),
        "links": Provide(links, sync_to_thread=False),
        "network": _always(network),
        "projector": _always(parts.projector),
        "reviews": _always(parts.reviews),
        "secure": _always(config.secure),
        "somebody": Provide(somebody),
    }


def _always(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def _house(state: State) -> House:
    house: House = state.house
    return house


def _doorman(state: State) -> Doorman:
    doorman: Doorman = state.doorman
    return doorman


def _guarded(handler: ASGIApp, parts: Parts) -> ASGIApp:
    """The application behind its doors. They are not middleware: Litestar answers for addresses that it does not know
    before any of those.
    """
    config = parts.config
    hosts = Hosts(config.host_names, any_name=config.secure and not config.host_names)
    front = Front(Turnstile(handler, parts.budgets), config.page)
    return Doorway(front, config.origins, hosts, secure=config.secure)
