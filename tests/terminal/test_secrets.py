"""Secret Jester choices at one screen (BAS-JESTER-5) and against a bot."""

from tests.terminal.evening import Evening, answers, from_position

# The crown of R3 brings the Queen to space 10; White has a Jester on a1, Black on e1.
BOTH = (
    "bas1 2022 g:Y1wJs,YB1,1,G1,B1bJa o:R6,B4,YB2 v:R3,G3,BR2 t:w3 q:9/0 W:0,4,AM.MS.JA,1 B:0,4,AM.MS.SJ,1 s:* d:- r:0"
)
ONE = BOTH.replace("B1bJa", "B1b").replace("AM.MS.SJ,1", "AM.MS.SJ.JA,1")
SCORE = "V1c1"


def test_a_secret_choice_at_one_screen_is_covered() -> None:
    text = Evening(resume=from_position(BOTH, ["human:Ann", "human:Ben"])).type(SCORE, "", "blue", "", "yellow")
    parts = answers(text)
    assert parts[1].rstrip().endswith("Hand the screen to White and press Enter. Everyone else, please look away.")
    assert "White, in secret: which extra colour for your Jester on a1?" in parts[2]
    # It is Black's turn: nothing of White's choice is visible.
    assert parts[3].strip().removeprefix("blue").strip().startswith("Hand the screen to Black")
    assert "took blue" not in parts[4]
    assert "/B" not in parts[4]
    assert "Black, in secret: which extra colour for your Jester on e1?" in parts[4]
    # Then both are revealed together.
    assert "White's Jester on a1 took the colour blue." in parts[5]
    assert "Black's Jester on e1 took the colour yellow." in parts[5]


def test_the_record_keeps_a_secret_until_it_is_revealed() -> None:
    text = Evening(resume=from_position(BOTH, ["human", "human"])).type(
        SCORE, "", "blue", "", "record", "yellow", "record"
    )
    parts = answers(text)
    assert "colour blue" not in parts[5]
    assert "What is still secret is left out." in parts[5]
    assert "0 colour blue\n1 colour yellow\n" in parts[7]


def test_against_a_bot_there_is_no_cover_and_still_no_peeking() -> None:
    text = Evening(resume=from_position(BOTH, ["bot:simple", "human"]), seats=["human", "bot:simple"]).type(SCORE, "1")
    assert "Hand the screen" not in text
    assert "White, in secret" in text
    # White is the bot and has already chosen.
    waiting = BOTH.replace("t:w3", "t:b3").replace("q:9/0", "q:9/0")
    text = Evening(resume=from_position(waiting, ["bot:simple", "human"])).type(SCORE, "record", "1")
    asked = next(part for part in answers(text) if "in secret" in part)
    assert "Jester on a1 took" not in asked
    record = next(part for part in answers(text) if part.startswith("record"))
    assert "0 colour" not in record
    assert "What is still secret is left out." in record
    assert "White's Jester on a1 took" in text


def test_a_choice_that_is_not_secret_has_no_cover() -> None:
    text = Evening(resume=from_position(ONE, ["human", "human"])).type(SCORE, "blue")
    assert "Hand the screen" not in text
    assert "White: which extra colour for your Jester on a1?" in text


def test_a_secret_choice_can_be_undone() -> None:
    text = Evening(resume=from_position(BOTH, ["human", "human"])).type(
        SCORE, "", "blue", "", "back", "", "red", "", "red"
    )
    assert "Back to White's previous choice." in " ".join(text.split())
    assert "White's Jester on a1 took the colour red." in text
    assert "took blue" not in text


def test_quitting_works_at_the_cover() -> None:
    evening = Evening(resume=from_position(BOTH, ["human", "human"]))
    assert evening.type(SCORE, "quit").endswith("Goodbye.\n")
    assert evening.code == 0
