"""3. Build a Structure (SM-BUILD)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.atoms import ANY_MIX, Atom
from triforium.games.stupor_mundi.choices import ActionTarget
from triforium.games.stupor_mundi.edict import ISSUE_EDICT
from triforium.games.stupor_mundi.events import BUILT, CASTLE_COMPLETE, COVER_TAKEN, SIDE_CLOSED
from triforium.games.stupor_mundi.gains import Effect
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import CASTLE_END, KEEP, WALL
from triforium.games.stupor_mundi.sites import (
    coins_to_pay,
    grain_to_pay,
    payable_pieces,
    resources_to_mix,
    sites,
    stone_to_pay,
    why_not_piece,
    why_not_site,
)
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import BUILD, MIX, PIECE
from triforium.games.stupor_mundi.workplaces import push_bonuses


class Build(Effect):
    """SM-BUILD-1: one structure, on the terms of a row, with the currently active workplaces (SM-ACT-1)."""

    def __init__(self, who: Seat, atom: Atom, optional: bool) -> None:
        super().__init__(who, atom.name)
        self.atom: Final = atom
        self.optional: Final = optional

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if sites(s, player, self.atom, player.abilities):
            s.then(ChooseSite(self.who, self.atom, player.abilities, self.optional))


class ChooseSite(ActionTarget):
    """SM-BUILD-1, SM-BUILD-3, SM-BUILD-4: a connected empty space whose cost the player can pay."""

    key = "site"

    def __init__(self, seat: Seat, atom: Atom, abilities: int, optional: bool) -> None:
        super().__init__(seat, BUILD, optional)
        self.atom: Final = atom
        self.abilities: Final = abilities

    def targets(self, s: StuporMundi) -> int:
        return sites(s, s.players[self.seat], self.atom, self.abilities)

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.then(ChoosePiece(self.seat, self.atom, self.abilities, noun))

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return why_not_site(s, s.players[self.seat], self.atom, self.abilities, noun)


class ChoosePiece(Choice[StuporMundi]):
    """SM-BUILD-2: any available piece of the kind, normal or Great."""

    key = "piece"

    def __init__(self, seat: Seat, atom: Atom, abilities: int, space: int) -> None:
        self.seat = seat
        self.verb = PIECE
        self.atom: Final = atom
        self.abilities: Final = abilities
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        return payable_pieces(s, s.players[self.seat], s.edition.space_kind[self.space], self.atom)

    def choose(self, s: StuporMundi, noun: int) -> None:
        if self.atom.payment == ANY_MIX:
            s.then(ChooseMix(self.seat, self.atom, self.abilities, self.space, noun))
            return
        stone = stone_to_pay(s, self.atom, self.abilities, self.space)
        grain = grain_to_pay(s, self.atom, self.space)
        build_structure(s, self.seat, self.atom, self.abilities, self.space, noun, stone, grain)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return why_not_piece(s, s.players[self.seat], self.atom, s.edition.space_kind[self.space], noun)


class ChooseMix(Choice[StuporMundi]):
    """SM-WIT-2: any mix of stone and grain with the same total; the noun is the amount of grain."""

    key = "mix"

    def __init__(self, seat: Seat, atom: Atom, abilities: int, space: int, piece: int) -> None:
        self.seat = seat
        self.verb = MIX
        self.atom: Final = atom
        self.abilities: Final = abilities
        self.space: Final = space
        self.piece: Final = piece

    def nouns(self, s: StuporMundi) -> int:
        player = s.players[self.seat]
        total = resources_to_mix(s, self.atom, self.abilities, self.space)
        return (2 << min(player.grain, total)) - (1 << max(total - player.stone, 0))

    def choose(self, s: StuporMundi, noun: int) -> None:
        total = resources_to_mix(s, self.atom, self.abilities, self.space)
        build_structure(s, self.seat, self.atom, self.abilities, self.space, self.piece, total - noun, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        player = s.players[self.seat]
        total = resources_to_mix(s, self.atom, self.abilities, self.space)
        if noun <= player.grain and noun <= total and total - noun <= player.stone:
            return None
        return Refusal("SM-BUILD-6", "no-such-mix", {"number": str(total)})


def build_structure(
    s: StuporMundi, seat: Seat, atom: Atom, abilities: int, space: int, piece: int, stone: int, grain: int
) -> None:
    """SM-BUILD-7: pay, place, closed sides, workplaces, Great bonus, site edict, castle; pushed in reverse order."""
    edition = s.edition
    player = s.players[seat]
    player.stone -= stone
    player.grain -= grain
    player.coins -= coins_to_pay(atom) + edition.extra[piece]
    before = player.castle
    player.put_piece(space, piece)
    kind = edition.space_kind[space]
    if kind == WALL:  # SM-BUILD-8, RUL-41
        player.room += edition.components.board.per_wall
    s.tell(BUILT, seat, space, piece)
    if player.castle == edition.whole_castle:
        s.agenda.append(CASTLE_IS_COMPLETE[seat])
    if edition.edict_sites >> space & 1:  # SM-BUILD-12, RUL-48, RUL-51
        s.agenda.append(ISSUE_EDICT[seat])
    s.agenda.extend(edition.effects.great[seat][piece])  # SM-BUILD-11
    push_bonuses(s, seat, kind, abilities)  # ON_TOWER, ON_WALL and ON_KEEP have the same numbers as the kinds
    if kind == KEEP:  # RUL-52: keeps never close a side
        cover = edition.space_cover[space]
        player.covers |= 1 << cover
        s.tell(COVER_TAKEN, seat, cover)
        s.agenda.extend(edition.effects.cover[seat][cover])
    else:
        closed = newly_closed(s, seat, before)
        if closed:
            s.then(PaySides(seat, closed))


def newly_closed(s: StuporMundi, seat: Seat, before: int) -> int:
    """SM-BUILD-9, RUL-43: the sides that the new piece has closed."""
    castle = s.players[seat].castle
    closed = 0
    for side in range(len(s.edition.sides)):
        spaces = s.edition.sides[side]
        if castle & spaces == spaces and before & spaces != spaces:
            closed |= 1 << side
            s.tell(SIDE_CLOSED, seat, side)
    return closed


class CastleIsComplete(Step[StuporMundi]):
    """SM-BUILD-14, RUL-50: all structures are built; the round is still played to its end."""

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        s.ends |= CASTLE_END
        s.tell(CASTLE_COMPLETE, self.who)


CASTLE_IS_COMPLETE: Final = [CastleIsComplete(seat) for seat in range(4)]
