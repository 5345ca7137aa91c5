"""Games for OpenSpiel. Importing this registers those that plug-ins name, as `python_coverts_pikoko` for instance.

import coverts.envs.openspiel
game = pyspiel.load_game("python_coverts_pok(players=3)")
"""

from coverts.envs.openspiel.registering import register
from coverts.plugin import fetched
from coverts.registry import PLUGINS

for plugin in PLUGINS.values():
    if plugin.spiel is not None:
        register(fetched(plugin.spiel))
