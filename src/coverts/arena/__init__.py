"""Bots against bots: who is stronger, on the same deals, from every seat, with confidence intervals."""

from coverts.arena.banks import BANKS, Bank
from coverts.arena.comparing import Comparison, ComparisonAnswer, Field, without_each
from coverts.arena.estimates import Estimate, estimate
from coverts.arena.faults import Misplay, Missing, NoSuchBot
from coverts.arena.ladder import Ladder, LadderAnswer
from coverts.arena.naming import bot_named
from coverts.arena.playing import Result, Setting, play
from coverts.arena.readiness import ready
from coverts.arena.spreading import Book, Spread, answered, play_all

__all__ = [
    "BANKS",
    "Bank",
    "Book",
    "Comparison",
    "ComparisonAnswer",
    "Estimate",
    "Field",
    "Ladder",
    "LadderAnswer",
    "Misplay",
    "Missing",
    "NoSuchBot",
    "Result",
    "Setting",
    "Spread",
    "answered",
    "bot_named",
    "estimate",
    "play",
    "play_all",
    "ready",
    "without_each",
]
