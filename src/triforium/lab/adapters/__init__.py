"""Adapters to Gymnasium, PettingZoo and OpenSpiel; each is an optional extra."""
