#!/usr/bin/env python3
"""Looks for the expected variants of tests/variants and writes docs/variants.md.

    scripts/write_variants.py [build/release/bin/tesela] [--only PREFIX]

What a row says is what the νGraph says: `tesela explain --find`.
"""

import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "tests" / "variants"
PAGE = ROOT / "docs" / "variants.md"

HEAD = """# Variants that are found

Written by `scripts/write_variants.py` from the νGraphs themselves; do not edit.
Programs are those of `tests/variants`. A variant counts as found when its term,
imported and looked up without adding anything, is in the class of the results.

*moves* is the least move set that reaches it: P0 plain propagation, P1 with
attributes open, P2 with the general moves, and families of introductions
([nugraph](nugraph.md)). *r* is the round in which it appeared (0: import makes both
the same). *nodes* and *s* are those at the end of that round; *tried*, *admitted*
and *proofs* those of the whole exploration with that move set, from a cold proof
cache. *by* names the moves on the way, *grade* the worst of their proofs.
"""


def find(tool, entry):
    command = [tool, "explain", str(PROGRAMS / entry["file"]), "--find"]
    if entry["families"]:
        command.append("--family=" + ",".join(entry["families"]))
    run = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    if run.returncode:
        return None, run.stderr.strip().splitlines()[0]
    return json.loads(run.stdout), None


def row(program, variant, finding):
    variant = variant.replace("|", "\\|")
    if not finding["found"]:
        return f"| {program} | {variant} | **not found** | | | | | | | | |"
    moves = finding["level"]
    if finding["families"]:
        moves += " + " + finding["families"].replace("+", " + ")
    by = ", ".join(finding["moves"])
    return (f"| {program} | {variant} | {moves} | {finding['round']} | {by} "
            f"| {finding['grade']} | {finding['nodes']} "
            f"| {finding['candidates']} | {finding['admitted']} "
            f"| {finding['proofs']} | {finding['seconds']:.2f} |")


def table(tool, entries):
    lines = ["| program | variant | moves | r | by | grade | nodes | tried "
             "| admitted | proofs | s |",
             "|---|---|---|---|---|---|---|---|---|---|---|"]
    found = total = 0
    for entry in entries:
        if not entry["variants"]:
            continue
        findings, error = find(tool, entry)
        for number, variant in enumerate(entry["variants"]):
            total += 1
            if error:
                lines.append(f"| {entry['program']} | {variant} | {error} "
                             "| | | | | | | | |")
                continue
            by_name = {f["name"]: f for f in findings}
            finding = by_name[f"variant{number}"]
            found += finding["found"]
            lines.append(row(entry["program"], variant, finding))
        print(lines[-1], flush=True)
    return lines, found, total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", nargs="?",
                        default=str(ROOT / "build/release/bin/tesela"))
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    index = json.loads((PROGRAMS / "index.json").read_text())
    index = [e for e in index if e["program"].startswith(arguments.only)]
    page = [HEAD]
    for kind, title in (("known", "Kernels that the moves were chosen with"),
                        ("held out", "Programs not looked at before")):
        entries = [e for e in index if e["kind"] == kind]
        if not entries:
            continue
        lines, found, total = table(arguments.tool, entries)
        page += [f"## {title}\n", f"{found} of {total} variants found.\n",
                 *lines, ""]
        none = [e["program"] for e in entries if not e["variants"]]
        if none:
            page += ["No variant worth naming: " + ", ".join(none) + ".", ""]
    if not arguments.only:
        PAGE.write_text("\n".join(page))


if __name__ == "__main__":
    main()
