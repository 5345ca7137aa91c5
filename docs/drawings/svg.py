"""Boxes, arrows and words as SVG, readable on light and on dark pages: a card of its own with colours for both."""

from collections.abc import Iterable
from html import escape
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"

STYLE: Final = """
svg { --paper: #fbf9f3; --box: #ffffff; --edge: #2f6f73; --ink: #22343a; --faint: #55686d; --accent: #a6500f }
@media (prefers-color-scheme: dark) {
  svg { --paper: #182225; --box: #223135; --edge: #6fb5b8; --ink: #eef3f1; --faint: #aebfc1; --accent: #f2a65a }
}
text { font: 14px system-ui, sans-serif; fill: var(--ink) }
.faint, .code { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round }
.inside { stroke: none }
.name { font-weight: 600 }
.code { font: 12px ui-monospace, monospace; fill: var(--accent) }
.faint { font-size: 12px; fill: var(--faint) }
.paper { fill: var(--paper) }
.box { fill: var(--box); stroke: var(--edge); stroke-width: 1.5 }
.band { fill: none; stroke: var(--faint); stroke-dasharray: 2 5 }
.line { fill: none; stroke: var(--edge); stroke-width: 1.5 }
.secret { stroke: var(--accent) }
.tip { fill: var(--edge) }
.secret-tip { fill: var(--accent) }
"""


def text(x: float, y: float, words: str, *, kind: str = "", anchor: str = "start") -> str:
    """Words whose baseline begins, ends or is centred at a point."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, *, kind: str = "box") -> str:
    """A box with rounded corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" class="{kind}"/>'


def line(x: float, y: float, to_x: float, to_y: float, *, kind: str = "line") -> str:
    """A straight line."""
    return f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" class="{kind}"/>'


def arrow(x: float, y: float, to_x: float, to_y: float, *, secret: bool = False) -> str:
    """A straight line with a tip at its end; one that carries a secret has the accent's colour."""
    kind, tip = ("line secret", "secret-tip") if secret else ("line", "tip")
    return f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" class="{kind}" marker-end="url(#{tip})"/>'


def _marker(kind: str) -> str:
    return (
        f'<marker id="{kind}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" '
        f'orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="{kind}"/></marker>'
    )


def drawing(width: float, height: float, title: str, described: str, parts: Iterable[str]) -> str:
    """A whole picture, with a title and a description for those who do not see it."""
    return "\n".join(
        [
            f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="title desc">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="desc">{escape(described)}</desc>',
            f"<style>{STYLE}</style>",
            f"<defs>{_marker('tip')}{_marker('secret-tip')}</defs>",
            box(0, 0, width, height, kind="paper"),
            *parts,
            "</svg>",
            "",
        ]
    )
