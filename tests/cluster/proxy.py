"""The proxy of `deploy/`, used for real: nginx with TLS in front of nodes on this machine."""

import asyncio
import os
import re
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.cluster.valkey import free_port
from tests.server.process import Process

SITE = Path(__file__).parents[2] / "deploy" / "nginx-many.conf"
PATH = f"{os.environ['PATH']}:/usr/sbin"
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
async def nginx(folder: Path, urls: Sequence[str], port: int) -> AsyncIterator[str]:
    """The site of `deploy/`, with these nodes, on a port that everybody may use."""
    certified(folder)
    site = SITE.read_text().replace("/etc/letsencrypt/live/play.example.org", str(folder))
    # The port belongs to the name where it is not the usual one.
    site = site.replace("Host $host;", "Host $http_host;")
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


def sockets(node: Process) -> int:
    """How many sockets a node has open, as it says itself."""
    text = httpx.get(f"{node.url}/api/v1/metrics").text
    return int(float(re.findall(r"^coverts_sockets (\S+)$", text, re.M)[0]))
