"""All operations that do not need HTTP; a fixed path before one with a parameter in the same place."""

from typing import Final

from triforium.server.api import games, manuals, reviews, seats, tables
from triforium.server.api.operation import Operation

OPERATIONS: Final[list[Operation]] = [
    tables.open_table,
    tables.get_lobby,
    tables.get_mine,
    tables.get_table,
    tables.get_view,
    tables.get_frames,
    tables.get_record,
    tables.get_position,
    tables.get_scoring,
    tables.rematch,
    reviews.get_review,
    reviews.appraise_past,
    reviews.ask_coach,
    seats.get_invite,
    seats.use_invite,
    seats.claim_seat,
    seats.accept_player,
    seats.remove_player,
    seats.invite_to_seat,
    seats.token_for_seat,
    seats.hand_seat,
    seats.reclaim_seat,
    seats.leave_seat,
    games.get_games,
    games.get_game,
    games.get_rules,
    manuals.get_manual,
    games.get_rule,
    games.get_components,
    games.get_component_data,
    games.get_words,
    tables.hand_in_record,
    manuals.play_position,
    reviews.appraise_position,
    tables.read_position,
]
