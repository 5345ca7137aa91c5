"""Makes a release of what is committed: check, build, try the wheel, tag. See scripts/release."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"


class NotReady(Exception):
    """Why there is no release yet."""


def run(*words: str | Path) -> str:
    """What a command prints; the release stops where one fails."""
    done = subprocess.run([str(word) for word in words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise NotReady(f"{' '.join(map(str, words))} failed:\n{done.stdout}")
    return done.stdout


def version() -> str:
    """The version that pyproject.toml names."""
    number: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    if not re.fullmatch(r"\d+\.\d+\.\d+", number):
        raise NotReady(f"{number} in pyproject.toml is not a version of three numbers.")
    return number


def insist_on_ready(number: str) -> None:
    """Everything that must be so before anything is built."""
    if changed := run("git", "status", "--porcelain"):
        raise NotReady(f"Commit or remove what has changed first:\n{changed}")
    if run("git", "tag", "--list", f"v{number}"):
        raise NotReady(f"There is a tag v{number} already: give pyproject.toml the next version.")
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    if not headings or not re.fullmatch(rf"{re.escape(number)} — \d{{4}}-\d\d-\d\d", headings[0]):
        raise NotReady(f"The first section of CHANGELOG.md should be “## {number} — ” and the day of the release.")


def built(number: str) -> Path:
    """The wheel, made beside the sdist, both of them anew in dist/."""
    for old in DIST.glob("*") if DIST.is_dir() else ():
        old.unlink()
    run(ROOT / "scripts" / "uv", "build", "--quiet", "--out-dir", DIST)
    names = sorted(file.name for file in DIST.iterdir() if file.name.startswith("coverts-"))
    if names != [f"coverts-{number}-py3-none-any.whl", f"coverts-{number}.tar.gz"]:
        raise NotReady(f"Built {names}, which is not a wheel and an sdist of {number}.")
    return DIST / names[0]


def tried(wheel: Path, number: str) -> None:
    """Install the wheel with pip alone into an empty environment, and ask the server in it for its page."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder, "bin")
        # Neither our sources nor our environment: only what the wheel brings.
        clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        install: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet", "--no-compile", wheel]
        subprocess.run(install, cwd=folder, env=clean, check=True)
        said = subprocess.run(
            [programs / "coverts", "--version"], cwd=folder, env=clean, stdout=subprocess.PIPE, check=True
        )
        if said.stdout.decode().strip() != number:
            raise NotReady(f"The wheel calls itself {said.stdout.decode().strip()}, not {number}.")
        serve: list[str | Path] = [programs / "coverts", "serve", "--port=0", f"--data={folder}/data"]
        with subprocess.Popen(serve, cwd=folder, env=clean, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                insist_on_page(server.stdout.readline())
            finally:
                server.terminate()


def insist_on_page(greeting: str) -> None:
    """The server says where it is; its page, a file that the page needs, and its health have to be there."""
    found = re.search(r"http://127\.0\.0\.1:\d+", greeting)
    if found is None:
        raise NotReady(f"The server did not say where it is, but: {greeting!r}")
    page = fetched(found[0])
    scripts = re.findall(r'<script[^>]* src="(/assets/[^"]+)"', page)
    if not scripts:
        raise NotReady("The page has no script of its own.")
    for path in (*scripts, "/api/v1/health"):
        fetched(f"{found[0]}{path}")


def fetched(url: str) -> str:
    """What is there."""
    with urlopen(url, timeout=30) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
    return text


def main() -> None:
    """Make a release, or say why there is none."""
    options = argparse.ArgumentParser(prog="scripts/release", description=__doc__)
    options.add_argument("--dry-run", action="store_true", help="do everything but the tag")
    options.add_argument("--unchecked", action="store_true", help="do not run scripts/test: it has just passed")
    chosen = options.parse_args()
    try:
        number = version()
        insist_on_ready(number)
        if not chosen.unchecked:
            subprocess.run([ROOT / "scripts" / "test"], cwd=ROOT, check=True)
        wheel = built(number)
        tried(wheel, number)
        if chosen.dry_run:
            print(f"{number} is ready: {wheel.name} installs with pip and serves the page. Nothing was tagged.")
            return
        run("git", "tag", "--annotate", f"v{number}", "--message", f"Coverts {number}")
    except (NotReady, OSError, subprocess.CalledProcessError) as why:
        sys.exit(f"No release: {why}")
    print(f"Tagged v{number}. Still to do: git push origin v{number}, and upload dist/ to the package index.")


if __name__ == "__main__":
    main()
