"""The studies of the house, one a game, written out: what is watched, and which numbers are changed."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Subject:
    """Something whose value is asked for: a sentence of the story, and the word in it that names the thing."""

    title: str
    event: str
    word: str
    dealt: bool = False  # given by chance and not chosen, so that its value is its own doing


@dataclass(frozen=True)
class Change:
    """A number of the component file that is tried with another value."""

    title: str
    change: str
    editions: tuple[str, ...] = ()  # where it changes anything; everywhere, if none is named


@dataclass(frozen=True)
class Plan:
    """What a study of a game asks."""

    title: str
    question: str
    subjects: tuple[Subject, ...] = ()
    changes: tuple[Change, ...] = ()
    ends: tuple[tuple[str, str], ...] = ()  # the word for a reason in records, and what it means

    def end(self, reason: str) -> str:
        """Why a game ended, in words; several conditions may have been met at once."""
        meanings = dict(self.ends)
        return ", ".join(meanings.get(one, one.replace("_", " ")) for one in reason.split("+"))


TODAY: Final = ("2022", "2022+ff")
BEFORE: Final = ("2010", "2010+ff")

PLANS: Final[dict[str, Plan]] = {
    "basilica": Plan(
        "Basilica: which order is worth its tile?",
        "Who has the better seat, how long a game is, how it ends; what each order and each rank goes with; and what "
        "two more coins or one more builder would change.",
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
        "Who has the better seat, how long a game is, how it ends; what each house, ally and advanced card is worth; "
        "and what a dearer prize or cheaper points for coins would change.",
        (
            Subject("Houses, dealt", "house_taken", "house", dealt=True),
            Subject("Allies, summoned", "summoned", "ally"),
            Subject("Cards, purchased", "purchased", "card"),
        ),
        (
            Change("eight points for most structures instead of four", "scoring.most_structures=8"),
            Change("a point for three Augustales instead of six", "scoring.augustales_per_vp=3"),
        ),
        (("castle", "a castle complete"), ("edict", "edicts"), ("cards", "card pile"), ("rounds", "too many rounds")),
    ),
    "orleans": Plan(
        "The Cathedral of Orléans: what wins together?",
        "How often a team wins, how long a game is; which workshops, when laid out, go with winning, and which places "
        "in the town; and what one monk more or less in each bag would change.",
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
    """The study of a game; for one from elsewhere, seats, length and ends."""
    question = "Who has the better seat, how long a game is, and how it ends."
    return PLANS.get(game, Plan(f"{title}: seats, length and ends", question))
