"""Refusals: an error code for programs, a sentence for people, and the HTTP status of each code."""

import traceback

from triforium.core.refusal import Refusal as RuleRefusal
from triforium.server.table.server_messages import Msg, Refused

# Every error code and its HTTP status; the sentence is the message `refused-CODE` in core/words/LANGUAGE/messages.ftl.
STATUS = {
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
    "too-slow": 408,
    "bad-choice": 400,
    "unreadable": 400,
    "stale": 409,
    "reused": 409,
    "rule": 409,
    "not-your-turn": 409,
    "not-begun": 409,
    "over": 409,
    "not-seated": 403,
    "which-seat": 409,
    "unknown-verb": 400,
    "no-take-back": 409,
    "no-offer": 409,
    "bad-offer": 409,
    "not-early": 409,
    "no-hint": 409,
    "hints-off": 403,
    "no-review": 403,
    "no-coach": 403,
    "no-table": 404,
    "no-such": 404,
    "no-seat": 404,
    "seat-taken": 409,
    "one-seat": 409,
    "removed": 403,
    "begun": 409,
    "bad-invite": 404,
    "bad-token": 401,
    "bad-code": 404,
    "bad-passkey": 403,
    "no-passkeys": 409,
    "somebody-else": 409,
    "guest": 403,
    "last-device": 409,
    "too-many-devices": 409,
    "no-right": 403,
    "no-spectators": 403,
    "no-network": 409,
    "secret": 403,
    "unreadable-table": 409,
    "stopped": 409,
    "damaged": 409,
    "replay": 409,
    "too-many": 429,
    "too-many-listed": 429,
    "foreign": 403,
    "method": 405,
    "store": 503,
    "our-mistake": 500,
}

# Close codes of a connection that ends with a refusal.
CLOSE = {"": 1000, "no-table": 4404, "no-spectators": 4403, "too-many": 4429, "unreadable-table": 4409, "store": 4503}


def close_code(code: str) -> int:
    """The close code of a connection that ends with this refusal; empty: without one."""
    return CLOSE.get(code, 4400)


class Refusal(Exception):
    """A refused request or command; with `show`, the client also gets the current view."""

    def __init__(
        self,
        code: str,
        args: dict[str, str] | None = None,
        *,
        rule: RuleRefusal | None = None,
        message: Msg | None = None,
        detail: str = "",
        show: bool = False,
    ) -> None:
        super().__init__(code)
        assert code in STATUS, code
        self.code = code
        self.rule = "" if rule is None else rule.rule
        if rule is None:
            self.message = message or Msg(f"refused-{code}", args or {})
        else:
            said = rule.message()
            self.message = Msg(said.key, said.args)
        self.detail = detail
        self.show = show

    def refused(self, command: str = "", number: int = 0, turn: int = 0) -> Refused:
        """The wire message for this refusal."""
        return Refused(
            code=self.code,
            message=self.message,
            rule=self.rule,
            command=command,
            id=number,
            turn=turn,
            detail=self.detail,
        )


def where(error: BaseException) -> str:
    """The source location of an unexpected error: files and lines only, because a value could be a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"
