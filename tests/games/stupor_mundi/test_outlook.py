"""What the table shows beside its pieces: what would pay now (SM-ALLY-1), what an Edict would change (SM-EDICT-4)."""

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule


@rule("SM-ALLY-1")
def test_each_ally_says_what_it_would_give_if_the_round_ended_now():
    table = stupor(
        p1="A=7 castle=T3:TN2 allies=AS1:I-ALT,AS2:L-ROM hand=H-COIN",
        p2="allies=AS1:L-TEN hand=H-COIN passed=1",
        palace="A6 T2",
    )
    mine, other = table.seen(0).players
    assert mine.ally_points == [3, 1, 0, 0, 0]  # more coins than Frederick; only two of his towers
    assert other.ally_points == [1, 0, 0, 0, 0]  # public: every seat sees it


@rule("SM-I-GIS", "SM-ALLY-1")
def test_an_ally_in_a_port_counts_itself_if_it_counts_allies():
    table = stupor(p1="castle=T3:TN2 allies=AS1:L-SIG", p2="allies=-", palace="L1 G3", rom="a1=I-GIS/?")
    assert table.seen(0).cities[0].allies[0].pays == 3  # two allies against one
    assert table.seen(1).cities[0].allies[0].pays == 1  # one against one


@rule("SM-EDICT-4", "SM-EDICT-6", "SM-EDICT-7")
def test_an_edict_says_what_frederick_would_have_and_what_my_allies_would_give():
    table = stupor(
        p1="castle=T3:TN2 allies=AS1:I-SEV,AS2:L-SEB", edicts="I=E03 II=E09 III=E05", palace="T1 W2 K3 A0 P1 L2"
    )
    towers, allies = table.seen(0).active_edicts[0].changes
    assert (towers.what, towers.number, towers.more, towers.less) == ("towers", 2, 3, -1)
    assert towers.more_points == -2  # no longer more towers than he; Sebastian is glad already
    assert (allies.what, allies.more, allies.less, allies.more_points) == ("allies", 3, 1, 0)
    walls = table.seen(0).active_edicts[1].changes[2]
    assert (walls.what, walls.more, walls.less, walls.less_points) == ("walls", 3, 1, -2)  # five structures left
    treasury, specialist = table.seen(0).active_edicts[2].changes
    assert (treasury.more, treasury.less) == (6, -1)  # two steps of three
    assert (specialist.more, specialist.less) == (2, -1)
    assert table.seen(1).active_edicts[0].changes[0].more_points == 0  # P2 has no ally


@rule("SM-BUILD-9")
def test_the_space_that_would_close_a_side_is_named():
    table = stupor(p1="castle=T3:TN2,T4:TN3,W2:WN2")
    assert table.seen(0).players[0].closing == {"SIDE2": "T2"}
    assert table.seen(0).players[0].sides == ["SIDE3"]
    assert table.seen(1).players[1].closing == {}


@rule("SM-BUILD-4", "SM-BUILD-5", "SM-BUILD-9", "SM-BUILD-10")
def test_every_site_says_what_a_structure_would_cost_now_and_bring():
    table = stupor(
        p1="castle=T3:TN2,W2:WN2 S=2 G=2 spec=A3,A2,0 hand=H-COIN", paths="A=CS-C,VI-B[CB-A]"
    )  # keeps for a stone less, four coins for a tower
    table.p1("travel 0", "card H-COIN", "face_down 4", "main build")
    sites = {said["space"]: said for said in table.said()}
    terms = ("stone", "grain", "edict", "closes", "answers")
    assert [sites["T4"][term] for term in terms] == ["1", "2", "no", "SIDE3", "C2C"]
    assert [sites["K1"][term] for term in terms] == ["2", "0", "yes", "0", "0"]  # three are printed
    assert [sites["W1"][term] for term in terms] == ["2", "1", "yes", "0", "0"]


@rule("SM-PLAY-8")
def test_which_card_is_in_hand_only_its_owner_is_told():
    table = stupor(p1="hand=H-COIN,H-DRAW")
    table.p1("travel 0", "card H-COIN")
    assert table.asked() == "P1 face"
    assert table.seen(0).about == "H-COIN"
    assert table.seen(1).about == ""
