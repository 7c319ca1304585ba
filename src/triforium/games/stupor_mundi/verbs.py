"""The verbs, with their nouns and rules (rules.md, section 14.4); SM-ACT-9, RUL-10: there is none to discard goods."""

from typing import Final

from triforium.core.notation import Verbs

VERBS: Final = Verbs("""
    travel          number       SM-TRAVEL-1
    pass            -            SM-PASS-1
    card            card         SM-TURN-1
    face_up         slot         SM-PLAY-1
    face_down       slot         SM-PLAY-1
    perform         -            SM-PLAY-2
    main            action       SM-PLAY-3
    exchange        -            SM-CARD-2
    specialist      specialist   SM-PROM-1
    path            path         SM-PROM-2
    city_tile       bonus        SM-PROM-8
    sell            -            SM-MKT-2
    buy             -            SM-MKT-2
    build           space        SM-BUILD-1
    piece           piece        SM-BUILD-2
    mix             number       SM-BUILD-6
    side            side         SM-BUILD-9
    summon          ally_space   SM-SUM-1
    ally_space      board_space  SM-SUM-3
    purchase        card_space   SM-BUY-1
    remove_hand     card         SM-BUY-3
    remove_discard  card         SM-BUY-3
    edict           roman        SM-EDICT-2
    add             -            SM-EDICT-4
    remove          -            SM-EDICT-4
    next            roman        SM-EDICT-12
    reward          roman        SM-EDICT-15
    resource        resource     SM-EDICT-3
    grain           number       SM-CB-A
    keep            number       SM-ACT-7
    faction         faction      SM-CARD-6
    ship            city         SM-HOH-2
    discard         card         SM-HAND-2
    house           house        SM-SETUP-16
    skip            -            SM-ACT-6
    first           seat         SM-SETUP-15
    deal_house      house        SM-SETUP-16
    countryside     tile         SM-SETUP-3
    village         tile         SM-SETUP-3
    bonus_tile      bonus        SM-SETUP-4
    extra_edict     edict        SM-SOLO-4
    draw_edict      edict        SM-SETUP-6
    market          market       SM-SETUP-10
    red_side        city         SM-SETUP-10
    show_ally       ally         SM-SETUP-12
    show_card       card         SM-SETUP-14
    draw            card         SM-SETUP-18
    solo_card       solo         SM-SOLO-6
""")

TRAVEL: Final = 0
PASS: Final = 1
CARD: Final = 2
FACE_UP: Final = 3
FACE_DOWN: Final = 4
PERFORM: Final = 5
MAIN: Final = 6
EXCHANGE: Final = 7
SPECIALIST: Final = 8
PATH: Final = 9
CITY_TILE: Final = 10
SELL: Final = 11
BUY: Final = 12
BUILD: Final = 13
PIECE: Final = 14
MIX: Final = 15
SIDE: Final = 16
SUMMON: Final = 17
ALLY_SPACE: Final = 18
PURCHASE: Final = 19
REMOVE_HAND: Final = 20
REMOVE_DISCARD: Final = 21
EDICT: Final = 22
ADD: Final = 23
REMOVE: Final = 24
NEXT: Final = 25
REWARD: Final = 26
RESOURCE: Final = 27
GRAIN: Final = 28
KEEP: Final = 29
FACTION: Final = 30
SHIP: Final = 31
DISCARD: Final = 32
HOUSE: Final = 33
SKIP: Final = 34
# of the chance seat
FIRST: Final = 35
DEAL_HOUSE: Final = 36
COUNTRYSIDE: Final = 37
VILLAGE: Final = 38
BONUS_TILE: Final = 39
EXTRA_EDICT: Final = 40
DRAW_EDICT: Final = 41
MARKET: Final = 42
RED_SIDE: Final = 43
SHOW_ALLY: Final = 44
SHOW_CARD: Final = 45
DRAW: Final = 46
SOLO_CARD: Final = 47
