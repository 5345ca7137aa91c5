"""scripts/release: what stops it, and a release of a clone, whose wheel pip installs and serves the page from."""

import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.setup.cloning import ROOT, VERSION, cloned

RELEASE = runpy.run_path(str(ROOT / "scripts" / "release.py"))
SOMEBODY = {f"GIT_{role}_{what}": "a@b.c" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(
        ["git", *words], cwd=folder, env=os.environ | SOMEBODY, capture_output=True, text=True, check=True
    )
    return done.stdout


def release(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    # scripts/uv takes the uv that is there instead of fetching another.
    environment = os.environ | SOMEBODY | {"PATH": f"{os.environ['PATH']}{os.pathsep}{ROOT / '.uv' / 'bin'}"}
    command = [sys.executable, "scripts/release.py", "--unchecked", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository that is ready to be released: everything committed, and the changelog's first section has a day."""
    folder = cloned(tmp_path_factory.mktemp("release") / "coverts")
    changelog = folder / "CHANGELOG.md"
    changelog.write_text(
        re.sub(r"^(## \S+) — .*", r"\1 — 2026-11-18", changelog.read_text(), count=1, flags=re.MULTILINE)
    )
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=all of it")
    return folder


def undated(folder: Path) -> None:
    changelog = folder / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace(" — 2026-11-18", " — unreleased", 1))
    git(folder, "commit", "--all", "--quiet", "--message=not yet")


def another_version(folder: Path) -> None:
    project = folder / "pyproject.toml"
    project.write_text(
        re.sub(r'^version = ".*"', 'version = "9.9.9"', project.read_text(), count=1, flags=re.MULTILINE)
    )
    git(folder, "commit", "--all", "--quiet", "--message=the next one")


def no_version(folder: Path) -> None:
    project = folder / "pyproject.toml"
    project.write_text(re.sub(r'^version = ".*"', 'version = "soon"', project.read_text(), count=1, flags=re.MULTILINE))
    git(folder, "commit", "--all", "--quiet", "--message=some day")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda folder: (folder / "new.txt").touch(), "new.txt"),
        (undated, f"CHANGELOG.md should be “## {VERSION} — ”"),
        (another_version, "CHANGELOG.md should be “## 9.9.9 — ”"),
        (no_version, "soon in pyproject.toml is not a version"),
        (lambda folder: git(folder, "tag", f"v{VERSION}"), f"There is a tag v{VERSION} already"),
    ],
    ids=["changed", "undated", "another version", "no version", "tagged"],
)
def test_what_is_not_ready_is_not_released(
    clone: Path, tmp_path: Path, spoil: Callable[[Path], object], why: str
) -> None:
    folder = tmp_path / "spoilt"
    git(tmp_path, "clone", "--quiet", str(clone), str(folder))
    spoil(folder)
    tags = git(folder, "tag")
    stopped = release(folder)
    assert stopped.returncode == 1
    assert why in stopped.stderr
    assert not (folder / "dist").exists()
    assert git(folder, "tag") == tags


def test_a_release_is_built_tried_and_tagged(clone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "released"
    git(tmp_path, "clone", "--quiet", str(clone), str(folder))
    # The page is built already, from these very sources: the build looks, and does not do it again.
    shutil.copytree(ROOT / "src" / "coverts" / "static", folder / "src" / "coverts" / "static")
    done = release(folder)
    assert done.returncode == 0, done.stderr
    assert git(folder, "tag") == f"v{VERSION}\n"
    assert {file.suffix for file in (folder / "dist").glob(f"coverts-{VERSION}*")} == {".whl", ".gz"}
    assert git(folder, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("<p>nothing here", "no script of its own"),
        ('<script type="module" src="/assets/index.js"></script>', "404"),
    ],
)
def test_a_server_without_its_page_is_noticed(tmp_path: Path, page: str, why: str) -> None:
    (tmp_path / "index.html").write_text(page)
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever).start()
        with pytest.raises((RELEASE["NotReady"], OSError), match=why):
            RELEASE["insist_on_page"](f"open http://127.0.0.1:{server.server_port}")
        server.shutdown()


def test_a_server_that_does_not_start_is_noticed() -> None:
    with pytest.raises(RELEASE["NotReady"], match="did not say where it is"):
        RELEASE["insist_on_page"]("")
