"""Creates the steps that a line DO can name, each checked against the state."""

from typing import Any, Final

from triforium.core.errors import Unreadable
from triforium.core.state import Step
from triforium.games.stupor_mundi.atoms import Atom
from triforium.games.stupor_mundi.build import CASTLE_IS_COMPLETE, ChooseMix, ChoosePiece, ChooseSite
from triforium.games.stupor_mundi.components import ONE_CARD, TO_PLAYER
from triforium.games.stupor_mundi.draw import DRAW_CARD, DRAW_CARDS, MAX_DRAWN
from triforium.games.stupor_mundi.edict import (
    CHOOSE_DIRECTION,
    CHOOSE_EDICT,
    CHOOSE_NEXT,
    CHOOSE_REWARD,
    DRAW_EDICTS,
    ISSUE_EDICT,
    MAX_ICONS,
    TAKE_EDICT_AWAY,
    can_add,
    can_remove,
)
from triforium.games.stupor_mundi.edition import CARD_TWINS, FIRST_ADVANCED
from triforium.games.stupor_mundi.end_phase import (
    DISCARD_CARDS,
    DRAW_UP,
    FILL_CARD_SPACES,
    REFILL_HAND,
    REORGANIZE,
    SHOW_ALLIES,
    SHOW_CARDS,
    TURN_UP_ALLIES,
)
from triforium.games.stupor_mundi.frederick import (
    REVEAL_SOLO_CARD,
    SHUFFLE_AFTER_CROWNS,
    FrederickIssues,
    FrederickSails,
    FrederickTakesAlly,
    FrederickTakesCard,
)
from triforium.games.stupor_mundi.gains import (
    CHOOSE_RESOURCE,
    KEEP_RESOURCES,
    MAX_CHOSEN,
    ChooseFaction,
    Exchange,
    GrainAmong,
    NextExchange,
    owns,
)
from triforium.games.stupor_mundi.income import ALLY_INCOME, CASTLE_INCOME, PaySides, closed_sides
from triforium.games.stupor_mundi.kinds import COLUMNS, START_AREA, place_of
from triforium.games.stupor_mundi.market import NextTrade, Trade
from triforium.games.stupor_mundi.play_card import CHOOSE_CARD, CHOOSE_FACE, CHOOSE_MAIN, PERFORM_CARD
from triforium.games.stupor_mundi.player import UNDECIDED, card_kinds
from triforium.games.stupor_mundi.promote import ChooseCityTile, ChoosePath, ChooseSpecialist, NextPromotion, is_at
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard, TakeCard, purchasable
from triforium.games.stupor_mundi.setup import BEGIN_GAME, DRAFT_HOUSE, PLAYERS_DRAW
from triforium.games.stupor_mundi.sites import payable_pieces, sites
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace, summonable
from triforium.games.stupor_mundi.travel import CHOOSE_CITY
from triforium.games.stupor_mundi.turn import END_TURN, NEXT_ROUND, START_TURN, TAKE_TURNS, can_play

NO_ATOM: Final = Atom("", 0)


def make_step(s: StuporMundi, word: str, name: str, n: list[int], atom: Atom | None) -> Step[Any]:
    """The step with this name; `n`: its arguments as numbers."""
    maker = StepMaker(s, word, n, atom or NO_ATOM)
    step = maker.of_turn(name) or maker.of_action(name) or maker.of_building(name) or maker.of_end_phase(name)
    assert step is not None, f"{name} has a signature and no step"
    return step


