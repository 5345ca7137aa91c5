"""Help as plain text that fits the terminal: names in front, what they mean beside or below them, nothing cut."""

import shutil
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

WIDEST: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""

BESIDE: Final = 60
"""From this width on, a command and what it does share a line."""

NOTHING: Final = ("False", "()", '""')
"""Defaults that go without saying."""


class HelpText:
    """Writes the parts of a help page. `about` has a line for each command that is imported only when it is called."""

    def __init__(self, about: Mapping[str, str]) -> None:
        self._about = about

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:  # noqa: ARG002 - cyclopts' signature
        """How a command is typed."""
        _write(console, [*textwrap.wrap(f"Usage: {_plain(usage)}", _width(), subsequent_indent=" " * 4), ""])

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:  # noqa: ARG002 - cyclopts' signature
        """What a command is for. Lines that are indented are examples, and stay as they are."""
        paragraphs = _plain(description).split("\n\n")
        _write(console, (line for text in paragraphs for line in [*_filled(text, _width()), ""] if text))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:  # noqa: ARG002 - cyclopts' signature
        """A list of commands or of parameters."""
        if not panel.entries:
            return
        entries, width = panel.entries, _width()
        lines = self._commands(entries, width) if panel.format == "command" else _parameters(entries, width)
        _write(console, [f"{panel.title}:", *lines, ""])

    def _commands(self, entries: "Sequence[HelpEntry]", width: int) -> Iterator[str]:
        names = [", ".join(entry.display_labels) for entry in entries]
        texts = [_plain(entry.description) for entry in entries]
        # A command that has been imported describes itself; the list is to read the same before and after.
        return _listed([(name, self._about.get(name, text)) for name, text in zip(names, texts, strict=True)], width)


def _listed(named: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
    column = max(len(name) for name, _ in named) + 2
    for name, text in named:
        if width < BESIDE:
            yield f"  {name}"
            yield from _indented(text, 6, width)
        else:
            first, *more = _indented(text, 2 + column, width)
            yield f"  {name:{column}}{first.lstrip()}"
            yield from more


def _parameters(entries: "Sequence[HelpEntry]", width: int) -> Iterator[str]:
    for entry in entries:
        yield from textwrap.wrap(
            ", ".join(entry.display_labels_with_metavar), width, initial_indent="  ", subsequent_indent="  "
        )
        yield from _indented(" ".join([*_plain(entry.description).split(), *_remarks(entry)]), 6, width)


def _remarks(entry: "HelpEntry") -> Iterator[str]:
    if entry.choices:
        yield f"[choices: {', '.join(entry.choices)}]"
    if entry.env_var:
        yield f"[env var: {', '.join(entry.env_var)}]"
    if entry.default is not None and str(entry.default) not in NOTHING:
        yield f"[default: {entry.default}]"
    if entry.required:
        yield "[required]"


def _filled(paragraph: str, width: int) -> Iterator[str]:
    prose: list[str] = []
    for line in [*paragraph.splitlines(), None]:
        if line is not None and not line.startswith("    "):
            prose.append(line)
            continue
        yield from textwrap.wrap(" ".join(prose), width, break_on_hyphens=False)
        prose.clear()
        if line is not None:
            yield from textwrap.wrap(line, width, subsequent_indent=" " * 8, break_on_hyphens=False)


def _indented(text: str, indent: int, width: int) -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=" " * indent, subsequent_indent=" " * indent, break_on_hyphens=False
    )


def _width() -> int:
    # Not the console's width: that is the one of the moment when the console was made.
    return max(20, min(shutil.get_terminal_size().columns, WIDEST))


def _plain(renderable: Any) -> str:
    """The text of something that could be drawn, on lines as long as they like."""
    from rich.console import Console

    if renderable is None:
        return ""
    console = Console(file=StringIO(), width=100_000, no_color=True, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable, end="")
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")


def _write(console: "Console", lines: Iterable[str]) -> None:
    for line in lines:
        console.print(line.rstrip(), markup=False, highlight=False, soft_wrap=True)
