"""POK in the arena."""

from typing import Final

from coverts.arena.playing import Match
from coverts.games.pok import Options

POK_MATCH: Final = Match(
    options=lambda setting, _: Options(setting.players, setting.memory_aid),
    search="coverts.arena.pok_history:POK_SEARCH",
)