class StepMaker:
    """Creates one step, or says why it does not fit the state."""

    def __init__(self, s: StuporMundi, word: str, n: list[int], atom: Atom) -> None:
        self.s = s
        self.word = word
        self.n = n
        self.atom = atom

    def needs(self, fact: bool, sentence: str) -> None:
        """Reject the step with this sentence unless the condition holds."""
        if not fact:
            raise Unreadable(f"position, line DO: {self.word}: {sentence}")

    def of_turn(self, name: str) -> Step[Any] | None:
        """Rounds, turns, cards and drafts."""
        s, n = self.s, self.n
        if name in ("turns", "end_turn"):
            return TAKE_TURNS[n[0]] if name == "turns" else END_TURN[n[0]]
        if name == "next_round":
            return NEXT_ROUND
        if name in ("turn", "card"):
            self.needs(can_play(s, n[0]), "this player has no card to play or no slot for it (SM-PASS-3)")
            return START_TURN[n[0]] if name == "turn" else CHOOSE_CARD[n[0]]
        if name == "house":
            self.needs(s.players[n[0]].house == UNDECIDED, "this player has a house already (SM-SETUP-16)")
            return DRAFT_HOUSE[n[0]]
        if name in ("players_draw", "begin_game"):
            self.needs(s.round_number == 0, "the game has begun")
            return PLAYERS_DRAW if name == "players_draw" else BEGIN_GAME
        if name == "face":
            self.needs(can_play(s, n[0]), "this player has no slot for a card (SM-PASS-3)")
            self.needs(card_kinds(s.players[n[0]].hand) >> n[1] & 1 == 1, "this card is not in hand (SM-PLAY-1)")
            return CHOOSE_FACE[n[0]][n[1]]
        if name == "perform":
            played = card_kinds(s.players[n[0]].slot_cards(True))
            self.needs(played >> n[1] & 1 == 1, "this card does not lie face up (SM-PLAY-2)")
            return PERFORM_CARD[n[0]][n[1]]
        if name == "main":
            return CHOOSE_MAIN[n[0]][n[1]][n[2]]
        if name in ("draws", "draw"):
            self.needs(1 <= n[1] < MAX_DRAWN, f"1 to {MAX_DRAWN - 1} cards are drawn")
            if name == "draws":
                return DRAW_CARDS[n[0]][n[1]]
            self.needs(s.players[n[0]].draw != 0, "the draw pile is empty")
            return DRAW_CARD[n[0]][n[1]]
        return None

    def of_action(self, name: str) -> Step[Any] | None:
        """Gains, promotions, markets, purchases, and the atoms of rows."""
        s, n, atom = self.s, self.n, self.atom
        if name == "do":
            return s.edition.effects.named[n[0]][atom.name]
        if name == "keep":
            player = s.players[n[0]]
            self.needs(player.stone + player.grain > player.room, "nothing overflows (SM-ACT-7)")
            return KEEP_RESOURCES[n[0]]
        if name in ("step", "steps"):
            self.needs(n[2] <= atom.times, f"at most {atom.times} exchanges (SM-CARD-2)")
            if name == "steps":
                return NextExchange(n[0], atom, n[2])
            self.needs(n[2] > 0 and owns(s.players[n[0]], atom.pay), "the payment is not there (SM-CARD-2)")
            return Exchange(n[0], atom, n[2])
        if name in ("resource", "resources"):
            self.needs(1 <= n[1] <= MAX_CHOSEN, f"1 to {MAX_CHOSEN} resources")
            return CHOOSE_RESOURCE[n[0]][n[1] - 1] if name == "resource" else GrainAmong(n[0], n[1])
        if name == "faction":
            return ChooseFaction(n[0], atom)
        if name == "ship":
            return CHOOSE_CITY[n[0]]
        if name in ("again", "specialist"):
            self.needs(1 <= n[2] <= atom.times, f"at most {atom.times} promotions")
            if name == "again":
                return NextPromotion(n[0], atom, n[2], n[3])
            return ChooseSpecialist(n[0], atom, n[2], n[3], n[4] == 1)
        if name == "path":
            self.needs(s.players[n[0]].place_of(n[2]) == START_AREA, "this Specialist has its path (SM-PROM-2)")
            return ChoosePath(n[0], atom, n[2])
        if name == "city":
            there = is_at(s.players[n[0]], place_of(n[1], COLUMNS))
            self.needs(there and s.cities[n[1]] != 0, "nobody has just reached this City, or it is empty (SM-PROM-8)")
            return ChooseCityTile(n[0], n[1])
        if name == "trade":
            return Trade(n[0], n[1], n[2], n[3], n[4] == 1)
        if name == "trades":
            return NextTrade(n[0], n[1], n[2], n[3])
        return self.of_purchase(name)

    def of_purchase(self, name: str) -> Step[Any] | None:
        """Purchases: the card, its payment, whether to perform it at once, and the card on its way to the hand."""
        s, n = self.s, self.n
        if name == "buy":
            return ChooseCardToBuy(n[0], n[1], n[2] == 1)
        if name == "remove":
            fits = purchasable(s, s.players[n[0]], n[1]) >> n[2] & 1 == 1
            self.needs(
                fits and s.edition.card_cost[s.card_on(n[2])] == ONE_CARD, "no card there costs a card (SM-BUY-2)"
            )
            return RemoveCard(n[0], n[1], n[2])
        if name in ("now", "take"):
            self.needs(n[1] >= FIRST_ADVANCED, "only Advanced cards are purchased (SM-BUY-1)")
            return PerformPurchased(n[0], n[1]) if name == "now" else TakeCard(n[0], n[1])
        return None

    def of_building(self, name: str) -> Step[Any] | None:
        """Building and summoning."""
        s, n, atom = self.s, self.n, self.atom
        if name == "site":
            return ChooseSite(n[0], atom, n[2], n[3] == 1)
        if name in ("piece", "mix"):
            player = s.players[n[0]]
            self.needs(sites(s, player, atom, n[2]) >> n[3] & 1 == 1, "nothing can be built there (SM-BUILD-1)")
            if name == "piece":
                return ChoosePiece(n[0], atom, n[2], n[3])
            pieces = payable_pieces(s, player, s.edition.space_kind[n[3]], atom)
            self.needs(pieces >> n[4] & 1 == 1, "this piece cannot be had (SM-BUILD-2)")
            return ChooseMix(n[0], atom, n[2], n[3], n[4])
        if name == "side":
            closed = closed_sides(s, s.players[n[0]])
            self.needs(n[1] & ~closed == 0, "a side that is not closed pays nothing (SM-INC-1)")
            return PaySides(n[0], n[1])
        if name == "castle":
            self.needs(s.players[n[0]].castle == s.edition.whole_castle, "this castle is not complete (SM-BUILD-14)")
            return CASTLE_IS_COMPLETE[n[0]]
        if name == "ally":
            return ChooseAlly(n[0], atom, n[2], n[3] == 1)
        if name == "ally_space":
            fits = summonable(s, s.players[n[0]], atom, n[2]) >> n[3] & 1 == 1
            self.needs(fits, "no ally can be summoned from there (SM-SUM-1)")
            return ChooseAllySpace(n[0], atom, n[2], n[3])
        return self.of_edict(name)

    def of_edict(self, name: str) -> Step[Any] | None:
        """Edicts."""
        s, n = self.s, self.n
        if name == "issue":
            return ISSUE_EDICT[n[0]]
        if name in ("edict", "reward"):
            self.needs((s.occupied_edicts(0) != 0) == (name == "edict"), "SM-EDICT-15: a tile if there is one")
            return CHOOSE_EDICT[n[0]] if name == "edict" else CHOOSE_REWARD[n[0]]
        if name == "direction":
            self.needs(1 <= n[2] <= MAX_ICONS, f"1 to {MAX_ICONS} icons")
            self.needs(
                can_add(s, n[1], n[2]) or can_remove(s, n[1], n[2]), "they fit in neither direction (SM-EDICT-10)"
            )
            return CHOOSE_DIRECTION[n[0]][n[1]][n[2]]
        if name == "take_away":
            self.needs(s.edict_in(n[1]) >= 0, "no tile lies there (SM-EDICT-11)")
            return TAKE_EDICT_AWAY[n[0]][n[1]]
        if name == "next":
            self.needs(s.edict_in(n[1]) < 0, "the active space is not empty (SM-EDICT-12)")
            return CHOOSE_NEXT[n[0]][n[1]]
        if name == "draw_edict":
            self.needs(1 <= n[0] <= 2 * ACTIVE_SPACES and s.edict_in(n[0] - 1) < 0, "no such empty edict space")
            return DRAW_EDICTS[n[0] - 1]
        return None

    def of_end_phase(self, name: str) -> Step[Any] | None:
        """The End Phase, and Frederick's turn."""
        s, n = self.s, self.n
        if name == "refill":
            return REFILL_HAND[n[0]]
        if name == "discard":
            self.needs(CARD_TWINS >> n[1] & 1 == 0, "cards are discarded in ascending order (SM-HAND-2)")
            return DISCARD_CARDS[n[0]][n[1]]
        if name == "draw_up":
            return DRAW_UP[n[0]]
        if name == "income":
            return CASTLE_INCOME[n[0]]
        if name == "show_card":
            self.needs(s.card_on(n[0]) < 0 and s.pile_a + s.pile_b > 0, "there is a card, or none to show (SM-REORG-1)")
            return SHOW_CARDS[n[0]]
        if name == "show_ally":
            self.needs(s.ally_on(n[0]) < 0 and s.ally_bag != 0, "there is an ally, or none to show (SM-REORG-3)")
            return SHOW_ALLIES[n[0]]
        plain: dict[str, Step[Any]] = {
            "allies": ALLY_INCOME,
            "reorganize": REORGANIZE,
            "fill_cards": FILL_CARD_SPACES,
            "turn_up": TURN_UP_ALLIES,
        }
        return plain.get(name) or self.of_frederick(name)

    def of_frederick(self, name: str) -> Step[Any] | None:
        """SM-SOLO-6: Frederick's turn, only in the solo game."""
        self.needs(self.s.edition.solo, "Frederick takes no turns in this game (SM-SOLO-5)")
        if name == "solo":
            self.needs(self.s.solo_deck != 0, "the solo deck is empty")
            return REVEAL_SOLO_CARD
        if name == "crowns":
            return SHUFFLE_AFTER_CROWNS
        if name == "frederick_sails":
            return FrederickSails(TO_PLAYER if self.n[0] > 4 else self.n[0])
        if name == "frederick_edict":
            return FrederickIssues(self.n[0])
        return FrederickTakesCard() if name == "frederick_card" else FrederickTakesAlly()
