"""Draws the terminal picture of the README from the real thing; scripts/pictures runs it

A seeded game is played in the terminal player itself; what it says between two of its questions becomes an SVG.
"""

import os
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from coverts.cli.play import PlayOptions, begun, play
from coverts.cli.telling.pikoko.words import paint
from coverts.cli.telling.screen import Screen
from coverts.games.pikoko import PIKOKO, Options
from coverts.lang import Catalogue

FELT: Final = TerminalTheme(
    background=(13, 43, 46),
    foreground=(226, 232, 224),
    normal=[
        (13, 43, 46),
        (255, 123, 107),
        (140, 205, 140),
        (245, 205, 92),
        (110, 180, 255),
        (205, 150, 255),
        (120, 205, 205),
        (245, 245, 240),
    ],
)

SVG: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A game of Pikoko">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px ui-monospace, Menlo, Consolas, monospace; }}
.{unique_id}-title {{ font: bold 18px system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Photographer:
    """Types answers, and takes the picture of what lies between two questions."""

    def __init__(self, answers: list[str], first: int) -> None:
        self.console = Console(record=True, width=82, file=StringIO(), force_terminal=True, color_system="truecolor")
        self.answers, self.first, self.asked = answers, first, 0
        self.picture = ""

    def __call__(self, prompt: str, /) -> str:
        """Answer; when the answers run out the picture is taken."""
        if self.asked == self.first:
            self.console.export_text(clear=True)
        if self.asked == len(self.answers):
            self.console.print(prompt, style="bold", highlight=False)
            self.picture = self.console.export_svg(
                title="coverts play pikoko", theme=FELT, code_format=SVG, unique_id="coverts"
            )
            raise EOFError
        answer = self.answers[self.asked]
        self.asked += 1
        self.console.print(f"{prompt} {answer}", style="bold", highlight=False)
        return answer


def main() -> None:
    """Draw all pictures."""
    os.environ.pop("NO_COLOR", None)
    catalogue = Catalogue("en")
    taking = Photographer(["1", "2", "3", "2", "Lark", "R3", "Y3"], first=3)
    screen = Screen(taking.console, paint=lambda text: paint(catalogue, text))
    practice = begun(PIKOKO, Options(4), PlayOptions(seed="5"), catalogue)
    play(practice, catalogue, screen, prompter=taking)
    Path(__file__).with_name("pikoko-terminal.svg").write_text(taking.picture)


if __name__ == "__main__":
    main()
