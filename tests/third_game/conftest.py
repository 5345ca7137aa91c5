"""The tests in `inside` need a process in which Solo is installed: `test_third_game.py` starts one for them."""

from coverts.registry import PLUGINS

collect_ignore = [] if "solo" in PLUGINS else ["inside"]
