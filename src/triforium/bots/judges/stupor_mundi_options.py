"""What the prior network of Stupor Mundi is told about an option: what it is, what it needs, and what it leads to."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.judges.stupor_mundi import rounds_left
from triforium.bots.judges.stupor_mundi_codes import most, turns_of
from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Action, noun_of, verb_of
from triforium.core.masks import count
from triforium.games.stupor_mundi.edict import ChooseDirection
from triforium.games.stupor_mundi.kinds import MAIN_ACTIONS
from triforium.games.stupor_mundi.play_card import ChooseFace, PerformCard, can_do
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.verbs import (
    ADD,
    BUILD,
    CARD,
    CITY_TILE,
    DISCARD,
    EDICT,
    FACE_DOWN,
    NEXT,
    PERFORM,
    PURCHASE,
    REMOVE,
    REMOVE_DISCARD,
    REMOVE_HAND,
    SHIP,
    SKIP,
    SPECIALIST,
    SUMMON,
    TRAVEL,
)

OPTION: Final = 0
MEANS: Final = 1
CITY: Final = 2
SITE: Final = 3
CHANGE: Final = 4
PLAYED: Final = 5

# The number of things that a verb can name; a deed is a verb with a thing, counted through.
CARDS: Final = 48
THINGS: Final = [5, 1, CARDS, 6, 6, 1, 5, 1, 16, 3, 6, 1, 1, 13, 13, 8, 5, 20, 5, CARDS, CARDS, CARDS, 27, 8, 8, 27, 3]
THINGS_TOO: Final = [2, 8, 8, 2, 5, CARDS, 4, 16]
DEEDS: Final = 512
# Decisions that can be skipped; any other counts as the last.
SKIPPED: Final = [
    "perform",
    "main",
    "step",
    "specialist",
    "site",
    "ally",
    "buy",
    "trade",
    "discard",
    "now",
    "keep",
    "city",
    "remove",
    "face",
]


def first_deeds() -> list[int]:
    """For each verb, the number of its first deed."""
    found = [0]
    for number in THINGS + THINGS_TOO:
        found.append(found[-1] + number)
    assert found[-1] <= DEEDS, "deeds have nine bits"
    return found


FIRST_DEEDS: Final = first_deeds()
COIN_STEPS: Final = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6]

LAYOUT: Final = Layout(
    kind(
        "option",
        "deed:9 left:3 turns:3 stone:3 grain:3 coins:3 room:2",
        "deed*left deed*turns deed*stone deed*grain deed*coins deed*room",
    ),
    kind(
        "means",
        "deed:9 promote:1 market:1 build:1 summon:1 purchase:1",
        "deed*promote deed*market deed*build deed*summon deed*purchase",
    ),
    kind("city", "what:2 thing:6 fits:1 steps:3 turns:3", "what*thing*fits what*steps*fits what*fits*turns"),
    kind("site", "space:4 closes:2 left:3 begins:2", "space*closes*left begins*closes*left"),
    kind("change", "icon:4 amount:4 content:3 left:3", "icon*amount icon*content icon*left"),
    kind("played", "card:6 slot:3 turns:3 left:3", "card*slot card*turns card*left"),
)


def thing_of(s: StuporMundi, player: Player, verb: int, noun: int) -> int:
    """What an option names, as a number below the number of things of its verb."""
    edition = s.edition
    if verb in (CARD, REMOVE_HAND, REMOVE_DISCARD, DISCARD):
        return edition.card_rows[noun]
    if verb == PURCHASE:
        return edition.card_rows[s.card_on(noun)]
    if verb == SUMMON:
        return edition.ally_rows[s.ally_on(noun)]
    if verb == SPECIALIST:
        return player.place_of(noun)
    if verb == EDICT:
        return s.edict_in(noun)
    if verb == NEXT:
        return s.edict_in(ACTIVE_SPACES + noun)
    if verb == CITY_TILE:
        return noun // 2
    if verb in (ADD, REMOVE):
        decision = s.decision()
        assert isinstance(decision, ChooseDirection)
        return decision.icon
    if verb == SKIP:
        key = s.decision().key
        return SKIPPED.index(key) if key in SKIPPED else len(SKIPPED)
    return noun


def option_codes(s: StuporMundi, options: list[Action]) -> list[int]:
    """The codes of all options of the seat that decides."""
    decision = s.decision()
    seat = decision.seat
    player = s.players[seat]
    left = most(int(rounds_left(s)) - 1, 7)
    turns = most(turns_of(s, seat), 7)
    about: i64 = left << 3 | turns
    about = about << 3 | most(player.stone, 7)
    about = about << 3 | most(player.grain, 7)
    about = about << 3 | (COIN_STEPS[player.coins] if player.coins < len(COIN_STEPS) else 7)
    about = about << 2 | most(player.room - player.stone - player.grain, 3)
    first_verb = verb_of(options[0])
    means: i64 = -1
    if first_verb in (CARD, TRAVEL, PERFORM, FACE_DOWN - 1, FACE_DOWN):
        means = 0
        for action in range(MAIN_ACTIONS.size()):
            means = means << 1 | (1 if can_do(s, seat, action) else 0)
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        noun = noun_of(option)
        deed: i64 = FIRST_DEEDS[verb] + min(thing_of(s, player, verb, noun), (THINGS + THINGS_TOO)[verb] - 1)
        found.append((deed << 17 | about) << 4 | OPTION)
        if means >= 0:
            found.append((deed << 5 | means) << 4 | MEANS)
        if verb == TRAVEL:
            add_city(found, s, player, (player.ship + noun) % len(s.edition.cities), noun, turns)
        elif verb == SHIP:
            add_city(found, s, player, noun, 7, turns)
        elif verb == BUILD:
            add_site(found, s, player, noun, left)
        elif verb in (ADD, REMOVE):
            assert isinstance(decision, ChooseDirection)
            code: i64 = decision.icon << 1 | (1 if verb == ADD else 0)
            code = code << 4 | most(s.frederick(decision.icon), 15)
            code = code << 3 | most(player.ally_count(), 7)
            found.append((code << 3 | left) << 4 | CHANGE)
        elif isinstance(decision, ChooseFace):
            add_played(found, s, decision.card, noun if verb == FACE_DOWN else 6, turns, left)
        elif isinstance(decision, PerformCard):
            add_played(found, s, decision.card, 7, turns, left)
        found.append(END)
    return found


def add_city(found: list[int], s: StuporMundi, player: Player, city: int, steps: i64, turns: i64) -> None:
    """What a city offers."""
    edition = s.edition
    for space in (2 * city, 2 * city + 1):
        card = s.card_on(space)
        if card >= 0:
            thing: i64 = edition.card_rows[card]
            code = thing << 1 | (1 if player.coins >= edition.card_cost[card] + max(steps - 1, 0) else 0)
            found.append(((code << 3 | steps) << 3 | turns) << 4 | CITY)
        ally = s.ally_on(space)
        if ally >= 0:
            fits = player.grain >= edition.ally_cost[space] and player.free_ally_spaces() != 0
            thing = edition.ally_rows[ally]
            code = (1 << 6 | thing) << 1 | (1 if fits and player.ally_names >> ally & 1 == 0 else 0)
            found.append(((code << 3 | steps) << 3 | turns) << 4 | CITY)
    market = s.markets[city]
    side = edition.markets[market]
    thing = market
    code = (2 << 6 | thing) << 1 | (1 if player.coins >= side.bought_for + max(steps - 1, 0) else 0)
    found.append(((code << 3 | steps) << 3 | turns) << 4 | CITY)


def add_site(found: list[int], s: StuporMundi, player: Player, space: int, left: i64) -> None:
    """How many sides a structure closes, and how many it begins."""
    closes: i64 = 0
    begins: i64 = 0
    for side in s.edition.sides:
        if side >> space & 1:
            missing = count(side & ~player.castle)
            if missing == 1:
                closes += 1
            elif missing == 2:
                begins += 1
    code: i64 = space
    code = code << 2 | closes
    code = code << 3 | left
    found.append((code << 2 | begins) << 4 | SITE)


def add_played(found: list[int], s: StuporMundi, card: int, slot: int, turns: i64, left: i64) -> None:
    """Which card is played, and where: a slot for a card face down, 6 for one face up, 7 for one that is performed."""
    code: i64 = s.edition.card_rows[card]
    code = code << 3 | slot
    code = code << 3 | turns
    found.append((code << 3 | left) << 4 | PLAYED)
