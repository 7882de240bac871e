"""An agent that learns dice chess from nothing but games against itself. Python 3.9, standard library only.

    python3 examples/python/dice_agent.py train      learns what pieces are worth, a minute or so, and writes weights.json
    python3 examples/python/dice_agent.py play       measures what it has learned against a random mover
    ./rookery match "uci:python3 examples/python/dice_agent.py uci" greedy --variant dice --games 100

How it works, in three ideas:

1. The value of a position for a player is the chance to win, guessed as sigmoid(sum of weight[kind] * (own pieces - opponent's pieces)).
2. It plays the move whose result it values most; taking the king wins at once.
3. Temporal differences (Sutton): after each move of a player the guess should have been what the player's next guess is, and at the end what
   really happened. Every difference moves the weights a little. Nobody ever tells it that a queen is worth more than a pawn.
"""

import argparse
import base64
import json
import math
import os
import random
import shlex
import sys

from rookery_env import Rookery, RookeryError

SQUARES = 64
KINDS = 6  # pawn, knight, bishop, rook, queen, king
KING = 5
PROMOTIONS = [None, 4, 3, 2, 1, 5]  # the kind that action number // 4096 promotes to
OBSERVE = ["actions", "planes"]


def board_of(planes):
    """Bytes of the planes, in the order docs/agents.md gives: White's six kinds, then Black's. Returns {square: (side, kind)}."""
    board = {}
    for plane in range(2 * KINDS):
        start = plane * SQUARES
        at = planes.find(1, start, start + SQUARES)
        while at >= 0:
            board[at - start] = divmod(plane, KINDS)
            at = planes.find(1, at + 1, start + SQUARES)
    return board


def counts_of(board, side):
    """Own pieces minus the opponent's, kind by kind."""
    counts = [0] * KINDS
    for owner, kind in board.values():
        counts[kind] += 1 if owner == side else -1
    return counts


