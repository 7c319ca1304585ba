"""The verbs (rules.md, section 14.4); SM-ACT-9, RUL-10: there is none to discard goods voluntarily."""

from typing import Final

from triforium.core.notation import Names

TRAVEL: Final = 0  # cities
PASS: Final = 1
CARD: Final = 2  # card
FACE_UP: Final = 3  # slot
FACE_DOWN: Final = 4  # slot
PERFORM: Final = 5
MAIN: Final = 6  # main action
EXCHANGE: Final = 7
SPECIALIST: Final = 8  # specialist
PATH: Final = 9  # path
CITY_TILE: Final = 10  # kind of city bonus tile
SELL: Final = 11
BUY: Final = 12
BUILD: Final = 13  # castle space
PIECE: Final = 14  # piece
MIX: Final = 15  # grain among the resources paid
SIDE: Final = 16  # side
SUMMON: Final = 17  # ally space of the voyage board
ALLY_SPACE: Final = 18  # ally space of the player board
PURCHASE: Final = 19  # card space
REMOVE_HAND: Final = 20  # card
REMOVE_DISCARD: Final = 21  # card
EDICT: Final = 22  # active space
ADD: Final = 23
REMOVE: Final = 24
NEXT: Final = 25  # next space
REWARD: Final = 26  # active space
RESOURCE: Final = 27  # stone or grain
GRAIN: Final = 28  # grain among the resources gained
KEEP: Final = 29  # grain kept
FACTION: Final = 30  # faction
SHIP: Final = 31  # city
DISCARD: Final = 32  # card
HOUSE: Final = 33  # house
SKIP: Final = 34  # none, no, stop
# of the chance seat
FIRST: Final = 35  # seat
DEAL_HOUSE: Final = 36  # house
COUNTRYSIDE: Final = 37  # tile
VILLAGE: Final = 38  # tile
BONUS_TILE: Final = 39  # kind of city bonus tile
EXTRA_EDICT: Final = 40  # tile
DRAW_EDICT: Final = 41  # tile
MARKET: Final = 42  # tile
RED_SIDE: Final = 43  # city
SHOW_ALLY: Final = 44  # ally
SHOW_CARD: Final = 45  # card
DRAW: Final = 46  # card
SOLO_CARD: Final = 47  # solo card

VERBS: Final = Names(
    "travel pass card face_up face_down perform main exchange specialist path city_tile sell buy build piece mix side "
    "summon ally_space purchase remove_hand remove_discard edict add remove next reward resource grain keep faction "
    "ship discard house skip first deal_house countryside village bonus_tile extra_edict draw_edict market red_side "
    "show_ally show_card draw solo_card"
)

# For each verb, the rule that says when it may be used.
VERB_RULES: Final = (
    "SM-TRAVEL-1",
    "SM-PASS-1",
    "SM-TURN-1",
    "SM-PLAY-1",
    "SM-PLAY-1",
    "SM-PLAY-2",
    "SM-PLAY-3",
    "SM-CARD-2",
    "SM-PROM-1",
    "SM-PROM-2",
    "SM-PROM-8",
    "SM-MKT-2",
    "SM-MKT-2",
    "SM-BUILD-1",
    "SM-BUILD-2",
    "SM-BUILD-6",
    "SM-BUILD-9",
    "SM-SUM-1",
    "SM-SUM-3",
    "SM-BUY-1",
    "SM-BUY-3",
    "SM-BUY-3",
    "SM-EDICT-2",
    "SM-EDICT-4",
    "SM-EDICT-4",
    "SM-EDICT-12",
    "SM-EDICT-15",
    "SM-EDICT-3",
    "SM-CB-A",
    "SM-ACT-7",
    "SM-CARD-6",
    "SM-HOH-2",
    "SM-HAND-2",
    "SM-SETUP-16",
    "SM-ACT-6",
    "SM-SETUP-15",
    "SM-SETUP-16",
    "SM-SETUP-3",
    "SM-SETUP-3",
    "SM-SETUP-4",
    "SM-SOLO-4",
    "SM-SETUP-6",
    "SM-SETUP-10",
    "SM-SETUP-10",
    "SM-SETUP-12",
    "SM-SETUP-14",
    "SM-SETUP-18",
    "SM-SOLO-6",
)
