"""The questions in cases/ and xla_rules/, and `tesela prove` on many of them."""

import concurrent.futures
import dataclasses
import functools
import json
import os
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
BUILD = pathlib.Path(os.environ.get("TESELA_BUILD", ROOT / "build/release"))
TESELA = BUILD / "bin/tesela"
GRADES = ["BITWISE", "BITWISE-FP", "BITWISE-POW2", "REASSOC", "REASSOC-POW2", "REAL", "REAL+SIDE"]


@dataclasses.dataclass
class Question:
    path: pathlib.Path
    verdict: str  # expected: PROVED, REFUTED, UNKNOWN
    grade: str = ""  # at least this good
    true: bool | None = None  # of an UNKNOWN one: which it is
    conditions: tuple[int, int] | None = None
    no_better: bool = False  # a better grade would promise too much
    rule: str = ""
    where: str = ""
    condition: str = ""
    notes: str = ""

    @property
    def name(self):
        return self.path.stem

    def fault(self, answer):
        """What is wrong with an answer, or nothing."""
        verdict, grade = answer["verdict"], answer.get("grade") or ""
        if verdict not in ("PROVED", "REFUTED", "UNKNOWN"):
            return f"no answer: {verdict}"
        false = self.verdict == "REFUTED" or self.true is False
        true = self.verdict == "PROVED" or self.true is True
        if false and verdict == "PROVED":
            return f"PROVED {grade}, but it is false"
        if true and verdict == "REFUTED":
            return f"REFUTED, but it is true: {answer.get('counterexample')}"
        if self.verdict != "UNKNOWN" and verdict == "UNKNOWN":
            return f"UNKNOWN, expected {self.verdict}: {answer.get('reason')}"
        if self.verdict == "PROVED":
            found, wanted = GRADES.index(grade), GRADES.index(self.grade)
            if found > wanted:
                return f"{grade}, expected {self.grade}"
            if self.no_better and found < wanted:
                return f"{grade} promises too much, expected {self.grade}"
            sides = answer["conditions"]
            count = (len(sides["left"]), len(sides["right"]))
            if self.conditions and grade == "REAL+SIDE" and count != self.conditions:
                return f"conditions {count}, expected {self.conditions}"
        return ""


def read(path):
    fields, notes = {}, []
    for line in path.read_text().splitlines():
        if not line.startswith("//"):
            break
        key, _, value = line.removeprefix("//").strip().partition(": ")
        if key in ("expect", "conditions", "rule", "where", "condition") and value:
            fields[key] = value
        else:
            notes.append(line.removeprefix("//").strip())
    wanted, *more = fields.pop("expect").split(", ")
    verdict, _, grade = wanted.partition(" ")
    question = Question(path, verdict, grade, notes=" ".join(notes).strip())
    question.true = {"true": True, "false": False}.get(more[0] if more else "")
    question.no_better = "no better" in more
    if "conditions" in fields:
        left, right = fields["conditions"].split("/")
        question.conditions = (int(left), int(right))
    for key in ("rule", "where", "condition"):
        setattr(question, key, fields.get(key, ""))
    return question


@functools.cache
def questions(folder):
    return [read(path) for path in sorted((HERE / folder).glob("*.mlir"))]


def swapped(question, folder):
    """The same question with the sides exchanged, as a file in `folder`."""
    names = {"left": "right", "right": "left"}
    text = re.sub(r"@(left|right)\b", lambda m: "@" + names[m[1]], question.path.read_text())
    path = folder / question.path.name
    path.write_text(text)
    return path


def ask(paths, *options, cache=None):
    """Answers of `tesela prove`, one for each file; two processes side by side."""
    environment = dict(os.environ)
    words = [TESELA, "prove", "--batch", *options]
    if cache is None:
        words.append("--no-cache")
    else:
        environment["TESELA_PROOF_CACHE"] = str(cache)

    def run(part):
        done = subprocess.run(
            [*words, *part], capture_output=True, text=True, check=False, env=environment, timeout=1800
        )
        answers, rest = [], done.stdout.lstrip()
        while rest:
            answer, end = json.JSONDecoder().raw_decode(rest)
            answers.append(answer)
            rest = rest[end:].lstrip()
        # A process that crashed answers no more.
        missing = len(part) - len(answers)
        return answers + [{"verdict": f"status {done.returncode}"}] * missing

    jobs = max(1, os.cpu_count() or 1)
    parts = [paths[start::jobs] for start in range(jobs)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        answered = list(pool.map(run, parts))
    return {
        path: answer for part, answers in zip(parts, answered) for path, answer in zip(part, answers)
    }
