"""The commands why, rule, hint, position, record and help, and moves typed in notation."""

import pytest

from tests.terminal.evening import Evening, answers, from_position
from triforium.core.words import LANGUAGES
from triforium.terminal.commands import COMMANDS, read_command

WILD = (  # SC-7, with two vaults that fit
    "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,1,BG1,1 o:R6,B3,YB3 v:YR1,R3,R2 t:w3 q:4/0"
    " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:B4,G5,YR2,R4,* d:Y8 r:0"
)
CONFUSE = (  # SC-4
    "bas1 2022 g:R1wMa,Y1,B1b,2/2,G1,2 o:Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0"
    " W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:B4,* d:- r:0"
)


def said(position: str, *lines: str, language: str = "en") -> list[str]:
    """The answer to each line typed in a position, joined into one line."""
    text = Evening(resume=from_position(position, ["human", "human"]), language=language).type(*lines)
    return [" ".join(part.split()) for part in answers(text)[1:]]


def test_why_names_the_rule_and_says_what_would_be_legal() -> None:
    vault, order, cell = said(WILD, "why V1c2", "why order 1", "why V3c9")[:3]
    assert "A wild vault may not touch a wild vault" in vault
    assert "(BAS-VAULT-5)" in vault
    assert "You have no builder in the cathedral; this order needs one. (BAS-ORD-GLASS-2)" in order
    assert "(BAS-VAULT-3)" in cell


def test_why_with_a_legal_choice() -> None:
    number, move = said(WILD, "why 1", "why V3c2")[:2]
    assert "Allowed: Place the red vault from slot 2" in number
    assert "(BAS-VAULT-1)" in number
    assert "Allowed:" in move


def test_why_with_only_a_cell_when_a_cell_is_asked_for() -> None:
    assert "b1 is not empty" in said(WILD, "V3", "why b1")[1]


def test_why_without_a_move_and_with_nonsense() -> None:
    nothing, nonsense, number = said(WILD, "why", "why fish", "why 77")[:3]
    assert "Type why and then a move" in nothing
    assert "'fish' is not a choice, a move or a command." in nonsense
    assert "There is no choice '77'. Type a number from 1 to" in number


def test_passing_is_refused_by_its_rule() -> None:
    assert "(BAS-TURN-3)" in said(WILD, "pass")[0]


def test_a_rule_is_printed_by_its_id() -> None:
    read, unknown, which = said(WILD, "rule bas-vault-6", "rule BAS-VAULT-99", "rule")[:3]
    assert "with the rank Jester stands on it" in read
    assert "RULING 40:" in read
    assert "There is no rule 'BAS-VAULT-99'. Did you mean one of these? BAS-VAULT-1," in unknown
    assert "Type rule and then its ID" in which


def test_a_hint_is_one_of_the_choices_and_changes_nothing() -> None:
    hint, position = said(CONFUSE, "hint", "position")[:2]
    assert "The bot (legend) would choose: " in hint
    assert "g:R1wMa,Y1,B1b,2/2,G1,2" in position


def test_the_position_shows_what_a_seat_may_know() -> None:
    text = Evening(resume=from_position(CONFUSE, ["human", "human"]), width=60).type("position")
    line = next(line for line in text.splitlines() if line.startswith("bas1"))
    assert "o:C.Y,M.R,G.G" in line  # but not the tiles, which are still face down
    assert line.endswith("r:0")  # not wrapped, however narrow the terminal is


def test_the_record_can_be_read_at_any_time() -> None:
    record = said(CONFUSE, "V1", "record")[1]
    assert record.startswith("record triforium record 1 game basilica")
    assert "0 place_vault 1" in record


def test_a_whole_move_can_be_typed() -> None:
    text = said(CONFUSE, "O1C:xa1", "2")
    assert "White took back the builder on a1." in text[0]
    assert "Black: Pay 1 coin to choose your builder's step?" in text[0]
    moved = said(CONFUSE, "O1C:xa1", "$-", "c1>c2")[2]
    assert "White moved Black's builder from c1 to c2." in moved


def test_a_move_can_be_typed_in_parts_and_by_cell() -> None:
    assert "White placed a blue vault on b2." in said(CONFUSE, "V1", "B2")[1]
    assert "White placed a blue vault on b2." in said(CONFUSE, "place_vault 1", "put b2")[1]
    assert "White placed a blue vault on b2." in said(CONFUSE, "V1b2")[0]


def test_several_moves_on_one_line() -> None:
    both = said(CONFUSE, "V1b2 B")[0]
    assert "White placed a blue vault on b2." in both
    assert "White placed a builder on b2." in both
    rest = said(CONFUSE, "V1b2 B V1d1")[0]
    assert "The rest of the line was ignored: 'V1d1'." in rest


def test_a_refused_move_changes_nothing() -> None:
    refused, position = said(CONFUSE, "V1a1", "position")[:2]
    assert "a1 is not empty" in refused
    assert "(BAS-VAULT-2)" in refused
    assert "t:w2 " in position


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_in_the_language_of_the_table(language: str) -> None:
    evening = Evening(language=language, seed=1)
    text = evening.type("help")
    words = evening.words()
    for command in COMMANDS:
        spoken = words.word(f"command-{command}")
        assert f"\n  {spoken} " in text
        assert read_command(spoken.upper(), words) == (command, "")
        assert read_command(f"{command} x y", words) == (command, "x y")


def test_commands_and_answers_in_polish() -> None:
    why, back = said(WILD, "dlaczego V1c2", "cofnij", language="pl")[:2]
    assert "Joker nie może sąsiadować z jokerem" in why
    assert "Nie ma jeszcze czego cofnąć." in back


def test_enter_draws_the_board_again() -> None:
    first, again = answers(Evening(seed=1).type("", "board"))[:2]
    assert again.splitlines()[-5:] == first.splitlines()[-5:]


def test_moves_and_rules_in_the_language_of_the_table() -> None:
    order, rule = said(WILD, "dlaczego rozkaz 1", "zasada bas-vault-6", language="pl")[:2]
    assert "Nie masz Budowniczego w Bazylice; ten Rozkaz go wymaga. (BAS-ORD-GLASS-2)" in order
    assert "Kuglarza" in rule
    assert "BAS-ORD-GLASS-2" in said(WILD, "Befehl 1", language="de")[0]
