"""A client for `rookery env`: any variant of chess as an environment, in batches. Python 3.9, standard library only.

    with Rookery(["./rookery", "env"]) as games:
        state = games.reset(variant="dice", count=256, observe=["actions"], autoReset=True)
        state = games.step([random.choice(actions) for actions in state["actions"]])

Every method sends one line of JSON and returns the answer as a dict; docs/agents.md lists what is in it.
"""

import json
import subprocess


class RookeryError(Exception):
    """The server did not accept a request; nothing has changed there."""


class Rookery:
    def __init__(self, command):
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def request(self, **fields):
        self._process.stdin.write(json.dumps(fields, separators=(",", ":")).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RookeryError("the server has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise RookeryError(answer["error"])
        return answer

    def info(self, variant):
        return self.request(op="info", variant=variant)

    def reset(self, **fields):
        return self.request(op="reset", **fields)

    def step(self, actions, **fields):
        return self.request(op="step", actions=actions, **fields)

    def observe(self, **fields):
        return self.request(op="observe", **fields)

    def clone(self, env, count=1):
        return self.request(op="clone", env=env, count=count)["envs"]

    def keep(self, count):
        return self.request(op="keep", count=count)

    def close(self):
        if self._process.poll() is None:
            try:
                self.request(op="quit")
            except (RookeryError, OSError):
                pass
            self._process.stdin.close()
            self._process.wait(timeout=20)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
