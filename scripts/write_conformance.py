#!/usr/bin/env python3
"""Writes docs/conformance.md from build/log, where check_suites.sh and
conformance_jax.sh leave what they counted.

    write_conformance.py OUTPUT
"""

import datetime
import pathlib
import re
import subprocess
import sys

log = pathlib.Path("build/log")


def reasons(path):
    """The lines "name why" of a list of known failures."""
    for line in pathlib.Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split(" ", 1)


commit = subprocess.run(
    ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
).stdout.strip()

lines = [
    "# Conformance",
    "",
    "Written by `make docs`; every figure is counted by a run.",
    f"{datetime.date.today().isoformat()}, commit {commit}.",
    "",
    "## StableHLO's executable tests",
    "",
    "A unit passes when both of its forms do: inputs handed in at run time, and",
    "inputs as constants of the program. Skipped are units for several devices",
    "(compiled), units without checks, and the known failures below.",
    "",
    "| suite and engine | passed | failed | skipped |",
    "|---|---|---|---|",
]
for line in (log / "suites.txt").read_text().splitlines():
    suite, passed, failed, skipped = line.split()
    lines.append(f"| {suite} | {passed} | {failed} | {skipped} |")
lines += ["", "Known failures:", ""]
lines += [f"- `{name}`: {why}" for name, why in reasons("tests/known_failures.txt")]
known = dict(reasons("tests/jax_known_failures.txt"))


def failed(names):
    return [
        f"- fails: `{name}`" + (f": {known[name]}" if name in known else "")
        for name in names
    ]


jax = log / "conformance-jax.log"
if jax.exists():
    text = jax.read_text()
    summary = re.findall(r"^.*\d+ passed.*$", text, re.MULTILINE)
    lines += ["", "## JAX's own tests", ""]
    lines.append(
        "`tests/lax_test.py` of jax-v0.10.2, one generated case each, slow tests"
        " skipped, `JAX_PLATFORMS=tesela`:"
    )
    lines += ["", f"    {summary[-1].strip('= ').split(' in ')[0] if summary else 'no result'}", ""]
    failures = re.findall(r"^FAILED (\S+)", text, re.MULTILINE)
    lines += failed(failures)

wider = log / "conformance-jax-wider.txt"
if wider.exists():
    lines += [
        "",
        "More of JAX's test files beside JAX's own CPU backend, the same tests on",
        "both; of a long file a sample, the same every time",
        "(`scripts/jax_sample.py`). A test that asks for the device's name is told",
        '"cpu", so that what is for processors is not skipped.',
        "",
        "| file | passed | failed | skipped | passed on CPU | failed | skipped |",
        "|---|---|---|---|---|---|---|",
    ]
    for line in wider.read_text().splitlines():
        lines.append("| " + " | ".join(line.split()) + " |")
    failures = (log / "conformance-jax-failures.txt").read_text().splitlines()
    lines += ["", *failed(failures)] if failures else []

pathlib.Path(sys.argv[1]).write_text("\n".join(lines) + "\n")
print(f"wrote {sys.argv[1]}")
