"""How many steps a second go through the pipe: random games in batches.

    python3 examples/python/speed.py --variant dice --count 256 --seconds 10
"""

import argparse
import random
import shlex
import time

from rookery_env import Rookery


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--server", default="./rookery env", help="the command that starts the server")
    options.add_argument("--variant", default="fide")
    options.add_argument("--count", type=int, default=256, help="environments in the batch")
    options.add_argument("--seconds", type=float, default=10)
    options = options.parse_args()
    random.seed(1)
    with Rookery(shlex.split(options.server)) as games:
        state = games.reset(variant=options.variant, count=options.count, autoReset=True)
        steps = 0
        ended = 0
        waited = 0.0
        # The first seconds are the server's warm-up.
        begin = time.perf_counter() + options.seconds / 2
        end = begin + options.seconds
        while time.perf_counter() < end:
            actions = [random.choice(legal) for legal in state["actions"]]
            asked = time.perf_counter()
            state = games.step(actions)
            if asked >= begin:
                waited += time.perf_counter() - asked
                steps += options.count
                ended += len(state["ended"])
        print(f"{options.variant}: {steps / options.seconds:,.0f} steps a second, {steps / waited:,.0f} while waiting for the server; "
              f"{ended} games in {options.seconds:g} s, batches of {options.count}")


if __name__ == "__main__":
    main()
