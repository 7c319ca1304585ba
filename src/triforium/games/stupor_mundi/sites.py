"""Where a player may build, and the cost (SM-BUILD-1 to SM-BUILD-6)."""

from typing import Final

from triforium.core.masks import lowest
from triforium.core.refusal import Refusal
from triforium.games.stupor_mundi.atoms import ANY_MIX, FIXED, FOR_COINS, PRINTED, Atom
from triforium.games.stupor_mundi.edition import AFFORDABLE, RING, ability_bonus
from triforium.games.stupor_mundi.kinds import KEEP, STRUCTURES, WALL
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi

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
