"""The command-line tool `tesela`: what proves and explains programs.

It runs in a process of its own, so that a question can be given up on at any
time, and so that the solver is no part of the library that programs run with.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess

from .errors import Error


def path() -> str:
    """TESELA_TOOL; or the tool of the build, of this package, or on the path."""
    here = pathlib.Path(__file__).parent
    checkout = here.parents[1]
    build = os.environ.get("TESELA_BUILD", checkout / "build/release")
    named = os.environ.get("TESELA_TOOL")
    if named and not _is_program(named):
        raise Error(f"TESELA_TOOL={named} is no program that can be run")
    candidates = [
        named,
        pathlib.Path(build) / "bin/tesela",
        here / "bin/tesela",
        shutil.which("tesela"),
    ]
    for candidate in candidates:
        if candidate and _is_program(candidate):
            return str(candidate)
    raise Error(
        "the tool 'tesela' is not found\n"
        "  try: pip install the wheel, make build, or TESELA_TOOL=path"
    )


def _is_program(path) -> bool:
    return os.path.isfile(path) and os.access(path, os.X_OK)


def run(command: list[str], program: str, answers=(0,), timeout: float | None = None):
    """Runs `tesela <command>` on a program; what it printed, and None past the time."""
    try:
        done = subprocess.run(
            [path(), *command],
            input=program,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return None
    except OSError as error:
        raise Error(f"{path()} cannot be run: {error.strerror}") from None
    if done.returncode in answers:
        return done.stdout
    said = "\n".join((done.stderr or done.stdout).splitlines()[:12])
    if done.returncode in (2, 65):
        said = re.sub(r"^(loc\(.*?\): error|tesela \w+): ", "", said, flags=re.MULTILINE)
        what = "the question cannot be asked" if done.returncode == 65 else "no answer"
        raise Error(f"{what}: {said}")
    raise Error(f"`{' '.join(['tesela', *command])}` failed ({done.returncode}): {said}")


def ask(command: list[str], program: str, answers=(0, 1, 2), timeout: float | None = None):
    """The same for answers in JSON."""
    said = run(command, program, answers, timeout)
    try:
        return None if said is None else json.loads(said)
    except json.JSONDecodeError:
        raise Error(
            f"`{' '.join(['tesela', *command])}` gave no JSON: {said[:400]}"
        ) from None
