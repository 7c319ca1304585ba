"""The words of written moves: each is played decision by decision."""

import re
from typing import Any, Final

from triforium.core.action import Action, act
from triforium.core.errors import Unreadable
from triforium.core.position import Position, refused
from triforium.core.refusal import Refusal
from triforium.core.state import Decision
from triforium.games.stupor_mundi.build import ChooseMix, ChooseSite, resources_to_mix
from triforium.games.stupor_mundi.edict import ChooseDirection, ChooseEdict, ChooseNext, ChooseReward
from triforium.games.stupor_mundi.end_phase import DiscardCards
from triforium.games.stupor_mundi.events import GAINED
from triforium.games.stupor_mundi.gains import ChooseFaction, ChooseResource, Exchange, GrainAmong, KeepResources
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import (
    BUILD,
    GRAIN,
    ICON_LETTERS,
    MARKET,
    PROMOTE,
    PURCHASE,
    STONE,
    SUMMON,
    place_name,
)
from triforium.games.stupor_mundi.market import Trade, why_traded
from triforium.games.stupor_mundi.notation.moves_write import goods_text, side_gains
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, ChooseMain, PerformCard
from triforium.games.stupor_mundi.promote import ChooseCityTile, ChoosePath, ChooseSpecialist
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard
from triforium.games.stupor_mundi.setup import DraftHouse
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly
from triforium.games.stupor_mundi.travel import ChooseCity
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import (
    ADD,
    ALLY_SPACE,
    BUY,
    CARD,
    CITY_TILE,
    DISCARD,
    EDICT,
    EXCHANGE,
    FACE_DOWN,
    FACE_UP,
    FACTION,
    HOUSE,
    KEEP,
    MAIN,
    MIX,
    NEXT,
    PASS,
    PATH,
    PERFORM,
    PIECE,
    REMOVE,
    REMOVE_DISCARD,
    REMOVE_HAND,
    RESOURCE,
    REWARD,
    SELL,
    SHIP,
    SIDE,
    SKIP,
    SPECIALIST,
    TRAVEL,
)
from triforium.games.stupor_mundi.verbs import BUILD as BUILD_VERB
from triforium.games.stupor_mundi.verbs import GRAIN as GRAIN_AMONG
from triforium.games.stupor_mundi.verbs import PURCHASE as PURCHASE_VERB
from triforium.games.stupor_mundi.verbs import SUMMON as SUMMON_VERB

NOWHERE: Final = 0xFFFF  # a noun that does not exist
NUMBERED: Final = ("number", "slot", "specialist")  # the rules refuse numbers that are too high
KEEP_WORD: Final = re.compile(r"keep\(S([0-9]{1,2})G([0-9]{1,2})\)")
NAME: Final = "[A-Z0-9][A-Z0-9\\-]*"
# The syntax of each form of word.
FORMS: Final = {
    "pass": re.compile("pass"),
    "travel": re.compile("T([0-9])"),
    "card": re.compile(f"({NAME})([v^])([0-9])"),
    "face": re.compile("([v^])([0-9])"),
    "perform": re.compile("!"),
    "decline": re.compile("-"),
    "promote": re.compile("PR\\((s[0-9])>([A-C][0-9])\\)"),
    "market": re.compile("MK\\(([sb]{1,9})\\)"),
    "build": re.compile(f"BD\\(({NAME})=({NAME})(?:;S([0-9])G([0-9]))?\\)"),
    "summon": re.compile(f"SU\\(([A-Z]+-a[0-9])>({NAME})\\)"),
    "purchase": re.compile(f"PU\\(([A-Z]+-c[0-9])(?:-({NAME})@(hand|disc))?(!?)\\)"),
    "edict": re.compile("ED\\((I{1,3})(?:\\+([SG]))?(?::((?:[GSATWKLP][+\\-])+))?(?:>(I{1,3}))?\\)"),
    "city": re.compile(f"CB\\(({NAME})\\)"),
    "gain": re.compile("G\\(((?:(?:VP|[SGA])[0-9]{1,3})+)\\)"),
    "exchange": re.compile("X\\(([0-9])\\)"),
    "keep": KEEP_WORD,
    "faction": re.compile("FA\\(([IL])\\)"),
    "ship": re.compile("SH\\(([A-Z]+)\\)"),
    "income": re.compile(f"IN\\(({NAME})\\)"),
    "discard": re.compile(f"DI\\(({NAME}(?:,{NAME})*)\\)"),
    "house": re.compile("HO\\(([a-z_]+)\\)"),
}
MAIN_WORDS: Final = {"promote": PROMOTE, "market": MARKET, "build": BUILD, "summon": SUMMON, "purchase": PURCHASE}
# For each form, the verb whose rule says when it may be used.
FORM_VERBS: Final = {
    "pass": PASS,
    "travel": TRAVEL,
    "card": CARD,
    "face": FACE_UP,
    "perform": PERFORM,
    "decline": SKIP,
    "promote": SPECIALIST,
    "market": SELL,
    "build": BUILD_VERB,
    "summon": SUMMON_VERB,
    "purchase": PURCHASE_VERB,
    "edict": EDICT,
    "city": CITY_TILE,
    "exchange": EXCHANGE,
    "keep": KEEP,
    "faction": FACTION,
    "ship": SHIP,
    "income": SIDE,
    "discard": DISCARD,
    "house": HOUSE,
}


