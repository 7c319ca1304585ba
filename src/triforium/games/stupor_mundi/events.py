"""The kinds of event in Stupor Mundi, each with the kinds of its nouns."""

from typing import Final

from triforium.core.notation import Events

EVENTS: Final = Events("""
    first_player
    house_taken              house
    countryside_placed       path tile
    village_placed           path tile
    bonus_placed             path bonus
    extra_edict              edict
    edict_shown              edict_space edict
    market_placed            city market_side
    market_red               city
    ally_shown               ally_space ally
    card_shown               card_space card
    card_drawn               card
    cards_drawn              number
    reshuffled
    round_begins             number
    turn_begins
    sailed                   city coins
    passed
    cannot_play
    played_up                card slot
    played_down              slot
    hid_card                 card slot
    performed                card
    gained                   stone grain coins points
    overflowed               stone grain
    exchanged
    promoted                 specialist place grain
    token_taken              place
    city_entered             path
    bonus_taken              bonus
    sold                     city
    bought                   city
    built                    space piece
    cover_taken              cover
    side_closed              side
    side_pays                side
    summoned                 ally board_space
    purchased                card
    card_removed             card
    edict_issued             edict_space edict
    palace_added             possession number
    palace_removed           possession number
    palace_unchanged         possession
    edict_replaced           roman next
    reward_taken             roman
    ship_moved               city
    faction_chosen           faction
    discarded                card
    slots_discarded
    ally_scored              ally points
    castle_complete
    edicts_short
    cards_short
    rounds_over
    frederick_reveals        solo
    frederick_sails          city
    frederick_takes_card     card
    frederick_takes_ally     ally
    frederick_finds_nothing
    frederick_issues         edict_space edict
    frederick_reshuffles
    final_score              structures prize coins total
    game_over
""")

FIRST_PLAYER: Final = 0
HOUSE_TAKEN: Final = 1
COUNTRYSIDE_PLACED: Final = 2
VILLAGE_PLACED: Final = 3
BONUS_PLACED: Final = 4
EXTRA_EDICT: Final = 5
EDICT_SHOWN: Final = 6
MARKET_PLACED: Final = 7
MARKET_RED: Final = 8
ALLY_SHOWN: Final = 9
CARD_SHOWN: Final = 10
CARD_DRAWN: Final = 11
CARDS_DRAWN: Final = 12
RESHUFFLED: Final = 13
ROUND_BEGINS: Final = 14
TURN_BEGINS: Final = 15
SAILED: Final = 16
PASSED: Final = 17
CANNOT_PLAY: Final = 18
PLAYED_UP: Final = 19
PLAYED_DOWN: Final = 20
HID_CARD: Final = 21
PERFORMED: Final = 22
GAINED: Final = 23
OVERFLOWED: Final = 24
EXCHANGED: Final = 25
PROMOTED: Final = 26
TOKEN_TAKEN: Final = 27
CITY_ENTERED: Final = 28
BONUS_TAKEN: Final = 29
SOLD: Final = 30
BOUGHT: Final = 31
BUILT: Final = 32
COVER_TAKEN: Final = 33
SIDE_CLOSED: Final = 34
SIDE_PAYS: Final = 35
SUMMONED: Final = 36
PURCHASED: Final = 37
CARD_REMOVED: Final = 38
EDICT_ISSUED: Final = 39
PALACE_ADDED: Final = 40
PALACE_REMOVED: Final = 41
PALACE_UNCHANGED: Final = 42
EDICT_REPLACED: Final = 43
REWARD_TAKEN: Final = 44
SHIP_MOVED: Final = 45
FACTION_CHOSEN: Final = 46
DISCARDED: Final = 47
SLOTS_DISCARDED: Final = 48
ALLY_SCORED: Final = 49
CASTLE_COMPLETE: Final = 50
EDICTS_SHORT: Final = 51
CARDS_SHORT: Final = 52
ROUNDS_OVER: Final = 53
FREDERICK_REVEALS: Final = 54
FREDERICK_SAILS: Final = 55
FREDERICK_TAKES_CARD: Final = 56
FREDERICK_TAKES_ALLY: Final = 57
FREDERICK_FINDS_NOTHING: Final = 58
FREDERICK_ISSUES: Final = 59
FREDERICK_RESHUFFLES: Final = 60
FINAL_SCORE: Final = 61
GAME_OVER: Final = 62
