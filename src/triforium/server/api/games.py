"""Operations on games: rules, components, translations."""

from functools import cache
from typing import Any

import msgspec

from triforium.bots import BOTS
from triforium.bots.ratings import strengths
from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.law_read import law_of
from triforium.core.manual_read import manual_of
from triforium.core.words import ENGLISH, LANGUAGES, text_of
from triforium.server.api.operation import Call, Document, Text, get, refusals
from triforium.server.table.bodies import (
    ComponentInfo,
    ComponentsInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
    SourceInfo,
    StrengthInfo,
)
from triforium.server.table.refusals import Refusal

AN_HOUR = {"Cache-Control": "public, max-age=3600"}


def find(call: Call, key: str) -> Game[Any]:
    """A game by its key."""
    games = call.registry.games
    if key not in games:
        raise Refusal("no-such", detail=f"choose one of: {', '.join(games)}")
    return games[key]


def game_info(game: Game[Any]) -> GameInfo:
    """Everything that a client needs to open a table of this game."""
    return GameInfo(
        game=game.key,
        title=game.title,
        rules_version=game.rules_version,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        seats=list(game.seats),
        editions=list(game.editions()),
        options=[OptionInfo(o.key, list(o.values), o.default(), o.rule) for o in game.options()],
        verbs=list(game.verbs.words),
        events=list(game.event_names().words),
        position_prefix=game.notation().prefix,
        languages=list(LANGUAGES),
        bots=list(BOTS),
        strengths=[msgspec.convert(s._asdict(), StrengthInfo) for s in strengths(game.key)],
        manual=manual_of(game.words_package(), ENGLISH) is not None,
        components=game.file.name if game.components_fingerprint() else "",
    )


@get("/api/games", gives=list[GameInfo], responses=refusals(), tags=["games"], summary="All games")
async def get_games(call: Call) -> Document:
    """Games, editions, seats, options; the first edition and the first value are the defaults."""
    return games_document(tuple(call.registry.games.values()))


@cache
def games_document(games: tuple[Game[Any], ...]) -> Document:
    """All games."""
    return Document([game_info(game) for game in games])


@get("/api/games/{game}", gives=GameInfo, responses=refusals(404), tags=["games"], summary="One game")
async def get_game(call: Call, game: str) -> Document:
    """One game by its key."""
    return game_document(find(call, game))


@cache
def game_document(game: Game[Any]) -> Document:
    """One game."""
    return Document(game_info(game))


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in LANGUAGES:
        raise Refusal("no-such", detail=f"choose one of: {', '.join(LANGUAGES)}")


@cache
def rules_of(game: Game[Any], language: str) -> dict[str, RuleInfo]:
    """The rules of a game by their IDs, cached."""
    law = law_of(game, language)
    return {
        rule.key: RuleInfo(
            rule.key,
            game.key,
            rule.chapter,
            rule.text,
            rule.sources,
            [SourceInfo(code, text) for code, text in law.book.notes(rule.key)],
            law.language,
        )
        for rule in law.book.rules.values()
    }


@get(
    "/api/games/{game}/rules",
    gives=list[RuleInfo],
    responses=refusals(404),
    tags=["games"],
    summary="The rules of a game",
)
async def get_rules(call: Call, game: str, language: str = ENGLISH) -> Document:
    """Every rule in the order of the rulebook, with its sources and rulings."""
    check_language(language)
    return rules_document(find(call, game), language)


@cache
def rules_document(game: Game[Any], language: str) -> Document:
    """The rules of a game."""
    return Document(list(rules_of(game, language).values()))


@get("/api/rules/{rule}", responses=refusals(404), tags=["games"], summary="One rule by its ID")
async def get_rule(call: Call, rule: str, language: str = ENGLISH) -> RuleInfo:
    """Its text, its sources and its ruling."""
    check_language(language)
    wanted = rule.strip().upper()
    near: list[str] = []
    for game in call.registry.games.values():
        found = rules_of(game, language).get(wanted)
        if found is not None:
            return found
        near += game.rulebook().near(wanted)
    hint = f"did you mean {', '.join(near[:4])}?" if near else "a rule ID looks like BAS-VAULT-5"
    raise Refusal("no-such", detail=hint)


@get(
    "/api/games/{game}/components",
    responses=refusals(404),
    tags=["games"],
    summary="Every component value with its provenance",
)
async def get_components(call: Call, game: str, edition: str = "") -> ComponentsInfo:
    """Component values, and whether each is stated, public, deduced or reconstructed."""
    found = find(call, game)
    if edition and edition not in found.editions():
        raise Refusal("no-such", detail=f"choose one of: {', '.join(found.editions())}")
    try:
        values = found.component_values(edition)
    except TableError as error:
        raise Refusal("bad-choice", detail=str(error)) from None
    rows = [ComponentInfo(v.part, v.what, v.value, v.provenance) for v in values]
    reconstructed = sum(1 for row in rows if row.provenance == "reconstructed")
    return ComponentsInfo(found.key, edition or found.editions()[0], rows, reconstructed)


@get(
    "/api/games/{game}/components/data",
    gives=dict[str, Any],
    responses=refusals(404),
    tags=["games"],
    summary="The components as data",
)
async def get_component_data(call: Call, game: str) -> Document:
    """The tables of the component file, for clients that draw them; what is in them depends on the game."""
    return component_document(find(call, game))


@cache
def component_document(game: Game[Any]) -> Document:
    """The components of a game."""
    return Document(game.components_data())


@get(
    "/api/words/{language}/{room}",
    media_type="text/plain",
    gives=str,
    responses=refusals(404),
    tags=["games"],
    summary="Texts of a game or of the shell, as a Fluent file",
)
async def get_words(call: Call, language: str, room: str) -> Text:
    """Messages by key: `shell` for common ones, a game's key for its own; wire messages use these keys."""
    check_language(language)
    package = "triforium.core" if room == "shell" else find(call, room).words_package()
    return Text(text_of(package, language), AN_HOUR)