class MoveContext:
    """A position, the words still to be played, and the automatic gains that words have already mentioned."""

    def __init__(self, position: Position[StuporMundi], text: str, words: list[str]) -> None:
        self.position = position
        self.text = text
        self.words = words
        position.state.story = []
        self.claimed = 0  # number of gains in the story that words have mentioned

    def state(self) -> StuporMundi:
        """The state, after pending chance decisions."""
        self.position.deal()
        return self.position.state

    def decision(self) -> Decision[Any]:
        """The pending decision; IllegalAction if the game is over."""
        s = self.state()
        if s.over:
            raise refused(Refusal("SM-END-2", "game-over"), self.text)
        return s.decision()

    def take(self, action: Action, word: str) -> None:
        """Make one choice; IllegalAction if the rules forbid it."""
        decision = self.decision()
        s = self.position.state
        refusal = decision.why_not(s, action)
        if refusal is not None:
            raise refused(refusal, word)
        s.take(action)

    def claim_gain(self, goods: str) -> bool:
        """Whether this gain has happened and was not mentioned before; marks it as mentioned."""
        story = self.position.state.story
        assert story is not None
        gains = [goods_text(event.nouns) for event in story if event.kind == GAINED]
        for number in range(self.claimed, len(gains)):
            if gains[number] == goods:
                self.claimed = number + 1
                return True
        return False

    def next_keep(self) -> str:
        """Take the next keep(…), which resolves an overflow in the middle of another word; empty if there is none."""
        for number, word in enumerate(self.words):
            if word.startswith("keep("):
                return self.words.pop(number)
        return ""


