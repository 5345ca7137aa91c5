"""The work spread over the machines of a Ray cluster; each of them needs this package."""

from collections.abc import Generator, Sequence
from logging import ERROR
from socket import create_connection
from typing import TYPE_CHECKING, Final

from coverts.arena.missing import require
from coverts.arena.playing import Setting
from coverts.arena.spreading import Chunk, Results, played_elsewhere

if TYPE_CHECKING:
    from ray import ObjectRef

REQUIREMENT = "coverts[cluster]"

CONNECT_SECONDS: Final = 10.0
"""How long a cluster has to accept a connection. Ray itself tries for minutes where nobody listens."""


class Unreachable(Exception):
    """There is no cluster at this address."""


def on_cluster(setting: Setting, names: tuple[str, ...], work: Sequence[Chunk], address: str) -> Generator[Results]:
    """The results of each piece, as they come in."""
    require("ray", REQUIREMENT)
    import ray

    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except Exception as error:
        raise Unreachable(str(error)) from error
    try:
        # A piece whose machine is lost is played again elsewhere; one whose bot fails is not.
        remote = ray.remote(played_elsewhere)
        waiting = [remote.remote(setting, names, chunk) for chunk in work]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                yield _result_of(one)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Open and close a connection, if the address has a port; `auto` and `local` fail at once by themselves."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


def _result_of(one: "ObjectRef[Results]") -> Results:
    import ray

    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        # Ray wraps what was raised elsewhere; here it is the same as anywhere.
        raise error.cause from error
