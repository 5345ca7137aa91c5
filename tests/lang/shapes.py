"""The shape of messages: what they choose between, and what they say in each case."""

import re
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from coverts.lang.catalogue import sources


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {
            str(key.name if isinstance(key, ftl.Identifier) else key.value) for key in (v.key for v in node.variants)
        }
        self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)  # type: ignore[no-untyped-call, unused-ignore]


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(re.sub(r"[ \n]+", " ", node.value))


@cache
def _entries(language: str) -> dict[str, ftl.Message]:
    bodies = [FluentResource(text).body for text in sources(language).values()]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


@cache
def choices(language: str) -> dict[str, dict[str, set[str]]]:
    """What each message chooses between, by the argument that decides."""
    found = {}
    for key, entry in _entries(language).items():
        visitor = _Choices()
        visitor.visit(entry)
        found[key] = visitor.found
    return found


@cache
def words(language: str) -> dict[str, list[str]]:
    """The words of each message, without its arguments."""
    found = {}
    for key, entry in _entries(language).items():
        visitor = _Words()
        visitor.visit(entry)
        found[key] = visitor.found
    return found


@cache
def keys(language: str) -> dict[str, set[str]]:
    """The keys of each file."""
    return {
        name: {entry.id.name for entry in FluentResource(text).body if isinstance(entry, ftl.Message)}
        for name, text in sources(language).items()
    }
