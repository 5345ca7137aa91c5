"""The configuration in `deploy/`, used for real: three nodes behind nginx with TLS, and one of them is killed."""

import asyncio
import os
import re
import signal
import ssl
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import msgspec

from coverts.hall.commands import Join, Start
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.store.postgres.store import PostgresStore
from tests.cluster.crowd import Person, judged, until
from tests.cluster.valkey import free_port
from tests.server.harness import JSON
from tests.server.process import Process, started
from tests.store.postgres import Databases, ask

SITE = Path(__file__).parents[2] / "deploy" / "nginx-many.conf"
PATH = f"{os.environ['PATH']}:/usr/sbin"
PIKOKO = Settings(PikokoSetup(4))
NODES = ("10.0.0.11:8777", "10.0.0.12:8777", "10.0.0.13:8777")


def certified(folder: Path) -> None:
    words: list[str | Path] = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=play.example.org",
    ]
    words += ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    subprocess.run(["openssl", *words], check=True, capture_output=True)


@asynccontextmanager
async def nginx(folder: Path, urls: Sequence[str]) -> AsyncIterator[str]:
    """The site of `deploy/`, with these nodes, on a port that everybody may use."""
    certified(folder)
    port = free_port()
    site = SITE.read_text().replace("/etc/letsencrypt/live/play.example.org", str(folder))
    site = re.sub(r"listen \[::\].*\n", "", site)
    site = re.sub(r"listen 443\b", f"listen 127.0.0.1:{port}", site)
    site = re.sub(r"listen 80\b", f"listen 127.0.0.1:{free_port()}", site)
    for node, url in zip(NODES, urls, strict=True):
        site = site.replace(node, url.removeprefix("http://"))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configured = folder / "nginx.conf"
    configured.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\nhttp {{\n{paths}{site}\n}}\n"
    )
    process = await asyncio.create_subprocess_exec("nginx", "-c", str(configured), env={**os.environ, "PATH": PATH})
    try:
        async with asyncio.timeout(60):
            while not await _listens(port):
                await asyncio.sleep(0.02)
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        await process.wait()


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True


async def test_nobody_has_to_do_anything_when_a_node_behind_the_proxy_is_killed(
    tmp_path: Path, databases: Databases
) -> None:
    url = databases.new()
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with AsyncExitStack() as stack:
        environment = {"COVERTS_DATABASE": url.dsn}
        running = [await stack.enter_async_context(started(tmp_path, environment=environment)) for _ in range(3)]
        front = await stack.enter_async_context(nginx(tmp_path, [node.url for node in running]))
        people: list[Person] = []
        opened: dict[str, str] = {}
        people_http: list[httpx.AsyncClient] = []
        for seat in range(4):
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"{front}/api/v1", headers=JSON, verify=False)
            )
            token = (await http.post("/guests", json={"name": f"P{seat}", "bearer": True})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            people_http.append(http)
            if not opened:
                opened = (await http.post("/tables", content=msgspec.json.encode({"settings": PIKOKO}))).json()
            else:
                await done(http, opened["id"], Join(f"P{seat}", opened["invitation"]))
            people.append(Person(opened["id"], token, seat, [front], think=0.02, tls=trusting))
        await done(people_http[0], opened["id"], Start())
        playing = [asyncio.create_task(person.play()) for person in people]
        await until(lambda: sum(len(person.acknowledged) for person in people) > 20)
        # All of them are at one node, by the hash of their table: that is the one.
        busy = max(running, key=sockets)
        assert [sockets(node) > 0 for node in running].count(True) == 1
        busy.signal(signal.SIGKILL)
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        store = await PostgresStore.open(url)
        try:
            assert await judged(store, people) == []
        finally:
            await store.close()
        assert all(person.silences for person in people)
        assert ask(url, "SELECT phase FROM tables") == [("over",)]


def sockets(node: Process) -> int:
    """How many sockets a node has open, as it says itself."""
    text = httpx.get(f"{node.url}/api/v1/metrics").text
    return int(float(re.findall(r"^coverts_sockets (\S+)$", text, re.M)[0]))


async def done(http: httpx.AsyncClient, table: str, command: Join | Start) -> None:
    body = msgspec.json.encode({"type": "do", "id": type(command).__name__, "command": command})
    answer = await http.post(f"/tables/{table}/commands", content=body)
    assert answer.status_code == 200, answer.text
