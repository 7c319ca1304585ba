"""Order: Promote (BAS-ORD-PROMOTE)."""

import pytest

from tests.games.basilica.table import at, basilica
from tests.rule import rule

ORDERS = "promote scaffolding scaffolding"


@rule("BAS-ORD-PROMOTE-1")
def test_a_builder_gets_a_token_with_one_of_its_faces_up():
    table = basilica("Rw  B  Yw  Gb  .", orders=ORDERS, coins="2:0")
    assert table.moves("O1P:a1=") == "Am Ma Ms Sm Sj Js Aj Ja"
    assert table.moves("O1P:c1=") == "Am Ma Ms Sm Sj Js Aj Ja"
    table.white("O1P:c1=Js")
    table.shows("Rw  B  YwJs  Gb  .", tokens="AM.MS.JA:AM.MS.SJ.JA")


@rule("BAS-ORD-PROMOTE-1")
def test_only_own_builders_and_own_tokens_count():
    table = basilica("Rw  B  YwAm  Gb  .", orders=ORDERS)
    table.refuses("O1P:d1=Am", "BAS-ORD-PROMOTE-1")
    table.refuses("O1P:b1=Am", "BAS-ORD-PROMOTE-1")
    table.refuses("O1P:a1=Am", "BAS-ORD-PROMOTE-1")
    table.refuses("O1P:a1=As", "BAS-ORD-PROMOTE-1")


@rule("BAS-ORD-PROMOTE-2")
def test_without_a_builder_in_the_cathedral_promote_is_not_executable():
    table = basilica("R  B  Y  Gb  .", orders=ORDERS)
    table.refuses("order 1", "BAS-ORD-PROMOTE-2", because="no-builder-in-cathedral")


@rule("BAS-ORD-PROMOTE-2")
def test_without_a_token_in_supply_promote_is_not_executable():
    table = basilica("RwAm  BwMs  YwSj  GwJa  Rw", orders=ORDERS)
    table.refuses("order 1", "BAS-ORD-PROMOTE-2", because="no-token-left")


@rule("BAS-ORD-PROMOTE-2")
def test_a_token_that_offers_every_builder_another_rank_makes_it_executable():
    table = basilica("RwAm  BwMs  YwSj  G  .", orders=ORDERS, coins="2:0")
    assert table.moves("O1P:") == "a1=Ja b1=Aj b1=Ja c1=Aj c1=Ja"


@rule("BAS-ORD-PROMOTE-3")
def test_a_second_token_replaces_the_first_which_goes_back_to_supply():
    table = basilica("RwAm  B  .  .  .", orders=ORDERS)
    table.white("O1P:a1=Sj")
    table.shows("RwSj  B  .  .  .", tokens="AM.MS.JA:AM.MS.SJ.JA")


@rule("BAS-ORD-PROMOTE-3", "BAS-ORD-PROMOTE-5")
def test_the_token_under_a_builder_cannot_be_used_for_that_builder_again():
    table = basilica("RwAm  B  .  .  .", orders=ORDERS)
    table.refuses("O1P:a1=Ma", "BAS-ORD-PROMOTE-1")
    assert "Ma" not in table.moves("O1P:a1=").split()


@rule("BAS-ORD-PROMOTE-4")
def test_the_new_rank_is_another_one():
    table = basilica("RwAm  B  .  .  .", orders=ORDERS)
    table.refuses("O1P:a1=Aj", "BAS-ORD-PROMOTE-4")
    assert table.moves("O1P:a1=") == "Ms Sm Sj Js Ja"


@rule("BAS-ORD-PROMOTE-4")
def test_a_builder_who_has_the_only_rank_that_is_left_is_not_chosen():
    table = basilica("Rw  BbMs  YbSj  GbJa  .", orders=ORDERS)
    table.white("O1P:a1=Am")
    assert table.moves("$") == "c1=Ma d1=Ma -"
    table.refuses("$b1=Ma", "BAS-ORD-PROMOTE-4")


@rule("BAS-ORD-PROMOTE-5")
def test_tokens_in_the_cathedral_are_not_turned_over():
    table = basilica("RwAm  BwMs  YwSj  GwJa  .", orders=ORDERS)
    table.refuses("O1P:a1=Ma", "BAS-ORD-PROMOTE-1")
    assert "order 1" not in table.options()


@rule("BAS-ORD-PROMOTE-6")
def test_the_token_moves_with_its_builder():
    table = basilica("RwAm  B  .  .  .", orders="move scaffolding scaffolding")
    table.white("O1M:a1>b1")
    table.shows("R  BwAm  .  .  .", tokens="MS.SJ.JA:AM.MS.SJ.JA")


