"""The market, drawn: each vault slot directly below its order slot; and the stack."""

from typing import Final

from rich.text import Text

from triforium.core.words import Words
from triforium.games.basilica.view import BasilicaView, OrderView, VaultView
from triforium.terminal.boards.basilica_cathedral import FAINT, NUMBER, STYLES, letters
from triforium.terminal.boards.board import Signs, between, centred, padded

SLOTS: Final = 3
NARROWEST: Final = 12  # inside of a slot
WIDEST: Final = 20


def market_width(inner: int) -> int:
    """The width of the market for this inner width of a slot."""
    return SLOTS * (inner + 1) + 1


def market(
    view: BasilicaView, words: Words, numbers: dict[tuple[str, int], int], inner: int, signs: Signs
) -> list[Text]:
    """Orders above, vaults below, and what lies on top of the stack."""
    orders = [order_lines(view, slot, words, numbers, inner, signs) for slot in range(SLOTS)]
    vaults = [vault_lines(view, slot, words, numbers, inner) for slot in range(SLOTS)]
    found = [titles(words.word("order-slot"), signs.top, inner, signs)]
    found += rows_of(orders, signs)
    found.append(titles(words.word("vault-slot"), signs.middle, inner, signs))
    found += rows_of(vaults, signs)
    floor = signs.bottom[1].join([signs.across * inner] * SLOTS)
    found.append(Text().append(signs.bottom[0] + floor + signs.bottom[2], FAINT))
    found.append(stack_line(view, words, signs))
    counts = words.word("stack-counts", stack=str(view.stack), discard=str(len(view.discard or [])))
    found.append(Text().append(counts + (" " + words.word("reshuffled") if view.reshuffled else ""), FAINT))
    return found


def titles(word: str, ends: str, inner: int, signs: Signs) -> Text:
    """A line of the frame with the names of the slots below it."""
    line = Text().append(ends[0], FAINT)
    for slot in range(SLOTS):
        title = f"{word} {slot + 1}"
        if len(title) + 2 <= inner:
            title = f" {title} "
        left = (inner - len(title)) // 2
        line.append(signs.across * left, FAINT).append(title)
        line.append(signs.across * (inner - left - len(title)) + ends[1 if slot < SLOTS - 1 else 2], FAINT)
    return line


def rows_of(slots: list[list[Text]], signs: Signs) -> list[Text]:
    """Three slots beside each other."""
    found: list[Text] = []
    for parts in zip(*slots, strict=True):
        line = Text().append(signs.down, FAINT)
        for part in parts:
            line.append_text(part).append(signs.down, FAINT)
        found.append(line)
    return found


def swatch(colours: list[str]) -> Text:
    """Colours as letters on their colour."""
    text = Text()
    for colour in colours:
        text.append(letters([colour]), STYLES[colour])
    return text


def colour_line(colours: list[str], words: Words, mark: str) -> Text:
    """The colours of a tile in letters and in a word."""
    word = words.word("wild") if len(colours) > 1 else words.word(f"colour-{colours[0]}")
    return swatch(colours).append(f"{mark} {word}")


def numbered(text: Text, number: int | None, inner: int) -> Text:
    """A line with the number of its choice at the right end."""
    return padded(text, inner) if number is None else between(text, Text(f"[{number}]", NUMBER), inner)


def order_lines(
    view: BasilicaView, slot: int, words: Words, numbers: dict[tuple[str, int], int], inner: int, signs: Signs
) -> list[Text]:
    """An order side: its name in two lines, then its colours."""
    order = (view.order_slots or [None] * SLOTS)[slot]
    if order is None:
        return [padded(Text(), inner), centred(signs.dot, inner, FAINT), padded(Text(), inner)]
    name = words.word(f"order-short-{order.order}")
    style = "bold reverse" if view.executing == slot else "bold"
    first, second = name, ""
    if len(name) > inner:
        first, _, second = name.partition(" ")
    number = numbers.get(("order", slot), numbers.get(("burn", slot)))
    return [
        padded(Text().append(first, style), inner),
        padded(Text().append(second, style), inner),
        numbered(colour_line(order.colours, words, signs.crown if order.crown else ""), number, inner),
    ]


def vault_lines(
    view: BasilicaView, slot: int, words: Words, numbers: dict[tuple[str, int], int], inner: int
) -> list[Text]:
    """A vault side: its colours, then its crown."""
    vault: VaultView | None = (view.vault_slots or [None] * SLOTS)[slot]
    if vault is None:
        return [padded(Text(), inner), padded(Text(), inner)]
    crown = Text(words.word("crown") if vault.crown else "")
    return [
        padded(colour_line(vault.colours, words, ""), inner),
        numbered(crown, numbers.get(("place_vault", slot)), inner),
    ]


def stack_line(view: BasilicaView, words: Words, signs: Signs) -> Text:
    """What is public about the stack."""
    top: OrderView | None = view.top
    if top is None:
        return Text(words.word("stack-top", order=signs.dot))
    line = Text(words.word("stack-top", order=words.word(f"order-short-{top.order}")) + " ")
    return line.append_text(swatch(top.colours)).append(signs.crown if top.crown else "")
