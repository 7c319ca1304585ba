"""Other people's algorithms on our games: Gymnasium, PettingZoo, OpenSpiel; each an optional extra."""
