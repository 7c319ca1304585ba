"""What the house writes down about itself: structured lines, and never a secret."""

import logging
import sys
import traceback
from typing import Any, Final

import structlog

LOG: Any = structlog.get_logger()
LONGEST: Final = 200  # signs of what a library says


def set_up(json: bool, level: str) -> None:
    """Lines for machines, or for a person at a terminal."""
    shape: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)


class Libraries(logging.Handler):
    """What uvicorn, asyncio and others say, as lines like ours: the first line, without what was put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line for one record."""
        said = {"logger": record.name, "said": str(record.msg).strip().partition("\n")[0][:LONGEST]}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said["where"] = where(error)
        LOG.log(record.levelno, "library", **said)


def where(error: BaseException) -> str:
    """Where a mistake of ours happened: files and lines, no values, for a value might be a card."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"
