"""However a text is broken, it is refused in words; nothing else ever comes out of reading one."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.cases import MANY
from tests.games.basilica.games import some_states
from tests.games.basilica.table import NOTATION, WHITE
from triforium.core.action import CHANCE
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA

STATES = some_states(every=43, games=1)
MASKED = [NOTATION.write_view(s, WHITE) for s in STATES]
SUPPLIES = "W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1"
WHOLE = [
    f"bas1 2022 g:R1wMa,Y1,B1b,2/2,G1,2 o:Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0 {SUPPLIES} s:B4,* d:- r:0",
    f"bas1 2022 g:R1wMa,Y1,B1b,2/2,G1,2 o:!Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0 {SUPPLIES} s:B4,* d:- r:0 p:pay-C",
    "bas1 2022 g:R1wJs,YB1,Y2w,2 o:R6,B4,YB2 v:Y3,_,BR2 t:b3 q:10/0 W:0,3,AM.MS.JA,1 B:0,5,AM.MS.SJ.JA,1"
    " s:* d:- r:0 p:jes",
    "bas1 2022+ff g:R1wAj,R2*+,R3*,B1b,B2b+/3,B3,Y1 o:R10,B8,Y11 v:Y3,G3,BR2 t:w3 q:5/0 W:0,4,AM.MS.SJ,1"
    " B:0,3,AM.MS.SJ.JA,1 s:* d:- r:0",
    "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,1,BG1,1 o:R6,B3,YB3 v:B4,G5,YR2 t:w3 q:4/0 W:0,5,AM.MS.SJ.JA,1"
    " B:0,5,AM.MS.SJ.JA,1 s:R4 d:Y8,YR1,YB2,BR2 r:1 z:* p:vault",
]
POSITIONS = WHOLE + MASKED
WORDS = (
    "V1a1 V2c3 V! B O1P:a1=Am O2M:a1>b1 O3R:b2 O1C:xa1,c1>c2 O1C:xa1 $c1>c2 $- O1G:a1 O1S:a2,a3 O1D:c1 O1A:a1,b1"
    " O1X $d1=Ms $b3 Ja1=R pass 12w: <R4> [+6:+3] c1>c2 vault=1 x"
)
MOVES = WORDS.split()
LETTERS = st.sampled_from("YBRG0123456789wbAMSJamsj*+#,/!_.:;=@-$>xVOPJ<[]^ \tp\u0660é\n")
EDIT = st.tuples(
    st.sampled_from(["delete", "insert", "swap", "double", "drop", "repeat", "exchange"]),
    st.integers(0, 10**6),
    LETTERS,
)
ONLY = (Unreadable, BadOption, IllegalAction)


def some(examples: int) -> int:
    """How many examples are tried, as TRIFORIUM_MANY says."""
    return max(20, int(examples * MANY))


def edited(text: str, edits: list[tuple[str, int, str]]) -> str:
    """A text after some accidents to its characters and fields."""
    for kind, place, letter in edits:
        words = text.split(" ")
        at, word = place % (len(text) + 1), place % len(words)
        if kind == "delete":
            text = text[:at] + text[at + 1 :]
        elif kind == "insert":
            text = text[:at] + letter + text[at:]
        elif kind == "swap":
            text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
        elif kind == "double":
            text = text[:at] + text[max(0, at - 2) :]
        elif kind == "drop":
            text = " ".join(words[:word] + words[word + 1 :])
        elif kind == "repeat":
            text = " ".join(words[:word] + [words[word]] + words[word:])
        else:
            other = POSITIONS[place % len(POSITIONS)].split(" ")
            text = " ".join(next((new for new in other if new[:2] == old[:2]), old) if index == word else old
                            for index, old in enumerate(words))  # fmt: skip
    return text


@settings(max_examples=some(600), deadline=None, derandomize=True)
@given(st.sampled_from(POSITIONS), st.lists(EDIT, min_size=1, max_size=4))
def test_a_broken_position_is_read_or_refused(text: str, edits: list[tuple[str, int, str]]):
    try:
        position = NOTATION.read_position(edited(text, edits), Rng(1))
    except ONLY:
        return
    # What was accepted is a position: it can be written, read again, and played on.
    written = NOTATION.write_position(position)
    assert NOTATION.write_position(NOTATION.read_position(written, Rng(1))) == written
    position.deal()
    assert position.state.over or position.state.options()


@settings(max_examples=some(600), deadline=None, derandomize=True)
@given(
    st.sampled_from(POSITIONS),
    st.lists(st.sampled_from(MOVES), min_size=1, max_size=3),
    st.lists(EDIT, max_size=3),
    st.integers(0, 10**6),
)
def test_a_broken_move_is_refused_and_leaves_no_trace(
    text: str, moves: list[str], edits: list[tuple[str, int, str]], place: int
):
    position = NOTATION.read_position(text, Rng(1))
    position.deal()
    if not position.state.over:
        listed = NOTATION.moves(position.state)
        moves = [*moves[:-1], listed[place % len(listed)]] if place % 2 else moves
    before = NOTATION.write_position(position)
    trial = position.copy()
    with suppress(*ONLY):
        NOTATION.play(trial, [edited(" ".join(moves), edits)])
        NOTATION.write_position(trial)
    assert NOTATION.write_position(position) == before


@settings(max_examples=some(300), deadline=None, derandomize=True)
@given(
    st.sampled_from(STATES), st.sampled_from(BASILICA.verbs.words), st.text("abcdeAMSJ1234567890 .YBRG^ms-", max_size=6)
)
def test_a_verb_with_any_noun_is_an_action_or_no_action_at_all(s, verb: str, noun: str):
    try:
        action = BASILICA.read(s, f"{verb} {noun}")
    except Unreadable:
        return
    refusal = BASILICA.why_not(s, action)
    assert (refusal is None) == (not s.over and action in s.options())
    assert s.deciding() != CHANCE


@settings(max_examples=some(200), deadline=None, derandomize=True)
@given(st.sampled_from(STATES), st.text(max_size=30))
def test_any_words_at_all_are_refused_in_words(s, words: str):
    for read in (lambda: BASILICA.read(s, words), lambda: NOTATION.read_position(words, Rng(1))):
        with suppress(*ONLY):
            read()
