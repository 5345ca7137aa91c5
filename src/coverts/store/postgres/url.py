"""The address of a PostgreSQL database, which nobody who reads it sees the password of."""

from urllib.parse import parse_qs, quote, unquote, urlsplit

from coverts.store.interface import StoreError

SCHEMES = ("postgresql", "postgres")


class NotAUrlError(StoreError):
    """Something that was given as the address of a database, and is not. It is not repeated: it may hold a password."""

    def __init__(self) -> None:
        super().__init__("store-no-postgres-url")


class PostgresUrl:
    """A valid address. `str` and `repr` leave out the password; `dsn` is for the driver alone."""

    __slots__ = ("_dsn", "_has_password", "_shown")

    def __init__(self, dsn: str) -> None:
        try:
            parts = urlsplit(dsn)
            port, query = parts.port, parse_qs(parts.query, strict_parsing=bool(parts.query))
        except ValueError:
            raise NotAUrlError from None
        if parts.scheme not in SCHEMES or not dsn.startswith(f"{parts.scheme}://") or parts.fragment:
            raise NotAUrlError
        host = parts.hostname or query.get("host", [""])[0]
        user = f"{quote(unquote(parts.username))}@" if parts.username else ""
        self._dsn = dsn
        self._has_password = bool(parts.password or "password" in query)
        self._shown = f"postgresql://{user}{host}{f':{port}' if port else ''}/{parts.path.lstrip('/')}"

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
        return f"PostgresUrl({self._shown!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PostgresUrl) and other._dsn == self._dsn

    def __hash__(self) -> int:
        return hash(self._dsn)
