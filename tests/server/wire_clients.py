"""People with browsers and programs, and all that the server sends them."""

from urllib.parse import quote

from coverts.hall.commands import Command
from coverts.server.wire import Do, encode
from tests.server.wire_raw import Address, Connection, RawSocket, Requests

API = "/api/v1"


class Client:
    """One connection for requests, and at most one socket at a time."""

    def __init__(self, address: Address, secret: str | None = None) -> None:
        self._address = address
        self._headers = "" if secret is None else f"Cookie: coverts={quote(secret)}\r\n"
        self._requests: Requests | None = None
        self._sockets: list[RawSocket] = []
        self.socket: RawSocket | None = None
        """The one that is open."""

    @property
    def got(self) -> list[bytes]:
        """All that has come: the answers to requests, and then what each socket has brought."""
        answers = [] if self._requests is None else self._requests.answers
        return [*answers, *(part for socket in self._sockets for part in socket.parts)]

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        if self._requests is None:
            self._requests = Requests(await Connection.to(self._address))
        return await self._requests.ask(method, API + path, self._headers, body)

    async def connect(self, path: str) -> RawSocket:
        self.socket = await RawSocket.open(self._address, API + path, self._headers)
        self._sockets.append(self.socket)
        return self.socket

    async def sit(self, table: str, query: str) -> None:
        """Open a table's socket, and wait until everybody there knows."""
        socket = await self.connect(f"/tables/{table}/socket{query}")
        await socket.until(lambda: b'"type":"here"' in socket.parts[-1])

    async def hang_up(self) -> None:
        assert self.socket is not None
        await self.socket.flush()
        await self.socket.close()
        self.socket = None

    async def let_go(self) -> None:
        """Wait for the server to close the socket."""
        if self.socket is not None:
            await self.socket.ended()
            self.socket = None

    async def do(self, table: str, command_id: str, command: Command, *, by_socket: bool) -> None:
        """Have a command answered."""
        message = encode(Do(command_id, command))
        if by_socket and self.socket is not None:
            await self.socket.answered(message, f'"id":"{command_id}"'.encode())
        else:
            await self.ask("POST", f"/tables/{table}/commands", message)

    def leave(self) -> None:
        if self._requests is not None:
            self._requests.connection.close()
        if self.socket is not None:
            self.socket.connection.close()
