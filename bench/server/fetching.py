"""Getting the peer: its packages, in the versions of the lock, into the user's cache."""

import asyncio
import hashlib
import shutil
from pathlib import Path

from platformdirs import user_cache_path

PEER = Path(__file__).parent / "peer"


async def fetched() -> Path:
    """A folder with the peer and all that it needs; the network is used once for each lock."""
    lock = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()[:16]
    folder = user_cache_path("coverts") / "bench" / f"peer-{lock}"
    shutil.copytree(PEER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    whole = folder / "fetched"
    if not whole.exists():
        npm = await asyncio.create_subprocess_exec(
            "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", cwd=folder
        )
        if await npm.wait() != 0:
            raise RuntimeError("npm could not fetch boardgame.io, see above")
        whole.touch()
    return folder
