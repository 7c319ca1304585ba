"""Every refusal has a reason: the first rule that is violated, in the order of the rulebook."""

import pytest

from tests.games.basilica.games import TABLES, decisions
from tests.games.basilica.table import Table, basilica
from tests.rule import rule
from triforium.core.action import CHANCE, act
from triforium.core.words import Words
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.verbs import VERBS

BOARD = "Rw  Bb  Y  .  .\nG  #  .  .  ."
NOUNS = [*range(31), 36, 59, 60, 61, 65, 66, 67, 127, 6001, 0xFFFF]
WORDS = Words("en", BASILICA.words_package())

# For each verb that belongs to another moment, the rule that says when it may be used.
WHEN = {
    "put a2": "BAS-VAULT-1",
    "promote a1": "BAS-ORD-PROMOTE-1",
    "rank Am": "BAS-ORD-PROMOTE-1",
    "move a1": "BAS-ORD-MOVE-1",
    "move_to a2": "BAS-ORD-MOVE-1",
    "recruit c1": "BAS-ORD-RECRUIT-1",
    "withdraw a1": "BAS-ORD-CONFUSE-1",
    "pay": "BAS-PAID-2",
    "decline": "BAS-PAID-2",
    "confuse b1": "BAS-ORD-CONFUSE-2",
    "glaze a1": "BAS-ORD-GLASS-1",
    "scaffold d1": "BAS-ORD-SCAFFOLD-1",
    "destroy c1": "BAS-ORD-DISASTER-1",
    "consecrate a1": "BAS-ALTAR-1",
    "colour red": "BAS-JESTER-3",
    "first white": "BAS-SETUP-13",
    "reveal P.R": "BAS-SETUP-9",
    "turn_over Y1": "BAS-REFILL-1",
}


@rule("BAS-TURN-6", "BAS-ORDER-2")
@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_there_is_a_reason_exactly_where_there_is_no_option(edition: str, options: dict[str, str]):
    said: set[str] = set()
    for number, s in enumerate(decisions(edition, options, 23)):
        if number % 7 and not s.over:
            continue
        offered = set() if s.over else set(s.options())
        for verb in range(VERBS.size()):
            for noun in NOUNS:
                refusal = BASILICA.why_not(s, act(verb, noun))
                assert (refusal is None) == (act(verb, noun) in offered), BASILICA.write(s, act(verb, noun))
                if refusal is not None and refusal.key not in said:
                    said.add(refusal.key)
                    assert BASILICA.rulebook().has(refusal.rule)
                    assert WORDS.say(refusal.message())
    assert len(said) > 12


@rule("BAS-TURN-2", "BAS-TURN-3")
@pytest.mark.parametrize("text", WHEN)
def test_a_choice_that_nobody_asked_for_is_refused_by_the_rule_that_asks_for_it(text: str):
    basilica(BOARD).refuses(text, WHEN[text])


@rule("BAS-ORDER-3", "BAS-PAID-4")
@pytest.mark.parametrize("text", ["place_vault 1", "replace_vaults", "place_builder", "order 2", "burn 2"])
def test_in_the_middle_of_an_order_no_new_action_begins(text: str):
    table = basilica(BOARD, orders="recruit glass glass")
    table.white("order 1")
    rules = {"place_vault 1": "BAS-VAULT-1", "replace_vaults": "BAS-VAULT-8", "place_builder": "BAS-TURN-5"}
    table.refuses(text, rules.get(text, "BAS-ORDER-1" if text.startswith("order") else "BAS-ORDER-2"))


