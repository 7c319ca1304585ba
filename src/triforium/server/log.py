"""Structured logging that never contains secrets or game state."""

import logging
import sys
import traceback
from typing import Any, Final

import structlog

LOG: Any = structlog.get_logger()
LONGEST: Final = 200  # characters kept of a library's log message


def set_up(json: bool, level: str) -> None:
    """Configure logging: JSON lines, or readable lines for a terminal."""
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
    """Forwards log records of uvicorn, asyncio and others: only the first line, without its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log one record as one line."""
        said = {"logger": record.name, "message": str(record.msg).strip().partition("\n")[0][:LONGEST]}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said["where"] = where(error)
        LOG.log(record.levelno, "library", **said)


def where(error: BaseException) -> str:
    """The source location of an unexpected error: files and lines only, because a value could be a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"
