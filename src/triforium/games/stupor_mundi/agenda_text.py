"""Writes the agenda as the line DO of a position (rules.md, section 15.1): all pending steps, the next one first."""

from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.masks import members
from triforium.core.state import Step
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
from triforium.games.stupor_mundi.edition import StuporMundiEdition
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
    Effect,
    Exchange,
    GrainAmong,
    KeepResources,
    NextExchange,
)
from triforium.games.stupor_mundi.income import AllyIncome, CastleIncome, PaySides
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, ICON_LETTERS, MAIN_ACTIONS, PATHS
from triforium.games.stupor_mundi.market import NextTrade, Trade
from triforium.games.stupor_mundi.nouns import noun_names
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, ChooseMain, PerformCard
from triforium.games.stupor_mundi.promote import ChooseCityTile, ChoosePath, ChooseSpecialist, NextPromotion
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard, TakeCard
from triforium.games.stupor_mundi.setup import BeginGame, DraftHouse, PlayersDraw
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace
from triforium.games.stupor_mundi.travel import ChooseCity
from triforium.games.stupor_mundi.turn import END_TURN, START_TURN, EndTurn, NextRound, StartTurn, TakeTurns

EVERYTHING: Final = -3  # instead of a seat: sees all hidden cards (the server)


def agenda_text(s: StuporMundi, seat: Seat) -> str:
    """The agenda; empty if the game is over, or at the start of a turn, where it follows from the rest."""
    if s.over or s.agenda == [END_TURN[s.active], START_TURN[s.active]]:
        return ""
    return " ".join(step_text(s.edition, step, seat) for step in s.agenda[::-1])


def step_text(edition: StuporMundiEdition, step: Step[Any], seat: Seat) -> str:
    """One step: its name, then in parentheses its seat and its arguments."""
    return (
        turn_text(edition, step, seat)
        or action_text(edition, step)
        or building_text(edition, step)
        or end_text(edition, step)
        or frederick_text(edition, step)
    )


def owner(seat: Seat) -> str:
    """A player as written in positions."""
    return f"P{seat + 1}"


def abilities_text(edition: StuporMundiEdition, abilities: int) -> str:
    """The abilities that were active when an action began."""
    return "+".join(edition.ability_names[ability] for ability in members(abilities)) or "-"


def optional_text(optional: bool) -> str:
    """Whether a choice may be declined, as text."""
    return "may" if optional else "must"


def turn_text(edition: StuporMundiEdition, step: Step[Any], seat: Seat) -> str:
    """Rounds, turns, cards and drafts."""
    cards = edition.card_names
    if isinstance(step, TakeTurns):
        return f"turns({owner(step.who)})"
    if isinstance(step, StartTurn):
        return f"turn({owner(step.seat)})"
    if isinstance(step, EndTurn):
        return f"end_turn({owner(step.who)})"
    if isinstance(step, NextRound):
        return "next_round()"
    if isinstance(step, DraftHouse):
        return f"house({owner(step.seat)})"
    if isinstance(step, PlayersDraw):
        return "players_draw()"
    if isinstance(step, BeginGame):
        return "begin_game()"
    if isinstance(step, ChooseCard):
        return f"card({owner(step.seat)})"
    if isinstance(step, ChooseFace):
        return f"face({owner(step.seat)},{cards[step.card] if seat in (EVERYTHING, step.seat) else '?'})"
    if isinstance(step, PerformCard):
        return f"perform({owner(step.seat)},{cards[step.card]})"
    if isinstance(step, ChooseMain):
        actions = "+".join(MAIN_ACTIONS.name(action) for action in members(step.actions))
        return f"main({owner(step.seat)},{actions},{'twice' if step.twice else 'once'})"
    if isinstance(step, DrawCards):
        return f"draws({owner(step.who)},{step.left})"
    if isinstance(step, DrawCard):
        return f"draw({owner(step.who)},{step.left})"
    return ""


def action_text(edition: StuporMundiEdition, step: Step[Any]) -> str:
    """Gains, promotions, markets, purchases, and the atoms of rows."""
    if isinstance(step, NextPromotion):
        return f"again({owner(step.who)},{step.name},{step.left},{specialists_text(step.moved)})"
    if isinstance(step, Effect):
        return f"do({owner(step.who)},{step.name})"
    if isinstance(step, KeepResources):
        return f"keep({owner(step.seat)})"
    if isinstance(step, Exchange):
        return f"step({owner(step.seat)},{step.atom.name},{step.left})"
    if isinstance(step, NextExchange):
        return f"steps({owner(step.who)},{step.atom.name},{step.left})"
    if isinstance(step, ChooseResource):
        return f"resource({owner(step.seat)},{step.amount})"
    if isinstance(step, GrainAmong):
        return f"resources({owner(step.seat)},{step.number})"
    if isinstance(step, ChooseFaction):
        return f"faction({owner(step.seat)},{step.atom.name})"
    if isinstance(step, ChooseCity):
        return f"ship({owner(step.seat)})"
    if isinstance(step, ChooseSpecialist):
        moved = specialists_text(step.moved)
        return f"specialist({owner(step.seat)},{step.atom.name},{step.left},{moved},{optional_text(step.optional)})"
    if isinstance(step, ChoosePath):
        return f"path({owner(step.seat)},{step.atom.name},s{step.specialist + 1})"
    if isinstance(step, ChooseCityTile):
        return f"city({owner(step.seat)},{PATHS[step.path]})"
    if isinstance(step, Trade):
        done = f"{step.sold},{step.bought},{optional_text(step.optional)}"
        return f"trade({owner(step.seat)},{abilities_text(edition, step.abilities)},{done})"
    if isinstance(step, NextTrade):
        return f"trades({owner(step.who)},{abilities_text(edition, step.abilities)},{step.sold},{step.bought})"
    if isinstance(step, ChooseCardToBuy):
        return f"buy({owner(step.seat)},{abilities_text(edition, step.abilities)},{optional_text(step.optional)})"
    if isinstance(step, RemoveCard):
        space = noun_names(edition, "card_space")[step.space]
        return f"remove({owner(step.seat)},{abilities_text(edition, step.abilities)},{space})"
    if isinstance(step, PerformPurchased):
        return f"now({owner(step.seat)},{edition.card_names[step.card]})"
    if isinstance(step, TakeCard):
        return f"take({owner(step.who)},{edition.card_names[step.card]})"
    return ""


