"""Written moves (rules.md, section 15.2): small choices put together to words, and words in the middle of others."""

import pytest

from tests.games.stupor_mundi.games import TABLES, decisions
from tests.games.stupor_mundi.table import NOTATION, Table, stupor
from tests.rule import rule
from triforium.core.action import CHANCE, act, noun_of, verb_of
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.verbs import VERBS


def written(table: Table, choices: str) -> list[str]:
    """Make small choices, and say how they are written as moves."""
    start, actions = table.state.copy(), []
    for choice in choices.split("; "):
        actions.append(STUPOR_MUNDI.read(table.state, choice))
        assert table.state.decision().why_not(table.state, actions[-1]) is None, choice
        table.state.take(actions[-1])
    return list(NOTATION.write_moves(start, actions))


COIN = "travel 0; card H-COIN;"
MARKET = {"p1": "S=0 G=2 A=4 hand=H-COIN", "rom": "M1b"}
FULL_MARKET = {"p1": "S=1 G=2 A=4 hand=H-COIN", "rom": "M1b"}
BUILDER = {"p1": "wittelsbach S=2 G=1 hand=WIT-2 castle=T3:TN2"}
BUYER = {"p1": "A=9 S=0 G=0 hand=H-COIN,H-DRAW disc=H-GRAIN", "rom": "c1=A1", "con": "c1=A12"}
ISSUER = {"p1": "S=2 G=1 hand=H-COIN", "edicts": "II=E04 I=E03"}
WRITTEN = [
    ({}, "travel 0", ""),
    ({}, "travel 2", "P1: T2"),
    ({}, "pass", "P1: pass"),
    ({}, f"{COIN} face_up 1; perform", "P1: H-COIN^1 G(A3)"),
    ({}, f"{COIN} face_up 1; skip", "P1: H-COIN^1"),
    ({}, "travel 3; card H-COIN; face_down 5; skip", "P1: T3 H-COINv5"),
    ({}, f"{COIN} face_down 1; main promote; specialist s2; path B", "P1: H-COINv1 PR(s2>B1)"),
    ({"p1": "hand=H-COIN spec=A1,0,0"}, f"{COIN} face_down 1; main promote; specialist s1", "P1: H-COINv1 PR(s1>A2)"),
    (MARKET, f"{COIN} face_down 2; main market; sell; buy", "P1: H-COINv2 MK(sb)"),
    (MARKET, f"{COIN} face_down 2; main market; sell; skip", "P1: H-COINv2 MK(s)"),
    (FULL_MARKET, f"{COIN} face_down 2; main market; buy; keep 2; sell", "P1: H-COINv2 MK(b) keep(S1G2) MK(s)"),
    ({"p1": "S=2 G=1 hand=H-COIN"}, f"{COIN} face_down 3; main build; build T3; piece TN2", "P1: H-COINv3 BD(T3=TN2)"),
    (BUILDER, "travel 0; card WIT-2; face_up 3; perform; build W2; piece WN2; mix 1", "P1: WIT-2^3 BD(W2=WN2;S1G1)"),
    (BUILDER, "travel 0; card WIT-2; face_up 3; perform; build W2; piece WN2; mix 0", "P1: WIT-2^3 BD(W2=WN2;S2G0)"),
    (BUILDER, "travel 0; card WIT-2; face_up 3; perform; skip", "P1: WIT-2^3 -"),
    (
        {"p1": "S=0 G=3 hand=H-COIN", "rom": "a1=I-GIS/?"},
        f"{COIN} face_down 4; main summon; summon ROM-a1; ally_space AS1",
        "P1: H-COINv4 SU(ROM-a1>AS1)",
    ),
    (BUYER, f"{COIN} face_down 5; main purchase; purchase ROM-c1; skip", "P1: H-COINv5 PU(ROM-c1)"),
    (BUYER, f"{COIN} face_down 5; main purchase; purchase ROM-c1; perform", "P1: H-COINv5 PU(ROM-c1!) [G(G2)]"),
    (
        BUYER,
        "travel 1; card H-COIN; face_down 5; main purchase; purchase CON-c1; remove_hand H-DRAW; skip",
        "P1: T1 H-COINv5 PU(CON-c1-H-DRAW@hand)",
    ),
    (
        BUYER,
        "travel 1; card H-COIN; face_down 5; main purchase; purchase CON-c1; remove_discard H-GRAIN; skip",
        "P1: T1 H-COINv5 PU(CON-c1-H-GRAIN@disc)",
    ),
    ({"p1": "A=3 S=0 G=0 hand=A2"}, "travel 0; card A2; face_up 1; perform; exchange; exchange; skip", "P1: A2^1 X(2)"),
    ({"p1": "A=3 S=0 G=0 hand=A2"}, "travel 0; card A2; face_up 1; perform; exchange; skip", "P1: A2^1 X(1)"),
    ({"p1": "S=1 G=2 hand=B8"}, "travel 0; card B8; face_up 1; perform; keep 1", "P1: B8^1 G(S2) keep(S2G1)"),
    (
        {"p1": "hohenstaufen hand=HOH-2 S=0 G=0 A=0", "ale": "M1b"},
        "travel 0; card HOH-2; face_up 1; perform; ship ALE",
        "P1: HOH-2^1 SH(ALE)",
    ),
    (
        {"p1": "hand=B6 castle=T3:TN2 allies=AS1:I-SEV S=0 G=0"},
        "travel 0; card B6; face_up 1; perform; faction independent",
        "P1: B6^1 FA(I) G(VP1)",
    ),
    (
        ISSUER,
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict II; resource grain; add; add; next I",
        "P1: H-COINv3 BD(W1=WN2) [ED(II+G:S+W+>I)]",
    ),
    (
        ISSUER,
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict II; resource stone; add; remove; next III",
        "P1: H-COINv3 BD(W1=WN2) [ED(II+S:S+W->III)]",
    ),
    (
        {"p1": "hand=H-COIN spec=B2,0,0 A=0 S=0 G=0", "paths": "B=CS-B[CB-A]"},
        f"{COIN} face_down 1; main promote; specialist s1; city_tile CB-A; grain 1",
        "P1: H-COINv1 PR(s1>B5) [CB(CB-A) [G(A6) G(S2G1)]]",
    ),
]


