"""What the program and its web page say, read from their sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import coverts
from coverts.lang.catalogue import sources

SAYING = {"say", "lines", "complain", "refuse", "Sentence", "CannotServe"}
PACKAGE = Path(coverts.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"

_JSON_TEXT = re.compile(rb'"([a-z][\w-]*)"')
_PAGE_LITERAL = re.compile(r"""(["'`])([a-z][\w-]*)\1""")
_PAGE_TEMPLATE = re.compile(r"\b(?:say|lines)\(\s*`([^`]*\$\{[^`]*)`")
_PAGE_SAID = re.compile(r"""\b(?:say|lines)\(\s*(["'`])([\w-]+)\1""")


@cache
def trees() -> dict[Path, ast.Module]:
    """The sources that could say something."""
    files = sorted(file for file in PACKAGE.rglob("*.py") if PACKAGE / "lang" not in file.parents)
    return {file: ast.parse(file.read_text("utf-8")) for file in files}


@cache
def messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Each message of a language: the file it is in, and the arguments it needs."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast as ftl

    found: dict[str, tuple[str, frozenset[str]]] = {}
    for name, text in sources(language).items():
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ftl.Junk), (name, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = (name, frozenset(_variables(entry)))
    return found


def _variables(entry: object) -> Iterator[str]:
    from fluent.syntax import ast as ftl
    from fluent.syntax.visitor import Visitor

    names: list[str] = []

    class Collect(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            names.append(node.id.name)

    Collect().visit(entry)  # type: ignore[no-untyped-call, arg-type, unused-ignore]
    yield from names


@cache
def literals() -> frozenset[str]:
    """Every text in the sources that could be a key, also in JSON that is written out as bytes."""
    constants = [node.value for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    texts = [value for value in constants if isinstance(value, str) and re.fullmatch(r"[a-z][\w-]*", value)]
    written = [found for value in constants if isinstance(value, bytes) for found in _JSON_TEXT.findall(value)]
    return frozenset([*texts, *(text.decode() for text in written)])


@cache
def page() -> str:
    """All of the web page's sources, or nothing where there are none."""
    files = sorted(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte"))
    return "\n".join(file.read_text("utf-8") for file in files)


def page_literals(source: str) -> frozenset[str]:
    """Every text in a source of the page that could be a key: said at once, or kept in a table."""
    return frozenset(found for _, found in _PAGE_LITERAL.findall(source))


def page_said(source: str) -> frozenset[str]:
    """The keys that a source of the page says by name."""
    return frozenset(found for _, found in _PAGE_SAID.findall(source))


def page_patterns(source: str) -> frozenset[str]:
    """Keys that a source of the page puts together, as regular expressions."""
    return frozenset(
        ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))) for template in _PAGE_TEMPLATE.findall(source)
    )


@cache
def patterns() -> frozenset[str]:
    """Keys that the program puts together from parts, as regular expressions."""
    return frozenset(
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values)
        for _, key, _ in calls()
        if isinstance(key, ast.JoinedStr)
    )


@cache
def store_errors() -> frozenset[str]:
    """The kinds of `StoreError`: each is made with the key of the sentence that says why."""
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in classes}
    found = {"StoreError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def calls() -> Iterator[tuple[Path, ast.expr, ast.Call]]:
    """Every place where a message is said, with its key."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SAYING or name in store_errors():
                    yield file, next((arg for arg in node.args if _is_key(arg)), node.args[0]), node


def _is_key(arg: ast.expr) -> bool:
    return isinstance(arg, ast.JoinedStr) or (isinstance(arg, ast.Constant) and isinstance(arg.value, str))
