"""What the site shows beside docs/: the pages of the project's root, the examples, and a page for each module.

Hooks for MkDocs, named in mkdocs.yml. Pages link to files of the repository, as readers of the repository need it; here
such links are led to where the site has the same thing.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
FROM_ROOT: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
    "examples": "examples.md",
}
"""What lies in the repository outside docs/, and the page of the site that shows it."""

LINK: Final = re.compile(r"(\[`(\w+)`)?(\]\()([^)\s]+)(\))")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    for source, page in FROM_ROOT.items():
        files.append(File.generated(config, page, content=_text(ROOT / source)))
    modules = list(_modules())
    for module in modules:
        hidden = InclusionLevel.NOT_IN_NAV
        files.append(File.generated(config, _page_of(module), content=f"::: {module}\n", inclusion=hidden))
    files.append(File.generated(config, "reference/index.md", content=_reference(modules)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 - MkDocs' signature
    """Lead links to files of the repository to where the site has them."""
    shown = page.file.src_uri
    if shown.startswith("reference/"):
        return markdown
    source = next((name for name, its_page in FROM_ROOT.items() if its_page == shown), f"docs/{shown}")

    def led(found: re.Match[str]) -> str:
        text, name, opening, link, closing = found.groups("")
        return text + opening + _led(link, source, shown, name) + closing

    return LINK.sub(led, markdown)


def _text(path: Path) -> str:
    if path.is_dir():
        scripts = sorted(path.glob("*.py"))
        return "# Examples\n" + "".join(f"\n## {one.name}\n\n```python\n{one.read_text()}```\n" for one in scripts)
    return path.read_text()


def _modules() -> Iterator[str]:
    """Every module of the package but the database's migrations."""
    source = ROOT / "src"
    for file in sorted((source / "coverts").rglob("*.py")):
        parts = file.relative_to(source).with_suffix("").parts
        if "migrations" not in parts and parts[-1] != "__main__":
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _module(path: str) -> str:
    """The module that a source file is."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _page_of(module: str) -> str:
    return f"reference/{module}.md"


def _reference(modules: list[str]) -> str:
    lines = ["# Reference", "", "Every module of the package, with its docstrings, signatures and source.", ""]
    lines += [f"{'    ' * module.count('.')}- [{module}]({module}.md)" for module in modules]
    return "\n".join(lines) + "\n"


def _led(link: str, source: str, shown: str, name: str) -> str:
    """A link of a file of the repository as the page of the site that shows the file needs it.

    A link to a module whose text is a name leads to what has this name there.
    """
    address = urlsplit(link)
    if address.scheme or address.netloc or not address.path:
        return link
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), address.path))
    at = posixpath.relpath(_place(target), posixpath.dirname(shown) or ".")
    fragment = address.fragment
    if target.startswith("src/") and target.endswith(".py"):
        # Lines of a source file are not numbered here.
        fragment = f"{_module(target)}.{name}" if name else ""
    return f"{at}#{fragment}" if fragment else at


def _place(target: str) -> str:
    """Where the site has a file of the repository."""
    if target in FROM_ROOT:
        return FROM_ROOT[target]
    folder, _, name = target.partition("/")
    if folder == "docs":
        return name
    if folder == "src" and target.endswith(".py"):
        return _page_of(_module(target))
    if folder == "examples":
        return "examples.md"
    return f"not-on-the-site/{target}"