@pytest.mark.parametrize(("facts", "choices", "move"), WRITTEN, ids=[row[2] for row in WRITTEN])
def test_small_choices_are_written_as_a_move_that_plays_them(facts: dict[str, str], choices: str, move: str):
    said = {"p1": "hand=H-COIN,H-DRAW", **facts}
    table = stupor(**said)
    assert written(table, choices) == ([move] if move else [])
    if move:
        twin = stupor(**said)
        NOTATION.play(twin.position, [move])
        table.position.deal()
        assert (twin.asked(), twin.line("p1")) == (table.asked(), table.line("p1"))


@rule("SM-HAND-2")
def test_discarded_cards_are_one_word():
    table = stupor(p1="hand=H-COIN,H-COIN,H-GRAIN,SAV-1", p2="passed=1 hand=H-COIN")
    table.p1("pass")
    assert written(table, "discard H-COIN; discard H-GRAIN; discard SAV-1") == ["P1: DI(H-COIN,H-GRAIN,SAV-1)"]
    kept = stupor(p1="hand=H-COIN,H-COIN", p2="passed=1 hand=H-COIN")
    kept.p1("pass")
    assert written(kept, "skip") == ["P1: -"]


@rule("SM-MKT-7", "SM-ACT-7")
def test_what_overflows_in_the_middle_of_a_visit_is_kept_as_the_next_keep_says():
    table = stupor(**FULL_MARKET)
    table.turn(1, "H-COINv2 MK(bs) keep(S1G2)")
    table.shows(p1="A=6 S=1 G=0")
    table = stupor(**FULL_MARKET)
    table.cannot_read("H-COINv2 MK(bs)", "say what is kept, like keep")
    table.refuses("H-COINv2 MK(bs) keep(S2G2)", "SM-ACT-7")
    table.refuses("H-COINv2 MK(bb) keep(S1G2)", "SM-MKT-2")


