"""The page: its files, its addresses, what caches may keep of it, and a checkout that has none."""

import asyncio
import gzip
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from tests.server.harness import Server, serving

SCRIPT = "console.log('peacock')\n" * 100
FILES = {
    "index.html": b"<!doctype html><title>Coverts</title>" + b"<p>page</p>" * 100,
    "assets/index-Bx3_k-9Q.js": SCRIPT.encode(),
    "assets/index-C0ffee00.css": b"body { color: black }\n" * 50,
    "assets/plain.js": b"1",
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-512.png": b"\x89PNG" + b"\0" * 1000,
    "site.webmanifest": b"{}",
    "coverts-check.html": b"<!doctype html><script>1</script>",
}
FOR_EVER = "public, max-age=31536000, immutable"
ADDRESSES = [
    "/",
    "/table/abc",
    "/join/abc",
    "/join/abc/def",
    "/replay",
    "/replay/abc",
    "/rules",
    "/rules/pok",
    "/games",
    "/lobby",
    "/lobby/",
    "/return",
]


@pytest_asyncio.fixture
async def page(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with a page."""
    for name, content in FILES.items():
        (tmp_path / "page" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "page" / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path / "data", page=tmp_path / "page") as running:
        yield running


def browser(server: Server, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, headers={"Accept-Encoding": "identity", **headers})


@pytest.mark.parametrize("address", ADDRESSES)
async def test_the_page_is_at_its_own_addresses(page: Server, address: str) -> None:
    async with browser(page) as http:
        answer = await http.get(address)
        assert (answer.status_code, answer.content) == (200, FILES["index.html"])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers.get_list("cache-control") == ["no-cache"]


async def test_a_page_beside_it_is_taken_home(page: Server) -> None:
    """Its script is inside it, which the policy of this house refuses: it is not to be opened here."""
    async with browser(page) as http:
        answer = await http.get("/coverts-check.html")
        assert (answer.status_code, answer.content) == (200, FILES["coverts-check.html"])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["content-disposition"] == 'attachment; filename="coverts-check.html"'
        for other in ("/", "/icon.svg"):
            assert "content-disposition" not in (await http.get(other)).headers


@pytest.mark.parametrize(
    "address",
    ["/nothing", "/table", "/table/", "/table/a/b", "/join", "/rules/pok/K1", "/assets/gone-00000000.js", "/apis"],
)
async def test_elsewhere_the_page_says_that_there_is_nothing(page: Server, address: str) -> None:
    async with browser(page) as http:
        answer = await http.get(address)
        assert (answer.status_code, answer.content) == (404, FILES["index.html"])
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-Bx3_k-9Q.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/index-C0ffee00.css", "text/css; charset=utf-8", FOR_EVER),
        ("/assets/plain.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-512.png", "image/png", "no-cache"),
        ("/site.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
async def test_every_file_has_its_type_and_what_is_named_by_its_content_is_kept(
    page: Server, path: str, kind: str, cache: str
) -> None:
    async with browser(page) as http:
        answer = await http.get(path)
        assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
        assert answer.headers["content-type"] == kind
        assert answer.headers.get_list("cache-control") == [cache]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("br", False), ("gzip;q=0", False), ("identity", False)],
)
async def test_text_is_packed_for_those_who_can_unpack_it(page: Server, accepted: str, is_packed: bool) -> None:
    async with (
        browser(page, **{"Accept-Encoding": accepted}) as http,
        http.stream("GET", "/assets/index-Bx3_k-9Q.js") as it,
    ):
        raw = b"".join([part async for part in it.aiter_raw()])
        assert it.headers["vary"] == "accept-encoding"
        assert it.headers.get("content-encoding") == ("gzip" if is_packed else None)
        assert int(it.headers["content-length"]) == len(raw)
        assert (gzip.decompress(raw) if is_packed else raw) == SCRIPT.encode()


async def test_only_the_page_is_packed(page: Server) -> None:
    async with browser(page, **{"Accept-Encoding": "gzip"}) as http:
        for path in ("/icon-512.png", "/api/v1/games", "/api/v1/me", "/api/v1/schema/openapi.json"):
            assert "content-encoding" not in (await http.get(path)).headers


async def test_who_has_it_already_is_told_so(page: Server) -> None:
    async with browser(page) as http:
        tag = (await http.get("/lobby")).headers["etag"]
        again = await http.get("/", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
        assert (await http.get("/", headers={"If-None-Match": '"other"'})).status_code == 200
        assert (await http.get("/nothing", headers={"If-None-Match": tag})).status_code == 404


async def test_asking_for_the_head_alone(page: Server) -> None:
    async with browser(page) as http:
        for path in ("/", "/icon.svg", "/nothing"):
            head, whole = await http.head(path), await http.get(path)
            assert head.content == b""
            assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}
            assert head.status_code == whole.status_code


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..\\..\\secret.txt",
        "//secret.txt",
        "/index.html/../../secret.txt",
        "/%00",
        "/etc/passwd",
    ],
)
async def test_no_path_leads_out_of_the_page(page: Server, path: str) -> None:
    host, port = page.host.split(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(raw, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := await loop.sock_recv(raw, 65536):
            answer += part
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2]
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))


async def test_only_the_page_is_for_reading(page: Server) -> None:
    async with browser(page) as http:
        for method in ("POST", "PUT", "DELETE", "TRACE"):
            answer = await http.request(method, "/")
            assert (answer.status_code, answer.json()["key"]) == (404, "server-no-such-page")
        answer = await http.get("/api/v1/nothing")
        assert (answer.status_code, answer.json()["key"]) == (404, "server-no-such-page")
        assert answer.headers.get_list("cache-control") == ["no-store"]


async def test_the_page_may_load_nothing_but_its_own(page: Server) -> None:
    async with browser(page) as http:
        policy = (await http.get("/")).headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "unsafe" not in policy


async def test_a_checkout_without_a_page_says_what_to_do(tmp_path: Path) -> None:
    async with serving(tmp_path, page=tmp_path / "nowhere") as server, browser(server) as http:
        for path in ("/", "/lobby", "/nothing"):
            answer = await http.get(path)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "scripts/run" in answer.text
        assert (await http.get("/api/v1/games")).status_code == 200
