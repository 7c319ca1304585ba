"""Checks that an agenda read from text makes sense as a whole."""

from typing import Final

from triforium.core.action import CHANCE
from triforium.core.errors import Unreadable
from triforium.core.state import Decision
from triforium.games.stupor_mundi.state import StuporMundi

# Decisions that may be below other steps; every other decision must be on top.
MAY_WAIT: Final = ("direction", "main", "side", "house")
DECISIONS: Final = (
    *("turn", "card", "face", "perform", "keep", "step", "resource", "resources", "faction", "ship", "specialist"),
    *("path", "city", "trade", "buy", "remove", "now", "site", "piece", "mix", "ally", "ally_space", "edict"),
    *("next", "reward", "discard", "draw", "draw_edict", "show_card", "show_ally", "solo"),
)
# Steps that can be above an edict tile that is still being resolved.
INSIDE_AN_EDICT: Final = ("direction", "resource", "resources", "keep", "do")


def bad(sentence: str) -> Unreadable:
    """The error for an invalid line DO."""
    return Unreadable(f"position, line DO: {sentence}")


def check_agenda(s: StuporMundi, text: str, step: str) -> None:
    """There is one decision on top that has options; below it are only steps that can wait."""
    words = text.split()
    names = [word.partition("(")[0] for word in words]
    top = s.agenda[-1]
    if not isinstance(top, Decision):
        raise bad(f"{words[0]} runs by itself; the first step must be a decision")
    if top.key != step:
        raise bad(f"{words[0]} asks for step={top.key}, not step={step[:20]}")
    for name in names[1:]:
        if name in DECISIONS:
            raise bad(f"{name} cannot wait below other steps (SM-ACT-4)")
    if "take_away" in names:
        above = names[: names.index("take_away")]
        if any(name not in INSIDE_AN_EDICT for name in above) or names.count("take_away") > 1:
            raise bad("one edict is resolved at a time (SM-ACT-4)")
    directions = [word.split(",")[1] for word in words if word.startswith("direction(")]
    if len(directions) != len(set(directions)) or (directions and "take_away" not in names):
        raise bad("each kind of icon is asked for once, while its tile is issued (SM-EDICT-4)")
    check_purchase(words)
    check_setup(s, names)
    if not top.options(s):
        raise bad(f"{words[0]} offers nothing (a decision is asked only if there is something to choose)")
    if top.seat not in (CHANCE, s.active) and step not in ("discard", "side", "trade", "keep", "house"):
        raise bad(f"{words[0]}: only the active player decides in the Action Phase (SM-ROUND-2)")


def check_purchase(words: list[str]) -> None:
    """SM-BUY-4, SM-BUY-5: a card that may be performed at once goes to the hand afterwards."""
    if words[0].startswith("now(") and words[1:2] != [words[0].replace("now(", "take(", 1)]:
        raise bad(f"after {words[0]} the card goes to the hand: take(…) (SM-BUY-5)")
    taken = [word for word in words if word.startswith("take(")]
    if len(taken) != len(set(taken)):
        raise bad("a card is on its way to two hands (every card is in exactly one place)")


def check_setup(s: StuporMundi, names: list[str]) -> None:
    """SM-SETUP-16: houses are chosen before the first round, by every player who has none."""
    undecided = sum(1 for player in s.players if player.house < 0)
    if undecided != names.count("house") or (undecided and "begin_game" not in names):
        raise bad("every player without a house chooses one, before the game begins (SM-SETUP-16)")
    if (s.round_number == 0) != ("begin_game" in names):
        raise bad("round 0 is before begin_game(), and every other one after it (SM-ROUND-1)")
