"""Every file in `deploy/` passes the tool that will read it, and each tool notices when something is wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("coverts.service", "coverts-backup.service", "coverts-backup.timer")
COVERTS = Path(sys.executable).parent / "coverts"
MOST_EXPOSED = {"coverts.service": 1.5, "coverts-backup.service": 1.0}
"""systemd's own scale: from 0 (safe) to 10. An ordinary unit has 9.6."""


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    path = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/sbin"}
    return subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, timeout=120, env=path
    )


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units as they will be, with the command of this checkout in the place of an installed one."""
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/coverts/bin/coverts", str(COVERTS))
        (tmp_path / name).write_text(text)
    return tmp_path


def test_systemd_understands_the_units(units: Path) -> None:
    said = run("systemd-analyze", "verify", *[units / name for name in UNITS])
    assert (said.returncode, said.stderr) == (0, "")
    broken = (units / "coverts.service").read_text().replace("ProtectSystem=strict", "ProtectSystem=striked")
    (units / "coverts.service").write_text(broken)
    assert "striked" in run("systemd-analyze", "verify", units / "coverts.service").stderr


@pytest.mark.parametrize("name", MOST_EXPOSED)
def test_the_units_are_hardened(units: Path, name: str) -> None:
    assert exposure(units / name) <= MOST_EXPOSED[name]
    bare = re.sub(
        r"^(Protect|Private|Restrict|SystemCall|Capability|NoNew)\w*=.*$", "", (units / name).read_text(), flags=re.M
    )
    (units / name).write_text(bare)
    assert exposure(units / name) > MOST_EXPOSED[name]


def exposure(unit: Path) -> float:
    said = run("systemd-analyze", "security", "--offline=yes", "--no-pager", unit)
    (found,) = re.findall(r"Overall exposure level for [^:]+: ([\d.]+)", said.stdout)
    return float(found)


def test_the_options_in_the_units_exist() -> None:
    from coverts.cli.app import app

    for line in (DEPLOY / "coverts.service").read_text().splitlines():
        if line.startswith("ExecStart="):
            _, bound, _ = app.parse_args(line.split()[1:], print_error=False, exit_on_error=False)
            assert bound.arguments


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.many"])
def test_caddy_understands_its_file(tmp_path: Path, name: str) -> None:
    good, broken = (DEPLOY / name).read_text(), tmp_path / "Caddyfile"
    said = run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / name)
    assert said.returncode == 0, said.stderr
    formatted = run("caddy", "fmt", DEPLOY / name).stdout
    assert formatted == good
    broken.write_text(good.replace("reverse_proxy", "reverse_proxi"))
    assert run("caddy", "validate", "--adapter", "caddyfile", "--config", broken).returncode != 0


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example.org"]
    made = run("openssl", *words, "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    assert made.returncode == 0, made.stderr
    return folder


def nginx(folder: Path, certificate: Path, site: str) -> subprocess.CompletedProcess[str]:
    """Have nginx test the site inside a configuration of its own, on ports that everybody may use."""
    # Not every machine has IPv6.
    site = site.replace("/etc/letsencrypt/live/play.example.org", str(certificate)).replace("[::]:", "127.0.0.2:")
    (folder / "site.conf").write_text(re.sub(r"(listen (?:[\d.]+:)?)(80|443)\b", r"\g<1>18\g<2>", site))
    logs = f"pid {folder}/pid;\nerror_log stderr;\n"
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"{logs}events {{}}\nhttp {{\n{paths}access_log off;\ninclude {folder}/site.conf;\n}}\n"
    )
    return run("nginx", "-t", "-c", folder / "nginx.conf")


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-many.conf"])
def test_nginx_understands_its_file(tmp_path: Path, certificate: Path, name: str) -> None:
    site = (DEPLOY / name).read_text()
    said = nginx(tmp_path, certificate, site)
    assert said.returncode == 0, said.stderr
    assert "[warn]" not in said.stderr
    assert nginx(tmp_path, certificate, site.replace("proxy_pass", "proxy_pas")).returncode != 0


def test_haproxy_understands_its_file(tmp_path: Path, certificate: Path) -> None:
    both, text = tmp_path / "both.pem", (DEPLOY / "haproxy.cfg").read_text()
    both.write_text((certificate / "fullchain.pem").read_text() + (certificate / "privkey.pem").read_text())
    good, broken = tmp_path / "haproxy.cfg", tmp_path / "broken.cfg"
    good.write_text(text.replace("/etc/haproxy/play.example.org.pem", str(both)))
    said = run("haproxy", "-c", "-f", good)
    assert (said.returncode, "WARNING" in said.stdout + said.stderr) == (0, False), said.stderr
    broken.write_text(good.read_text().replace("balance hdr", "balance hdt"))
    assert run("haproxy", "-c", "-f", broken).returncode != 0
