"""Reads the line DO of a position: the agenda, each step checked against the state."""

import re
from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.errors import Unreadable
from triforium.core.masks import lowest
from triforium.core.state import Step
from triforium.games.stupor_mundi.agenda_steps import make_step
from triforium.games.stupor_mundi.atoms import OPS, Atom
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, ICON_LETTERS, MAIN_ACTIONS, PATHS
from triforium.games.stupor_mundi.nouns import noun_names
from triforium.games.stupor_mundi.player import SPECIALISTS, card_kinds
from triforium.games.stupor_mundi.state import StuporMundi

WORD: Final = re.compile(r"([a-z_]+)\(([^()]*)\)")
MAX_STEPS: Final = 80
# For each step, the kinds of its arguments; an atom with a slash must have one of the ops after the slash.
SIGNATURES: Final = {
    "turns": "seat",
    "turn": "seat",
    "end_turn": "seat",
    "next_round": "",
    "house": "seat",
    "players_draw": "",
    "begin_game": "",
    "card": "seat",
    "face": "seat card",
    "perform": "seat card",
    "main": "seat actions times",
    "draws": "seat number",
    "draw": "seat number",
    "again": "seat atom/promote number specialists",
    "do": "seat atom",
    "keep": "seat",
    "step": "seat atom/convert number",
    "steps": "seat atom/convert number",
    "resource": "seat number",
    "resources": "seat number",
    "faction": "seat atom/faction_per",
    "ship": "seat",
    "specialist": "seat atom/promote number specialists freedom",
    "path": "seat atom/promote specialist",
    "city": "seat path",
    "trade": "seat abilities number number freedom",
    "trades": "seat abilities number number",
    "buy": "seat abilities freedom",
    "remove": "seat abilities card_space",
    "now": "seat card",
    "take": "seat card",
    "site": "seat atom/build abilities freedom",
    "piece": "seat atom/build abilities space",
    "mix": "seat atom/build abilities space piece",
    "side": "seat sides",
    "castle": "seat",
    "ally": "seat atom/summon abilities freedom",
    "ally_space": "seat atom/summon abilities ally_space",
    "issue": "seat",
    "edict": "seat",
    "direction": "seat icon number",
    "take_away": "seat roman",
    "next": "seat roman",
    "reward": "seat",
    "draw_edict": "number",
    "refill": "seat",
    "discard": "seat card",
    "draw_up": "seat",
    "income": "seat",
    "allies": "",
    "reorganize": "",
    "fill_cards": "",
    "turn_up": "",
    "show_card": "card_space",
    "show_ally": "ally_space",
    "solo": "",
    "crowns": "",
    "frederick_sails": "steps",
    "frederick_card": "",
    "frederick_ally": "",
    "frederick_edict": "roman",
}
BOTTOM: Final = ("end_turn", "turns", "next_round", "begin_game")  # one of these is always at the bottom of an agenda


def bad(sentence: str) -> Unreadable:
    """The error for an invalid line DO."""
    return Unreadable(f"position, line DO: {sentence}")


def read_agenda(s: StuporMundi, text: str) -> list[Step[Any]]:
    """The agenda; the text starts with its top, which is the last step of the list."""
    words = text.split()
    if not words or len(words) > MAX_STEPS:
        raise bad(f"{len(words)} steps; there must be at least one and at most {MAX_STEPS}")
    agenda: list[Step[Any]] = []
    last = ""
    for word in words:
        match = WORD.fullmatch(word)
        if match is None or match.group(1) not in SIGNATURES:
            raise bad(f"{word[:40]!r} is no step, like site(P1,build.1,-,must)")
        last = match.group(1)
        agenda.append(StepReader(s, word, last, match.group(2)).read())
    if last not in BOTTOM:
        raise bad(f"the last step is {last}, and nothing would follow it; it must be one of {', '.join(BOTTOM)}")
    return agenda[::-1]


class StepReader:
    """Reads the arguments of one step."""

    def __init__(self, s: StuporMundi, word: str, name: str, arguments: str) -> None:
        self.s = s
        self.word = word
        self.name = name
        self.arguments = arguments.split(",") if arguments else []
        self.atom: Atom | None = None

    def read(self) -> Step[Any]:
        """The step, after all its arguments are checked."""
        kinds = SIGNATURES[self.name].split()
        if len(kinds) != len(self.arguments):
            raise bad(f"{self.word}: {self.name} has {len(kinds)} arguments ({', '.join(kinds) or 'none'})")
        numbers = [self.number(kind, text) for kind, text in zip(kinds, self.arguments, strict=True)]
        return make_step(self.s, self.word, self.name, numbers, self.atom)

    def number(self, kind: str, text: str) -> int:
        """An argument as a number; Unreadable if it is invalid."""
        found = self.find(kind, text)
        if found < 0:
            raise bad(f"{self.word}: {text[:20]!r} is no {kind.partition('/')[0]}")
        return found

    def find(self, kind: str, text: str) -> int:
        """An argument as a number, or -1 if it is invalid."""
        edition = self.s.edition
        if kind == "seat":
            return self.find_seat(text)
        if kind == "number":
            return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else -1
        if kind == "steps":
            return {"1": 1, "2": 2, "3": 3, "4": 4, "-1": 5}.get(text, -1)
        if kind.startswith("atom"):
            return self.find_atom(text, kind.partition("/")[2])
        if kind == "actions":
            return self.find_set(text, MAIN_ACTIONS.words, False)
        if kind == "abilities":
            return self.find_set(text, edition.ability_names, True)
        if kind == "sides":
            return self.find_set(text, edition.side_names, False)
        if kind == "specialists":
            return self.find_set(text, [f"s{number + 1}" for number in range(SPECIALISTS)], True)
        if kind == "times":
            return {"once": 0, "twice": 1}.get(text, -1)
        if kind == "freedom":
            return {"must": 0, "may": 1}.get(text, -1)
        if kind == "icon":
            return ICON_LETTERS.find(text) if len(text) == 1 else -1
        if kind == "roman":
            return ACTIVE_NAMES.index(text) if text in ACTIVE_NAMES else -1
        if kind == "path":
            return PATHS.find(text) if len(text) == 1 else -1
        if text == "?" and self.name == "face":  # another player's hidden card, which may be any
            hand = self.s.players[self.find_seat(self.arguments[0])].hand
            return lowest(card_kinds(hand)) if hand else -1
        names = noun_names(edition, kind)
        return names.index(text) if text in names else -1

    def find_seat(self, text: str) -> Seat:
        """A player of this game."""
        seats = [f"P{seat + 1}" for seat in range(self.s.edition.seats)]
        return seats.index(text) if text in seats else -1

    def find_atom(self, text: str, op: str) -> int:
        """An atom by its name; the reader keeps the atom itself."""
        self.atom = self.s.edition.effects.atoms.get(text)
        if self.atom is None or (op and OPS.name(self.atom.op) != op):
            return -1
        return 0

    def find_set(self, text: str, names: list[str], may_be_empty: bool) -> int:
        """Names joined by +, as a set."""
        if text == "-":
            return 0 if may_be_empty else -1
        found = 0
        for name in text.split("+"):
            if name not in names or found >> names.index(name) & 1:
                return -1
            found |= 1 << names.index(name)
        return found
