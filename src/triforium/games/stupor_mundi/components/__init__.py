"""The printed components (rules.md, section 4): the tables of the component file, read and checked."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, structs

from triforium.core.datafile import Component, DataFile
from triforium.games.stupor_mundi.components.boards import (
    AdvancedDeck,
    Castle,
    EdictRewards,
    EdictSpaces,
    Frederick,
    GreatStructure,
    KeepCover,
    Market,
    PlayerBoard,
    Players,
    Scoring,
    Side,
    Voyage,
    Workplaces,
)
from triforium.games.stupor_mundi.components.check import check_components, without_sources
from triforium.games.stupor_mundi.components.tiles import (
    Ability,
    AdvancedCard,
    Ally,
    CityBonus,
    Edict,
    HouseCard,
    MarketTile,
    Solo,
    SoloCard,
    WorkplaceTile,
)
from triforium.games.stupor_mundi.effects import ICONS, Signs, signs_of
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES


class StuporMundiComponents(Component):
    """The component file; tables and keys are those of components.toml."""

    schema: Annotated[Literal[1], Meta(description="schema 1 of the game stupor-mundi")]
    game: Annotated[Literal["stupor-mundi"], Meta(description="schema 1 of the game stupor-mundi")]
    data_version: str
    players: Players
    scoring: Scoring
    player_board: PlayerBoard
    great_structure: list[GreatStructure]
    castle: Castle
    keep_cover: list[KeepCover]
    frederick: Frederick
    edict_rewards: EdictRewards
    edicts: EdictSpaces
    edict: list[Edict]
    workplaces: Workplaces
    workplace_tile: list[WorkplaceTile]
    workplace_ability: list[Ability]
    city_bonus: list[CityBonus]
    voyage: Voyage
    advanced_deck: AdvancedDeck
    market: Market
    market_tile: list[MarketTile]
    ally: list[Ally]
    house_card: list[HouseCard]
    advanced_card: list[AdvancedCard]
    solo: Solo
    solo_card: list[SoloCard]

    def cards(self) -> list[HouseCard | AdvancedCard]:
        """All Action cards, in the order of their numbers."""
        return [*self.house_card, *self.advanced_card]

    def houses(self) -> list[str]:
        """The names of the houses."""
        return list(dict.fromkeys(card.house for card in self.house_card if not card.is_common()))

    def translated(self) -> list[str]:
        """The IDs that have a translation in every language."""
        rows: list[Sequence[Any]] = [self.cards(), self.ally, self.city_bonus, self.keep_cover]
        names = [row.id for part in (*rows, self.player_board.pieces()) for row in part]
        return names + self.voyage.cities + self.houses()


class DrawnComponents(StuporMundiComponents):
    """The components as clients draw them: with signs by ID, icons by name, and the nouns of each kind by number."""

    signs: dict[str, list[Signs]]
    icons: dict[str, str]
    nouns: dict[str, list[str]]


def drawn(components: StuporMundiComponents, nouns: dict[str, list[str]]) -> DrawnComponents:
    """What clients draw: a card has one row for each effect, everything else one row."""
    signs = {card.id: [effect.signs() for effect in card.steps] for card in components.cards()}
    rows: list[Ability | KeepCover | Ally] = [*components.workplace_ability, *components.keep_cover, *components.ally]
    signs |= {row.id: [row.signs()] for row in rows}
    tiles: list[CityBonus | GreatStructure | Side] = [*components.city_bonus, *components.great_structure]
    tiles += components.castle.side
    signs |= {tile.id: [signs_of(tile.effects())] for tile in tiles}
    rewards = zip(ACTIVE_NAMES, components.edict_rewards.effects(), strict=True)
    signs |= {f"REWARD-{name}": [signs_of(effects)] for name, effects in rewards}
    return DrawnComponents(**structs.asdict(components), signs=signs, icons=ICONS, nouns=nouns)


def read_components(file: DataFile) -> StuporMundiComponents:
    """The components, checked against SM-DATA-1 to SM-DATA-7; BadComponents names line and invariant."""
    components = file.decode(StuporMundiComponents, without_sources(file, file.data, ()))
    check_components(file, components)
    return components
