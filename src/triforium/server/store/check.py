"""`triforium store check`: verifies that every journal is complete and replays under the rules."""

from typing import Any

import msgspec

from triforium.core.action import CHANCE
from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.games import all_games
from triforium.server.table.entries import Acted, Began, Entry
from triforium.server.table.ports import Damaged, Row, Store
from triforium.server.table.table import Table

PAGE = 100
BACK_UP = "make a complete one with: sqlite3 FILE '.backup COPY'"


class Report(msgspec.Struct):
    """Result of checking a store."""

    tables: int = 0
    entries: int = 0
    actions: int = 0
    other_rules: list[str] = []  # tables of another rules version: not checked, not changed
    broken: list[str] = []  # one sentence per problem


async def check_store(store: Store) -> Report:
    """Check every table of a store."""
    report = Report()
    games = {game.key: game for game in all_games()}
    after = ""
    while names := await store.names(after, PAGE):
        after = names[-1]
        for name in names:
            report.tables += 1
            try:
                row, entries = await store.header(name), await store.entries(name)
            except Damaged as damaged:
                report.broken.append(f"{name}: {damaged}")
                continue
            if row is not None:
                report.entries += len(entries)
                check_table(row, entries, games, report)
    if store.is_incomplete:
        report.broken.append("this is a copy of a running server's file without its -wal file; " + BACK_UP)
    if not report.tables:
        report.broken.append("there are no tables in this store; if it is a copy, " + BACK_UP)
    return report


def check_table(row: Row, entries: list[Entry], games: dict[str, Game[Any]], report: Report) -> None:
    """Check one table: consecutive turns, no duplicate commands, legal actions, correct status in the index."""
    header = row.header
    game = games.get(header.game)
    if [entry.turn for entry in entries] != list(range(1, len(entries) + 1)):
        report.broken.append(f"{row.id}: turns are missing or out of order")
        return
    names = [(entry.seat, entry.command) for entry in entries if entry.command]
    if len(set(names)) < len(names):
        report.broken.append(f"{row.id}: a command was carried out twice")
        return
    if game is None or game.rules_version != header.rules:
        report.other_rules.append(f"{row.id}: {header.game}, rules version {header.rules}")
        return
    if header.components:
        report.other_rules.append(f"{row.id}: {header.game}, other components")
        return
    table = Table(row.id, row.created, header, game)
    for entry in entries:
        problem = check_entry(table, entry)
        if problem:
            report.broken.append(f"{row.id}, turn {entry.turn}: {problem}")
            return
        report.actions += len(getattr(entry.body, "actions", ()))
    if table.status() != row.status:
        report.broken.append(f"{row.id}: its journal says {table.status()}, the index says {row.status}")


def check_entry(table: Table, entry: Entry) -> str:
    """Check and apply one entry; returns the problem, or an empty string."""
    body = entry.body
    try:
        if isinstance(body, (Acted, Began)):
            state = table.beginning()[0] if isinstance(body, Began) or table.state is None else table.state.copy()
            if isinstance(body, Acted) and state.deciding() != entry.seat:
                return f"seat {entry.seat} acted, but it was the turn of seat {state.deciding()}"
            for number, action in enumerate(body.actions):
                if state.over or table.game.why_not(state, action) is not None:
                    return f"action {number} of the entry is illegal"
                state.take(action)
            if not state.over and state.deciding() == CHANCE and not table.header.replay:
                return "the entry ends before a random draw"
        table.apply(entry)
    except (TableError, AssertionError, IndexError, KeyError, ValueError) as error:
        return f"cannot be replayed ({type(error).__name__})"
    return ""
