"""The Compose file and the image: each passes the tool that will read it, and what they say of Coverts is true."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from coverts.cli.app import app

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE = DEPLOY / "compose.yaml"
CONTAINERFILE = DEPLOY / "Containerfile"
HADOLINT = Path(sys.executable).with_name("hadolint")
NODES = ("node-1", "node-2", "node-3")


def compose(file: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = ["docker-compose", "--file", str(file), "config"]
    return subprocess.run(
        words, capture_output=True, text=True, check=False, timeout=120, env={"PATH": os.environ["PATH"], **environment}
    )


@pytest.fixture(scope="module")
def house() -> Any:
    """The whole of it, as Compose has understood it."""
    said = compose(COMPOSE, COVERTS_PASSWORD="a secret")
    assert (said.returncode, said.stderr) == (0, "")
    return yaml.safe_load(said.stdout)


def test_compose_understands_the_file(house: Any, tmp_path: Path) -> None:
    assert set(house["services"]) == {*NODES, "proxy", "database", "pubsub"}
    broken = tmp_path / "compose.yaml"
    broken.write_text(COMPOSE.read_text().replace("healthcheck:", "healthchek:", 1))
    assert "healthchek" in compose(broken, COVERTS_PASSWORD="a secret").stderr


def test_nothing_starts_without_a_password() -> None:
    said = compose(COMPOSE)
    assert said.returncode != 0
    assert "put it into .env" in said.stderr


def test_the_options_of_the_nodes_exist(house: Any) -> None:
    for name in NODES:
        _, bound, _ = app.parse_args(house["services"][name]["command"], print_error=False, exit_on_error=False)
        assert bound.arguments


def test_the_proxy_leads_to_the_nodes_and_they_believe_it(house: Any) -> None:
    services = house["services"]
    addresses = {name: one["networks"]["house"]["ipv4_address"] for name, one in services.items() if name in NODES}
    site = (DEPLOY / "nginx-many.conf").read_text()
    assert set(re.findall(r"server ([\d.]+):8777", site)) == set(addresses.values())
    proxy = services["proxy"]["networks"]["house"]["ipv4_address"]
    assert all(f"--proxy={proxy}" in services[name]["command"] for name in NODES)
    mounted = {volume.split(":")[0]: volume.split(":")[1] for volume in services["proxy"]["volumes"]}
    assert mounted[str(DEPLOY / "nginx-many.conf")] == "/etc/nginx/conf.d/default.conf"
    certificates = mounted[str(DEPLOY / "certificates")]
    assert set(re.findall(r"ssl_certificate(?:_key)?\s+(\S+);", site)) == {
        f"{certificates}/{name}.pem" for name in ("fullchain", "privkey")
    }


def test_only_the_proxy_can_be_reached_from_outside(house: Any) -> None:
    assert [name for name, one in house["services"].items() if "ports" in one] == ["proxy"]


def lint(text: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([HADOLINT, "-"], input=text, capture_output=True, text=True, check=False, timeout=120)


def test_the_image_is_well_described() -> None:
    text = CONTAINERFILE.read_text()
    said = lint(text)
    assert (said.returncode, said.stdout) == (0, "")
    assert "DL3006" in lint(text.replace(":3.13-slim-trixie", "")).stdout


def test_the_image_is_made_from_the_wheel_alone() -> None:
    ignored = [line for line in (DEPLOY.parent / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    assert ignored == ["*", "!dist/*.whl"]
    copied = re.findall(r"^COPY (?!--from)(\S+)", CONTAINERFILE.read_text(), re.M)
    assert copied == ["dist/coverts-*.whl"]


def test_the_image_looks_after_its_health_as_the_server_answers() -> None:
    from coverts.server.routes.service import SERVICE

    [address] = re.findall(r"urlopen\('http://127\.0\.0\.1:8777(\S+?)'", CONTAINERFILE.read_text())
    paths = {f"/api/v1{path}" for handler in SERVICE for path in handler.paths}
    assert address in paths
