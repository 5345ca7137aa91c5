"""A record of POK, replayed."""

from msgspec import UNSET

from coverts.games.pok import POK, Offer, Options, Throw
from coverts.games.pok.notation import parse_die_face, parse_symbol
from coverts.records.pok.format import PokRecord, PokRound
from coverts.records.replaying import Replayed, Replayer, Where, parsed, require


def options_of(record: PokRecord) -> Options:
    """How the table of the record played."""
    return Options(len(record.seats), memory_aid=record.options.memory_aid)


def replay(record: PokRecord) -> Replayed:
    """Every move of the record, made; `Illegal` at the first that cannot be."""
    replayer = Replayer(POK, options_of(record))
    for number, round_ in enumerate(record.rounds, 1):
        here = Where(number)
        require(not replayer.over, here, "K7", "refused-game-over")
        faces = tuple([parsed(parse_die_face, text, here) for text in round_.dice])
        yield replayer.make(Throw(faces), here)
        yield from _offers(replayer, round_, here, last=number == len(record.rounds))
    if record.winners is not UNSET:
        require(replayer.over, Where(), "K7", "record-not-won")
        replayer.check_list(record.winners, replayer.ending.winners, Where(), "K7", "winners")


def _offers(replayer: Replayer, round_: PokRound, here: Where, *, last: bool) -> Replayed:
    if round_.played is UNSET:
        require(last, here, "K3", "record-missing", name="played")
        require(round_.handed_over is UNSET, here, "K3", "record-too-early", name="handed_over")
        return
    players = replayer.state.players
    require(len(round_.played) == players, here, "K3", "record-length", name="played", players=players)
    for seat, text in enumerate(round_.played):
        symbol = parsed(parse_symbol, text, here, seat)
        yield replayer.act(seat, Offer(symbol), here)
    if round_.handed_over is UNSET:
        require(last, here, "K4", "record-missing", name="handed_over")
        return
    result = replayer.state.last
    rule = "K4" if any(result.met) else "K5"
    replayer.check_list(round_.handed_over, result.handed_over, here, rule, "handed_over")
