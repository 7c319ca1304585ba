"""People: who somebody is on all devices, their games, and what they are told."""
