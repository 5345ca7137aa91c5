"""The types of what handlers are asked by: no user or authentication of Litestar's is used (see `door/identity.py`)."""

from typing import TypeAlias

from litestar import Request, WebSocket
from litestar.datastructures import State

HttpRequest: TypeAlias = Request[None, None, State]
SocketRequest: TypeAlias = WebSocket[None, None, State]
