"""Pikoko and POK as OpenSpiel games. Importing this registers `python_coverts_pikoko` and `python_coverts_pok`.

import coverts.envs.openspiel
game = pyspiel.load_game("python_coverts_pok(players=3)")
"""

from coverts.envs.openspiel.pikoko import PikokoSpiel
from coverts.envs.openspiel.pok import PokSpiel
from coverts.envs.openspiel.registering import register

register(PikokoSpiel)
register(PokSpiel)

__all__ = ["PikokoSpiel", "PokSpiel"]
