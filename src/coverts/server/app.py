"""The ASGI application: routes, middleware and their dependencies."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar, Router
from litestar.datastructures import Headers, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import RequestCookies
from litestar.types import Scope

from coverts.games.contract import Draw, Refused
from coverts.hall.deciding import Secret
from coverts.hall.entries import Millis
from coverts.server import logs
from coverts.server.bots.pool import BotWorkers
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
from coverts.server.house.cluster import Cluster
from coverts.server.house.house import ALONE, House
from coverts.server.house.housekeeping import keep_house
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.operator import follow_orders
from coverts.server.network import Network
from coverts.server.nodes.clock import SharedClock
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
from coverts.store.sharing import SharedStore

PACE_OF_PEOPLE = 1.0
LARGEST_BODY = 64 * 1024
BESIDE_TABLES = [
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


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)


def _house(state: State) -> House:
    house: House = state.house
    return house


def _doorman(state: State) -> Doorman:
    doorman: Doorman = state.doorman
    return doorman


def build(
    config: Config,
    store: Store,
    *,
    network: Network | None = None,
    decider: BotDecider | None = None,
    clock: Callable[[], Millis] | None = None,
    draw: Draw = secrets.randbelow,
    secret: Secret = secrets.token_bytes,
    new_id: Callable[[], str] = new_id,
    line: Line | None = None,
) -> Litestar:
    """The application of a server with these settings, on a store that outlives it. With a line to other nodes it is
    one of several that share the store.
    """
    now = clock or SteadyClock()
    shared_budgets = SharedBudgets(times=config.limit_factor, sockets_each=config.sockets_each)
    budgets = shared_budgets if line else Budgets(times=config.limit_factor, sockets_each=config.sockets_each)
    projector = Projector()
    reviews, help_desk = Reviews(budgets), HelpDesk()
    network = network or Network(config, config.port)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        pace = config.bot_pace if config.bot_pace or config.bots_at_once else PACE_OF_PEOPLE
        workers = BotWorkers(workers=config.bot_workers, pace=pace)
        rest, at_once = round(1000 * config.round_pause), not config.bot_pace
        cluster = None
        if line is not None:
            shared_clock = now if isinstance(now, SharedClock) else None
            shared = cast("SharedStore", store)
            shared_budgets.house = await shared.house()
            cluster = Cluster(shared, new_id(), shared_clock, line, shared_budgets)
        house = House(
            store,
            decider or workers,
            clock=now,
            draw=draw,
            secret=secret,
            new_id=new_id,
            rest=rest,
            bots_alone_at_once=at_once,
            budgets=budgets,
            nodes=cluster or ALONE,
        )
        app.state.house, app.state.doorman, app.state.workers = house, Doorman(store), workers
        house.bans.load(await store.bans())
        await house.wake()
        if cluster is not None:
            await cluster.start(house)
        keeping = [asyncio.create_task(keep_house(house, config.keep)), asyncio.create_task(follow_orders(house))]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            await house.close()
            if cluster is not None:
                await cluster.close()
            await workers.close()
            await reviews.close()
            await help_desk.close()

    async def somebody(state: State, scope: Scope, headers: Headers, cookies: RequestCookies) -> Somebody | None:
        doorman: Doorman = state.doorman
        secret = secret_in(headers, cookies, secure=config.secure)
        found = await doorman.who_is(secret, now())
        if secret and found is None:
            logs.security("authentication refused", await doorman.why_refused(secret), address=address_of(scope))
        refuse_banned(scope, _house(state), found)
        return found

    def account(scope: Scope, somebody: Known) -> Account:
        return account_of(scope, somebody)

    def links(request: HttpRequest) -> Links:
        opened = network.origin if network.is_switchable and network.reach == "network" else None
        return links_for(config, request.scope["scheme"], request.headers.get("host", ""), opened=opened)

    app = Litestar(
        [Router("/api/v1", route_handlers=[*PEOPLE, *TABLES, *BESIDE_TABLES, *SERVICE, table_socket, lobby_socket])],
        lifespan=[lifespan],
        guards=[refuse_banned_address],
        dependencies={
            "account": Provide(account, sync_to_thread=False),
            "budgets": Provide(lambda: budgets, sync_to_thread=False),
            "doorman": Provide(_doorman, sync_to_thread=False),
            "help_desk": Provide(lambda: help_desk, sync_to_thread=False),
            "house": Provide(_house, sync_to_thread=False),
            "links": Provide(links, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "projector": Provide(lambda: projector, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "secure": Provide(lambda: config.secure, sync_to_thread=False),
            "somebody": Provide(somebody),
        },
        exception_handlers={
            answers.HttpProblem: answers.on_http_problem,
            Exhausted: answers.on_exhausted,
            Refused: answers.on_refused,
            NoSuchTable: answers.on_no_such_table,
            BadRecord: on_bad_record,
            NotReviewed: on_not_reviewed,
            HTTPException: answers.on_http,
            Exception: answers.on_anything,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Coverts",
            version="1",
            path="/api/v1/schema",
            # The pages that Litestar would draw of it need scripts of others, which ours may not load.
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    hosts = Hosts(config.host_names, any_name=config.secure and not config.host_names)
    # Not as a middleware: Litestar answers for addresses that it does not know before any of those.
    front = Front(Turnstile(app.asgi_handler, budgets), config.page)
    app.asgi_handler = Doorway(front, config.origins, hosts, secure=config.secure)
    return app
