"""The engine as a child process that answers one JSON line to each JSON line."""

import json
import select
import subprocess

PATIENCE_SECONDS = 30


class EngineFault(Exception):
    """The engine ended, kept silent, or answered something that is no answer."""


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def send_line(self, line):
        try:
            self.process.stdin.write(line.encode("utf-8") + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EngineFault(f"the engine ended before: {line[:200]}")
        if not select.select([self.process.stdout], [], [], PATIENCE_SECONDS)[0]:
            raise EngineFault(f"no answer in {PATIENCE_SECONDS} s to: {line[:200]}")
        answer = self.process.stdout.readline()
        if not answer:
            raise EngineFault(f"the engine ended (exit {self.process.poll()}) at: {line[:200]}")
        try:
            return json.loads(answer)
        except ValueError:
            raise EngineFault(f"not JSON: {answer[:200]!r}")

    def request(self, cmd, **members):
        """The whole answer, ok or not."""
        self.asked += 1
        answer = self.send_line(json.dumps({"cmd": cmd, "id": self.asked, **members}))
        if answer.get("id") != self.asked or not isinstance(answer.get("ok"), bool):
            raise EngineFault(f"the answer to {cmd} has no such id or no ok: {json.dumps(answer)[:200]}")
        if not answer["ok"] and not {"code", "message"} <= set(answer.get("error") or ()):
            raise EngineFault(f"a refusal of {cmd} without code and message: {json.dumps(answer)[:200]}")
        return answer

    def ask(self, cmd, **members):
        """The answer to a request that must be granted."""
        answer = self.request(cmd, **members)
        if not answer["ok"]:
            raise EngineFault(f"{cmd} {members.get('action', '')} refused: {answer['error']}")
        return answer

    def state(self):
        return self.ask("state")["state"]

    def legal(self):
        answer = self.ask("legal")
        return answer["seat"], answer["decision"], answer["actions"]
