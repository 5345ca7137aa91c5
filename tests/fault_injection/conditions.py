"""What an evening needs of the process it runs in."""

import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import structlog

from coverts.hall import desk
from coverts.server.house import audience
from tests.fault_injection.plan import Plan


@contextmanager
def narrow(plan: Plan) -> Iterator[None]:
    """Little memory and short backlogs, so that an evening is long enough to overflow them."""
    with patch.object(desk, "RECENT", plan.recent), patch.object(audience, "LARGEST_BACKLOG", plan.backlog):
        yield


@contextmanager
def garbage_by_hand() -> Iterator[None]:
    """The house lets go of tables that nothing holds on to: when that is must not depend on the collector's mood."""
    gc.collect()  # What is frozen and thawed is old, and the collector would leave it: some megabytes an evening.
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


@contextmanager
def silence() -> Iterator[None]:
    """The server has much to complain of here."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield
    finally:
        structlog.configure(**before)
