"""The steps of every component, for each seat of a table."""

from typing import Any

import msgspec

from triforium.core.action import Seat
from triforium.core.state import Step
from triforium.games.stupor_mundi.edition import Steps, StuporMundiEdition
from triforium.games.stupor_mundi.effects import AnyEffect, Effect
from triforium.games.stupor_mundi.frederick import solo_steps
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, MAIN_ACTIONS


def steps_for(edition: StuporMundiEdition, seat: Seat, row: str, effects: list[Any], optional: bool) -> Steps:
    """SM-CARD-1, SM-ACT-6, RUL-5, RUL-7, RUL-26, RUL-47: from left to right, so the leftmost comes last."""
    steps: Steps = []
    for number in range(len(effects), 0, -1):
        effect: Effect = effects[number - 1]
        atom = effect.atom(f"{row}.{number}")
        step: Step[Any] = effect.step(seat, atom, optional)
        edition.effects.named[seat][atom.name] = step
        edition.effects.atoms[atom.name] = atom
        steps.append(step)
    return steps


def create_effects(edition: StuporMundiEdition) -> None:
    """Create the steps of every component for every seat, once per table; granted actions may be declined."""
    components, effects = edition.components, edition.effects
    main = [msgspec.convert({"op": name}, AnyEffect) for name in MAIN_ACTIONS.words]
    for seat in range(edition.seats):
        effects.named.append({})
        effects.main.append([steps_for(edition, seat, effect.op(), [effect], False) for effect in main])
        cards = [steps_for(edition, seat, card.id, card.steps, True) for card in components.cards()]
        effects.card.append([cards[row] for row in edition.card_rows])
        tiles = [steps_for(edition, seat, tile.id, tile.effects(), True) for tile in components.city_bonus]
        effects.bonus.append([tiles[number // 2] for number in range(2 * len(tiles))])
        great = {row.id: row.effects() for row in components.great_structure}
        effects.great.append(
            [steps_for(edition, seat, name, great.get(name, []), True) for name in edition.piece_names]
        )
        effects.cover.append([steps_for(edition, seat, row.id, row.effects(), True) for row in components.keep_cover])
        sides = components.castle.side
        effects.income.append([steps_for(edition, seat, side.id, side.effects(), True) for side in sides])
        rewards = zip(ACTIVE_NAMES, components.edict_rewards.effects(), strict=True)
        effects.reward.append([steps_for(edition, seat, f"REWARD-{name}", found, True) for name, found in rewards])
        abilities = components.workplace_ability
        effects.ability.append([steps_for(edition, seat, row.id, row.effects(), True) for row in abilities])
    for card in components.solo_card:
        effects.solo.append(solo_steps(card.cities(), card.kind(), card.space()))
