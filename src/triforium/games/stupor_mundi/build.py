"""3. Build a Structure (SM-BUILD): where a player may build, what it costs, and what follows."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import lowest
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.atoms import ANY_MIX, FIXED, FOR_COINS, PRINTED, Atom
from triforium.games.stupor_mundi.choices import ActionTarget
from triforium.games.stupor_mundi.edict import ISSUE_EDICT
from triforium.games.stupor_mundi.edition import AFFORDABLE, RING, ability_bonus
from triforium.games.stupor_mundi.events import BUILT, CASTLE_COMPLETE, COVER_TAKEN, SIDE_CLOSED
from triforium.games.stupor_mundi.gains import EffectStep, push_bonuses
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import CASTLE_END, KEEP, STRUCTURES, WALL
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import BUILD, MIX, PIECE

MAX_AFFORDABLE: Final = AFFORDABLE - 1


def connected(s: StuporMundi, player: Player) -> int:
    """SM-BUILD-1, SM-BUILD-3, RUL-120: empty keep spaces, and empty ring spaces next to a structure."""
    ring = player.castle & RING
    beside = (ring << 1 | ring >> 1 | ring << 9 | ring >> 9) & RING
    return (beside | s.edition.keep_spaces) & ~player.castle


def stone_discount(s: StuporMundi, atom: Atom, abilities: int, space: int) -> int:
    """SM-BUILD-5, RUL-44: discounts add up."""
    if s.edition.space_kind[space] == KEEP:
        return atom.discount + ability_bonus(abilities, s.edition.cheaper_keeps, s.edition.keep_discounts)
    return atom.discount


def stone_to_pay(s: StuporMundi, atom: Atom, abilities: int, space: int) -> int:
    """SM-BUILD-4, SM-BUILD-5, SM-BUILD-6, RUL-46: never negative; for mixed payment see `resources_to_mix`."""
    if atom.payment == PRINTED:
        return max(s.edition.space_stone[space] - stone_discount(s, atom, abilities, space), 0)
    return atom.pay[0] if atom.payment == FIXED else 0


def grain_to_pay(s: StuporMundi, atom: Atom, space: int) -> int:
    """SM-BUILD-4, SM-BUILD-6: discounts do not reduce grain."""
    if atom.payment == PRINTED:
        return s.edition.space_grain[space]
    return atom.pay[1] if atom.payment == FIXED else 0


def coins_to_pay(atom: Atom) -> int:
    """SM-BUILD-6: Augustales instead of resources; those for a Great piece are extra."""
    return atom.pay[2] if atom.payment == FOR_COINS else 0


def resources_to_mix(s: StuporMundi, atom: Atom, abilities: int, space: int) -> int:
    """SM-WIT-2, RUL-45: stone after discounts plus grain, to be paid in any mix."""
    stone = max(s.edition.space_stone[space] - stone_discount(s, atom, abilities, space), 0)
    return stone + s.edition.space_grain[space]


def payable_spaces(s: StuporMundi, player: Player, atom: Atom, abilities: int) -> int:
    """SM-ACT-2: the spaces whose resources the player can pay, without the extra cost of Great pieces."""
    edition = s.edition
    if atom.payment == PRINTED:
        stone = min(player.stone + atom.discount, MAX_AFFORDABLE)
        grain = min(player.grain, MAX_AFFORDABLE)
        payable = edition.payable[stone * AFFORDABLE + grain]
        if abilities & edition.cheaper_keeps:
            more = min(stone + ability_bonus(abilities, edition.cheaper_keeps, edition.keep_discounts), MAX_AFFORDABLE)
            payable |= edition.payable[more * AFFORDABLE + grain] & edition.keep_spaces
        return payable
    if atom.payment == ANY_MIX:
        payable = 0
        for space in range(len(edition.space_names)):
            if resources_to_mix(s, atom, abilities, space) <= player.stone + player.grain:
                payable |= 1 << space
        return payable
    if atom.payment == FIXED and (player.stone < atom.pay[0] or player.grain < atom.pay[1]):
        return 0
    return edition.whole_castle


def payable_pieces(s: StuporMundi, player: Player, kind: int, atom: Atom) -> int:
    """SM-BUILD-2, SM-BUILD-4, RUL-40: pieces of a kind whose extra Augustales can be paid; the first of equal ones."""
    edition = s.edition
    pieces = player.pieces & edition.kind_pieces[kind]
    great = pieces & edition.great_pieces
    coins = player.coins - coins_to_pay(atom)
    if coins < 0:
        return 0
    alike = pieces & edition.alike[kind]
    found = pieces & ~great & ~edition.alike[kind] | alike & -alike
    while great:
        piece = lowest(great)
        great &= great - 1
        if edition.extra[piece] <= coins:
            found |= 1 << piece
    return found


def sites(s: StuporMundi, player: Player, atom: Atom, abilities: int) -> int:
    """The spaces where this player can build now."""
    edition = s.edition
    found = connected(s, player) & payable_spaces(s, player, atom, abilities)
    for kind in range(3):
        spaces = edition.kind_spaces[kind]
        if found & spaces and (atom.structures >> kind & 1 == 0 or payable_pieces(s, player, kind, atom) == 0):
            found &= ~spaces
    return found


# --- decisions -------------------------------------------------------------------------------------------------


class Build(EffectStep):
    """SM-BUILD-1: one structure, on the terms of a row, with the currently active workplaces (SM-ACT-1)."""

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if sites(s, player, self.atom, player.abilities):
            s.then(ChooseSite(self.who, self.atom, player.abilities, self.optional))


class ChooseSite(ActionTarget):
    """SM-BUILD-1, SM-BUILD-3, SM-BUILD-4: a connected empty space whose cost the player can pay."""

    key = "site"
    written = "site seat atom:building abilities optional:freedom"

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
    written = "piece seat atom:building abilities space"

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

    def misfit(self, s: StuporMundi) -> str:
        return misfit_site(s, self.seat, self.atom, self.abilities, self.space)


def misfit_site(s: StuporMundi, seat: Seat, atom: Atom, abilities: int, space: int) -> str:
    """SM-BUILD-1: a space was chosen where one can build."""
    there = sites(s, s.players[seat], atom, abilities) >> space & 1
    return "" if there else "nothing can be built there (SM-BUILD-1)"


class ChooseMix(Choice[StuporMundi]):
    """SM-WIT-2: any mix of stone and grain with the same total; the noun is the amount of grain."""

    key = "mix"
    written = "mix seat atom:building abilities space piece"

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

    def misfit(self, s: StuporMundi) -> str:
        pieces = payable_pieces(s, s.players[self.seat], s.edition.space_kind[self.space], self.atom)
        fits = pieces >> self.piece & 1
        site = misfit_site(s, self.seat, self.atom, self.abilities, self.space)
        return site or ("" if fits else "this piece cannot be had (SM-BUILD-2)")


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
        player.room += edition.per_wall
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

    written = "castle who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        s.ends |= CASTLE_END
        s.tell(CASTLE_COMPLETE, self.who)

    def misfit(self, s: StuporMundi) -> str:
        complete = s.players[self.who].castle == s.edition.whole_castle
        return "" if complete else "this castle is not complete (SM-BUILD-14)"


CASTLE_IS_COMPLETE: Final = [CastleIsComplete(seat) for seat in range(4)]


# --- reasons ---------------------------------------------------------------------------------------------------


def why_not_site(s: StuporMundi, player: Player, atom: Atom, abilities: int, space: int) -> Refusal | None:
    """The first rule that forbids building on a space."""
    edition = s.edition
    if space >= len(edition.space_names):
        return Refusal("SM-BUILD-1", "no-such-space")
    args = {"space": edition.space_names[space]}
    kind = edition.space_kind[space]
    if player.castle >> space & 1:
        return Refusal("SM-BUILD-1", "space-built", args)
    if atom.structures >> kind & 1 == 0:
        return Refusal(row_rule(atom), "other-structure", args)
    if kind != KEEP and connected(s, player) >> space & 1 == 0:
        return Refusal("SM-BUILD-3", "not-connected", {**args, "kind": f"@structure-{STRUCTURES.name(WALL - kind)}"})
    refusal = why_not_payable(s, player, atom, abilities, space)
    if refusal is not None:
        return refusal
    if player.pieces & edition.kind_pieces[kind] == 0:
        return Refusal("SM-BUILD-1", "no-piece-left", {"kind": f"@structure-{STRUCTURES.name(kind)}"})
    if payable_pieces(s, player, kind, atom) == 0:
        return Refusal("SM-BUILD-4", "great-too-dear")
    return None


def why_not_payable(s: StuporMundi, player: Player, atom: Atom, abilities: int, space: int) -> Refusal | None:
    """SM-BUILD-4, SM-BUILD-6: what the player lacks to pay for a space."""
    args = {"space": s.edition.space_names[space]}
    if atom.payment == ANY_MIX:
        total = resources_to_mix(s, atom, abilities, space)
        if total > player.stone + player.grain:
            return Refusal("SM-BUILD-6", "too-few-resources", {**args, "number": str(total)})
        return None
    if coins_to_pay(atom) > player.coins:
        return Refusal("SM-BUILD-6", "too-few-coins-to-build", {**args, "coins": str(coins_to_pay(atom))})
    stone, grain = stone_to_pay(s, atom, abilities, space), grain_to_pay(s, atom, space)
    if stone > player.stone or grain > player.grain:
        rule = "SM-BUILD-4" if atom.payment == PRINTED else "SM-BUILD-6"
        return Refusal(rule, "cannot-pay-space", {**args, "stone": str(stone), "grain": str(grain)})
    return None


def row_rule(atom: Atom) -> str:
    """The rule of the row of an atom: SM-CB-D for CB-D.1."""
    return f"SM-{atom.name.rpartition('.')[0]}"


def why_not_piece(s: StuporMundi, player: Player, atom: Atom, kind: int, piece: int) -> Refusal | None:
    """The first rule that forbids building with a piece."""
    edition = s.edition
    if piece >= len(edition.piece_names):
        return Refusal("SM-BUILD-2", "no-such-piece")
    args = {"piece": edition.piece_names[piece]}
    if edition.piece_kind[piece] != kind:
        return Refusal("SM-BUILD-1", "other-kind-of-piece", {**args, "kind": f"@structure-{STRUCTURES.name(kind)}"})
    if player.pieces >> piece & 1 == 0:
        return Refusal("SM-BUILD-1", "piece-built", args)
    if edition.extra[piece] > player.coins - coins_to_pay(atom):
        return Refusal("SM-BUILD-4", "piece-too-dear", {**args, "coins": str(edition.extra[piece])})
    if edition.alike[kind] >> piece & 1 and player.pieces & edition.alike[kind] & (1 << piece) - 1:
        return Refusal("RUL-40", "take-the-first-alike", args)
    return None


def why_not_build(s: StuporMundi, player: Player, atom: Atom) -> Refusal | None:
    """SM-BUILD-1, SM-BUILD-4: no space is left, or the player can pay for none."""
    if sites(s, player, atom, player.abilities):
        return None
    if player.castle == s.edition.whole_castle:
        return Refusal("SM-BUILD-1", "castle-is-complete")
    return Refusal("SM-BUILD-4", "nothing-can-be-built")
