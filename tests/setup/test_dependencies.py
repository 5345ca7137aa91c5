"""What the locks hold: packages of the public registries with their hashes, and none of a version known to be weak.

`scripts/audit` asks the databases of weaknesses. This is what holds where they cannot be asked.
"""

import json
import os
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MENDED = {
    "anyio": "4.4.0",
    "certifi": "2024.7.4",
    "h11": "0.16.0",
    "idna": "3.7",
    "jinja2": "3.1.6",
    "litestar": "2.17.0",
    "mako": "1.2.2",
    "pillow": "11.3.0",
    "protobuf": "6.31.1",
    "requests": "2.32.4",
    "urllib3": "2.6.0",
    "werkzeug": "3.1.4",
}
"""Packages in which weaknesses are known, and the version in which the last of them was mended."""


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".") if part.isdecimal())


def test_python_packages() -> None:
    packages = [
        package
        for package in tomllib.loads((ROOT / "uv.lock").read_text())["package"]
        if "registry" in package["source"]
    ]
    assert len(packages) > 100
    for package in packages:
        assert package["source"] == {"registry": "https://pypi.org/simple"}, package["name"]
        files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
        assert files, package["name"]
        assert all(file["hash"].startswith("sha256:") for file in files), package["name"]
        assert version(package["version"]) >= version(MENDED.get(package["name"], "0")), package["name"]
    assert MENDED.keys() - {package["name"] for package in packages} == set(), "the list names what is there"


def test_packages_of_the_page() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert package.get("resolved", "https://registry.npmjs.org/").startswith("https://registry.npmjs.org/"), (
                name
            )


@pytest.mark.parametrize(
    ("said", "ends", "status", "told"),
    [
        ("Found 1 known vulnerability: GHSA-xxxx", 1, 1, "weaknesses are known"),
        ("error resolving DNS", 2, 0, "could not ask"),
        ("Found no known vulnerabilities", 0, 0, "nothing known"),
    ],
)
def test_an_audit_fails_only_for_a_finding(tmp_path: Path, said: str, ends: int, status: int, told: str) -> None:
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    (scripts / "audit").write_text((ROOT / "scripts" / "audit").read_text())
    for name in ("uv", "npm"):
        (scripts / name).write_text(f"#!/bin/sh\necho '{said}'\nexit {ends}\n")
    for script in scripts.iterdir():
        script.chmod(0o755)
    done = subprocess.run([scripts / "audit"], capture_output=True, text=True, env={"PATH": os.environ["PATH"]})
    assert (done.returncode, told in done.stdout + done.stderr) == (status, True), done
