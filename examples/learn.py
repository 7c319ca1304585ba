"""Learn to play Pebbles from scratch: python examples/learn.py [GAME] [EPISODES]

A linear policy over the hashed features of a view, trained by REINFORCE against a random player. Nothing here knows
the rules: the action mask says what is offered. Needs `pip install 'triforium[rl]'`; half a minute on one core.
"""

import sys

try:
    import triforium.lab.adapters.gym_env  # noqa: F401 - registers triforium/GAME-v0
except ImportError as error:
    raise SystemExit(f"examples/learn.py: {error}") from None

import gymnasium
import numpy as np

from triforium.lab.ratings import wilson

RATE, KEPT = 0.02, 0.98  # learning rate, and decay of the running mean reward


def chances(weights, seen, offered):
    """The policy: a probability for each legal action."""
    likes = seen @ weights[:, offered]
    grown = np.exp(likes - likes.max())
    return grown / grown.sum()


def play(env, weights, rng, seed):
    """Play one game; returns its steps (observation, legal actions, probabilities, choice) and the final reward."""
    seen, info = env.reset(seed=seed)
    steps = []
    while True:
        seen = np.clip(seen, -1, 1)  # presence is more informative than amount
        offered = np.flatnonzero(info["action_mask"])
        odds = chances(weights, seen, offered)
        chosen = int(rng.choice(len(offered), p=odds))
        steps.append((seen, offered, odds, chosen))
        seen, reward, over, _, info = env.step(offered[chosen])
        if over:
            return steps, reward


def learn(game, episodes):
    """Train, and print the win rate before and after."""
    env = gymnasium.make(f"triforium/{game}-v0", others="random", disable_env_checker=True)
    rng = np.random.default_rng(1)
    weights = np.zeros((env.observation_space.shape[0], int(env.action_space.n)), np.float32)
    usual = 0.0
    print("before:", measured(env, weights, rng))
    for episode in range(episodes):
        steps, reward = play(env, weights, rng, episode)
        usual = KEPT * usual + (1 - KEPT) * reward
        for seen, offered, odds, chosen in steps:
            push = -odds
            push[chosen] += 1
            weights[:, offered] += RATE * (reward - usual) * np.outer(seen, push)
    print("after: ", measured(env, weights, rng))


def measured(env, weights, rng, games=400):
    """The win rate with its 95 % interval, as text."""
    won = sum(play(env, weights, rng, 1_000_000 + game)[1] > 0 for game in range(games)) / games
    low, high = wilson(won, games)
    return f"{100 * won:.1f} % of {games} games won ({100 * low:.1f} to {100 * high:.1f})"


if __name__ == "__main__":
    learn(sys.argv[1] if len(sys.argv) > 1 else "pebbles", int(sys.argv[2]) if len(sys.argv) > 2 else 3000)
