"""Every screen there is: pages, tables, troubles."""

from tests.browser import screens_pages, screens_table, screens_wrong
from tests.browser.reach import SCREENS

__all__ = ["SCREENS", "screens_pages", "screens_table", "screens_wrong"]
