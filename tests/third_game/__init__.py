"""Solo: a third game, which lives here alone. It shows what a game has to bring, and that nothing else has to change.

S1  Two to four players have counters from 1 to 5.
S2  Chance turns up a prize, worth 1 to 3 points.
S3  Everybody closes a fist on a counter. The highest that only one player shows wins the prize; all shown are gone.
S4  After three prizes most points win; those who are level share the victory.
"""

from typing import Final

from coverts.plugin import Plugin

SOLO_PLUGIN: Final = Plugin(
    name="solo",
    title="Solo",
    about="Show the highest counter that nobody else shows.",
    rules="tests.third_game.rules:SOLO",
    records="tests.third_game.records:SOLO_RECORDS",
    table="tests.third_game.table:SOLO_WIRE",
    bots="tests.third_game.bots:SOLO_BOTS",
    talk="tests.third_game.talk:SOLO_TALK",
    play="tests.third_game.command:solo",
    words="tests.third_game.words",
)
