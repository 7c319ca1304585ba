"""What is said at the table: prompts, choices and events with their arguments; what a view shows of empty places."""

import pytest

from tests.games.stupor_mundi.games import decisions
from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule
from triforium.core.action import CHANCE, SPECTATOR
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.notation.agenda import agenda_text
from triforium.games.stupor_mundi.story import choice_message, prompt_message, story_message
from triforium.games.stupor_mundi.view import view

BLUE = "@seat-blue"
COIN = "travel 0; card H-COIN;"
ALLIED = "castle=T3:TN2 allies=AS1:I-SEV,AS2:I-GIS"
MOMENTS = [
    ({}, "", "turn", {}),
    ({}, "travel 0", "card", {}),
    ({}, COIN, "face", {}),
    ({}, f"{COIN} face_up 1", "perform", {"card": "@card-H-COIN"}),
    ({"p1": "A=9 hand=A2 S=0 G=0"}, "travel 0; card A2; face_up 1; perform", "step", {"card": "@card-A2", "left": "3"}),
    (
        {"p1": "A=9 hand=A2 S=0 G=0"},
        "travel 0; card A2; face_up 1; perform; exchange",
        "step",
        {"card": "@card-A2", "left": "2"},
    ),
    (
        {"p1": f"hand=B6 {ALLIED}"},
        "travel 0; card B6; face_up 1; perform",
        "faction",
        {"card": "@card-B6", "left": "0"},
    ),
    ({"p1": "S=2 G=1 hand=H-COIN"}, f"{COIN} face_down 3; main build; build T3", "piece", {"space": "T3"}),
    (
        {"p1": "wittelsbach S=2 G=1 hand=WIT-2 castle=T3:TN2"},
        "travel 0; card WIT-2; face_up 3; perform; build W2; piece WN2",
        "mix",
        {"space": "W2"},
    ),
    ({}, f"{COIN} face_down 1; main promote; specialist s2", "path", {"specialist": "s2"}),
    (
        {"p1": "hand=H-COIN spec=B2,0,0", "paths": "B=CS-B[CB-A]"},
        f"{COIN} face_down 1; main promote; specialist s1",
        "city",
        {"path": "B"},
    ),
    (
        {"p1": "hand=H-COIN spec=B2,0,0 S=0 G=0", "paths": "B=CS-B[CB-A]"},
        f"{COIN} face_down 1; main promote; specialist s1; city_tile CB-A",
        "resources",
        {"number": "3"},
    ),
    (
        {"p1": "S=0 G=2 A=4 hand=H-COIN ship=ALE", "ale": "M1b"},
        f"{COIN} face_down 2; main market",
        "trade",
        {"city": "@city-ALE"},
    ),
    (
        {"p1": "S=0 G=3 hand=H-COIN", "rom": "a1=I-GIS/?"},
        f"{COIN} face_down 4; main summon; summon ROM-a1",
        "ally_space",
        {"ally": "@ally-I-GIS"},
    ),
    (
        {"p1": "hand=H-COIN,H-DRAW", "rom": "c1=A12"},
        f"{COIN} face_down 5; main purchase; purchase ROM-c1",
        "remove",
        {"card": "@card-A12"},
    ),
    (
        {"p1": "A=9 hand=H-COIN", "rom": "c1=A1"},
        f"{COIN} face_down 5; main purchase; purchase ROM-c1",
        "now",
        {"card": "@card-A1"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "II=E04"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict II",
        "resource",
        {"number": "1"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "II=E04"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict II; resource stone",
        "direction",
        {"what": "@palace-stone", "number": "2", "has": "1"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict I; add",
        "direction",
        {"what": "@palace-treasury", "number": "3", "has": "6"},
    ),
    ({"p1": "S=1 G=2 hand=B8"}, "travel 0; card B8; face_up 1; perform", "keep", {"room": "3"}),
]


def played(facts: dict[str, str], choices: str) -> Table:
    """A table at which these small choices were made."""
    table = stupor(**{"p1": "hand=H-COIN,H-DRAW", **facts})
    table.p1(*(choice.rstrip(";") for choice in choices.split("; ") if choice))
    return table


@pytest.mark.parametrize(
    ("facts", "choices", "key", "args"), MOMENTS, ids=[f"{row[2]}-{row[1][-20:]}" for row in MOMENTS]
)
def test_a_prompt_tells_what_led_to_it(facts: dict[str, str], choices: str, key: str, args: dict[str, str]):
    table = played(facts, choices)
    assert table.asked() == f"P1 {key}"
    prompt = prompt_message(table.state)
    assert (prompt.key, prompt.args) == (f"prompt-{key}", {"who": BLUE, **args})


CHOICES = [
    ({"p1": "A=3 hand=H-COIN"}, "", "travel 3", {"city": "@city-TUN", "coins": "2"}),
    ({"p1": "hand=H-COIN spec=A1,0,0"}, f"{COIN} face_down 1; main promote", "specialist s1", {"place": "A1"}),
    ({"p1": "S=2 G=1 A=9 hand=H-COIN"}, f"{COIN} face_down 3; main build; build T3", "piece GTA", {"coins": "2"}),
    (
        {"p1": "wittelsbach S=2 G=1 hand=WIT-2 castle=T3:TN2"},
        "travel 0; card WIT-2; face_up 3; perform; build W2; piece WN2",
        "mix 1",
        {"stone": "1"},
    ),
    (
        {"p1": "hand=H-COIN spec=B2,0,0 S=0 G=0", "paths": "B=CS-B[CB-A]"},
        f"{COIN} face_down 1; main promote; specialist s1; city_tile CB-A",
        "grain 1",
        {"stone": "2"},
    ),
    ({"p1": "S=1 G=2 hand=B8"}, "travel 0; card B8; face_up 1; perform", "keep 1", {"stone": "2"}),
    (
        {"p1": "S=0 G=2 A=4 hand=H-COIN", "rom": "M1b"},
        f"{COIN} face_down 2; main market",
        "sell",
        {"gets": "6"},
    ),
    (
        {"p1": "S=0 G=3 hand=H-COIN", "rom": "a1=I-GIS/?"},
        f"{COIN} face_down 4; main summon",
        "summon ROM-a1",
        {"ally": "@ally-I-GIS", "grain": "3"},
    ),
    (
        {"p1": "A=9 hand=H-COIN", "rom": "c1=A1"},
        f"{COIN} face_down 5; main purchase",
        "purchase ROM-c1",
        {"card": "@card-A1", "coins": "3"},
    ),
    (
        {"p1": "A=9 hand=H-COIN,H-DRAW", "rom": "c1=A12"},
        f"{COIN} face_down 5; main purchase",
        "purchase ROM-c1",
        {"card": "@card-A12", "coins": "card"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02"},
        f"{COIN} face_down 3; main build; build W1; piece WN2",
        "edict I",
        {"edict": "E02 GGA", "goods": "augustales", "number": "3"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict I; add",
        "add",
        {"what": "@palace-treasury", "number": "3", "becomes": "9"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict I; add",
        "remove",
        {"what": "@palace-treasury", "number": "3", "becomes": "3"},
    ),
    (
        {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02", "next_edicts": "II=E12"},
        f"{COIN} face_down 3; main build; build W1; piece WN2; edict I; add; add",
        "next II",
        {"goods": "resources", "number": "1"},
    ),
    ({}, f"{COIN} face_up 1", "skip", {"what": "@skip-perform"}),
]


@pytest.mark.parametrize(
    ("facts", "choices", "choice", "args"), CHOICES, ids=[f"{row[2]}-{number}" for number, row in enumerate(CHOICES)]
)
def test_a_choice_tells_what_it_costs_and_gives(facts: dict[str, str], choices: str, choice: str, args: dict[str, str]):
    table = played(facts, choices)
    assert choice in table.options()
    message = choice_message(table.state, STUPOR_MUNDI.read(table.state, choice))
    assert message.key == f"choice-{choice.partition(' ')[0]}"
    assert {name: message.args.get(name) for name in args} == args


@rule("SM-SOLO-6", "SM-SOLO-10", "SM-SOLO-11", "SM-SOLO-14", "SM-SOLO-18")
def test_every_step_of_fredericks_turn_is_told():
    def told(deck: str, **facts: str) -> list[tuple[str, dict[str, str]]]:
        solo = f"ship=CON deck={deck},#{16 - len(deck.split(','))} {facts.pop('solo', '')}"
        table = stupor(n=1, p1="hand=H-COIN,H-STONE,H-DRAW ship=TUN", solo=solo, **facts)
        table.p1("travel 0", "card H-COIN", "face_up 1")
        table.state.story = []
        table.state.take(STUPOR_MUNDI.read(table.state, "skip"))
        table.position.deal()
        said = [story_message(table.state, event) for event in table.state.story]
        assert said[-1].key == "story-turn_begins"
        return [(message.key.removeprefix("story-"), dict(message.args)) for message in said[:-1]]

    taken = told("S01", ale="c1=A8")
    assert [key for key, _ in taken][-3:] == ["frederick_reveals", "frederick_sails", "frederick_takes_card"]
    assert taken[-2][1]["city"] == "@city-ALE"
    assert taken[-1][1]["card"] == "@card-A8"
    nothing = told("S05", con="c1=-")
    assert [key for key, _ in nothing][-2:] == ["frederick_reveals", "frederick_finds_nothing"]
    issued = told("S11", edicts="I=E03", palace="T4 L5")
    keys = [key for key, _ in issued]
    assert keys[keys.index("frederick_reveals") + 1 :][:3] == ["frederick_issues", "palace_added", "palace_added"]
    added = [args for key, args in issued if key == "palace_added"]
    assert [(args["kind"], args["count"]) for args in added] == [("towers", "1"), ("allies", "0")]
    crowns = told("S09", solo="crowns=1")
    assert crowns[-1][0] == "frederick_reshuffles"


@rule("SM-SETUP-10", "SM-SETUP-12", "SM-SETUP-14")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_before_the_boards_are_set_up_every_place_is_seen_empty(seats: int):
    s = STUPOR_MUNDI.deal("", seats, {})
    assert s.solo_deck.bit_count() == (16 if seats == 1 else 0)
    seen = view(s, SPECTATOR)
    assert (seen.round, seen.first, seen.active) == (0, 0, 0)
    for city in seen.cities:
        assert (city.market, city.red, city.sells, city.buys) == ("", False, "", "")
        assert all((space.item, space.cost) == ("", 0) for space in city.cards)
    rng = Rng(2)
    while s.deciding() == CHANCE:
        s.take(s.decision().pick(s, rng))
    assert view(s, SPECTATOR).round == 1


@rule("SM-REORG-1")
def test_an_empty_card_space_shows_nothing_and_costs_nothing():
    table = stupor(rom="c1=-", con="c1=A1")
    rome, constantinople = table.seen().cities[:2]
    assert (rome.cards[0].item, rome.cards[0].cost) == ("", 0)
    assert (constantinople.cards[0].item, constantinople.cards[0].cost) == ("A1", 3)


@rule("SM-PLAY-8")
def test_a_spectator_is_not_told_which_card_is_being_played():
    table = played({}, COIN)
    assert agenda_text(table.state, SPECTATOR) == "face(P1,?) end_turn(P1)"
    assert table.seen(SPECTATOR).about == ""


def test_every_event_of_busy_games_has_a_message_for_each_of_its_nouns():
    kinds: set[str] = set()
    for seats in (1, 3):
        for s in decisions(seats, {}, seed=seats + 10):
            if s.story is None:
                s.story = []
        assert s.story
        for event in s.story:
            message = story_message(s, event)
            kinds.add(message.key)
            assert message.args["who"].startswith("@seat-")
            assert "None" not in " ".join(message.args.values())
    assert len(kinds) > 35
