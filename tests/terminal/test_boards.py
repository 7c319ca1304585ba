"""How boards are drawn in every width, language and edition."""

import random
from typing import Any

import pytest
from rich.text import Text

from triforium.core.action import SPECTATOR
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.core.words import LANGUAGES, Words
from triforium.games import find_game
from triforium.games.basilica.game import BASILICA
from triforium.terminal.boards import board_for, draw
from triforium.terminal.boards.board import DRAWN, TYPED, choice_numbers

WORDS = {language: Words(language, BASILICA.words_package()) for language in LANGUAGES}
MIDDLE = (
    "bas1 2022+ff g:R1wAm,R2,G1b,YB3,1/R6,Y5*,G6,2/1,Y6,B2*+,#,1 o:R3,BG1,Y11 v:G3,YR2,B6 t:w2@c2 q:9/0"
    " W:12,4,MS.SJ.JA,1 B:3,4,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0"
)
TALL = (
    "bas1 2022 g:R1wAm,R2,G1b,YB3,1/R6,Y5*,G6,2/1,Y6,3/1,Y1,3/1,Y7,3/1,B3w,3/1,G2,3/R3,R4,3/R5,4/B4,4/YG1,4/G4b,4"
    "/B6wJs,4/#,4 o:R7,BG1,Y8 v:G3,YR2,BG2 t:w3 q:14/1 W:23,2,MS.JA,1 B:31,3,AM.MS.SJ.JA,1 s:* d:B9 r:0"
)


def picture(
    text: str, *moves: str, width: int = 80, language: str = "en", seat: int = 0, signs: Any = DRAWN
) -> list[str]:
    """The drawing of a position after these actions."""
    position = BASILICA.notation().read_position(text, Rng(1))
    position.deal()
    for move in moves:
        position.state.take(BASILICA.read(position.state, move))
        position.deal()
    return lines(position.state, width, language, seat, signs)


def lines(state: Any, width: int, language: str, seat: int, signs: Any = DRAWN) -> list[str]:
    words = WORDS[language]
    drawn = board_for(BASILICA).lines(BASILICA, words, BASILICA.view(state, seat), ["Ann", ""], width, signs)
    assert all(isinstance(line, Text) for line in drawn)
    return [line.plain.rstrip() for line in drawn]


def test_the_table_in_the_middle_of_a_game() -> None:
    assert picture(MIDDLE) == [
        "Queen ━━━━━━━━━Q♔·········♔·········♔ on 9, next scoring on 10",
        "     a      b      c      d      e     ┌─ order 1 ──┬─ order 2 ──┬─ order 3 ──┐",
        "  ┌──────┬──────┬──────┬──────┬──────┐ │Move Builder│Move Builder│Altar       │",
        " 1│ R    │ R    │ G    │  YB  │  ·   │ │            │            │            │",
        "  │ WA   │      │ B    │      │      │ │R red    [5]│BG wild  [6]│Y yellow [7]│",
        "  ├──────┼──────┼──────┼──────┼──────┤ ├─ vault 1 ──┼─ vault 2 ──┼─ vault 3 ──┤",
        " 2│ R    │ Y   *│ G    │  ·   │  ·   │ │G green     │YR wild     │B blue      │",
        "  │      │      │      │      │      │ │crown    [1]│crown    [2]│         [3]│",
        "  ├──────┼──────┼──────┼──────┼──────┤ └────────────┴────────────┴────────────┘",
        " 3│  ·   │ Y    │ B  *+│######│  ·   │ Top of the stack: Move Builder R",
        "  │      │      │      │######│      │ Stack 50, discarded 1",
        "  ├──────┼──────┼──────┼──────┼──────┤",
        " 4│  ·   │  ·   │  ·   │  ·   │  ·   │ ▸ W White (Ann) ●●○            12 points",
        "  │      │      │      │      │      │   builders 4, coins 1, tokens MS SJ JA",
        "  └──────┴──────┴──────┴──────┴──────┘   B Black                       3 points",
        "                                         builders 4, coins 1, tokens AM MS SJ JA",
    ]


def test_legal_cells_show_the_numbers_of_their_choices() -> None:
    drawn = picture(MIDDLE, "place_vault 1")
    assert drawn[3].startswith(" 1│ R    │ R    │ G    │  YB  │ [1]  │")
    assert drawn[6].startswith(" 2│ R    │ Y   *│ G    │ [2]  │  ·   │")
    assert drawn[9].startswith(" 3│ [3]  │ Y    │ B  *+│######│ [4]  │")
    assert drawn[12].startswith(" 4│  ·   │ [5]  │ [6]  │ [7]  │  ·   │")


