"""The printed components of Pebbles: the size of the heap. Not compiled."""

from typing import Annotated, Literal

from msgspec import Meta

from triforium.core.datafile import Component

Pebbles = Annotated[int, Meta(ge=1, le=1000, description="PEB-SETUP-1: a heap of pebbles")]


class Heap(Component):
    """The number of pebbles in each edition."""

    small: Pebbles
    big: Pebbles
    provenance: Literal["rulebook"]


class PebblesComponents(Component):
    """The component file."""

    schema: Literal["triforium/pebbles-components/1"]
    heap: Heap
