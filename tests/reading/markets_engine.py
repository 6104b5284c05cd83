"""The engine under comparison: a process that speaks JSON Lines."""
from __future__ import annotations

import json
import os
import select
import subprocess

PATIENCE_SECONDS = 30


class Broken(Exception):
    """The engine does not answer as the protocol says."""


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.unread = b""
        self.asked = 0

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # it has ended already, and that was reported
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def ask(self, cmd, **members):
        """The answer, whether ok or not."""
        self.asked += 1
        request = dict(members, cmd=cmd, id=self.asked)
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Broken("%s: the engine has ended (%s)" % (request, error))
        answer = self.read_answer(request)
        if answer.get("id") != self.asked or not isinstance(answer.get("ok"), bool):
            raise Broken("%s: answered without id or ok: %s" % (request, answer))
        if not answer["ok"] and not has_reason(answer):
            raise Broken("%s: refused without code and message: %s" % (request, answer))
        return answer

    def must(self, cmd, **members):
        answer = self.ask(cmd, **members)
        if not answer["ok"]:
            raise Broken("%s %s refused: %s" % (cmd, members, answer["error"]))
        return answer

    def read_answer(self, request):
        line = self.read_line(request)
        try:
            answer = json.loads(line)
        except ValueError:
            raise Broken("%s: not JSON: %r" % (request, line))
        if not isinstance(answer, dict):
            raise Broken("%s: not an object: %r" % (request, line))
        return answer

    def read_line(self, request):
        pipe = self.process.stdout.fileno()
        while b"\n" not in self.unread:
            if not select.select([pipe], [], [], PATIENCE_SECONDS)[0]:
                raise Broken("%s: no answer in %d s" % (request, PATIENCE_SECONDS))
            got = os.read(pipe, 1 << 16)
            if not got:
                raise Broken("%s: the engine ended" % request)
            self.unread += got
        line, self.unread = self.unread.split(b"\n", 1)
        return line

    def state(self):
        return self.must("state")["state"]

    def view(self, seat):
        return self.must("view", seat=seat)["view"]

    def legal(self):
        answer = self.must("legal")
        return answer["seat"], answer["decision"], answer["actions"]


def has_reason(answer):
    error = answer.get("error")
    return isinstance(error, dict) and bool(error.get("code")) and bool(error.get("message"))
