"""Turns rows of the component file (cards, tiles, pieces, sides) into steps, atom by atom (rules.md, section 12)."""

from typing import Any

from triforium.core.action import Seat
from triforium.core.state import Step
from triforium.games.stupor_mundi.atoms import OPS, Atom
from triforium.games.stupor_mundi.build import Build
from triforium.games.stupor_mundi.draw import Draw
from triforium.games.stupor_mundi.edict import EdictEffect
from triforium.games.stupor_mundi.edition import Steps, StuporMundiEdition
from triforium.games.stupor_mundi.frederick import solo_steps
from triforium.games.stupor_mundi.gains import Convert, Gain, GainIf, GainPer, GainPerFaction, Resources
from triforium.games.stupor_mundi.kinds import MAIN_ACTIONS
from triforium.games.stupor_mundi.market import VisitMarket
from triforium.games.stupor_mundi.promote import Promote
from triforium.games.stupor_mundi.purchase import Purchase
from triforium.games.stupor_mundi.summon import Summon
from triforium.games.stupor_mundi.travel import ShipAnywhere


def step_for(atom: Atom, seat: Seat, optional: bool) -> Step[Any]:
    """SM-ACT-6, RUL-5, RUL-7, RUL-26, RUL-47: the step for an atom; actions granted by a row may be declined."""
    op = OPS.name(atom.op)
    if op == "gain":
        return Gain(seat, atom)
    if op == "draw":
        return Draw(seat, atom)
    if op == "per":
        return GainPer(seat, atom)
    if op == "convert":
        return Convert(seat, atom)
    if op == "need":
        return GainIf(seat, atom)
    if op == "faction_per":
        return GainPerFaction(seat, atom)
    if op == "promote":
        return Promote(seat, atom, optional)
    if op == "market":
        return VisitMarket(seat, atom, optional)
    if op == "purchase":
        return Purchase(seat, atom, optional)
    if op == "summon":
        return Summon(seat, atom, optional)
    if op == "build":
        return Build(seat, atom, optional)
    if op == "ship_anywhere":
        return ShipAnywhere(seat, atom)
    if op == "resources":
        return Resources(seat, atom)
    assert op == "edict"
    return EdictEffect(seat, atom)


def steps_for(edition: StuporMundiEdition, seat: Seat, atoms: list[Atom], optional: bool) -> Steps:
    """SM-CARD-1: the steps of a row in agenda order: from left to right, so the leftmost comes last."""
    steps: Steps = []
    for atom in atoms[::-1]:
        step = step_for(atom, seat, optional)
        edition.effects.named[seat][atom.name] = step
        edition.effects.atoms[atom.name] = atom
        steps.append(step)
    return steps


def create_effects(edition: StuporMundiEdition) -> None:
    """Create the steps of every component for every seat, once per table."""
    components = edition.components
    effects = edition.effects
    for seat in range(edition.seats):
        effects.named.append({})
        main: list[Steps] = []
        for name in MAIN_ACTIONS.words:
            main.append(steps_for(edition, seat, [Atom(f"{name}.1", OPS.number(name))], False))
        effects.main.append(main)
        cards = [steps_for(edition, seat, card.atoms, True) for card in components.cards]
        effects.card.append([cards[row] for row in edition.card_rows])
        tiles = [steps_for(edition, seat, tile.atoms, True) for tile in components.bonus_tiles]
        effects.bonus.append([tiles[number // 2] for number in range(2 * len(tiles))])
        effects.great.append([steps_for(edition, seat, atoms, True) for atoms in components.board.bonus])
        effects.cover.append([steps_for(edition, seat, cover.atoms, True) for cover in components.covers])
        effects.income.append([steps_for(edition, seat, atoms, True) for atoms in components.castle.incomes])
        effects.reward.append([steps_for(edition, seat, atoms, True) for atoms in components.rewards])
        effects.ability.append([steps_for(edition, seat, ability.atoms, True) for ability in components.abilities])
    for card in components.solo_cards:
        effects.solo.append(solo_steps(card))