@rule("RUL-101", "SM-ACT-7", "SM-CARD-2")
def test_what_overflows_between_two_exchanges_is_kept_as_the_next_keeps_say():
    table = stupor(p1="A=3 S=2 G=1 hand=A2")
    table.turn(1, "A2^1 X(2) keep(S1G2) keep(S0G3)")
    table.shows(p1="A=1 S=0 G=3")
    last = stupor(p1="A=3 S=2 G=1 hand=A2")
    last.p1("A2^1 X(1)")
    assert last.options() == ["keep 1", "keep 2"]


@rule("SM-EDICT-3", "SM-ACT-7")
def test_a_reward_that_overflows_is_kept_as_the_next_keep_says():
    facts = {"p1": "S=0 G=3 spec=B2,0,0 hand=H-COIN", "paths": "B=CS-B[CB-B]", "edicts": "II=E04"}
    table = stupor(**facts)
    table.turn(1, "H-COINv1 PR(s1>B5) CB(CB-B) ED(II+S:S+W+>I) keep(S1G2)")
    table.shows(p1="S=1 G=2 vp=3", palace="S3 W3")
    again = stupor(**facts)
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(II+S:S+W+>I)", "say what is kept, like keep")
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(II:S+W+>I)", "the reward is missing")
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(I+S:S+W+>I)", "the reward of I cannot be chosen")
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(II+S:S+>I) keep(S1G2)", "W must be added or removed")
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(II+S:S+W+T+>I) keep(S1G2)", "the tile does not show T")
    again.cannot_read("H-COINv1 PR(s1>B5) CB(CB-B) ED(II+S:S+W+) keep(S1G2)", "the replacement is missing")


@rule("SM-PROM-1", "SM-BUILD-6", "SM-WIT-2")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("H-COINv1 PR(s1>A2)", "s1 goes to A1, not to A2"),
        ("H-COINv1 PR(s1>B2)", "s1 goes to B1, not to B2"),
        ("H-COINv3 BD(T3=TN2;S2G1)", "no mix is chosen here"),
        ("WIT-2^1 BD(T3=TN2)", "the mix is missing, like"),
        ("H-COINv3 BD(T3=TN9)", "'TN9' is none of"),
        ("H-COINv4 SU(ROM-a9>AS1)", "'ROM-a9' is none of"),
        ("H-COIN^1 SH(OSL)", ""),
    ],
)
def test_a_word_that_says_too_little_or_too_much_is_no_move(move: str, sentence: str):
    table = stupor(p1="wittelsbach S=2 G=1 hand=H-COIN,WIT-2", rom="a1=I-GIS/?")
    if sentence:
        table.cannot_read(move, sentence)
    else:
        table.refuses(move, "SM-HOH-2")


@pytest.mark.parametrize(("seats", "options"), TABLES[:1] + TABLES[2:4])
def test_every_decision_refuses_what_it_does_not_offer_and_picks_what_it_offers(seats: int, options: dict[str, str]):
    seen: set[str] = set()
    for s in decisions(seats, options, seed=seats):
        if s.over or s.decision().key in seen:
            continue
        decision, offered = s.decision(), s.options()
        seen.add(decision.key)
        for verb in {verb_of(action) for action in offered}:
            for noun in range(64):
                refusal = decision.why_not(s, act(verb, noun))
                assert (refusal is None) == (act(verb, noun) in offered), f"{VERBS.name(verb)} {noun}: {refusal}"
        picked = {decision.pick(s, Rng(seed)) for seed in range(40)}
        assert picked <= set(offered)
        if len(offered) <= 4:
            assert picked == set(offered)
        if decision.seat == CHANCE:
            assert all(decision.weight(s, action) > 0 for action in offered)
            assert all(noun_of(action) < 64 for action in offered)
    assert len(seen) > 20


@rule("SM-BUY-3")
def test_a_random_player_removes_a_card_of_the_hand_or_of_the_discard_pile():
    table = stupor(p1="A=9 hand=H-COIN,H-DRAW,SAV-1 disc=H-GRAIN,SAV-2", rom="c1=A12")
    table.p1("H-COINv5 main purchase", "purchase ROM-c1")
    s = table.state
    picked = {STUPOR_MUNDI.write(s, s.decision().pick(s, Rng(seed))) for seed in range(60)}
    assert picked == set(table.options())
    assert len(picked) == 4
