"""However a text is broken, it is refused in words; nothing else ever comes out of reading one."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.cases import MANY
from tests.games.orleans.games import some_states
from tests.games.orleans.table import NOTATION
from tests.games.orleans.test_worked_examples import EXAMPLES
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

STATES = some_states(every=37, games=1)
MASKED = [NOTATION.write_view(s, 0) for s in STATES]
OPEN = [NOTATION.write_position(Position(s, Dealer(Rng(1)))) for s in STATES[::3]]
POSITIONS = [part.split("```")[1].strip() for part in EXAMPLES.values()] + MASKED + OPEN
MOVES = [
    *[
        "stay",
        "take",
        "leave",
        "done",
        "paint",
        "keep",
        "forgo",
        "end",
        "rest",
        "draw red",
        "draw blue F",
        "place CA1",
        "place BT",
        "go L01",
        "go R05",
    ],
    *[
        "swap W",
        "deliver B>hg",
        "deliver R>TOU",
        "deliver W>b",
        "give b",
        "monk red",
        "blueprint 4",
        "comes_up K",
        "good W",
    ],
    *["rK>CA1 L01:+W", "K>CA1 stay", "1.01 a rK>CA1 L02:+S:+B/W", "T>MK1 R>TOU[S][3=R>b] B>hg[4=S]"],
    *["A>BT hg=HG6 fill=L07a:W,R03a:W ros=1", "M>GP1 paint[4=S]", "K>FE1 E09[E09:1=M>red]", "z[5=M>red] rKz[1=S]>CA1"],
]
LETTERS = st.sampled_from("KFATMWSBRabcdxX0123456789#?-.,:;=>|@&~[]/+ \tLERHGCOUTrbz\u0660é\n")
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
            new = next((new for new in other if new[:3] == words[word][:3]), words[word])
            text = " ".join([*words[:word], new, *words[word + 1 :]])
    return text


@settings(max_examples=some(800), deadline=None, derandomize=True)
@given(st.sampled_from(POSITIONS), st.lists(EDIT, min_size=1, max_size=4))
def test_a_broken_position_is_read_or_refused(text: str, edits: list[tuple[str, int, str]]):
    try:
        position = NOTATION.read_position(edited(text, edits), Rng(1))
    except ONLY:
        return
    # What was accepted is a position: it can be dealt, written, read again, and played on.
    position.deal()
    written = NOTATION.write_position(position)
    assert NOTATION.write_position(NOTATION.read_position(written, Rng(1))) == written
    rng = Rng(2)
    for _ in range(8):
        if not position.state.over:
            assert position.state.options()
            position.state.take(position.state.decision().pick(position.state, rng))


@settings(max_examples=some(800), deadline=None, derandomize=True)
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
        NOTATION.play(
            trial, [edited(move, edits if index == place % len(moves) else []) for index, move in enumerate(moves)]
        )
    NOTATION.write_position(trial)
    assert NOTATION.write_position(position) == before


@settings(max_examples=some(300), deadline=None, derandomize=True)
@given(
    st.sampled_from(STATES),
    st.sampled_from(ORLEANS.verbs.words),
    st.text("CAMKBTFELRWS0123456789>hgabcdredblu ", max_size=6),
)
def test_a_verb_with_any_noun_is_an_action_or_no_action_at_all(s, verb: str, noun: str):
    try:
        action = ORLEANS.read(s, f"{verb} {noun}")
    except Unreadable:
        return
    refusal = ORLEANS.why_not(s, action)
    assert (refusal is None) == (not s.over and action in s.options())
    if refusal is not None:
        assert ORLEANS.rulebook().has(refusal.rule)
