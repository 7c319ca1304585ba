"""Stupor Mundi: vassals of Frederick II build castles, for one to four players."""
