"""Basilica, by Łukasz M. Pogoda: two architects build one cathedral."""
