"""The solo game against Frederick (SM-SOLO), solo cards (SM-S01 to SM-S16)."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.ending import title
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

# card: movement, act, crown
CARDS = {
    "SM-S01": ("+1", "card", False),
    "SM-S02": ("+1", "card", False),
    "SM-S03": ("+2", "card", False),
    "SM-S04": ("to_player", "card", True),
    "SM-S05": ("stay", "card", False),
    "SM-S06": ("+1", "ally", False),
    "SM-S07": ("+1", "ally", False),
    "SM-S08": ("+2", "ally", False),
    "SM-S09": ("to_player", "ally", True),
    "SM-S10": ("+2", "card", False),
    "SM-S11": ("stay", "edict:I", False),
    "SM-S12": ("stay", "edict:II", False),
    "SM-S13": ("stay", "edict:III", False),
    "SM-S14": ("+1", "edict:I", False),
    "SM-S15": ("+1", "edict:II", True),
    "SM-S16": ("+1", "edict:III", True),
}
CITIES = ["ROM", "CON", "ALE", "TUN", "BAR"]


def alone(deck: str, player: str = "", **facts: str) -> Table:
    """A human turn is about to be taken; Frederick will reveal these cards."""
    solo = f"ship=CON deck={deck},#{16 - len(deck.split(','))} {facts.pop('solo', '')}"
    return stupor(n=1, p1=f"hand=H-COIN,H-STONE,H-DRAW ship=TUN {player}", solo=solo, **facts)


@rule("SM-S01 to SM-S16", "SM-SOLO-6", "SM-SOLO-10", "SM-SOLO-11", "SM-SOLO-12", "SM-SOLO-13")
@pytest.mark.parametrize("cited", CARDS)
def test_each_solo_card_moves_then_acts(cited: str):
    card = cited.removeprefix("SM-")
    move, act, crown = CARDS[cited]
    table = alone(card, edicts="I=E09 II=E10 III=E12")
    city = {"+1": "ALE", "+2": "TUN", "stay": "CON", "to_player": "TUN"}[move]
    before = {name: table.line(name) for name in CITIES}
    table.turn(1, "H-COIN^1")
    table.shows(solo=f"ship={city} crowns={int(crown)} turns=1 out={card}")
    for name in CITIES:
        if name == city and act in ("card", "ally"):
            assert table.line(name) != before[name]
        else:
            assert table.line(name) == before[name]
    if act == "card":
        table.shows(**{city.lower(): "c1=-"})
    elif act == "ally":
        table.shows(**{city.lower(): "a1=-/?"})
    else:
        tile = {"edict:I": "E09", "edict:II": "E10", "edict:III": "E12"}[act]
        assert f"gone={tile}" in table.line("edicts")
        palace = {"E09": "T3 W3 G2", "E10": "T3 S2 A9", "E12": "K2 G2 L3"}[tile]
        table.shows(palace=palace, p1="vp=0 edicts=0")


def test_every_solo_card_has_its_line():
    assert list(CARDS) == [f"SM-{card.id}" for card in STUPOR_MUNDI.components.solo_card]


@rule("SM-SOLO-1", "SM-SOLO-2", "SM-SOLO-3")
def test_setup_for_one():
    for seed in range(5):
        s = STUPOR_MUNDI.deal("", 1)
        rng = Rng(seed)
        while s.deciding() < 0:
            s.take(s.decision().pick(s, rng))
        text = STUPOR_MUNDI.notation().write_view(s, 0)
        assert "SO ship=ROM deck=#16 crowns=0 turns=0" in text
        assert " A=6 S=1 G=1 ship=ROM " in text
        assert s.edition.open_allies.bit_count() == s.edition.open_cards.bit_count() == 5
        names = [s.edition.ally_names[ally] for ally in range(20) if s.edition.allies_in_use >> ally & 1]
        assert len(names) == 10
        assert names.count("I-GRE") == 2
        assert all(name.startswith("I-") for name in names)
        assert (s.pile_a, s.pile_b) == (3, 8)
        assert all(tiles.bit_count() == 1 for tiles in s.cities)
        assert s.edict_pile.bit_count() == 9
        assert s.first == 0
        assert s.deciding() == 0


@rule("SM-SOLO-4", "SM-SETUP-1")
def test_the_easier_game_adds_three_tiles_marked_for_three_players():
    seen = set()
    for seed in range(30):
        s = STUPOR_MUNDI.deal("", 1, {"solo": "easier"})
        rng = Rng(seed)
        extra = []
        while s.deciding() < 0:
            if s.decision().key == "edict.extra":
                assert all(16 <= (action & 0xFFFF) + 1 <= 21 for action in s.options())
                extra.append(s.options()[rng.below(len(s.options()))])
                s.take(extra[-1])
            else:
                s.take(s.decision().pick(s, rng))
        seen |= {STUPOR_MUNDI.write(s, action) for action in extra}
        assert len(set(extra)) == 3
        assert s.edict_pile.bit_count() == 12
        assert "extra=" in STUPOR_MUNDI.notation().write_view(s, 0)  # the player may look at them
    assert len(seen) == 6


@rule("SM-SOLO-5", "SM-SOLO-9", "RUL-92", "RUL-94")
def test_frederick_answers_every_human_turn_and_does_not_catch_up():
    table = alone("S05,S11,S12", player="hand=H-COIN,H-STONE", solo="turns=0")
    table.turn(1, "H-COIN^1")
    table.shows(solo="turns=1")
    table.turn(1, "H-STONE^2")
    # After the last card he takes his second turn; then nothing can be played and the End Phase follows.
    table.shows(header="round=2", solo="turns=0 deck=S12,#13")
    full = alone(
        "S05,S11,S12",
        player="hand=H-COIN,H-STONE slots=1:H-COINv,2:H-STONEv,3:H-GRAINv,4:H-GRAINv",
        solo="turns=4",
    )
    full.turn(1, "H-COIN^5")
    assert full.asked() == "P1 discard"  # a card in hand and no empty slot
    full.shows(solo="turns=5")


@rule("SM-SOLO-7", "RUL-97", "SM-KC-SLOT")
def test_frederick_never_takes_a_sixth_turn():
    slots = "slots=1:H-COINv,2:H-STONEv,3:H-GRAINv,4:H-GRAINv,5:H-DRAWv"
    table = alone("S05,S11,S12", player=f"castle=K3:KN1 {slots} hand=H-COIN,H-STONE", solo="turns=5")
    table.turn(1, "H-COIN^6")
    assert table.asked() == "P1 discard"
    table.shows(solo="turns=5 deck=S05,S11,S12,#13")
    unlocked = alone(
        "S05,S11",
        player="S=2 G=2 castle=T3:TN2,W2:WN2 slots=1:H-COINv,2:H-STONEv,4:H-GRAINv,5:H-GRAINv hand=H-COIN,H-STONE",
        solo="turns=4",
        edicts="III=E09",
    )
    unlocked.turn(1, "H-COINv3 BD(K3=KN1) ED(III:G+T+W+>I)")
    unlocked.shows(solo="turns=5")
    assert unlocked.asked() == "P1 turn"


@rule("SM-SOLO-8", "SM-PASS-1")
def test_the_human_cannot_pass_while_a_card_can_be_played():
    table = alone("S05")
    assert "pass" not in table.options()
    table.refuses("pass", "SM-SOLO-8")


@rule("SM-SOLO-11", "SM-SOLO-12")
def test_he_takes_what_there_is_and_never_a_face_down_tile():
    table = alone("S05,S06", con="c1=- a1=I-GIS/?", ale="a1=-/I-SEV")
    table.turn(1, "H-COIN^1")
    table.shows(con="c1=- a1=I-GIS/?")
    table.turn(1, "H-STONE^2")
    table.shows(ale="a1=-/I-SEV", solo="ship=ALE")


@rule("SM-SOLO-13", "SM-SOLO-16")
def test_an_empty_space_gives_way_to_the_next_in_the_cycle():
    table = alone("S13", edicts="I=E09 II=E10 III=-", next_edicts="I=- II=E12 III=-", pile="0", ends="EDICT")
    table.turn(1, "H-COIN^1")
    # III is empty: I is issued; its own next space is empty, so II moves up.
    table.shows(edicts="I=E12 II=E10 III=- pile=0", palace="T3 W3 G2")
    none = alone("S13", edicts="I=- II=- III=-", next_edicts="I=- II=- III=-", pile="0", ends="EDICT")
    none.turn(1, "H-COIN^1")
    none.shows(palace="T2 W2 G1")


@rule("SM-SOLO-14", "SM-SOLO-15")
def test_he_only_adds_icon_by_icon_up_to_the_maximum_and_takes_no_reward():
    table = alone("S11", edicts="I=E03", palace="T4 L4")
    table.turn(1, "H-COIN^1")
    table.shows(palace="T5 L5", p1="A=6 vp=0 edicts=0")
    full = alone("S11", edicts="I=E03", palace="T5 L5")
    full.turn(1, "H-COIN^1")
    full.shows(palace="T5 L5")


@rule("SM-SOLO-16", "RUL-95", "SM-EDICT-13")
def test_his_tile_is_replaced_from_the_space_of_the_same_number():
    table = alone("S12", edicts="II=E09", next_edicts="II=E10", pile="E12,#8")
    table.turn(1, "H-COIN^1")
    table.shows(edicts="II=E12 pile=8")
    assert " II=E10 " in table.line("edicts").split("|")[0]
    last = alone("S12", edicts="II=E09", next_edicts="I=- II=- III=-", pile="0")
    last.turn(1, "H-COIN^1")
    last.shows(header="ends=EDICT", edicts="II=-")


@rule("SM-SOLO-17", "SM-SOLO-18", "RUL-96")
def test_the_second_crown_shuffles_all_sixteen_at_the_end_of_the_turn():
    table = alone("S09,S04,S05", solo="crowns=0")
    table.turn(1, "H-COIN^1")
    table.shows(solo="crowns=1 deck=S04,S05,#13")
    table.turn(1, "H-STONE^2")
    table.shows(solo="crowns=0 deck=#16")
    rounds = alone("S09,S05", player="hand=H-COIN", solo="turns=4")
    rounds.turn(1, "H-COIN^1")
    rounds.shows(header="round=2", solo="crowns=1 deck=S05,#14 turns=0")  # neither count nor deck begin anew


@rule("SM-SOLO-19")
def test_the_human_issues_edicts_as_ever():
    table = alone("S05", player="S=3 G=0", edicts="I=E02")
    table.p1("H-COINv3 BD(K1=KN1)")
    assert table.options() == ["edict I", "edict II", "edict III"]
    table.p1("ED(I:G+A->II)")
    table.shows(p1="A=9 edicts=1", palace="G3 A3")


def over(player: str, palace: str) -> Table:
    """The last round of a solo game, played to its end."""
    table = stupor(n=1, ends="EDICT", p1=f"hand=H-COIN {player}", palace=palace, solo="turns=5 deck=#16")
    table.turn(1, "H-COIN^1 -")
    while not table.state.over:
        table.state.take(table.state.options()[-1])
        table.position.deal()
    return table


@rule("SM-SOLO-20", "RUL-93")
def test_most_structures_is_a_comparison_with_frederick_and_a_tie_counts_for_the_human():
    assert over("vp=0 A=0 S=0 G=0", "T2 W2 K1").state.scores() == [2]
    assert over("vp=0 A=0 S=0 G=0", "T1 W1 K1").state.scores() == [2]
    assert over("vp=0 A=0 S=0 G=0", "T1 W1 K0").state.scores() == [6]
    assert over("vp=0 A=0 S=0 G=0", "T1 W0 K0").state.scores() == [6]


@rule("SM-SOLO-21", "SM-SOLO-22")
@pytest.mark.parametrize(
    ("points", "name"),
    [(0, "Serf"), (29, "Serf"), (30, "Knight"), (49, "Knight"), (50, "Feudal lord"), (79, "Feudal lord"), (80, "Duke")],
)
def test_titles(points: int, name: str):
    table = over(f"vp={max(points - 2, 0)} A=0 S=0 G=0", "T2 W2 K1")
    assert table.state.scores() == [max(points, 2)]
    assert title(table.state).lower().replace("_", " ") == name.lower()
    assert table.seen().solo.title == title(table.state)
    assert STUPOR_MUNDI.outcome(table.state).winners == ([0] if name == "Duke" else [])


@rule("SM-SOLO-17")
@pytest.mark.parametrize("deck", ["deck=-", "deck=S01,S02", "deck=#1", "deck=S04,S05 crowns=0"])
def test_a_deck_that_would_run_out_before_the_second_crown_is_no_deck(deck: str):
    with pytest.raises(Unreadable, match="SM-SOLO-17"):
        stupor(n=1, solo=deck)
    for seed in range(20):  # by lot, but never so that it runs out
        table = stupor(n=1, p1="hand=H-COIN,H-STONE,H-GRAIN,H-DRAW", solo="deck=#3 crowns=1", seed=seed)
        for card in ("H-COIN^1", "H-STONE^2", "H-GRAIN^3", "H-DRAW^4"):
            table.turn(1, card)
