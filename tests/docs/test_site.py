"""The site is built from docs/ without a broken link, and asks nothing of any other host."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//|<link\b[^>]*\bhref=["']?(?:https?:)?//"""
)
"""What a browser fetches by itself from another host; a link that somebody may click is none."""


def mkdocs(*words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = mkdocs("--site-dir", str(folder))
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_the_site_has_every_page_and_every_module(site: Path) -> None:
    assert 'id="two-commands"' in (site / "index.html").read_text()
    assert 'id="coverts.games.contract.Game"' in (site / "reference" / "coverts.games.contract.html").read_text()
    for page in (ROOT / "docs").rglob("*.md"):
        shown = page.with_name("index.html" if page.stem == "README" else f"{page.stem}.html")
        assert (site / shown.relative_to(ROOT / "docs")).is_file()


def test_the_site_asks_no_other_host_for_anything(site: Path) -> None:
    assert LOADED.search('<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto">')
    pages = list(site.rglob("*.html"))
    assert pages
    assert [page.name for page in pages if LOADED.search(page.read_text())] == []
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:@import|url\()\s*[\"']?(?:https?:)?//", style.read_text()), style.name


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    """With the settings of mkdocs.yml, for a site of one page."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# One\n\n[two](two.md) [three](#three)\n")
    strictness = re.search(r"^strict: .*?(?=^\n)", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE | re.DOTALL)
    assert strictness
    (tmp_path / "mkdocs.yml").write_text(f"site_name: One\ntheme: mkdocs\n{strictness[0]}")
    built = mkdocs("--config-file", str(tmp_path / "mkdocs.yml"))
    assert built.returncode != 0
    assert "'two.md'" in built.stderr
    assert "'#three'" in built.stderr