def specialists_text(moved: int) -> str:
    """The specialists that may not move again."""
    return "+".join(f"s{number + 1}" for number in members(moved)) or "-"


def building_text(edition: StuporMundiEdition, step: Step[Any]) -> str:
    """Building, summoning, edicts."""
    if isinstance(step, ChooseSite):
        workplaces = abilities_text(edition, step.abilities)
        return f"site({owner(step.seat)},{step.atom.name},{workplaces},{optional_text(step.optional)})"
    if isinstance(step, ChoosePiece):
        workplaces = abilities_text(edition, step.abilities)
        return f"piece({owner(step.seat)},{step.atom.name},{workplaces},{edition.space_names[step.space]})"
    if isinstance(step, ChooseMix):
        workplaces = abilities_text(edition, step.abilities)
        what = f"{edition.space_names[step.space]},{edition.piece_names[step.piece]}"
        return f"mix({owner(step.seat)},{step.atom.name},{workplaces},{what})"
    if isinstance(step, PaySides):
        return f"side({owner(step.seat)},{'+'.join(edition.side_names[side] for side in members(step.unpaid))})"
    if isinstance(step, CastleIsComplete):
        return f"castle({owner(step.who)})"
    if isinstance(step, ChooseAlly):
        workplaces = abilities_text(edition, step.abilities)
        return f"ally({owner(step.seat)},{step.atom.name},{workplaces},{optional_text(step.optional)})"
    if isinstance(step, ChooseAllySpace):
        workplaces = abilities_text(edition, step.abilities)
        space = noun_names(edition, "ally_space")[step.space]
        return f"ally_space({owner(step.seat)},{step.atom.name},{workplaces},{space})"
    if isinstance(step, IssueEdict):
        return f"issue({owner(step.who)})"
    if isinstance(step, ChooseEdict):
        return f"edict({owner(step.seat)})"
    if isinstance(step, ChooseDirection):
        return f"direction({owner(step.seat)},{ICON_LETTERS[step.icon]},{step.number})"
    if isinstance(step, TakeEdictAway):
        return f"take_away({owner(step.who)},{ACTIVE_NAMES[step.space]})"
    if isinstance(step, ChooseNext):
        return f"next({owner(step.seat)},{ACTIVE_NAMES[step.space]})"
    if isinstance(step, ChooseReward):
        return f"reward({owner(step.seat)})"
    if isinstance(step, DrawEdict):
        return f"draw_edict({step.space + 1})"
    return ""


def end_text(edition: StuporMundiEdition, step: Step[Any]) -> str:
    """The End Phase."""
    if isinstance(step, RefillHand):
        return f"refill({owner(step.who)})"
    if isinstance(step, DiscardCards):
        return f"discard({owner(step.seat)},{edition.card_names[step.lowest]})"
    if isinstance(step, DrawUp):
        return f"draw_up({owner(step.who)})"
    if isinstance(step, CastleIncome):
        return f"income({owner(step.who)})"
    if isinstance(step, AllyIncome):
        return "allies()"
    if isinstance(step, Reorganize):
        return "reorganize()"
    if isinstance(step, FillCardSpaces):
        return "fill_cards()"
    if isinstance(step, TurnUpAllies):
        return "turn_up()"
    if isinstance(step, ShowCard):
        return f"show_card({noun_names(edition, 'card_space')[step.space]})"
    if isinstance(step, ShowAlly):
        return f"show_ally({noun_names(edition, 'ally_space')[step.space]})"
    return ""


def frederick_text(edition: StuporMundiEdition, step: Step[Any]) -> str:
    """Frederick's turn in the solo game."""
    if isinstance(step, RevealSoloCard):
        return "solo()"
    if isinstance(step, ShuffleAfterCrowns):
        return "crowns()"
    if isinstance(step, FrederickSails):
        return f"frederick_sails({step.steps})"
    if isinstance(step, FrederickTakesCard):
        return "frederick_card()"
    if isinstance(step, FrederickTakesAlly):
        return "frederick_ally()"
    assert isinstance(step, FrederickIssues), f"{type(step).__name__} cannot be written down"
    return f"frederick_edict({ACTIVE_NAMES[step.space]})"
