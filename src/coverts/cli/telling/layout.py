"""Lines of plain text: columns, wrapping, and names that fit. Widths are those of a terminal's cells."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len, set_cell_size

BETWEEN = "  "


def columns(rows: Sequence[Sequence[str]], *, indent: int = 2) -> Iterator[str]:
    """Rows as aligned columns, as wide as their widest entries."""
    widths = [max(cell_len(row[place]) for row in rows if place < len(row)) for place in range(max(map(len, rows)))]
    for row in rows:
        cells = [set_cell_size(cell, width) for cell, width in zip(row, widths, strict=False)]
        yield " " * indent + BETWEEN.join(cells).rstrip()


def shortened(names: Sequence[str], width: int) -> tuple[str, ...]:
    """Names cut to a width, still all different: those that would look the same end in their place at the table."""
    cut = [name if cell_len(name) <= width else _cut(name, width - 1) + "." for name in names]
    return tuple(
        _cut(name, width - len(str(place))) + str(place) if cut.count(name) > 1 else name
        for place, name in enumerate(cut)
    )


def _cut(text: str, width: int) -> str:
    return set_cell_size(text, min(width, cell_len(text))).rstrip()


def wrapped(lines: Iterable[str], width: int) -> Iterator[str]:
    """Lines no wider than a width; what continues a line is indented a little further."""
    for line in lines:
        yield from _wrap(line, width) if cell_len(line) > width else (line,)


def _wrap(line: str, width: int) -> Iterator[str]:
    margin = " " * (len(line) - len(line.lstrip(" "))) + BETWEEN
    current, *words = re.findall(r" *[^ ]+", line)
    for word in words:
        if cell_len(current + word) > width:
            yield current
            current = margin + word.lstrip()
        else:
            current += word
    yield current
