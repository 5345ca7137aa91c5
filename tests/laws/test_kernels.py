"""The kernels against the rules as one would tell them, on written cards and symbols."""

from hypothesis import given, settings
from hypothesis import strategies as st

from coverts.games.pikoko import Colour, Face, Feather
from coverts.games.pikoko.feathers import FACES_ON, NO_COLOUR
from coverts.games.pikoko.tricks import playable, strongest, without
from coverts.games.pok import DICE, DieFace, Symbol
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import counters_left, handed, held
from tests.laws.pikoko_worlds import LETTERS, NAMED

TRUMPS = st.sampled_from([*Colour, None])
HANDS = st.lists(st.sampled_from(Feather), unique=True, min_size=1, max_size=8)


def code(colour: Colour | None) -> int:
    return NO_COLOUR if colour is None else colour.index


def mask(hand: list[Feather]) -> int:
    return sum(FACES_ON[feather.index] for feather in hand)


def written(faces: int) -> set[str]:
    return {str(face) for face in Face if faces >> face.index & 1}


def number(face: Face) -> int:
    return int(str(face).split("=")[0].lstrip("RYPWB"))


@settings(max_examples=500)
@given(plays=st.lists(st.sampled_from(Face), min_size=1, max_size=5, unique_by=lambda face: face.feather), trump=TRUMPS)
def test_P14_the_strongest_of_a_trick(plays: list[Face], trump: Colour | None) -> None:
    trumps = [face for face in plays if trump is not None and NAMED[face] == str(trump)]
    following = [face for face in plays if NAMED[face] == NAMED[plays[0]]]
    best = max(trumps or following, key=number)
    assert plays[strongest(tuple(face.index for face in plays), code(trump))] is best


@settings(max_examples=500)
@given(hand=HANDS, led=st.sampled_from([*Colour, None]))
def test_P12_P13_what_may_be_played(hand: list[Feather], led: Colour | None) -> None:
    following = [feather for feather in hand if led is not None and str(led) in LETTERS[feather]]
    if following:
        expected = {str(f) if len(LETTERS[f]) == 1 else f"{f}={led}" for f in following}
    else:
        plain = {str(f) for f in hand if len(LETTERS[f]) == 1}
        expected = plain | {f"{f}={letter}" for f in hand if len(LETTERS[f]) == 3 for letter in LETTERS[f]}
    assert written(playable(mask(hand), code(led))) == expected


@given(hand=HANDS, data=st.data())
def test_a_feather_leaves_a_hand_with_all_its_faces(hand: list[Feather], data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from([face for face in Face if face.feather in hand]))
    assert without(mask(hand), gone.index) == mask([feather for feather in hand if feather is not gone.feather])


@settings(max_examples=500)
@given(dice=st.tuples(*map(st.sampled_from, DICE)), shown=st.lists(st.sampled_from("BGR"), min_size=3, max_size=7))
def test_K4_K5_who_hands_over(dice: tuple[DieFace, ...], shown: list[str]) -> None:
    faces = [str(die) for die in dice]
    met = {face[1] for face in faces if face != "-" and shown.count(face[1]) == int(face[0])}
    absent = {symbol for symbol in "BGR" if symbol not in "".join(faces)}
    nobody: set[str] = set()
    hand_over = met or (nobody if absent.issuperset(shown) else absent)
    codes = tuple(list(DieFace).index(die) for die in dice)
    released = released_symbols(codes, tuple(shown.count(str(symbol)) for symbol in Symbol))
    assert [bool(released >> Symbol(symbol).index & 1) for symbol in shown] == [symbol in hand_over for symbol in shown]


@given(counts=st.tuples(*[st.integers(0, 2)] * 3), symbol=st.sampled_from(Symbol))
def test_holdings_against_counts(counts: tuple[int, ...], symbol: Symbol) -> None:
    holding = sum(count << 2 * place for place, count in enumerate(counts))
    assert tuple(held(holding, each.index) for each in Symbol) == counts
    assert counters_left(holding) == sum(counts)
    if counts[symbol.index]:
        after = tuple(count - (place == symbol.index) for place, count in enumerate(counts))
        assert tuple(held(handed(holding, symbol.index), each.index) for each in Symbol) == after
