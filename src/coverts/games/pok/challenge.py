"""What the dice ask for, and who hands over. Whole numbers only, so that the same functions can be compiled.

`dice` holds three die faces, `shown` how many players show each symbol; a set of symbols is a mask of three bits.
"""

from coverts.games.pok.dice import BLANK, NUMBER_ON, SYMBOL_ON, SYMBOLS


def is_met(face: int, shown: tuple[int, ...]) -> bool:
    """Whether exactly as many players show the symbol of a die as it asks for."""
    return face != BLANK and shown[SYMBOL_ON[face]] == NUMBER_ON[face]


def met_symbols(dice: tuple[int, ...], shown: tuple[int, ...]) -> int:
    """K4: the symbols met by at least one die; every die is judged by itself."""
    symbols = 0
    for face in dice:
        if is_met(face, shown):
            symbols |= 1 << SYMBOL_ON[face]
    return symbols


def absent_symbols(dice: tuple[int, ...]) -> int:
    """The symbols on no die."""
    symbols = (1 << SYMBOLS) - 1
    for face in dice:
        if face != BLANK:
            symbols &= ~(1 << SYMBOL_ON[face])
    return symbols


def released_symbols(dice: tuple[int, ...], shown: tuple[int, ...]) -> int:
    """The symbols whose players hand over."""
    met = met_symbols(dice, shown)
    return met if met else released_unmet(dice, shown)


def released_unmet(dice: tuple[int, ...], shown: tuple[int, ...]) -> int:
    """K5: the symbols whose players hand over when no die is met: those on no die, unless that would be everyone."""
    absent = absent_symbols(dice)
    showing_absent = 0
    players = 0
    for symbol in range(SYMBOLS):
        players += shown[symbol]
        if absent >> symbol & 1:
            showing_absent += shown[symbol]
    return absent if showing_absent < players else 0
