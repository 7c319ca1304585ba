"""No input, and no end of input at any point, crashes the game or changes it by mistake."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.terminal.evening import Evening, from_position
from triforium.core.errors import BadOption
from triforium.core.words import LANGUAGES

SCRIPT = [
    *("help", "1", "1", "why 1", "2", "back", "3", "1", "1", "1", "4", "1", "record", "5", "2", "6", "1"),
    *("position", "2", "3", "1", "back", "back", "1", "2", "1", "1", "1", "1", "rule BAS-END-1", "7", "1"),
    *("hint", "1"),  # a hint takes time, and the script is played to each of its lines
]
ODD = [
    *("0", "-1", "+1", "1.5", "1e9", "9" * 400, "00000001", "١", "½", "[1]", "#1", "1)", "; 1"),
    *(
        "V",
        "V0",
        "V4c1",
        "V1z9",
        "V1c",
        "V1c0",
        "V1c99999999",
        "O",
        "O1",
        "O1P",
        "O1P:",
        "O9X",
        "$",
        "$$",
        "J",
        "Ja1=Q",
    ),
    *(
        "<>",
        "[",
        "]",
        "{ $x }",
        "@",
        "@seat-white",
        "%s",
        "\\",
        "'",
        '"',
        "\t",
        "\x00",
        "\x1b[2J",
        "\x07",
        "é",
        "漢字",
        "👑",
        "\u202e",
    ),
    *("save", "save ", "why @", "why {", "rule @", "rule {}", "rule " + "x" * 5000, "pass", "quitt", "why quit"),
]


@pytest.mark.parametrize(("language", "step"), [("en", 1), ("pl", 5)])
def test_the_end_of_input_at_any_point_ends_the_game_cleanly(language: str, step: int) -> None:
    for cut in range(0, len(SCRIPT), step):
        evening = Evening(language=language, seats=["human", "human"], seed=2)
        text = evening.type(*SCRIPT[:cut])
        assert evening.code == 0
        assert text.endswith("\n")
        assert "Traceback" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_invalid_lines_are_answered_and_change_nothing(language: str) -> None:
    for position in (
        "bas1 2022 g:R1wAm,R2,G1b,YB3,1/R6,Y5*,G6,2 o:Y1,B3,Y8 v:G3,YR2,B6 t:w3 q:3/0"
        " W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0",
        "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,1,BG1,1 o:R6,B3,YB3 v:YR1,B4,R2 t:w3 q:4/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:Y8 r:0 p:vault",
    ):
        evening = Evening(resume=from_position(position, ["human", "human"]), language=language)
        text = evening.type(*ODD, "position")
        assert evening.code == 0
        assert position.split()[2] in text[text.rindex("bas1") :]
        assert not set(text) & set("\x00\x07\x1b\t\u202e")


def test_a_very_long_line_is_not_printed_back() -> None:
    evening = Evening(seed=1)
    text = evening.type("x" * 1_000_000, "1" * 1_000_000, "V1" + "c" * 100_000, "why " + "y" * 100_000)
    assert evening.code == 0
    assert len(text) < 10_000


def test_invalid_lines_between_valid_ones_do_not_matter() -> None:
    dice = random.Random(1)
    clean = Evening(seed=2, seats=["human", "human"])
    clean.type(*SCRIPT, "position")
    dirty = Evening(seed=2, seats=["human", "human"])
    lines: list[str] = []
    for line in SCRIPT:
        lines += [dice.choice(ODD) for _ in range(2)]
        lines.append(line)
    dirty.type(*lines, "position")
    assert dirty.text()[dirty.text().rindex("bas1") :] == clean.text()[clean.text().rindex("bas1") :]


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(max_size=30), max_size=12), st.integers(0, 20))
def test_no_text_crashes_the_game(lines: list[str], moves: int) -> None:
    evening = Evening(seed=3, edition="2022+ff", seats=["human", "human"])
    harmless = [line for line in lines if not line.strip().lower().startswith(("save", "q", "exit", "quit"))]
    dice = random.Random(moves)
    evening.type(*[str(dice.randint(1, 4)) for _ in range(moves)], *[line.replace("\n", " ") for line in harmless])
    assert evening.code == 0


@pytest.mark.parametrize(
    ("agreed", "sentence"),
    [
        ({"seats": ["human", "bot:deep"]}, "there is no bot 'deep'"),
        ({"seats": ["human", "cat"]}, "unknown player 'cat'"),
        ({"seats": ["human"]}, "2 players, not 1"),
        ({"seats": ["human", "human:" + "x" * 40]}, "at most 30 characters"),
        ({"seats": ["human", "human:a\nb"]}, "all of them printable"),
        ({"edition": "1999"}, "no edition '1999'"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"options": {"reshuffle": "often"}}, "cannot be 'often'"),
        ({"edition": "2010", "options": {"edition": "2022"}}, "contradict"),
        ({"language": "la"}, "no language 'la'"),
    ],
)
def test_invalid_settings_are_refused_in_one_sentence(agreed: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Evening(**agreed).type()
