"""An environment in which Solo is installed, as `pip install` would leave it: a folder with an entry point."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment(folder: Path) -> dict[str, str]:
    """This process's environment, with Solo beside the packages that are there."""
    info = folder / "solo-1.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: solo\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[coverts.games]\nsolo = tests.third_game:SOLO_PLUGIN\n")
    paths = [str(ROOT), str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
