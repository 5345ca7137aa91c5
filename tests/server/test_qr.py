"""Links as pictures."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from coverts.server.config import Config
from coverts.server.routes import reach
from coverts.server.routes.qr import QUIET_ZONE, picture_of
from coverts.server.routes.reach import links_for
from tests.server.harness import Server, serving

SVG = "{http://www.w3.org/2000/svg}"


async def test_a_link_for_a_phone(server: Server) -> None:
    async with server.http() as http:
        answer = await http.get("/qr", params={"path": "/join/abc/def#x"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.headers["cache-control"] == "no-store"
        assert answer.content == picture_of(f"{server.url}/join/abc/def#x")


def test_a_picture_is_black_on_white_with_a_quiet_zone_and_nothing_that_runs() -> None:
    drawing = ET.fromstring(picture_of("https://coverts.example/join/abc"))
    assert drawing.tag == f"{SVG}svg"
    assert {part.tag for part in drawing} == {f"{SVG}path"}
    ground, dots = drawing
    _, _, width, height = map(int, drawing.attrib["viewBox"].split())
    assert ground.attrib == {"fill": "#fff", "d": f"M0 0h{width}v{height}h-{width}z"}
    assert dots.attrib["stroke"] == "#000"
    assert dots.attrib["d"].startswith(f"M{QUIET_ZONE} {QUIET_ZONE}.5")
    assert {name for part in (drawing, ground, dots) for name in part.attrib} <= {
        "viewBox",
        "class",
        "fill",
        "stroke",
        "d",
    }


@pytest.mark.parametrize(
    "path",
    [
        "",
        "join",
        "//evil.example",
        "/\\evil.example",
        "/a b",
        "/a\n",
        "/<script>",
        '/"',
        "/" + "a" * 120,
        "http://x",
        "/é",
    ],
)
async def test_it_leads_nobody_anywhere_else(server: Server, path: str) -> None:
    async with server.http() as http:
        assert (await http.get("/qr", params={"path": path})).status_code == 400


async def test_a_host_that_is_none(server: Server) -> None:
    async with server.http() as http:
        for host in ("a b", "evil/path", "user@evil", "x" * 300, "[::1", "a:b"):
            answer = await http.get("/qr", params={"path": "/"}, headers={"Host": host})
            assert answer.status_code == 421, host


async def test_behind_tls_links_are_secure(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as server, server.http() as http:
        answer = await http.get("/games", headers={"Host": "coverts.example"})
        assert answer.json()["origin"] == "https://coverts.example"


@pytest.mark.parametrize(
    ("listening", "reached", "link"),
    [
        ("127.0.0.1", "127.0.0.1:8777", "http://127.0.0.1:8777"),
        ("0.0.0.0", "127.0.0.1:8777", "http://192.168.1.7:8777"),
        ("0.0.0.0", "localhost", "http://192.168.1.7"),
        ("::", "[::1]:80", "http://192.168.1.7:80"),
        ("0.0.0.0", "192.168.1.9:8777", "http://192.168.1.9:8777"),
        ("0.0.0.0", "localhost.example", "http://localhost.example"),
        ("0.0.0.0", "[fe80::1]:8777", "http://[fe80::1]:8777"),
    ],
)
def test_a_phone_is_not_led_to_itself(monkeypatch: pytest.MonkeyPatch, listening: str, reached: str, link: str) -> None:
    monkeypatch.setattr(reach, "address_in_network", lambda: "192.168.1.7")
    assert links_for(Config(data=Path(), host=listening), "http", reached).origin == link


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_in_network", lambda: None)
    assert links_for(Config(data=Path(), host="0.0.0.0"), "http", "localhost:1").origin == "http://localhost:1"
