"""The built-in studies, one per game: which events are counted, and which numbers are changed."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Subject:
    """Things whose value is studied: a kind of event, and the argument of its message that names the thing."""

    title: str
    event: str
    word: str
    dealt: bool = False  # dealt by chance, not chosen, so that the association is causal


@dataclass(frozen=True)
class Change:
    """A change to the component file that is studied."""

    title: str
    change: str
    editions: tuple[str, ...] = ()  # the editions that it affects; empty: all


@dataclass(frozen=True)
class Plan:
    """The questions of a game's study."""

    title: str
    question: str
    subjects: tuple[Subject, ...] = ()
    changes: tuple[Change, ...] = ()
    ends: tuple[tuple[str, str], ...] = ()  # reason in records, and what it means

    def end(self, reason: str) -> str:
        """Why a game ended, in words; several conditions may have been met."""
        meanings = dict(self.ends)
        return ", ".join(meanings.get(one, one.replace("_", " ")) for one in reason.split("+"))


TODAY: Final = ("2022", "2022+ff")
BEFORE: Final = ("2010", "2010+ff")

PLANS: Final[dict[str, Plan]] = {
    "basilica": Plan(
        "Basilica: which order is worth its tile?",
        "Which seat is better, how long games are, how they end; how each order and each rank correlates with winning; "
        "and what two more coins or one more builder would change.",
        (
            Subject("Orders, executed", "order_taken", "order"),
            Subject("Orders, burned for their vault", "order_burned", "order"),
            Subject("Ranks, promoted to", "promoted", "rank"),
        ),
        (
            Change("three coins each instead of one", "edition.2022.coins_each=3", TODAY),
            Change("six builders each instead of five", "edition.2022.builders_in_play=6", TODAY),
            Change("three coins each instead of one", "edition.2010.coins_each=3", BEFORE),
            Change("six builders each instead of five", "edition.2010.builders_in_play=6", BEFORE),
        ),
        (("third", "the third scoring"), ("exhausted", "no tile is left")),
    ),
    "stupor_mundi": Plan(
        "Stupor Mundi: houses, allies and cards",
        "Which seat is better, how long games are, how they end; the value of each house, ally and advanced card; and "
        "what a higher bonus for structures or cheaper points for coins would change.",
        (
            Subject("Houses, dealt", "house_taken", "house", dealt=True),
            Subject("Allies, summoned", "summoned", "ally"),
            Subject("Cards, purchased", "purchased", "card"),
        ),
        (
            Change("eight points for most structures instead of four", "scoring.most_structures=8"),
            Change("a point for three Augustales instead of six", "scoring.augustales_per_vp=3"),
        ),
        (("castle", "a castle complete"), ("edict", "edicts"), ("cards", "card pile"), ("rounds", "round limit")),
    ),
    "orleans": Plan(
        "The Cathedral of Orléans: what wins together?",
        "How often a team wins, how long games are; which workshops and which places in the town correlate with "
        "winning; and what one monk more or less in each bag would change.",
        (
            Subject("Workshops, laid out", "workshop_laid", "tile", dealt=True),
            Subject("Orders of workshops, completed", "order_completed", "tile"),
            Subject("Followers, placed in the town", "follower_placed", "action"),
        ),
        (
            Change(
                "one monk less in each bag",
                "setup.normal.red.M=1,setup.normal.blue.M=1,setup.normal.monk_supply=8",
                ("normal",),
            ),
            Change(
                "one monk more in each bag",
                "setup.normal.red.M=3,setup.normal.blue.M=3,setup.normal.monk_supply=4",
                ("normal",),
            ),
            Change(
                "one monk more in each bag",
                "setup.expert.red.M=2,setup.expert.blue.M=2,setup.expert.monk_supply=6",
                ("expert",),
            ),
        ),
        (("roof_built", "the roof stands"), ("third_round_over", "three rounds are over")),
    ),
}


def plan_for(game: str, title: str) -> Plan:
    """The plan for a game; for a game without one: seats, length and endings."""
    question = "Which seat is better, how long games are, and how they end."
    return PLANS.get(game, Plan(f"{title}: seats, length and endings", question))
