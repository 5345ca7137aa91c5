"""Decoding and validation of request bodies."""

from typing import Any

import msgspec
from litestar.exceptions import ValidationException

from coverts.server.routes.requests import HttpRequest
from coverts.server.wire import refuse_duplicate_keys


class StrictRequest(HttpRequest):
    """Reads a body as what it has to be, and as strictly as a socket's messages. Litestar would take "3" for 3."""

    async def json(self) -> Any:
        """The body of the type that the handler asks for."""
        expected, body = self.route_handler.parsed_data_field, await self.body()
        try:
            read = msgspec.json.decode(body, type=expected.annotation if expected else Any)
            refuse_duplicate_keys(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ValidationException(detail=str(error)) from None
        return read
