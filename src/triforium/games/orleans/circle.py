"""Breaks an import cycle: a rest or a fulfilled order turns a blueprint, which may lead to either again."""

from triforium.core.action import Seat
from triforium.games.orleans.state import Orleans


def turn_a_blueprint(s: Orleans, seat: Seat) -> None:
    """ORL-REST-3, ORL-ORDER-6: one blueprint is turned and resolved."""
    # Imported here because the module of blueprints itself imports those of rest and event orders.
    from triforium.games.orleans.blueprints import gain_blueprint

    gain_blueprint(s, seat)
