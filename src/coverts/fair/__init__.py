"""Fair deals, `coverts-fair/1`: anybody can check from a record that nobody chose the cards or the dice.

Standard library only, and pure: seeds and nonces are handed in. The protocol is described in docs/fair.md.
"""
