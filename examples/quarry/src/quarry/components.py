"""The component file of Quarry."""

from typing import Annotated, Literal

from msgspec import Meta

from triforium.core.datafile import Component

Blocks = Annotated[int, Meta(ge=0, le=99, description="QRY-SETUP-1: a number of blocks")]


class Bag(Component):
    """The blocks of one edition."""

    cracked: Blocks
    ones: Blocks
    twos: Blocks
    threes: Blocks
    provenance: Literal["rulebook", "public", "deduced", "reconstructed"]

    def counts(self) -> tuple[int, ...]:
        """How many blocks of each kind; the number of a kind is what it is worth."""
        return (self.cracked, self.ones, self.twos, self.threes)


class QuarryComponents(Component):
    """All editions."""

    schema: Literal["quarry-components/1"]
    long: Bag
    short: Bag
