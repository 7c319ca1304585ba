"""What differs between editions and house rules (BAS-OPT); no rule ever asks which edition is played."""

from typing import Final

from triforium.core.errors import BadOption
from triforium.core.game import Edition
from triforium.core.options import TableOption, chosen_options
from triforium.games.basilica.components import BasilicaComponents, Tile
from triforium.games.basilica.kinds import COLOURS, ORDER_NAMES, RANK_LETTERS, RANKS

EDITION_KEYS: Final = ("2022", "2010", "2022+ff", "2010+ff")

OPTIONS: Final = (
    TableOption("edition", ("2022", "2010"), "BAS-OPT-1"),
    TableOption("ff", ("false", "true"), "BAS-OPT-2"),
    TableOption("ff_remove_six", ("true", "false"), "BAS-OPT-3"),
    TableOption("promotion_tokens", ("4", "3"), "BAS-OPT-4"),
    TableOption("promotion_faces", ("printed", "free"), "BAS-OPT-5"),
    TableOption("jester_adjacency", ("placement", "none"), "BAS-OPT-6"),
    TableOption("lone_jester", ("no_area", "own_colour"), "BAS-OPT-7"),
    TableOption("strongman", ("net", "presence"), "BAS-OPT-8"),
    TableOption("burn_orders", ("false", "true"), "BAS-OPT-9"),
    TableOption("reshuffle", ("eager", "lazy"), "BAS-OPT-10"),
    TableOption("show_crowns", ("false", "true"), "BAS-OPT-11"),
    TableOption("first_player", ("random", "white", "black"), "BAS-OPT-12"),
)

RANDOM_SEAT: Final = -1  # `first_player` is random


class TokenKind:
    """A kind of promotion token: the ranks it can show, and how many of them each player has."""

    def __init__(self, name: str, ranks: int, copies: int) -> None:
        self.name = name
        self.ranks = ranks  # one bit per rank
        self.copies = copies