FIRST_VIOLATED = [
    # vaults: slot, then cell, then support, then wild neighbours, then the other slots
    ("V4f1", "BAS-VAULT-1", {}),
    ("V1f9", "BAS-VAULT-2", {}),
    ("V1a9", "BAS-VAULT-3", {"vaults": "YB1 B R"}),
    ("V1d1", "BAS-VAULT-5", {"drawing": "R  B  BR  .  RG", "vaults": "YB1 B R"}),
    ("V1a9", "BAS-VAULT-3", {"drawing": "YB2  R  RG  Y  BR\n.  YG  .  BG  .", "vaults": "YB1 B R"}),
    ("V1a2", "BAS-VAULT-5", {"drawing": "YB2  R  RG  Y  BR\n.  YG  .  BG  .", "vaults": "YB1 B R"}),
    # a builder: no vault before, then none in supply
    ("B", "BAS-TURN-5", {"drawing": "Rw  Bw  Yw  Gw  Rw"}),
    # orders: the choice of a piece comes before the question whether the order works at all
    ("O1P:c1=Am", "BAS-ORD-PROMOTE-1", {"drawing": "R  B  Y  .  .", "orders": "promote glass glass"}),
    ("O1M:a1>c1", "BAS-ORD-MOVE-1", {"drawing": "Rw  .  Y  .  .", "orders": "move glass glass"}),
    ("O1M:c1>d1", "BAS-ORD-MOVE-1", {"drawing": "Rw  .  Y  .  .", "orders": "move glass glass"}),
    ("O1R:a1", "BAS-ORD-RECRUIT-1", {"drawing": "Rw  Bw  Yw  Gw  Rw", "orders": "recruit glass glass"}),
    ("O1C:xb1", "BAS-ORD-CONFUSE-1", {"drawing": "Rw  Y  B  .  .", "orders": "confuse glass glass"}),
    ("O1G:b1", "BAS-ORD-GLASS-1", {"drawing": "Rw*  Y  B  .  .", "orders": "glass move move"}),
    ("O1D:a1", "BAS-ORD-DISASTER-1", {"drawing": "Rw  .  .  .  .", "orders": "disaster glass glass"}),
    ("O1A:b1,a1", "BAS-ALTAR-1", {"drawing": "R  B+  .  .  .", "orders": "altar glass glass", "edition": "2022+ff"}),
    ("O1A:a1,a1", "BAS-ALTAR-1", {"drawing": "R  .  .  .  .", "orders": "altar glass glass", "edition": "2022+ff"}),
    ("O1A:a1,b1", "BAS-ALTAR-1", {"drawing": "R  .  .  .  .", "orders": "altar glass glass", "edition": "2022+ff"}),
    # burning: first whether the table does it at all
    ("O1X", "BAS-ORDER-2", {"orders": "scaffolding glass glass"}),
    ("O4X", "BAS-ORDER-1", {"orders": "scaffolding glass glass"}),
]


@rule("BAS-TURN-6", "BAS-ORDER-1", "BAS-VAULT-13")
@pytest.mark.parametrize(("move", "violated", "table"), FIRST_VIOLATED)
def test_the_reason_is_the_first_rule_that_a_move_violates(move: str, violated: str, table: dict[str, str]):
    basilica(**{"drawing": "R  B  Y  .  .", **table}).refuses(move, violated)


@rule("BAS-ORD-PROMOTE-4", "BAS-ORD-PROMOTE-9")
def test_a_rank_that_is_both_the_own_and_the_one_just_chosen_is_refused_as_the_own():
    table = basilica("Rw  BbAm  .  .  .", orders="promote glass glass")
    table.white("O1P:a1=Am")
    table.refuses("$b1=Aj", "BAS-ORD-PROMOTE-4")


@rule("BAS-ORD-CONFUSE-2", "BAS-ORD-CONFUSE-9")
def test_a_protected_builder_who_could_not_step_anyway_is_refused_for_that():
    table = basilica("Rw  .  Bb+  .  Rb\n.  .  .  .  Y", edition="2022+ff", orders="confuse glass glass")
    table.white("O1C:xa1")
    table.refuses("$c1>c2", "BAS-ORD-CONFUSE-2")


@rule("BAS-END-1", "BAS-END-2")
def test_after_the_end_the_reason_is_how_it_ended_however_the_move_is_written():
    for end, violated in ((third_scoring(), "BAS-END-1"), (out_of_tiles(), "BAS-END-2")):
        for move in ("V2d1", "B", "pass", "place_vault 2", "order 1", "pay"):
            end.refuses(move, violated)


def third_scoring() -> Table:
    """A game that is over by the third scoring."""
    table = basilica("R  B  .  .  .", queen=29, vaults="G^ B R")
    table.white("V1c1")
    return table


def out_of_tiles() -> Table:
    """A game that is over because the tiles ran out."""
    table = basilica("R  B  .  .  .", vaults="G B R", rest="removed", reshuffled=True)
    table.white("V1c1")
    return table


@rule("BAS-SETUP-13", "BAS-SETUP-9", "BAS-GEO-9")
def test_chance_is_bound_by_rules_too():
    s = BASILICA.deal("2022")
    assert s.deciding() == CHANCE
    assert BASILICA.why_not(s, BASILICA.read(s, "first white")).rule == "BAS-SETUP-13"
    assert BASILICA.why_not(s, BASILICA.read(s, "place_vault 1")).rule == "BAS-VAULT-1"
    s.take(BASILICA.read(s, "reveal C.YB"))
    assert BASILICA.why_not(s, BASILICA.read(s, "reveal C.YB")).rule == "BAS-STACK-2"
