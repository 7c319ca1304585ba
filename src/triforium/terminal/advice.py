"""Hints: what a bot would choose, what it expects next, and why."""

from typing import Any

from triforium.bots import HINT_BOT, find_bot
from triforium.bots.explain import Candidate, explain
from triforium.bots.search_bot import SearchBot
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.words import Words


def hint_bot(name: str = "") -> SearchBot:
    """The bot that gives hints; raises BadOption for one that cannot explain its choice."""
    bot = find_bot(name or HINT_BOT)
    if not isinstance(bot, SearchBot):
        raise BadOption(f"{name} cannot explain its choices; use {HINT_BOT}")
    return bot


def advice(bot: SearchBot, game: Game[Any], state: State, rng: Rng) -> list[Candidate]:
    """The bot's candidates for the seat that is to choose; the bot sees only what this seat may know."""
    return explain(bot, game, game.imagine(state, state.deciding(), rng))


def hint_lines(words: Words, game: Game[Any], state: State, bot: SearchBot, found: list[Candidate]) -> list[str]:
    """The lines of a hint."""
    best = found[0]
    level = words.word(f"level-{bot.name.partition('@')[0]}")
    lines = [words.word("hint-is", level=level, choice=words.say(game.choice(state, best.action)))]
    if len(best.line) > 1:
        moves = "; ".join(words.say(said.choice) for said in best.line[1:])
        lines.append(words.word("hint-line", line=moves))
    if best.reasons and len(found) > 1:
        lines.append(words.word("hint-reasons", reasons=reasons_text(words, best)))
    if len(found) > 1:
        for candidate in found:
            choice = words.say(game.choice(state, candidate.action))
            lines.append("  " + words.word("hint-candidate", percent=percent(candidate.share), choice=choice))
    return lines


def reasons_text(words: Words, candidate: Candidate) -> str:
    """The features that matter most, each with its share."""
    return ", ".join(
        f"{words.word(f'feature-{reason.feature}')} ({signed(reason.share)} %)" for reason in candidate.reasons
    )


def percent(share: float) -> str:
    """A share as a whole percentage."""
    return f"{100 * share:.0f}"


def signed(share: float) -> str:
    """A signed whole percentage; whole, because a decimal point is a comma in other languages."""
    whole = round(100 * share)
    return f"{whole:+d}".replace("-", "−") if whole else "<1"


def hint_entry(game: Game[Any], state: State, bot: SearchBot, found: list[Candidate]) -> dict[str, object]:
    """A hint in the JSON format of docs/cli.md."""
    return {
        "bot": bot.name,
        "candidates": [
            {
                "move": game.write(state, candidate.action),
                "share": round(candidate.share, 4),
                "visits": candidate.visits,
                "line": [{"seat": said.seat, "verb": said.choice.key, **said.choice.args} for said in candidate.line],
                "reasons": [
                    {"feature": reason.feature, "share": round(reason.share, 4)} for reason in candidate.reasons
                ],
            }
            for candidate in found
        ],
    }
