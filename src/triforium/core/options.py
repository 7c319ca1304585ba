"""Options that players can choose before a game."""

from triforium.core.errors import BadOption


class TableOption:
    """A variant from the rulebook, or a ruling that players may change; the first value is the default."""

    def __init__(self, key: str, values: tuple[str, ...], rule: str) -> None:
        self.key = key
        self.values = values
        self.rule = rule

    def default(self) -> str:
        """The value if nothing is chosen."""
        return self.values[0]


def chosen_options(known: tuple[TableOption, ...], wanted: dict[str, str]) -> dict[str, str]:
    """Every option with its value, defaults filled in; BadOption for an unknown option or value."""
    names = [option.key for option in known]
    for key in wanted:
        if key not in names:
            raise BadOption(f"there is no option {key!r}; there are: {', '.join(names)}")
    chosen: dict[str, str] = {}
    for option in known:
        value = wanted.get(option.key, option.default())
        if value not in option.values:
            raise BadOption(
                f"option {option.key} ({option.rule}) cannot be {value!r}; it can be: {', '.join(option.values)}"
            )
        chosen[option.key] = value
    return chosen
