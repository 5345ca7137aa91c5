"""A record of POK, walked through."""

from msgspec import UNSET

from coverts.games.pok import POK, Offer, Options, Throw
from coverts.games.pok.notation import parse_die_face, parse_symbol
from coverts.records.pok.format import PokRecord, PokRound
from coverts.records.walk import Walk, Walker, Where, insist, parsed


def options_of(record: PokRecord) -> Options:
    """How the table of the record played."""
    return Options(len(record.seats), memory_aid=record.options.memory_aid)


def walk(record: PokRecord) -> Walk:
    """Every move of the record, made; `Illegal` at the first that cannot be."""
    walker = Walker(POK, options_of(record))
    for number, round_ in enumerate(record.rounds, 1):
        here = Where(number)
        insist(not walker.over, here, "K7", "refused-game-over")
        faces = tuple([parsed(parse_die_face, text, here) for text in round_.dice])
        yield walker.make(Throw(faces), here)
        yield from _offers(walker, round_, here, last=number == len(record.rounds))
    if record.winners is not UNSET:
        insist(walker.over, Where(), "K7", "record-not-won")
        walker.check_list(record.winners, walker.ending.winners, Where(), "K7", "winners")


def _offers(walker: Walker, round_: PokRound, here: Where, *, last: bool) -> Walk:
    if round_.played is UNSET:
        insist(last, here, "K3", "record-missing", name="played")
        insist(round_.handed_over is UNSET, here, "K3", "record-too-early", name="handed_over")
        return
    players = walker.state.players
    insist(len(round_.played) == players, here, "K3", "record-length", name="played", players=players)
    for seat, text in enumerate(round_.played):
        symbol = parsed(parse_symbol, text, here, seat)
        yield walker.act(seat, Offer(symbol), here)
    if round_.handed_over is UNSET:
        insist(last, here, "K4", "record-missing", name="handed_over")
        return
    result = walker.state.last
    rule = "K4" if any(result.met) else "K5"
    walker.check_list(round_.handed_over, result.handed_over, here, rule, "handed_over")
