"""The judge of Basilica, tested on small positions with an obvious evaluation."""

from triforium.bots import find_bot
from triforium.bots.judges.basilica import BasilicaJudge, with_jesters
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.kinds import BLACK, WHITE
from triforium.games.basilica.state import Basilica

JUDGE = BasilicaJudge()
MARKET = "o:Y1,Y2,Y3 v:Y4,Y5,Y6"


def position(text: str) -> Basilica:
    return BASILICA.notation().read_position(text, Rng(1)).state


def moves_of_the_simple_bot(text: str, count: int) -> list[str]:
    """The first choices of the simple bot in a position."""
    table = BASILICA.notation().read_position(text, Rng(1))
    table.deal()
    said: list[str] = []
    for _ in range(count):
        state = table.state
        action = find_bot("simple").choose(BASILICA, BASILICA.imagine(state, state.deciding(), Rng(2)), Rng(3))
        said.append(BASILICA.write(state, action))
        state.take(action)
        table.deal()
    return said


def test_the_value_is_zero_sum() -> None:
    s = position(f"bas1 2022 g:R1w,R2,B1b,2 {MARKET} t:w3 q:4/0 W:0,4,AM.MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:* d:- r:0")
    assert JUDGE.value(s, WHITE) == -JUDGE.value(s, BLACK)
    assert JUDGE.value(s, WHITE) > 0


def test_a_lead_counts_more_when_the_next_crown_space_is_near() -> None:
    far, near = (
        position(
            f"bas1 2022 g:R1w,R2,B1,2 {MARKET} t:w3 q:{queen}/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
        )
        for queen in (1, 9)
    )
    assert JUDGE.value(near, WHITE) > JUDGE.value(far, WHITE)


def test_a_jester_takes_the_colour_with_the_most_points() -> None:
    # SC-6: blue is worth 4 to White, yellow 3, green 2.
    s = position(
        "bas1 2022 g:R1wJs,YB1,Y2w,2 o:R6,B4,YB2 v:Y3,G3,BR2 t:b3 q:9/0"
        " W:0,3,AM.MS.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    assert JUDGE.lead(s, WHITE) == 4
    assert with_jesters(s).extra == (0, 1, 0, 0)


def test_the_simple_bot_takes_available_points() -> None:
    # A crown on d2 scores at once, and White leads.
    said = moves_of_the_simple_bot(
        "bas1 2022 g:R1wAm,R2,G1,YB3,1/R6,Y5*,G6,2 o:R3,BG1,Y8 v:R4,YR2,B6 t:w3 q:9/0"
        " W:0,4,MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:B9 r:0",
        2,
    )
    assert said[0] == "place_vault 1"


def test_the_simple_bot_puts_a_builder_on_a_good_vault() -> None:
    said = moves_of_the_simple_bot(
        "bas1 2022 g:R1,R2,R5,2 o:R3,BG1,Y8 v:R4,YR2,B6 t:w3 q:3/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:B9 r:0",
        5,
    )
    assert said[0] == "place_vault 1"  # a fourth red vault
    assert "place_builder" in said


def test_the_simple_bot_confuses_where_it_pays() -> None:
    # SC-4 with Black in the lead: giving up a builder of low value breaks a large area of Black's.
    said = moves_of_the_simple_bot(
        "bas1 2022 g:Y1w,R1,R2,R3b,1/2,R4,B1,1 o:Y8,B9,YG1 v:Y2,Y3,Y4 t:w1 q:9/0"
        " W:0,4,AM.MS.SJ.JA,2 B:0,4,AM.MS.SJ.JA,0 s:* d:- r:0",
        4,
    )
    assert said == ["order 1", "withdraw a1", "confuse d1", "move_to d2"]
