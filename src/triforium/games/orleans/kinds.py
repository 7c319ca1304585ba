"""The terms and codes of the rulebook (rules.md, section 1.2): followers, items, rewards, actions, bags."""

from typing import Final

from triforium.core.notation import Names

FOLLOWERS: Final = Names("knight fisherman farmer trader monk")
FOLLOWER_LETTERS: Final = "KFATM"
KNIGHT: Final = 0
FISHERMAN: Final = 1
FARMER: Final = 2
TRADER: Final = 3
MONK_FOLLOWER: Final = 4

ITEMS: Final = Names("wood stone bread rosette")
ITEM_LETTERS: Final = "WSBR"
WOOD: Final = 0
STONE: Final = 1
BREAD: Final = 2
ROSETTE: Final = 3
GOODS: Final = 3  # items below this number are goods

REWARDS: Final = Names("section blueprint rosette monk")
REWARD_LETTERS: Final = "SBRM"
SECTION_REWARD: Final = 0
BLUEPRINT_REWARD: Final = 1
ROSETTE_REWARD: Final = 2
MONK_REWARD: Final = 3

# What a blueprint can show, in the order of its letters, and the reward for each.
BLUEPRINT_LETTERS: Final = "SRM"
BLUEPRINT_REWARDS: Final = (SECTION_REWARD, ROSETTE_REWARD, MONK_REWARD)

ACTIONS: Final = Names("cart boat market foundry painting festival bell")
CART: Final = 0
BOAT: Final = 1
MARKET: Final = 2
FOUNDRY: Final = 3
PAINTING: Final = 4
FESTIVAL: Final = 5
BELL: Final = 6

AREAS: Final = Names("red blue none")
RED: Final = 0
BLUE: Final = 1
NEITHER: Final = 2

WAYS: Final = Names("land river")
LAND: Final = 0
RIVER: Final = 1

CONDITIONS: Final = Names("builder_at two_builders_together knapsack_two_rosettes")
BUILDER_AT: Final = 0
TOGETHER: Final = 1
TWO_ROSETTES: Final = 2

NONE: Final = -1  # no place, tile or follower

SEAT_LETTERS: Final = "abcd"
SEAT_NAMES: Final = ("Ochre", "Green", "Violet", "Slate")
