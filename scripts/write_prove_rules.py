#!/usr/bin/env python3
"""Writes docs/prove_rules.md: what the prover says of XLA's rewrite rules.

    write_prove_rules.py [OUTPUT]
"""

import collections
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests/prove"))
import questions as q

HEAD = """\
# The prover on XLA's rewrite rules

Written by `scripts/write_prove_rules.py`; every verdict is measured.

Each row is a rule of XLA's algebraic simplifier (or a variant of one: floats and
integers, with its condition and without), written anew as a pair of programs in
`tests/prove/xla_rules`, for sizes of any value where the operator allows. Ranks
are numbers. A rule that XLA applies to floats without fast-math but that holds
over the reals only has the grade REAL; what that costs is in
[trophies.md](trophies.md).

TensorRight (POPL 2025), the closest published work, states 175 rules of the same
simplifier, expresses 121 and proves 115, for sizes and ranks of any value, over
the reals and unbounded integers. The sets overlap and are not the same: here
integers wrap around, floats are graded, and false rules are part of the set.

"""


def escaped(text):
    return text.replace("|", "\\|")


def main():
    rules = q.questions("xla_rules")
    start = time.monotonic()
    answers = q.ask([rule.path for rule in rules])
    seconds = time.monotonic() - start
    counts, grades = collections.Counter(), collections.Counter()
    rows = []
    for rule in rules:
        answer = answers[rule.path]
        verdict, grade = answer["verdict"], answer.get("grade") or ""
        counts[verdict] += 1
        if verdict == "PROVED":
            grades[grade] += 1
        said = f"{verdict} {grade}".strip()
        if verdict == "UNKNOWN" and rule.true is not None:
            said += f" ({'true' if rule.true else 'false'})"
        rows.append(
            f"| `{escaped(rule.rule)}` | {rule.where} | {escaped(rule.condition)} | {said} | "
            f"[{rule.name}](../tests/prove/xla_rules/{rule.name}.mlir) |"
        )
    functions = len({rule.where for rule in rules})
    lines = [
        HEAD,
        "| | rules |",
        "|---|---|",
        f"| proved | {counts['PROVED']} |",
        *(f"| … {grade} | {grades[grade]} |" for grade in q.GRADES if grades[grade]),
        f"| refuted | {counts['REFUTED']} |",
        f"| unknown | {counts['UNKNOWN']} |",
        f"| all, from {functions} functions | {len(rules)} |",
        "",
        f"All in {seconds:.0f} s, without the proof cache.",
        "",
        "| rule | function of XLA | condition | verdict | file |",
        "|---|---|---|---|---|",
        *rows,
        "",
    ]
    output = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs/prove_rules.md")
    output.write_text("\n".join(lines))


if __name__ == "__main__":
    main()
