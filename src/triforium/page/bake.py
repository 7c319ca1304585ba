"""Answers that never change, as files: a page shows games, rules and components before Python is there."""

from pathlib import Path
from typing import Any

from triforium.core.words import LANGUAGES
from triforium.page.memory_store import MemoryStore
from triforium.page.tables import Tables
from triforium.server.api.operation import Answer
from triforium.server.table.ports import BotRequest, Job, Thought, Urgency


class NoBots:
    """Bots are not asked here."""

    async def think(self, request: BotRequest, urgency: Urgency) -> Thought | None:
        return None

    async def ask(self, request: Job, urgency: Urgency) -> Thought:
        return Thought(problem="no bots")


def targets(tables: Tables) -> list[str]:
    """The requests whose answers are files."""
    found = ["/api/games"]
    for game in tables.registry.games.values():
        path = f"/api/games/{game.key}"
        found += [
            path,
            f"{path}/components/data",
            *(f"{path}/components?edition={edition}" for edition in ("", *game.editions())),
        ]
        found += [f"{path}/{text}?language={language}" for text in ("rules", "manual") for language in LANGUAGES]
    return found


async def bake(out: Path) -> None:
    """Write all files: /api/games/basilica/rules?language=en becomes api/games/basilica/rules/language=en.json."""
    nothing: Any = lambda *_: None  # noqa: E731
    tables = Tables(MemoryStore(), NoBots(), "", nothing, nothing)
    for target in targets(tables):
        answer: Answer = await tables.request("GET", target, "")
        if answer.status != 200:  # a game without a manual
            continue
        path = out / f"{target[1:].replace('?', '/')}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(answer.body)
