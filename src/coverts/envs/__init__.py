"""Pikoko and POK for people who train agents: PettingZoo environments and OpenSpiel games.

`coverts.envs.pikoko_v0` and `pok_v0`, and `pikoko_vector` and `pok_vector` for many games at once, need
`pip install coverts[rl]`; `coverts.envs.openspiel` needs `pip install coverts[openspiel]`. What the tensors hold and
how actions are numbered is in docs/research.md.
"""
