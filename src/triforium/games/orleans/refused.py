"""The error for a written move that the rules refuse."""

from triforium.core.errors import IllegalAction
from triforium.core.refusal import Refusal


def refused(refusal: Refusal, text: str) -> IllegalAction:
    """Names the rule and the move."""
    return IllegalAction(refusal, f"{refusal.rule}: {text} is not allowed")