class BasilicaEdition(Edition):
    """The components and options that the rules need to know."""

    def __init__(self, key: str, options: dict[str, str], components: BasilicaComponents) -> None:
        super().__init__(key, options)
        base = key.split("+", maxsplit=1)[0]
        data = components.edition.of(base)
        track = components.track
        with_ff = key.endswith("+ff")
        self.timekeeper: str = data.timekeeper
        self.draw: str = {"2010": "tie", "2022": "shared_victory"}[base]  # BAS-END-4
        self.ranks: list[int] = [RANKS.number(rank) for rank in data.ranks]  # BAS-ORD-PROMOTE-7, BAS-ORD-PROMOTE-8
        self.builders: int = data.builders_in_play  # BAS-SETUP-2
        self.coins: int = data.coins_each  # BAS-SETUP-5
        self.spaces: int = track.spaces  # BAS-QUEEN-5
        self.crown_spaces: list[bool] = [
            space in track.crown_spaces for space in range(track.spaces + 1)
        ]  # BAS-QUEEN-3
        # BAS-SETUP-8: the number of tiles removed unseen
        removed = with_ff and options["ff_remove_six"] == "true"
        self.removed: int = components.expansion.festum_fatuorum.remove_random if removed else 0
        self.jester_frees_neighbours: bool = options["jester_adjacency"] == "placement"  # BAS-VAULT-6
        self.lone_jester_keeps_colour: bool = options["lone_jester"] == "own_colour"  # BAS-JESTER-6
        self.strongmen_cancel: bool = options["strongman"] == "net"  # BAS-RANK-STRONG-1
        self.burn_orders: bool = options["burn_orders"] == "true"  # BAS-ORDER-2
        self.reshuffle_at_once: bool = options["reshuffle"] == "eager"  # BAS-STACK-1
        self.show_crowns: bool = options["show_crowns"] == "true"  # BAS-OPT-11
        self.first_player: int = {"random": RANDOM_SEAT, "white": 0, "black": 1}[
            options["first_player"]
        ]  # BAS-SETUP-13
        self.free_faces: bool = options["promotion_faces"] == "free"  # BAS-ORD-PROMOTE-10
        # BAS-OPT-4: only the English text of 2022 mentions three tokens; the option has no effect in 2010.
        tokens = 3 if options["promotion_tokens"] == "3" and base == "2022" else len(data.promotion_token)
        self.token_kinds: list[TokenKind] = token_kinds(
            [token.faces for token in data.promotion_token[:tokens]], self.ranks, self.free_faces
        )
        # by kind and rank: the visible face in upper case, the hidden one in lower case; empty if it has no such face
        self.token_names: list[str] = [
            letter + kind.name.replace(letter, "").lower() if kind.ranks >> rank & 1 else ""
            for kind in self.token_kinds
            for rank, letter in enumerate(RANK_LETTERS)
        ]
        self.set_tiles([tile for tile in components.tile if tile.set == "base" or with_ff])  # BAS-SETUP-7

    def set_tiles(self, tiles: list[Tile]) -> None:
        """BAS-GEO-9, BAS-SETUP-9: an order side shows order and colours; tiles that agree in both look the same."""
        self.tile_names: list[str] = [tile.id for tile in tiles]
        self.tile_numbers: dict[str, int] = {name: number for number, name in enumerate(self.tile_names)}
        # one bit per colour; a wild tile has two
        self.colours: list[int] = [sum([1 << COLOURS.number(colour) for colour in tile.colours]) for tile in tiles]
        self.wild: list[bool] = [colours & (colours - 1) != 0 for colours in self.colours]
        self.crown: list[bool] = [tile.crown for tile in tiles]
        # BAS-OPT-11: with crowns shown, the crown is part of what an order side shows.
        sides = [
            (ORDER_NAMES.number(tile.order), colours, self.show_crowns and tile.crown)
            for tile, colours in zip(tiles, self.colours, strict=True)
        ]
        shown = sorted(set(sides))
        self.face: list[int] = [shown.index(side) for side in sides]  # tile -> face
        self.face_order: list[int] = [order for order, _, _ in shown]
        self.face_colours: list[int] = [colours for _, colours, _ in shown]
        self.face_crown: list[bool] = [crown for _, _, crown in shown]
        self.face_tiles: list[list[int]] = [[] for _ in shown]
        for number, face in enumerate(self.face):
            self.face_tiles[face].append(number)
        # Only among lookalikes it matters which tile is hidden: one bit for each tile that shares its order side.
        self.lookalike: list[int] = []
        bit = 1
        for face in self.face:
            self.lookalike.append(bit if len(self.face_tiles[face]) > 1 else 0)
            bit <<= 1 if len(self.face_tiles[face]) > 1 else 0
        self.has_altars: bool = ORDER_NAMES.number("altar") in self.face_order  # BAS-FF-1
        self.faces_in_order: list[int] = sorted(self.face)


def token_kinds(tokens: list[list[str]], ranks: list[int], free: bool) -> list[TokenKind]:
    """BAS-SETUP-3, BAS-SETUP-4, BAS-ORD-PROMOTE-10: the tokens of a player, grouped by kind."""
    if free:
        return [TokenKind("", sum([1 << rank for rank in ranks]), len(tokens))]
    kinds: list[TokenKind] = []
    for faces in tokens:
        numbers = [RANKS.number(face) for face in faces]
        shown = sum([1 << number for number in numbers])
        for kind in kinds:
            if kind.ranks == shown:
                kind.copies += 1
                break
        else:
            kinds.append(TokenKind("".join([RANK_LETTERS[number] for number in numbers]), shown, 1))
    return kinds


def edition_for(key: str, wanted: dict[str, str], components: BasilicaComponents) -> BasilicaEdition:
    """BAS-OPT-1, BAS-OPT-2, BAS-FF-2: the edition given by its key or by the options `edition` and `ff`."""
    chosen = chosen_options(OPTIONS, wanted)
    if key:
        if key not in EDITION_KEYS:
            raise BadOption(f"Basilica has no edition {key!r}; it has: {', '.join(EDITION_KEYS)}")
        base, _, expansion = key.partition("+")
        for option, value in (("edition", base), ("ff", "true" if expansion else "false")):
            if wanted.get(option, value) != value:
                raise BadOption(f"edition {key} and option {option}={wanted[option]} contradict each other")
            chosen[option] = value
    else:
        key = chosen["edition"] + ("+ff" if chosen["ff"] == "true" else "")
    return BasilicaEdition(key, chosen, components)
