"""The kinds of events in a game of Stupor Mundi; comments list what the nouns of each are."""

from typing import Final

from triforium.core.notation import Names

EVENTS: Final = Names(
    "first_player house_taken countryside_placed village_placed bonus_placed extra_edict edict_shown market_placed "
    "market_red ally_shown card_shown card_drawn cards_drawn reshuffled round_begins turn_begins sailed passed "
    "cannot_play played_up played_down hid_card performed gained overflowed exchanged promoted token_taken "
    "city_entered bonus_taken sold bought built cover_taken side_closed side_pays summoned purchased card_removed "
    "edict_issued palace_added palace_removed palace_unchanged edict_replaced reward_taken ship_moved faction_chosen "
    "discarded slots_discarded ally_scored castle_complete edicts_short cards_short rounds_over frederick_reveals "
    "frederick_sails frederick_takes_card frederick_takes_ally frederick_finds_nothing frederick_issues "
    "frederick_reshuffles final_score game_over"
)
FIRST_PLAYER: Final = 0
HOUSE_TAKEN: Final = 1  # house
COUNTRYSIDE_PLACED: Final = 2  # path, tile
VILLAGE_PLACED: Final = 3  # path, tile
BONUS_PLACED: Final = 4  # path, bonus tile
EXTRA_EDICT: Final = 5  # edict
EDICT_SHOWN: Final = 6  # edict space, edict
MARKET_PLACED: Final = 7  # city, market
MARKET_RED: Final = 8  # city
ALLY_SHOWN: Final = 9  # ally space of the voyage board, ally
CARD_SHOWN: Final = 10  # card space, card
CARD_DRAWN: Final = 11  # card: visible to its owner only
CARDS_DRAWN: Final = 12  # how many: visible to everybody
RESHUFFLED: Final = 13
ROUND_BEGINS: Final = 14  # round
TURN_BEGINS: Final = 15
SAILED: Final = 16  # city, coins
PASSED: Final = 17
CANNOT_PLAY: Final = 18
PLAYED_UP: Final = 19  # card, slot
PLAYED_DOWN: Final = 20  # slot
HID_CARD: Final = 21  # card, slot: visible to its owner only
PERFORMED: Final = 22  # card
GAINED: Final = 23  # stone, grain, coins, points
OVERFLOWED: Final = 24  # stone and grain that were returned
EXCHANGED: Final = 25  # payment and gain are in the event `gained`
PROMOTED: Final = 26  # specialist, place, grain paid
TOKEN_TAKEN: Final = 27  # place
CITY_ENTERED: Final = 28  # path: no bonus tile was left
BONUS_TAKEN: Final = 29  # bonus tile
SOLD: Final = 30  # city
BOUGHT: Final = 31  # city
BUILT: Final = 32  # castle space, piece
COVER_TAKEN: Final = 33  # keep cover
SIDE_CLOSED: Final = 34  # side
SIDE_PAYS: Final = 35  # side
SUMMONED: Final = 36  # ally, ally space
PURCHASED: Final = 37  # card
CARD_REMOVED: Final = 38  # card
EDICT_ISSUED: Final = 39  # edict space, edict
PALACE_ADDED: Final = 40  # possession, icons
PALACE_REMOVED: Final = 41  # possession, icons
PALACE_UNCHANGED: Final = 42  # possession
EDICT_REPLACED: Final = 43  # active space, next space
REWARD_TAKEN: Final = 44  # active space
SHIP_MOVED: Final = 45  # city
FACTION_CHOSEN: Final = 46  # faction
DISCARDED: Final = 47  # card
SLOTS_DISCARDED: Final = 48
ALLY_SCORED: Final = 49  # ally, points
CASTLE_COMPLETE: Final = 50
EDICTS_SHORT: Final = 51
CARDS_SHORT: Final = 52
ROUNDS_OVER: Final = 53
FREDERICK_REVEALS: Final = 54  # solo card
FREDERICK_SAILS: Final = 55  # city
FREDERICK_TAKES_CARD: Final = 56  # card
FREDERICK_TAKES_ALLY: Final = 57  # ally
FREDERICK_FINDS_NOTHING: Final = 58
FREDERICK_ISSUES: Final = 59  # edict space, edict
FREDERICK_RESHUFFLES: Final = 60
FINAL_SCORE: Final = 61  # structures, prize, points for coins, total
GAME_OVER: Final = 62