def test_builders_and_vaults_show_their_numbers_beside_them() -> None:
    drawn = picture(MIDDLE, "order 3")
    assert drawn[3].startswith(" 1│ R    │ R    │ G    │  YB  │  ·   │")
    assert drawn[4].startswith("  │WA [1]│   [2]│ B [3]│   [4]│      │")


def test_only_the_deciding_seat_sees_the_numbers() -> None:
    assert "[" not in "".join(picture(MIDDLE, "place_vault 1", seat=1))
    assert "[" not in "".join(picture(MIDDLE, "place_vault 1", seat=SPECTATOR))


def test_a_jester_shows_its_extra_colour_during_a_scoring() -> None:
    jesters = (
        "bas1 2022 g:Y1wJs,YB1wJa,1,G1,B1 o:R6,B4,YB2 v:R3,G3,BR2 t:w3 q:9/0"
        " W:0,3,AM.MS,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    drawn = picture(jesters, "place_vault 1", "put c1", "colour green")
    assert drawn[3].startswith(" 1│ Y/G  │")
    assert drawn[4].startswith("  │ WJ   │")


def test_a_tall_cathedral_is_drawn_without_lines_between_rows() -> None:
    drawn = picture(TALL, "place_vault 1")
    assert len([line for line in drawn if line.startswith("15│ [")]) == 1
    assert not any(line.startswith("  ├") for line in drawn)
    assert len(drawn) == 1 + 2 + 15 * 2 + 1


def test_the_king_of_2010_and_the_end_of_the_track() -> None:
    end = (
        "bas1 2010 g:R1w,4 o:R3,BG1,Y8 v:G3,YR2,B6 t:w2 q:30/3 W:12,4,AM.AM.AS.MS,1 B:3,5,AM.AM.AS.MS,1"
        " s:R4,* d:B9 r:1 e:third"
    )
    drawn = picture(end)
    assert drawn[0] == "King ━━━━━━━━━━♔━━━━━━━━━♔━━━━━━━━━K the last crown"
    assert any("(reshuffled)" in line for line in drawn)


def test_a_narrow_terminal_shows_the_orders_below_the_board() -> None:
    drawn = picture(MIDDLE, width=60)
    assert max(len(line) for line in drawn) <= 60
    assert drawn.index("┌─ order 1 ──┬─ order 2 ──┬─ order 3 ──┐") > 10


def test_crowns_are_on_order_sides_only_with_show_crowns() -> None:
    shown = picture(MIDDLE + " x:show_crowns=true")
    assert any("R♔ red" in line for line in shown)
    assert not any("♔ red" in line for line in picture(MIDDLE))


def test_free_faces_are_counted() -> None:
    free = (
        "bas1 2022 g:R1wA,4 o:R3,BG1,Y8 v:G3,YR2,B6 t:w3 q:3/0 W:12,4,3,1 B:3,5,4,1 s:R4,* d:B9 r:0"
        " x:promotion_faces=free"
    )
    assert any(line.endswith("tokens 3") for line in picture(free))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", BASILICA.editions())
def test_every_position_fits_its_terminal(edition: str, language: str) -> None:
    dice = random.Random(1)
    for seed in range(3):
        state, chance = BASILICA.deal(edition), Rng(seed)
        deal_chance(state, chance)
        while not state.over:
            if dice.random() < 0.1:
                for width in (80, 99, 100, 120, 200):
                    drawn = lines(state, width, language, state.deciding())
                    assert max(len(line) for line in drawn) <= width
                    typed = lines(state, width, language, state.deciding(), TYPED)
                    assert [len(line) for line in typed] == [len(line) for line in drawn]
                    numbers = set(choice_numbers(BASILICA.view(state, state.deciding())).values())
                    seen = {number for number in numbers if f"[{number}]" in "\n".join(drawn)}
                    placing = state.decision().key not in (
                        "action",
                        "vault.slot",
                        "pay",
                        "promote.rank",
                        "jester.colour",
                    )
                    assert not placing or seen == numbers
            state.take(state.decision().pick(state, chance))
            deal_chance(state, chance)


def test_a_board_can_be_drawn_as_text() -> None:
    position = BASILICA.notation().read_position(MIDDLE, Rng(1))
    position.deal()
    text = draw(BASILICA, WORDS["en"], BASILICA.view(position.state, SPECTATOR))
    assert "\x1b" not in text
    assert "│ WA   │" in text
    assert not text.endswith("\n")


def test_a_plain_board_shows_the_fields_of_the_view() -> None:
    game = find_game("pebbles")
    state = game.deal("big", 3)
    state.take(state.options()[1])
    text = draw(game, Words("en", game.words_package()), game.view(state, 1))
    assert "pebbles" in text
    assert "35" in text
    assert "▸ Ben" in text
    assert text.count("0 points") == 3


STUPOR = find_game("stupor_mundi")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_board_of_stupor_mundi_fits_its_terminal_and_shows_the_numbers_of_its_choices(
    seats: int, language: str
) -> None:
    words = Words(language, STUPOR.words_package())
    state, chance = STUPOR.deal("", seats), Rng(seats)
    deal_chance(state, chance)
    turn = 0
    while not state.over and turn < 400:
        turn += 1
        if turn % 11 == 0:
            seen = STUPOR.view(state, state.deciding())
            for width in (80, 120):
                drawn = board_for(STUPOR).lines(STUPOR, words, seen, [""] * seats, width, DRAWN)
                assert max(line.cell_len for line in drawn) <= width
                text = "\n".join(line.plain for line in drawn)
                numbers = choice_numbers(seen)
                placed = [
                    n for (verb, _), n in numbers.items() if verb in ("build", "summon", "edict", "next", "face_up")
                ]
                assert all(f"[{number}]" in text for number in placed)
            typed = board_for(STUPOR).lines(STUPOR, words, seen, [""] * seats, 80, TYPED)
            assert all(ord(letter) < 0x250 for line in typed for letter in line.plain)
        state.take(state.decision().pick(state, chance))
        deal_chance(state, chance)


def test_the_board_of_stupor_mundi() -> None:
    text = (
        "SMF1 n=2 diff=easy round=3 first=1 active=1 step=turn ends=-;F T2 W2 K1 L2 G1 S1 A6 P2;"
        "ED I=E01 II=E09 III=E14 | I=E05 II=E12 III=E03 | pile=9;"
        "WP A=CS-B,VI-A*[CB-F] B=CS-C[CB-A] C=CS-D,VI-D*[CB-B];VY ROM M4b a1=I-GIS/? c1=A8;VY CON M1b a1=L-TEN/? c1=A3;"
        "VY ALE M6b a1=I-CAS/? c1=A11;VY TUN M2b a1=-/? c1=A7;VY BAR M5b a1=I-THE/? c1=-;CP 10;"
        "P1 savoy vp=4 A=3 S=1 G=1 ship=CON castle=T1:TN1,W3:WN1,T3:GTA allies=AS1:L-SEB spec=A2,B1,0 covers=- "
        "hand=H-COIN,H-DRAW,SAV-2 draw=#5 disc=- slots=2:H-GRAIN^,3:H-STONEv removed=- edicts=0 passed=0;"
        "P2 wittelsbach vp=0 A=7 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- hand=#5 draw=#5 "
        "disc=- slots=- removed=- edicts=0 passed=1"
    )
    state = STUPOR.notation().read_position(text, Rng(1)).state
    words = Words("en", STUPOR.words_package())
    drawn = board_for(STUPOR).lines(STUPOR, words, STUPOR.view(state, 0), ["Ann", ""], 80, DRAWN)
    assert [line.plain for line in drawn] == [
        "Round 3   first player Blue   card pile 10   edict pile 9",
        "Frederick  T2 W2 K1 L2 G1 S1 A6 PA2",
        "Edicts   I E01 WWK  3 A        II E09 GTW  1 S/G     III E14 GAW  1 VP",
        "next     I E05 AAP             II E12 GKL            III E03 TTL",
        "",
        "Path A  C1B         C2BB1F      V1A(1)*     V2A(1)      [F](1)",
        "Path B  C1CB2       C2C(2)      ···         ···         [A]",
        "Path C  C1D         C2D         V1D(1)*     V2D(1)      [B](1)",
        "start   B3 K1 K2 K3",
        "",
        "Roma           [5]   K  2S>7  2G<3   I-GIS(3)+  A8(2)",
        "Constantinople [1]  B   2G>6  2S<4   L-TEN(3)+  A3(card)",
        "Alexandria     [2]      3S>10 2G<2   I-CAS(3)+  A11(2)",
        "Tunis          [3]      1G>4  1S<1   ·+  A7(card)",
        "Barcelona      [4]      1S>4  3G<4   I-THE(3)+  ·",
        "",
        "▸  Blue (Ann)  Savoy  4 VP  A3 S1 G1/3  hand 3, draw 5, discard 0",
        "  T1 W1:21! T2:31! W2:11 T3 W3 T4:12 W4:21! T5:22! W5:12 K1:30! K2:31! K3:22!",
        "  L-SEB · · __ · | 1 2H-GRAIN^ 3H-STONEv 4 5 x | C1C C2B",
        "  hand: H-COIN  H-DRAW  SAV-2",
        "   Black  Wittelsbach  0 VP  A7 S1 G1/3  hand 5, draw 5, discard 0  passed",
        "  T1 W1:21! T2:31! W2:11 T3:21 W3 T4:12 W4:21! T5:22! W5:12 K1:30! K2:31! K3:22!",
        "  __ · · · · | 1 2 3 4 5 x",
    ]