@rule("BAS-ORD-PROMOTE-6")
def test_the_token_goes_home_with_its_builder():
    table = basilica("RwAm  Bb  .  .  .", orders="confuse scaffolding scaffolding")
    table.white("O1C:xa1")
    table.shows("R  Bb  .  .  .", tokens="AM.MS.SJ.JA:AM.MS.SJ.JA", builders="5:4")


@rule("BAS-ORD-PROMOTE-7")
def test_in_2010_there_are_three_ranks():
    table = basilica("Rw  B  .  .  .", edition="2010", orders=ORDERS)
    assert table.moves("O1P:a1=") == "Am Ma As Sa Ms Sm"
    table.refuses("O1P:a1=Ja", "BAS-ORD-PROMOTE-1")


@rule("BAS-ORD-PROMOTE-8")
def test_in_2022_there_are_four_ranks():
    table = basilica("Rw  B  .  .  .", edition="2022", orders=ORDERS)
    assert {face[0] for face in table.moves("O1P:a1=").split()} == set("AMSJ")


@rule("BAS-ORD-PROMOTE-9")
def test_the_opponent_promotes_to_another_rank_than_the_one_just_chosen():
    table = basilica("Rw  Bb  YbMs  .  .", orders=ORDERS)
    table.white("O1P:a1=Am")
    table.refuses("$b1=Am", "BAS-ORD-PROMOTE-9")
    table.refuses("$a1=Ms", "BAS-ORD-PROMOTE-1")
    table.refuses("$c1=Ma", "BAS-ORD-PROMOTE-4")
    assert table.moves("$") == "b1=Ma b1=Sj b1=Js b1=Ja c1=Sj c1=Js c1=Ja -"
    table.black("$c1=Js")
    table.shows("RwAm  Bb  YbJs  .  .", tokens="MS.SJ.JA:AM.MS.JA")


@rule("BAS-ORD-PROMOTE-9")
def test_it_is_the_rank_chosen_for_a_promoted_builder_that_counts_and_not_the_old_one():
    table = basilica("RwAm  Bb  .  .  .", orders=ORDERS)
    table.white("O1P:a1=Ms")
    assert table.moves("$b1=") == "Am Sm Sj Js Aj Ja"


@rule("BAS-ORD-PROMOTE-9")
def test_where_faces_are_free_the_rank_just_chosen_is_still_not_allowed():
    table = basilica("Rw  BbA  YbM  GbS  .", edition="2010", orders=ORDERS, options="promotion_faces=free")
    table.white("O1P:a1=S")
    assert table.moves("$") == "b1=M c1=A d1=A d1=M -"


@rule("BAS-ORD-PROMOTE-10")
@pytest.mark.parametrize(("edition", "faces"), [("2010", "=A =M =S"), ("2022", "=A =M =S =J")])
def test_where_faces_are_free_every_token_shows_every_rank(edition: str, faces: str):
    table = basilica("Rw  BwM  .  .  .", edition=edition, orders=ORDERS, options="promotion_faces=free")
    assert table.moves("O1P:a1") == faces
    assert table.moves("O1P:b1") == faces.replace("=M ", "")
    table.white("O1P:b1=A")
    table.shows("Rw  BwA  .  .  .", tokens="3:4")


@rule("BAS-ORD-PROMOTE-3")
def test_a_token_has_two_faces_and_one_letter_is_none():
    table = basilica("Rw  .  .  .  .", orders="promote scaffolding scaffolding")
    table.white("order 1", "promote a1")
    table.cannot_read("rank M")


@rule("BAS-ORD-PROMOTE-4", "BAS-ORD-PROMOTE-9")
def test_a_builder_who_already_has_the_only_rank_that_is_left_is_refused_for_that():
    table = at(
        "bas1 2022 g:R1wMa,B1bSm,Y1bJs,G1bAj,1 o:!Y2,R3,G5 v:B3,R5,YG1 t:w2 q:3/0 W:0,4,MS.SJ.JA,1 B:0,2,AM,1"
        " s:B4,* d:- r:0 p:paid-P=M"
    )
    table.refuses("promote d1", "BAS-ORD-PROMOTE-4", "builder-has-that-rank")
    table.refuses("promote a1", "BAS-ORD-PROMOTE-1", "no-own-builder-there")
    table.black("promote b1", "rank Am")