class WordReader:
    """Interprets one word, decision by decision."""

    def __init__(self, moves: MoveContext, word: str) -> None:
        self.moves = moves
        self.word = word
        self.form = ""
        for form, pattern in FORMS.items():
            match = pattern.fullmatch(word)
            if match is not None:
                self.form = form
                self.parts: list[str] = [part or "" for part in match.groups()]
                break
        if not self.form:
            raise Unreadable(f"move {moves.text[:60]!r}: {word[:30]!r} is no word of a move, like BD(W1=GWB)")

    def unreadable(self, sentence: str) -> Unreadable:
        """The error for this word."""
        return Unreadable(f"move {self.word[:60]}: {sentence}")

    def noun(self, kind: str, text: str) -> int:
        """The noun with this name; Unreadable if there is none. The rules refuse a number that is too high."""
        known = nouns(self.moves.position.state.edition)[kind]
        noun: int | None = known.read(text)
        if noun is None and kind not in NUMBERED:
            raise self.unreadable(f"{text[:40]!r} is none of {known.known()}")
        return NOWHERE if noun is None else noun

    def choose(self, verb: int, noun: int = 0) -> None:
        """Make one choice; IllegalAction if the rules forbid it."""
        self.moves.take(act(verb, noun), self.word)

    def keep(self, stone: int, grain: int) -> None:
        """SM-ACT-7: keep these resources in the warehouse."""
        s = self.moves.position.state
        room = s.players[s.deciding()].room
        self.choose(KEEP, grain if stone + grain == room else NOWHERE)

    def resolve_overflow(self) -> None:
        """SM-ACT-7: resolve an overflow in the middle of a word by the next keep(…)."""
        s = self.moves.position.state
        if s.over or not isinstance(s.decision(), KeepResources):
            return
        options = s.options()
        match = KEEP_WORD.fullmatch(self.moves.next_keep())
        if match is not None:
            self.keep(int(match.group(1)), int(match.group(2)))
        elif len(options) == 1:
            s.take(options[0])
        else:
            raise self.unreadable("resources overflow; say what is kept, like keep(S2G1) (SM-ACT-7)")

    def play(self, decision: Decision[Any]) -> bool:
        """Make the choice that the word stands for; False if it does not belong to this decision."""
        if isinstance(decision, PerformCard) and self.form not in ("perform", "decline", "card", "travel", "pass"):
            self.choose(PERFORM)
            return self.play_next_decision()
        if isinstance(decision, ChooseMain) and self.form in MAIN_WORDS:
            self.choose_main(decision)
            return self.play_next_decision()
        return self.play_turn(decision) or self.play_action(decision) or self.play_choice(decision)

    def play_next_decision(self) -> bool:
        """A card was performed or a main action started; the word belongs to the decision after it."""
        return self.play(self.moves.decision())

    def play_turn(self, decision: Decision[Any]) -> bool:
        """pass, T2, H-COIN^1, !, -."""
        parts = self.parts
        if isinstance(decision, StartTurn) and self.form == "pass":
            self.choose(PASS)
        elif isinstance(decision, StartTurn) and self.form == "travel":
            self.choose(TRAVEL, int(parts[0]))
        elif isinstance(decision, StartTurn) and self.form == "card":
            self.choose(TRAVEL, 0)
            return self.play_next_decision()
        elif isinstance(decision, ChooseCard) and self.form == "card":
            self.choose(CARD, self.noun("card", parts[0]))
            self.choose(FACE_UP if parts[1] == "^" else FACE_DOWN, self.noun("slot", parts[2]))
        elif isinstance(decision, ChooseFace) and self.form == "face":
            self.choose(FACE_UP if parts[0] == "^" else FACE_DOWN, self.noun("slot", parts[1]))
        elif isinstance(decision, (PerformCard, PerformPurchased)) and self.form == "perform":
            self.choose(PERFORM)
        elif self.form == "decline" and act(SKIP) in decision.options(self.moves.position.state):
            self.choose(SKIP)
        elif isinstance(decision, DraftHouse) and self.form == "house":
            self.choose(HOUSE, self.noun("house", parts[0]))
        else:
            return False
        return True

    def choose_main(self, decision: ChooseMain) -> None:
        """SM-PLAY-3; if the action is impossible, the refusal is about the specific choice that was written."""
        s = self.moves.position.state
        action = act(MAIN, MAIN_WORDS[self.form])
        refusal = decision.why_not(s, action)
        if refusal is not None and refusal.rule != "SM-PLAY-3":
            raise refused(self.why_not_action(s, decision) or refusal, self.word)
        self.moves.take(action, self.word)

    def why_not_action(self, s: StuporMundi, decision: Decision[Any]) -> Refusal | None:
        """The first rule that the written action would break once begun."""
        seat = decision.seat
        abilities = s.players[seat].abilities
        atom = s.edition.effects.atoms[f"{self.form}.1"]
        if self.form == "build":
            site = ChooseSite(seat, atom, abilities, False)
            space = self.noun("space", self.parts[0])
            return site.why_not(s, act(BUILD_VERB, space))
        if self.form == "promote":
            specialist = ChooseSpecialist(seat, atom, 1, 0, False)
            return specialist.why_not(s, act(SPECIALIST, self.noun("specialist", self.parts[0])))
        if self.form == "summon":
            ally = ChooseAlly(seat, atom, abilities, False)
            return ally.why_not(s, act(SUMMON_VERB, self.noun("ally_space", self.parts[0])))
        if self.form == "purchase":
            card = ChooseCardToBuy(seat, abilities, False)
            return card.why_not(s, act(PURCHASE_VERB, self.noun("card_space", self.parts[0])))
        return Trade(seat, abilities, 0, 0, False).why_not(s, act(SELL if self.parts[0][0] == "s" else BUY))

    def play_action(self, decision: Decision[Any]) -> bool:
        """PR, MK, BD, SU, PU."""
        parts = self.parts
        if isinstance(decision, ChooseSpecialist) and self.form == "promote":
            self.promote(decision)
        elif isinstance(decision, Trade) and self.form == "market":
            self.trade(parts[0])
        elif isinstance(decision, ChooseSite) and self.form == "build":
            self.choose(BUILD_VERB, self.noun("space", parts[0]))
            self.choose(PIECE, self.noun("piece", parts[1]))
            self.mix()
        elif isinstance(decision, ChooseAlly) and self.form == "summon":
            self.choose(SUMMON_VERB, self.noun("ally_space", parts[0]))
            self.choose(ALLY_SPACE, self.noun("board_space", parts[1]))
        elif isinstance(decision, ChooseCardToBuy) and self.form == "purchase":
            self.purchase()
        else:
            return False
        return True

    def promote(self, decision: ChooseSpecialist) -> None:
        """PR(s1>A4): the Specialist, and its path if it leaves the start area."""
        s = self.moves.position.state
        specialist = self.noun("specialist", self.parts[0])
        self.choose(SPECIALIST, specialist)
        after = self.moves.position.state.decision() if not self.moves.position.state.over else None
        if isinstance(after, ChoosePath):
            self.choose(PATH, self.noun("path", self.parts[1][0]))
        place = place_name(s.players[decision.seat].place_of(specialist))
        if place != self.parts[1]:
            raise self.unreadable(f"{self.parts[0]} goes to {place}, not to {self.parts[1]} (SM-PROM-1)")

    def trade(self, letters: str) -> None:
        """MK(sb): sales and purchases in order; overflows in between are resolved by keep(…)."""
        for number, letter in enumerate(letters):
            if number:
                self.resolve_overflow()
                if not isinstance(self.moves.decision(), Trade):
                    raise refused(why_traded(letter == "s", "SM-MKT-2"), self.word)
            self.choose(SELL if letter == "s" else BUY)

    def mix(self) -> None:
        """SM-WIT-2: the mix after the semicolon, if that choice is pending."""
        s = self.moves.position.state
        pending = not s.over and isinstance(s.decision(), ChooseMix)
        if not pending and self.parts[2]:
            raise self.unreadable("no mix is chosen here (SM-BUILD-6)")
        if pending:
            if not self.parts[2]:
                raise self.unreadable("the mix is missing, like BD(W1=WN2;S1G2) (SM-WIT-2)")
            decision = s.decision()
            assert isinstance(decision, ChooseMix)
            total = resources_to_mix(s, decision.atom, decision.abilities, decision.space)
            stone, grain = int(self.parts[2]), int(self.parts[3])
            self.choose(MIX, grain if stone + grain == total else NOWHERE)

    def purchase(self) -> None:
        """PU(TUN-c1-H-DRAW@hand!): the card, the card removed for it, and whether it is performed at once."""
        space, removed, pile, now = self.parts
        self.choose(PURCHASE_VERB, self.noun("card_space", space))
        s = self.moves.position.state
        pending = isinstance(s.decision(), RemoveCard)
        if pending != bool(removed):
            sentence = "names the card that is removed for it" if pending else "costs no card"
            raise self.unreadable(f"the card of {space} {sentence} (SM-BUY-2)")
        if pending:
            self.choose(REMOVE_HAND if pile == "hand" else REMOVE_DISCARD, self.noun("card", removed))
        self.choose(PERFORM if now else SKIP)

    def play_choice(self, decision: Decision[Any]) -> bool:
        """ED, CB, G, X, keep, FA, SH, IN, DI."""
        parts = self.parts
        if isinstance(decision, (ChooseEdict, ChooseReward)) and self.form == "edict":
            self.edict(isinstance(decision, ChooseEdict))
        elif isinstance(decision, ChooseCityTile) and self.form == "city":
            self.choose(CITY_TILE, self.noun("bonus", parts[0]))
        elif self.form == "gain":
            return self.gain(decision)
        elif isinstance(decision, Exchange) and self.form == "exchange":
            self.exchange(int(parts[0]))
        elif isinstance(decision, KeepResources) and self.form == "keep":
            self.keep(int(parts[0]), int(parts[1]))
        elif isinstance(decision, ChooseFaction) and self.form == "faction":
            self.choose(FACTION, "IL".index(parts[0]))
        elif isinstance(decision, ChooseCity) and self.form == "ship":
            self.choose(SHIP, self.noun("city", parts[0]))
        elif isinstance(decision, PaySides) and self.form == "income":
            self.choose(SIDE, self.noun("side", parts[0]))
        elif isinstance(decision, DiscardCards) and self.form == "discard":
            for name in parts[0].split(","):
                self.moves.decision()
                self.choose(DISCARD, self.noun("card", name))
        else:
            return False
        return True

    def gain(self, decision: Decision[Any]) -> bool:
        """G(S1): a chosen resource, a side that pays, or a gain that happened automatically."""
        s = self.moves.position.state
        goods = self.parts[0]
        if isinstance(decision, ChooseResource):
            for resource, letter in ((STONE, "S"), (GRAIN, "G")):
                if goods == f"{letter}{decision.amount}":
                    self.choose(RESOURCE, resource)
                    return self.moves.claim_gain(goods)
        if isinstance(decision, GrainAmong):
            for grain in range(decision.number + 1):
                if goods == goods_text([decision.number - grain, grain]):
                    self.choose(GRAIN_AMONG, grain)
                    return self.moves.claim_gain(goods)
        if isinstance(decision, PaySides):
            for side in range(len(s.edition.sides)):
                if decision.unpaid >> side & 1 and goods_text([sum(n) for n in side_gains(s, side)]) == goods:
                    self.choose(SIDE, side)
                    return self.moves.claim_gain(goods)
        return self.moves.claim_gain(goods)

    def exchange(self, times: int) -> None:
        """X(2): this number of exchanges, then stop."""
        for number in range(times):
            if number:
                self.resolve_overflow()
            if not isinstance(self.moves.decision(), Exchange):
                raise refused(Refusal("SM-CARD-2", "too-many-exchanges"), self.word)
            self.choose(EXCHANGE)
        s = self.moves.position.state
        if not s.over and isinstance(s.decision(), Exchange):
            self.choose(SKIP)

    def edict(self, with_tile: bool) -> None:
        """ED(II+G:W-K+>I): space, reward, directions, replacement; without a tile only its reward (SM-EDICT-15)."""
        space, reward, directions, following = self.parts
        self.choose(EDICT if with_tile else REWARD, self.noun("roman", space))
        s = self.moves.position.state
        if not s.over and isinstance(s.decision(), ChooseResource):
            if not reward:
                raise self.unreadable(f"the reward is missing, like ED({space}+S…) (SM-EDICT-3)")
            self.choose(RESOURCE, GRAIN if reward == "G" else STONE)
            self.resolve_overflow()
        elif reward:
            raise self.unreadable(f"the reward of {space} cannot be chosen (SM-EDICT-3)")
        if with_tile:
            self.direct(directions)
            self.replace(following)

    def direct(self, directions: str) -> None:
        """Play the directions by kind of icon, in any order; forced ones may be left out."""
        written = {directions[number]: directions[number + 1] for number in range(0, len(directions), 2)}
        s = self.moves.position.state
        while not s.over:
            decision = s.decision()
            if not isinstance(decision, ChooseDirection):
                break
            letter = ICON_LETTERS[decision.icon]
            options = s.options()
            if letter in written:
                self.choose(ADD if written.pop(letter) == "+" else REMOVE)
            elif len(options) == 1:
                s.take(options[0])
            else:
                raise self.unreadable(f"{letter} must be added or removed, like {letter}+ (SM-EDICT-4)")
        if written:
            raise self.unreadable(f"the tile does not show {', '.join(written)} (SM-EDICT-4)")

    def replace(self, following: str) -> None:
        """SM-EDICT-12: choose the tile that moves up; it may be left out if there is only one."""
        s = self.moves.position.state
        if s.over or not isinstance(s.decision(), ChooseNext):
            return
        options = s.options()
        if following:
            self.choose(NEXT, self.noun("roman", following))
        elif len(options) == 1:
            s.take(options[0])
        else:
            raise self.unreadable("the replacement is missing, like >I (SM-EDICT-12)")

    def why_not(self, s: StuporMundi, decision: Decision[Any]) -> Refusal:
        """Why this word is not possible now."""
        if self.form in MAIN_WORDS and isinstance(decision, ChooseMain):
            return decision.why_not(s, act(MAIN, MAIN_WORDS[self.form])) or s.not_asked(MAIN)
        if self.form == "gain":
            raise Unreadable(f"move {self.moves.text[:60]!r}: {self.word} is not what was gained")
        refusal = decision.why_not(s, act(FORM_VERBS[self.form], 0))
        return refusal if refusal is not None else s.not_asked(FORM_VERBS[self.form])
