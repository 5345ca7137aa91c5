"""The front end: a few static files, read at the start and served from memory.

Whatever is asked for is looked up among them by its whole path, so no path leads to any other file.
"""

import gzip
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from coverts.lang import Catalogue

ADDRESSES = (
    r"/",
    r"/table/[^/]+",
    r"/join/.+",
    r"/replay(/[^/]+)?",
    r"/review(/[^/]+)?",
    r"/rules(/[^/]+)?",
    r"/practice(/[^/]+){0,2}",
    r"/numbers",
    r"/learn(/[^/]+){0,2}",
    r"/games",
    r"/lobby",
    r"/return",
)
"""The page's own addresses: it is one page, and shows something else for each."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = frozenset({".png", ".webp", ".woff2"})

INDEX = "/index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_OWN = re.compile("|".join(ADDRESSES))
_NAMED_BY_CONTENT = re.compile(r"/assets/[^/]+-[\w-]{8,}\.\w+")


class File(Struct, frozen=True):
    """A file in memory, with what is said of it. There are no secrets in it, so it may be packed."""

    content: bytes
    packed: bytes | None
    media_type: str
    cache: str
    tag: str
    """Changes with the content."""
    taken_home: str = ""
    """The name under which a browser keeps it, for what is not to be looked at here."""


def file_of(path: str, content: bytes) -> File:
    """A file as it is served under this path."""
    suffix = Path(path).suffix
    packed = None if suffix in PACKED_ALREADY else gzip.compress(content, mtime=0)
    return File(
        content,
        packed if packed is not None and len(packed) < len(content) else None,
        TYPES.get(suffix, "application/octet-stream"),
        FOR_EVER if _NAMED_BY_CONTENT.fullmatch(path) else ASK_AGAIN,
        f'"{sha256(content).hexdigest()[:16]}"',
        # A page beside ours holds its own script, which our policy lets nobody run here.
        Path(path).name if suffix == ".html" and path != INDEX else "",
    )


def files_in(folder: Path) -> dict[str, File]:
    """Every file of a folder, by its path; none if there is no such folder."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    paths = [(f"/{path.relative_to(folder).as_posix()}", path) for path in found]
    return {path: file_of(path, where.read_bytes()) for path, where in paths}


class Front:
    """Answers for the page; whatever is not the page's goes on to the application."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._files = files_in(folder)
        self._index = self._files.pop(INDEX, None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD") or _is_for_programs(scope["path"]):
            await self._app(scope, receive, send)
            return
        status, file = self._found(scope["path"])
        asked = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if status == 200 and asked.get("if-none-match") == file.tag:
            await _answer(send, 304, _about(file), b"")
            return
        is_packed = file.packed is not None and _takes_packed(asked.get("accept-encoding", ""))
        body = file.packed if is_packed and file.packed is not None else file.content
        headers = [*_about(file), ("content-type", file.media_type), ("content-length", str(len(body)))]
        headers += [("content-encoding", "gzip")] if is_packed else []
        await _answer(send, status, headers, b"" if scope["method"] == "HEAD" else body)

    def _found(self, path: str) -> tuple[int, File]:
        """A file, or the page; the page also says when there is nothing at an address."""
        if self._index is None:
            return 503, _not_built()
        if path in self._files:
            return 200, self._files[path]
        return 200 if _OWN.fullmatch(path.rstrip("/") or "/") else 404, self._index


def _is_for_programs(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _not_built() -> File:
    """What a checkout says that nobody has built the page in."""
    return file_of("/missing.txt", f"{Catalogue('en').say('server-no-page')}\n".encode())


def _takes_packed(encodings: str) -> bool:
    """Whether a client can unpack: it names gzip, and not with a weight of nothing."""
    named = [part.strip().lower().partition(";") for part in encodings.split(",")]
    return any(
        name.strip() in ("gzip", "*") and not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) for name, _, weight in named
    )


def _about(file: File) -> list[tuple[str, str]]:
    about = [("cache-control", file.cache), ("etag", file.tag)]
    about += [("content-disposition", f'attachment; filename="{file.taken_home}"')] if file.taken_home else []
    return about if file.packed is None else [*about, ("vary", "accept-encoding")]


async def _answer(send: Send, status: int, headers: Iterable[tuple[str, str]], body: bytes) -> None:
    encoded = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