class Agent:
    def __init__(self, weights=None):
        self.weights = list(weights) if weights else [0.0] * KINDS

    def value(self, counts):
        return 1 / (1 + math.exp(-sum(weight * count for weight, count in zip(self.weights, counts))))

    def learn(self, counts, target, rate):
        guess = self.value(counts)
        step = rate * (target - guess) * guess * (1 - guess)
        for kind in range(KINDS):
            self.weights[kind] += step * counts[kind]

    def choose(self, actions, planes, side, explore=0.0):
        """The best action, and what the board counts after it (None if it takes the king)."""
        board = board_of(planes)
        before = counts_of(board, side)
        best, best_gain, best_counts = None, -math.inf, None
        for action in random.sample(actions, len(actions)):
            counts = before
            taken = board.get(action % SQUARES)
            promotion = PROMOTIONS[action // (SQUARES * SQUARES)]
            if taken is not None and taken[0] != side:
                if taken[1] == KING:
                    return action, None
                counts = list(counts)
                counts[taken[1]] += 1
            if promotion is not None:
                counts = list(counts)
                counts[0] -= 1
                counts[promotion] += 1
            gain = sum(weight * count for weight, count in zip(self.weights, counts))
            if gain > best_gain:
                best, best_gain, best_counts = action, gain, counts
            if explore and random.random() < explore / len(actions):
                return action, counts
        return best, best_counts


def train(games, count, steps):
    agent = Agent()
    state = games.reset(variant="dice", count=count, seed=1, observe=OBSERVE, autoReset=True, maxMoves=200)
    last = [[None, None] for _ in range(count)]  # what each side counted after its last move, in each game
    for step in range(steps):
        rate = 0.05 * (1 - step / steps) + 0.002  # large steps first, then small ones, so that the weights come to rest
        chosen = []
        for env in range(count):
            side = state["turn"][env]
            action, counts = agent.choose(state["actions"][env], base64.b64decode(state["planes"][env]), side, explore=0.1)
            if last[env][side] is not None:
                agent.learn(last[env][side], 1.0 if counts is None else agent.value(counts), rate)
            if counts is not None:
                last[env][side] = counts
            chosen.append((side, action))
        state = games.step([action for _, action in chosen])
        for end in state["ended"]:
            env = end["env"]
            score = {"1-0": 1.0, "0-1": 0.0}.get(end["result"], 0.5)
            for side in (0, 1):
                if last[env][side] is not None:
                    agent.learn(last[env][side], score if side == 0 else 1 - score, rate)
            last[env] = [None, None]
        if step % max(1, steps // 10) == 0:
            print(f"step {step * count:>8,}: " + "  ".join(f"{weight:+.2f}" for weight in agent.weights[:KING]), file=sys.stderr)
    return agent


def words(agent):
    pawn = agent.weights[0] if abs(agent.weights[0]) > 1e-9 else 1.0
    names = ["pawn", "knight", "bishop", "rook", "queen", "king"]
    return ", ".join(f"{name} {weight / pawn:.1f}" for name, weight in zip(names[:KING], agent.weights))


def play(games, agent, count):
    """Every game once with White and once with Black against a random mover; returns the share of the points."""
    points = 0.0
    for side in (0, 1):
        state = games.reset(variant="dice", count=count, seed=2 + side, observe=OBSERVE, maxMoves=300)
        envs = list(range(count))
        while envs:
            actions = []
            for index in range(len(envs)):
                legal = state["actions"][index]
                if state["turn"][index] == side:
                    actions.append(agent.choose(legal, base64.b64decode(state["planes"][index]), side)[0])
                else:
                    actions.append(random.choice(legal))
            state = games.step(actions, envs=envs)
            for end in state["ended"]:
                score = {"1-0": 1.0, "0-1": 0.0}.get(end["result"], 0.5)
                points += score if side == 0 else 1 - score
            keep = [index for index, done in enumerate(state["done"]) if not done]
            envs = [envs[index] for index in keep]
            for key in ("actions", "planes", "turn"):
                state[key] = [state[key][index] for index in keep]
    return points / (2 * count)


def uci(games, agent):
    """Speaks enough UCI for `rookery match`; the rules come from the environment, so there are none in this file."""
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    position, played, state = None, [], None
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        if words[0] == "uci":
            print("id name Python dice agent\nid author you\noption name UCI_Variant type combo default dice var dice\nuciok", flush=True)
        elif words[0] == "isready":
            print("readyok", flush=True)
        elif words[0] == "position":
            cut = words.index("moves") if "moves" in words else len(words)
            fen = start if words[1] == "startpos" else " ".join(words[2:cut])
            wanted = " ".join(words[cut + 1:]).replace("roll ", "roll-").split()
            if (fen, wanted[:len(played)]) != (position, played):
                position, played = fen, []
                state = games.reset(variant="dice", fen=fen, roll=False, observe=OBSERVE + ["moves"])
            for move in wanted[len(played):]:
                state = games.step([state["actions"][0][state["moves"][0].split().index(move)]])
            played = wanted
        elif words[0] == "go":
            actions = state["actions"][0]
            action, counts = agent.choose(actions, base64.b64decode(state["planes"][0]), state["turn"][0])
            chance = 0.999 if counts is None else min(0.999, max(0.001, agent.value(counts)))
            print(f"info depth 1 nodes {len(actions)} score cp {round(250 / math.log(4) * math.log(chance / (1 - chance)))}")
            print("bestmove", state["moves"][0].split()[actions.index(action)], flush=True)
        elif words[0] == "quit":
            return


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("what", choices=["train", "play", "uci"])
    options.add_argument("--server", default=os.path.join(here, "..", "..", "rookery") + " env", help="the command that starts the server")
    options.add_argument("--weights", default=os.path.join(here, "weights.json"))
    options.add_argument("--count", type=int, default=128, help="games at once")
    options.add_argument("--steps", type=int, default=2000, help="moves in each of them")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    random.seed(options.seed)
    with Rookery(shlex.split(options.server)) as games:
        if options.what == "train":
            agent = train(games, options.count, options.steps)
            with open(options.weights, "w", encoding="utf-8") as out:
                json.dump(agent.weights, out)
            print("learned:", words(agent))
            return
        if not os.path.exists(options.weights):
            sys.exit(f"there is no {options.weights}: train first")
        with open(options.weights, encoding="utf-8") as weights:
            agent = Agent(json.load(weights))
        if options.what == "uci":
            uci(games, agent)
        else:
            print(f"{100 * play(games, agent, options.count):.1f} % of the points against a random mover in {2 * options.count} games")


if __name__ == "__main__":
    try:
        main()
    except RookeryError as problem:
        sys.exit(f"rookery: {problem}")
