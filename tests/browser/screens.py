"""All screens: pages, tables of each game, error pages."""

from tests.browser import screens_orleans, screens_pages, screens_stupor_mundi, screens_table, screens_wrong
from tests.browser.reach import SCREENS

__all__ = ["SCREENS", "screens_orleans", "screens_pages", "screens_stupor_mundi", "screens_table", "screens_wrong"]
