"""The manual of a game for the wire, and playing in its figures: computed from a position and choices alone."""

from functools import cache
from typing import Any

from triforium.core.action import SPECTATOR, Action, Seat, act, noun_of, verb_of
from triforium.core.errors import TableError
from triforium.core.figure_read import Figure, Play, facts_of
from triforium.core.game import Game
from triforium.core.law_read import search_words
from triforium.core.manual_read import Block, Manual, manual_of
from triforium.core.state import State
from triforium.core.words import spoken_by
from triforium.server.table.bodies import (
    BlockInfo,
    ChapterInfo,
    FigureInfo,
    ManualInfo,
    Played,
    SearchInfo,
    SectionInfo,
    TryInfo,
    Wish,
)
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Reason, ResultInfo, ViewNews
from triforium.server.table.views import choices, msg, story_lines


def play(game: Game[Any], text: str, acts: list[Wish], told: int, asked: Wish | None) -> Played:
    """The position after these choices, with the story after `told` of them; and whether a further one is allowed."""
    try:
        at = Play(game, text)
        for wish in acts:
            at.take(action_of(game, wish))
        at.settle()
        reason = None if asked is None or at.state.over else reason_of(at, asked)
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    return Played(news_of(at, told), scoring_of(at), reason)


def action_of(game: Game[Any], wish: Wish) -> Action:
    """A choice as an action."""
    if not game.verbs.has(wish.verb):
        raise Refusal("bad-choice", detail=f"there is no verb {wish.verb[:40]!r}")
    return act(game.verbs.number(wish.verb), wish.noun)


def wish_of(game: Game[Any], action: Action) -> Wish:
    """An action as a choice."""
    return Wish(game.verbs.name(verb_of(action)), noun_of(action))


def eyes_of(state: State) -> Seat:
    """The seat whose view is shown: the one that decides."""
    return SPECTATOR if state.over or state.deciding() < 0 else state.deciding()


def news_of(at: Play, told: int) -> ViewNews:
    """The view as a table would send it."""
    game, state = at.game, at.state
    seat = eyes_of(state)
    return ViewNews(
        turn=at.taken,
        at=at.taken,
        seat=seat,
        cover=None,
        view=game.view(state, seat),
        prompt=None if state.over else msg(game.prompt(state)),
        choices=[] if state.over else choices(game, state, state.options()),
        keep=told,
        story=story_lines(game, state, seat, [(number, event) for number, event in at.events if number > told]),
        back=[],
        early=None,
        sealed=[],
        clock=None,
        result=result_of(game, state) if state.over else None,
    )


def result_of(game: Game[Any], state: State) -> ResultInfo:
    """How the game ended."""
    outcome = game.outcome(state)
    said = msg(game.ending(state))
    return ResultInfo("rules", outcome.reason, outcome.rule, outcome.winners, None, state.scores(), said)


def reason_of(at: Play, wish: Wish) -> Reason:
    """Whether a choice is allowed, and if not, by which rule."""
    refusal = at.game.why_not(at.state, action_of(at.game, wish))
    said = None if refusal is None else msg(refusal.message())
    return Reason(0, wish.verb, wish.noun, refusal is None, "" if refusal is None else refusal.rule, said)


def scoring_of(at: Play) -> list[dict[str, Any]]:
    """What would score now, item by item."""
    return [] if at.state.over else list(at.game.notation().scoring(at.state, []))


# --- the manual ----------------------------------------------------------------------------------------------------


@cache
def manual_info(game: Game[Any], language: str) -> ManualInfo:
    """The manual of a game, with the first picture of every figure."""
    package = game.words_package()
    book = manual_of(package, language)
    if book is None:
        raise Refusal("no-such", detail=f"{game.title} has no manual; its rules are at /api/games/{game.key}/rules")
    facts = facts_of(package)
    return ManualInfo(
        game=game.key,
        language=spoken_by(package, language),
        title=book.title,
        lead=book.lead,
        words=book.words(),
        chapters=chapters_of(book),
        when=facts.when,
        figures=[figure_info(game, key) for key in facts.figures],
        search=SearchInfo(*search_words(package, language)),
    )


def chapters_of(book: Manual) -> list[ChapterInfo]:
    """The chapters for the wire."""
    return [
        ChapterInfo(
            chapter.key,
            chapter.title,
            list(chapter.when),
            [SectionInfo(part.key, part.title, list(part.when), blocks_of(part.blocks)) for part in chapter.sections],
        )
        for chapter in book.chapters
    ]


def blocks_of(blocks: list[Block]) -> list[BlockInfo]:
    """Paragraphs, items, tips and figures for the wire."""
    return [
        BlockInfo(
            block.key,
            block.kind,
            block.text,
            list(block.rules),
            list(block.when),
            block.title,
            block.figure,
            list(block.captions),
        )
        for block in blocks
    ]


@cache
def figure_info(game: Game[Any], key: str) -> FigureInfo:
    """A figure for the wire: choices with the numbers of their nouns, found by playing it."""
    figure = facts_of(game.words_package()).figures[key]
    first = Play(game, figure.position)
    tries = [TryInfo(wishes_of(game, figure, attempt.choices), attempt.refused) for attempt in figure.tries]
    solution = wishes_of(game, figure, [choice for step in figure.steps for choice in step])
    steps: list[list[Wish]] = []
    for step in figure.steps:
        steps.append(solution[: len(step)])
        solution = solution[len(step) :]
    return FigureInfo(
        key=figure.key,
        example=figure.example,
        position=figure.position,
        show=figure.show,
        tries=tries,
        steps=steps,
        marks=[wish_of(game, first.read(mark)) for mark in figure.marks],
        news=news_of(first, 0),
        scoring=scoring_of(first),
    )


def wishes_of(game: Game[Any], figure: Figure, texts: list[str]) -> list[Wish]:
    """Choices in words as verbs and nouns; the last one need not be allowed."""
    at = Play(game, figure.position)
    wishes: list[Wish] = []
    for number, text in enumerate(texts, 1):
        action = at.read(text)
        wishes.append(wish_of(game, action))
        if number < len(texts):
            at.take(action)
    return wishes
