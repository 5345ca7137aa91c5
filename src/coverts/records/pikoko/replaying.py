"""A record of Pikoko, replayed."""

from msgspec import UNSET

from coverts.games.contract import Refusal
from coverts.games.pikoko import PIKOKO, Bid, Confidence, Deal, DrawStarter, Options, Phase
from coverts.games.pikoko.actions import PLAYS
from coverts.games.pikoko.course import subject_of
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.notation import parse_face, parse_feather
from coverts.games.pikoko.scoring import ROUNDS
from coverts.records.pikoko.format import PikokoRecord, PikokoRound, TrickRecord
from coverts.records.replaying import Illegal, Replayed, Replayer, Where, parsed, require


def options_of(record: PikokoRecord) -> Options:
    """How the table of the record played."""
    chosen = record.options
    return Options(len(record.seats), chosen.start_token_tie, chosen.first_starter)


def replay(record: PikokoRecord) -> Replayed:
    """Every move of the record, made; `Illegal` at the first that cannot be."""
    replayer = Replayer(PIKOKO, options_of(record))
    for number, round_ in enumerate(record.rounds, 1):
        here = Where(number)
        require(not replayer.over, here, "P19", "refused-game-over")
        yield from _deal(replayer, round_, here)
        yield from _bids(replayer, round_, here)
        yield from _confidence(replayer, round_, here)
        yield from _tricks(replayer, round_, here, last=number == len(record.rounds))
        _check_scores(replayer, round_, here, last=number == len(record.rounds))
    _check_end(replayer, record)


def _deal(replayer: Replayer, round_: PikokoRound, here: Where) -> Replayed:
    if replayer.state.phase is Phase.STARTER:
        yield replayer.make(DrawStarter(round_.starter), here)
    starter = replayer.state.starter
    rule = "P20" if here.round == 1 else "P18"
    require(round_.starter == starter, here, rule, "record-starter", found=round_.starter, counted=starter)
    hands = tuple(
        [tuple([parsed(parse_feather, text, here, seat) for text in hand]) for seat, hand in enumerate(round_.hands)]
    )
    yield replayer.make(Deal(hands, parsed(parse_feather, round_.turned_up, here)), here)


def _bids(replayer: Replayer, round_: PikokoRound, here: Where) -> Replayed:
    """The bids in the order in which the fists opened. Those not yet revealed are null, and nothing follows them."""
    if round_.bids is UNSET:
        return
    table, players = round_.bids, replayer.state.players
    square = len(table) == players and all(len(row) == players for row in table)
    require(square, here, "P7", "record-bids-shape", players=players)
    stopped = False
    for turn in range(players + 1):
        subject = subject_of(turn, round_.starter, players) if turn < players else None
        fists = [
            (seat, table[seat][seat if subject is None else subject]) for seat in range(players) if seat != subject
        ]
        stopped = stopped or all(bid is None for _, bid in fists)
        for seat, bid in fists:
            if (bid is None) != stopped:
                raise Illegal(here.at(seat), Refusal("P8" if subject is None else "P7", "record-bids-together"))
            if bid is not None:
                yield replayer.act(seat, Bid(bid), here)


def _confidence(replayer: Replayer, round_: PikokoRound, here: Where) -> Replayed:
    if round_.confidence is UNSET:
        return
    require(replayer.state.phase is Phase.CONFIDENCE, here, "P10", "record-too-early", name="confidence")
    complete = len(round_.confidence) == replayer.state.players
    require(complete, here, "P10", "record-length", name="confidence", players=replayer.state.players)
    for seat, card in enumerate(round_.confidence):
        yield replayer.act(seat, Confidence(card), here)


def _tricks(replayer: Replayer, round_: PikokoRound, here: Where, *, last: bool) -> Replayed:
    tricks = () if round_.tricks is UNSET else round_.tricks
    require(not tricks or replayer.state.phase is Phase.PLAY, here, "P11", "record-too-early", name="tricks")
    for number, trick in enumerate(tricks, 1):
        there = Where(here.round, number)
        require(number <= HAND_SIZE, there, "P11", "record-too-many-tricks", number=HAND_SIZE)
        yield from _plays(replayer, trick, there)
        may_stop = last and number == len(tricks) and round_.scores is UNSET
        _check_trick(replayer, trick, there, may_stop=may_stop)


def _plays(replayer: Replayer, trick: TrickRecord, there: Where) -> Replayed:
    players, leader = replayer.state.players, replayer.state.leader
    rule = "P11" if there.trick == 1 else "P15"
    require(trick.first == leader, there, rule, "record-leader", found=trick.first, counted=leader)
    require(len(trick.plays) <= players, there, "P11", "record-too-many-plays", players=players)
    for place, text in enumerate(trick.plays):
        seat = (leader + place) % players
        yield replayer.act(seat, PLAYS[parsed(parse_face, text, there, seat).index], there)


def _check_trick(replayer: Replayer, trick: TrickRecord, there: Where, *, may_stop: bool) -> None:
    """The peacock that took the trick. The last trick of an unfinished game may be broken off."""
    whole = len(trick.plays) == replayer.state.players
    require(whole or may_stop, there, "P11", "record-trick-short", players=replayer.state.players)
    if trick.winner is UNSET:
        require(may_stop, there, "P14", "record-missing", name="winner")
        return
    require(whole, there, "P11", "record-trick-short", players=replayer.state.players)
    taker = replayer.state.tricks[-1].taken_by
    require(trick.winner == taker, there, "P14", "record-trick-winner", found=trick.winner, counted=taker)


def _check_scores(replayer: Replayer, round_: PikokoRound, here: Where, *, last: bool) -> None:
    """The points of the round. Only the last round of an unfinished game may be without them."""
    scored = len(replayer.state.scores) == here.round
    if round_.scores is UNSET:
        require(last, here, "P16", "record-missing", name="scores")
        return
    require(scored, here, "P11", "record-too-few-tricks", number=HAND_SIZE)
    replayer.check_list(round_.scores, replayer.state.scores[-1].scores, here, "P16", "scores")


def _check_end(replayer: Replayer, record: PikokoRecord) -> None:
    """The totals and the winners, which only a finished game has."""
    whole = Where()
    if record.totals is UNSET and record.winners is UNSET:
        return
    require(replayer.over, whole, "P19", "record-not-over", number=ROUNDS)
    replayer.check_list(record.totals, replayer.state.totals, whole, "P19", "totals")
    replayer.check_list(record.winners, replayer.ending.winners, whole, "P19", "winners")
