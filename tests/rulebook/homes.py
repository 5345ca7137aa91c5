"""Where each rule is decided: the homes of the rules' ids in the source, found by reading it.

A home is a function, a class or a constant in `coverts.games`, or for the rules of fair deals in `coverts.fair`, whose
docstring begins with the id: `K7: …`, or `K4, K5: …` for what truly is the home of several. (A constant's docstring is
the string right after it.) Whatever else begins with an id speaks as if it decided the rule, and is a stray: a
docstring anywhere else, a module's docstring, a range of ids, a comment. Elsewhere in a sentence an id may stand
anywhere.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from itertools import pairwise
from tokenize import COMMENT, generate_tokens
from typing import NamedTuple

RULE_BOOKS = {"P": "src/coverts/games/", "K": "src/coverts/games/", "F": "src/coverts/fair/"}
"""Where the rules with each letter are at home."""
IDS = re.compile(r"[PKF]\d+\b")
AT_HOME = re.compile(r"[PKF]\d+(?:, [PKF]\d+)*(?=: )")


class Note(NamedTuple):
    """A docstring or comment; `name` is what it describes, empty for a module and for a comment."""

    line: int
    name: str
    text: str


class Home(NamedTuple):
    """Where a rule is decided."""

    path: str
    name: str


def homes(sources: Mapping[str, str]) -> dict[str, list[Home]]:
    """By id: everything that is written as its home, in sources by path."""
    found: dict[str, list[Home]] = {}
    for path, source in sources.items():
        for note in _notes(source):
            for rule in _housed(path, note):
                found.setdefault(rule, []).append(Home(path, note.name))
    return found


def strays(sources: Mapping[str, str], letters: str) -> list[str]:
    """What begins with the id of a rule and is no home of it, for rules with these letters."""
    return [
        f"{path}:{note.line}: {note.text.splitlines()[0]}"
        for path, source in sources.items()
        for note in _notes(source)
        if IDS.match(note.text) and note.text[0] in letters and not _housed(path, note)
    ]


def not_once(rules: Iterable[str], found: Mapping[str, list[Home]]) -> dict[str, list[Home]]:
    """The rules that have no home, or more than one."""
    return {rule: found.get(rule, []) for rule in rules if len(found.get(rule, [])) != 1}


def _housed(path: str, note: Note) -> list[str]:
    label = AT_HOME.match(note.text) if note.name else None
    return [rule for rule in IDS.findall(label[0]) if path.startswith(RULE_BOOKS[rule[0]])] if label else []


def _notes(source: str) -> Iterator[Note]:
    tree = ast.parse(source)
    yield Note(1, "", ast.get_docstring(tree) or "")
    for token in generate_tokens(StringIO(source).readline):
        if token.type == COMMENT:
            yield Note(token.start[0], "", token.string.lstrip("# "))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield Note(node.lineno, node.name, ast.get_docstring(node) or "")
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _described_constants(node.body)


def _described_constants(body: list[ast.stmt]) -> Iterator[Note]:
    for statement, after in pairwise(body):
        if isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                yield Note(after.lineno, ast.unparse(target), after.value.value)
