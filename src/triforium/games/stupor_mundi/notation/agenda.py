"""The line DO of a position (rules.md, section 15.1): all pending steps, the next one first."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.errors import Unreadable
from triforium.core.fields import bad as bad_at
from triforium.core.masks import lowest
from triforium.core.state import Decision, Step
from triforium.core.step_text import StepText
from triforium.games.stupor_mundi.build import CastleIsComplete, ChooseMix, ChoosePiece, ChooseSite
from triforium.games.stupor_mundi.draw import DrawCard, DrawCards
from triforium.games.stupor_mundi.edict import (
    ChooseDirection,
    ChooseEdict,
    ChooseNext,
    ChooseReward,
    DrawEdict,
    IssueEdict,
    TakeEdictAway,
)
from triforium.games.stupor_mundi.end_phase import (
    DiscardCards,
    DrawUp,
    FillCardSpaces,
    RefillHand,
    Reorganize,
    ShowAlly,
    ShowCard,
    TurnUpAllies,
)
from triforium.games.stupor_mundi.frederick import (
    FrederickIssues,
    FrederickSails,
    FrederickTakesAlly,
    FrederickTakesCard,
    RevealSoloCard,
    ShuffleAfterCrowns,
)
from triforium.games.stupor_mundi.gains import (
    ChooseFaction,
    ChooseResource,
    EffectStep,
    Exchange,
    GrainAmong,
    KeepResources,
    NextExchange,
)
from triforium.games.stupor_mundi.income import AllyIncome, CastleIncome, PaySides
from triforium.games.stupor_mundi.market import NextTrade, Trade
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, ChooseMain, PerformCard
from triforium.games.stupor_mundi.player import UNDECIDED, card_kinds
from triforium.games.stupor_mundi.promote import ChooseCityTile, ChoosePath, ChooseSpecialist, NextPromotion
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard, TakeCard
from triforium.games.stupor_mundi.setup import BeginGame, DraftHouse, PlayersDraw
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace
from triforium.games.stupor_mundi.travel import ChooseCity
from triforium.games.stupor_mundi.turn import EndTurn, NextRound, StartTurn, TakeTurns

TEXT: Final[StepText[StuporMundi]] = StepText(
    (
        *(TakeTurns, StartTurn, EndTurn, NextRound, DraftHouse, PlayersDraw, BeginGame),
        *(ChooseCard, ChooseFace, PerformCard, ChooseMain, DrawCards, DrawCard),
        *(EffectStep, KeepResources, Exchange, NextExchange, ChooseResource, GrainAmong, ChooseFaction, ChooseCity),
        *(NextPromotion, ChooseSpecialist, ChoosePath, ChooseCityTile, Trade, NextTrade),
        *(ChooseCardToBuy, RemoveCard, PerformPurchased, TakeCard, ChooseSite, ChoosePiece, ChooseMix),
        *(PaySides, CastleIsComplete, ChooseAlly, ChooseAllySpace),
        *(IssueEdict, ChooseEdict, ChooseDirection, TakeEdictAway, ChooseNext, ChooseReward, DrawEdict),
        *(RefillHand, DiscardCards, DrawUp, CastleIncome, AllyIncome, Reorganize, FillCardSpaces, TurnUpAllies),
        *(ShowCard, ShowAlly, RevealSoloCard, ShuffleAfterCrowns),
        *(FrederickSails, FrederickTakesCard, FrederickTakesAlly, FrederickIssues),
    ),
    ",",
)
EVERYTHING: Final = -3  # instead of a seat: sees all hidden cards (the server)
MAX_STEPS: Final = 80
BOTTOM: Final = (EndTurn, TakeTurns, NextRound, BeginGame)  # one of these is always at the bottom of an agenda
# Decisions that may be below other steps; every other decision must be on top.
MAY_WAIT: Final = (ChooseDirection, ChooseMain, PaySides, DraftHouse)
# Steps that can be above an edict tile that is still being resolved.
INSIDE_AN_EDICT: Final = (ChooseDirection, ChooseResource, GrainAmong, KeepResources, EffectStep)
NOT_IN_TURN: Final = ("discard", "side", "trade", "keep", "house")  # what other seats than the active one are asked


def bad(sentence: str) -> Unreadable:
    """The error for an invalid line DO."""
    return bad_at("line DO", sentence)


# --- writing ---------------------------------------------------------------------------------------------------


def agenda_text(s: StuporMundi, seat: Seat) -> str:
    """The agenda; empty if the game is over, or at the start of a turn, where it follows from the rest."""
    if s.over or is_start_of_turn(s):
        return ""
    return " ".join(step_text(s, step, seat) for step in s.agenda[::-1])


def is_start_of_turn(s: StuporMundi) -> bool:
    """Whether the active player is at the start of a turn, and nothing else is pending."""
    if len(s.agenda) != 2:
        return False
    end, start = s.agenda
    return isinstance(start, StartTurn) and isinstance(end, EndTurn) and start.seat == end.who == s.active


def step_text(s: StuporMundi, step: Step[Any], seat: Seat) -> str:
    """One step: its name, then in parentheses its seat and its fields."""
    text = TEXT.write(step, nouns(s.edition))
    assert text, f"{type(step).__name__} cannot be written down"
    hidden = isinstance(step, ChooseFace) and seat not in (EVERYTHING, step.seat)
    return f"{text.partition(',')[0]},?)" if hidden else text


# --- reading ---------------------------------------------------------------------------------------------------


def read_agenda(s: StuporMundi, text: str) -> list[Step[Any]]:
    """The agenda; the text starts with its top, which is the last step of the list."""
    words = text.split()
    if not words or len(words) > MAX_STEPS:
        raise bad(f"{len(words)} steps; there must be at least one and at most {MAX_STEPS}")
    agenda = [read_step(s, word) for word in words[::-1]]
    if not isinstance(agenda[0], BOTTOM):
        last, names = words[-1].partition("(")[0], [kind.written.split()[0] for kind in BOTTOM]
        raise bad(f"the last step is {last}, and nothing would follow it; it must be one of {', '.join(names)}")
    return agenda


def read_step(s: StuporMundi, word: str) -> Step[Any]:
    """One step, if it fits the state."""
    seat = nouns(s.edition)["seat"].read(word.removeprefix("face(").removesuffix(",?)"))
    if seat is not None and s.players[seat].hand:  # another player's hidden card, which may be any
        word = word.replace("?", s.edition.card_names[lowest(card_kinds(s.players[seat].hand))])
    try:
        kind, values = TEXT.read(word, nouns(s.edition))
    except Unreadable as error:
        raise bad(str(error)) from None
    if kind is EffectStep:
        effect: Step[Any] = s.edition.effects.named[values[0]][values[1].name]
        return effect
    make: Any = kind
    step: Step[Any] = make(*values)
    misfit = step.misfit(s)
    if misfit:
        raise bad(f"{word}: {misfit}")
    return step


def check_agenda(s: StuporMundi, text: str, key: str) -> None:
    """There is one decision on top that has options; below it are only steps that can wait."""
    words = text.split()
    top = s.agenda[-1]
    if not isinstance(top, Decision):
        raise bad(f"{words[0]} runs by itself; the first step must be a decision")
    if top.key != key:
        raise bad(f"{words[0]} asks for step={top.key}, not step={key[:20]}")
    for step in s.agenda[-2::-1]:
        if isinstance(step, Decision) and not isinstance(step, MAY_WAIT):
            raise bad(f"{step.written.split()[0]} cannot wait below other steps (SM-ACT-4)")
    check_edict(s.agenda)
    if isinstance(top, PerformPurchased):
        taken = s.agenda[-2]
        if not isinstance(taken, TakeCard) or (taken.who, taken.card) != (top.seat, top.card):
            raise bad(f"after {words[0]} the card goes to the hand: take(…) (SM-BUY-5)")
    check_setup(s)
    if not top.options(s):
        raise bad(f"{words[0]} offers nothing (a decision is asked only if there is something to choose)")
    if top.seat not in (CHANCE, s.active) and key not in NOT_IN_TURN:
        raise bad(f"{words[0]}: only the active player decides in the Action Phase (SM-ROUND-2)")


def check_edict(agenda: list[Step[Any]]) -> None:
    """SM-ACT-4, SM-EDICT-4: one edict is resolved at a time, and each kind of its icons is asked for once."""
    tiles = [number for number, step in enumerate(agenda) if isinstance(step, TakeEdictAway)]
    above = agenda[tiles[-1] + 1 :] if tiles else []
    if len(tiles) > 1 or not all(isinstance(step, INSIDE_AN_EDICT) for step in above):
        raise bad("one edict is resolved at a time (SM-ACT-4)")
    icons = [step.icon for step in agenda if isinstance(step, ChooseDirection)]
    if len(icons) != len(set(icons)) or (icons and not tiles):
        raise bad("each kind of icon is asked for once, while its tile is issued (SM-EDICT-4)")


def check_setup(s: StuporMundi) -> None:
    """SM-SETUP-16: houses are chosen before the first round, by every player who has none."""
    before = any(isinstance(step, BeginGame) for step in s.agenda)
    undecided = sum(player.house == UNDECIDED for player in s.players)
    if undecided != sum(isinstance(step, DraftHouse) for step in s.agenda) or (undecided and not before):
        raise bad("every player without a house chooses one, before the game begins (SM-SETUP-16)")
    if (s.round_number == 0) != before:
        raise bad("round 0 is before begin_game(), and every other one after it (SM-ROUND-1)")
