"""Checks after a run: every acknowledged command is stored exactly once, and all clients agree."""

import asyncio
import collections
import json
from typing import TYPE_CHECKING, Any

import httpx

from triforium.core.action import act
from triforium.games import find_game
from triforium.server.store import open_store
from triforium.server.store.check import Report, check_store
from triforium.server.table.entries import Acted, Entry, Header, Said, TookBack

if TYPE_CHECKING:
    from tests.server.torture.night import Night
    from tests.server.torture.player import Player


class Reckoning:
    """Results and errors of one run."""

    def __init__(self, night: "Night") -> None:
        self.night = night
        self.wrong: list[str] = [wrong for player in night.players for wrong in player.mistakes]
        self.by_table: dict[str, list[Player]] = {}
        for player in night.players:
            self.by_table.setdefault(player.table, []).append(player)
        self.report = Report()
        self.acknowledged = sum(len(player.kept) for player in night.players)
        self.resumed = sum(player.resumed for player in night.players)
        self.repeated = sum(player.repeated for player in night.players)

    async def ask_again(self) -> None:
        """Load all views again from each server and compare them."""
        running = [port for port, process in zip(self.night.ports, self.night.processes, strict=False) if process]
        for port in running:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30, verify=False) as http:
                for players in self.by_table.values():
                    await self.compare(http, players)

    async def compare(self, http: httpx.AsyncClient, players: "list[Player]") -> None:
        """Compare the current views of a table with what its players received incrementally."""
        seen = await settled(http, players)
        public = {
            json.dumps([view["turn"], view["at"], view["result"], view["view"]["scores"], view["view"]["deciding"]])
            for _, view in seen
        }
        if len(public) > 1:
            self.wrong.append(f"{players[0].table}: players disagree: {public}")
        for player, view in seen:
            if view["turn"] < max([player.turn, *player.kept.values()]):
                self.wrong.append(f"{player.table}: turn {player.turn} was known, and now it is {view['turn']}")
            known = [line for line in player.story if line["at"] <= view["at"]]
            if player.turn == view["turn"] and known != view["story"]:
                self.wrong.append(f"{player.table}, seat {player.seat}: the story told in parts is not the whole story")
            if player.turn == view["turn"] and player.view is not None and player.view["view"] != view["view"]:
                self.wrong.append(f"{player.table}, seat {player.seat}: the view is another one")

    async def read_store(self) -> None:
        """Check the journals in the store directly."""
        store = open_store(self.night.store)
        await store.open()
        try:
            self.report = await check_store(store)
            self.wrong += self.report.broken
            for table, players in self.by_table.items():
                row = await store.header(table)
                assert row is not None, table
                self.check_journal(table, row.header, await store.entries(table), players)
        finally:
            await store.close()
        log = self.night.log.read_text() if self.night.log.exists() else ""
        self.wrong += [line for line in log.splitlines() if "internal-error" in line or "Traceback" in line][:5]

    def check_journal(self, table: str, header: Header, entries: list[Entry], players: "list[Player]") -> None:
        """Every acknowledged command is there once, in its turn, unchanged; refused ones are absent."""
        times = collections.Counter((entry.seat, entry.command) for entry in entries if entry.command)
        by_turn = {entry.turn: entry for entry in entries}
        if times and max(times.values()) > 1:
            self.wrong.append(f"{table}: a command is there twice")
        for player in players:
            for name, turn in player.kept.items():
                entry = by_turn.get(turn)
                if entry is None or (entry.seat, entry.command) != (player.seat, name):
                    self.wrong.append(f"{table}: {name} was acknowledged in turn {turn}, and is not there")
                elif not says(header.game, entry, player.said[name]):
                    self.wrong.append(f"{table}: {name} in turn {turn} is not what was said")
            for name in player.refused:
                if times[player.seat, name]:
                    self.wrong.append(f"{table}: {name} was refused, and is there")


def says(game: str, entry: Entry, message: dict[str, Any]) -> bool:
    """Does the entry match the command?"""
    body = entry.body
    if message["type"] == "act":
        verbs = find_game(game).verbs
        return isinstance(body, Acted) and body.actions[0] == act(verbs.number(message["verb"]), message["noun"])
    if message["type"] == "chat":
        return isinstance(body, Said) and body.text == message["text"]
    return isinstance(body, TookBack)


async def settled(http: httpx.AsyncClient, players: "list[Player]") -> "list[tuple[Player, Any]]":
    """The current views of all players; retried if their turns differ, because a bot may have moved in between."""
    for _ in range(20):
        seen = [(player, await fresh(http, player)) for player in players]
        if len({view["turn"] for _, view in seen}) == 1:
            break
        await asyncio.sleep(0.5)
    return seen


async def fresh(http: httpx.AsyncClient, player: "Player") -> Any:
    """The complete view of a seat."""
    said = ""
    for _ in range(100):
        try:
            headers = {"Authorization": f"Bearer {player.token}"}
            answer = await http.get(f"/api/tables/{player.table}/view", headers=headers)
            if answer.status_code == 200:
                return answer.json()
            said = answer.text
        except httpx.TransportError as error:  # the server that was killed last may still be starting
            said = str(error)
        await asyncio.sleep(0.1)
    raise AssertionError(f"{player.table} cannot be seen: {said}")
