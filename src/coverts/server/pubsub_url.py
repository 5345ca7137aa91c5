"""The address of a Redis or Valkey server, which nobody who reads it sees the password of."""

from urllib.parse import quote, unquote, urlsplit

from coverts.store.interface import StoreError

SCHEMES = ("redis", "rediss", "unix")


class NotAPubSubError(StoreError):
    """Something that was given as an address, and is not. It is not repeated: it may hold a password."""

    def __init__(self) -> None:
        super().__init__("store-no-redis-url")


class RedisUrl:
    """A valid address. `str` and `repr` leave out the password; `dsn` is for the driver alone."""

    __slots__ = ("_dsn", "_has_password", "_shown")

    def __init__(self, dsn: str) -> None:
        try:
            parts = urlsplit(dsn)
            port = parts.port
        except ValueError:
            raise NotAPubSubError from None
        if (
            parts.scheme not in SCHEMES
            or not dsn.startswith(f"{parts.scheme}://")
            or not (parts.hostname or parts.path)
        ):
            raise NotAPubSubError
        user = f"{quote(unquote(parts.username))}@" if parts.username else ""
        self._dsn = dsn
        self._has_password = bool(parts.password or "password=" in parts.query)
        self._shown = f"{parts.scheme}://{user}{parts.hostname or ''}{f':{port}' if port else ''}{parts.path}"

    @property
    def dsn(self) -> str:
        """The whole address, with the password if there is one in it."""
        return self._dsn

    @property
    def has_password(self) -> bool:
        """Whether a password is part of the address."""
        return self._has_password

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"RedisUrl({self._shown!r})"
