#!/usr/bin/env python3
"""Looks for the expected variants of tests/variants and writes docs/variants.md.

    scripts/write_variants.py [--build build/release] [--only PREFIX] [--wrap CMD]

What a row says is what the νGraph says: `tesela explain --find`. Times are those
of `nugraph_times`, some programs in one process, with nothing kept between them; CMD,
where given, is put before its command line (something that keeps the machine quiet).
"""

import argparse
import json
import pathlib
import platform
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "tests" / "variants"
PAGE = ROOT / "docs" / "variants.md"

HEAD = """# Variants that are found

Written by `scripts/write_variants.py` from the νGraphs themselves; do not edit.
Programs are those of `tests/variants`. A variant counts as found when its term,
imported and looked up without adding anything, is in the class of the results. The
order of the dimensions of what is in between does not matter. *rearranged*: sums,
products and quotients between the same values, or maxima, or minima, are arranged
otherwise, or a constant is computed otherwise, and the prover agrees
([nugraph](nugraph.md)). Limits are those of `tesela explain`, but the search starts
again from up to six programs that it has found, and from the given one, where what is
listed without `--find` comes from the best pairs of families alone.

*moves* is the least move set that reaches it: P0 plain propagation, P1 with
attributes open, P2 with the general moves, and families of introductions
([nugraph](nugraph.md)). *r* is the round in which it appeared (0: import makes both
the same). *nodes* are those at the end of that round; *tried*, *admitted* and
*proofs* those of the whole exploration with that move set. *by* names the moves on
the way, *grade* the worst of their proofs.
"""

KINDS = (
    ("known", "Kernels that the moves were chosen with"),
    ("held out", "Programs not looked at before, first set"),
    ("held out 2", "Programs not looked at before, second set"),
    ("held out 3", "Programs not looked at before, third set"),
    ("held out 4", "Programs not looked at before, fourth set"),
    ("held out 5", "Programs not looked at before, fifth set"),
    ("held out 6", "Programs not looked at before, sixth set"),
    ("held out 7", "Programs not looked at before, seventh set"),
    ("held out 8", "Programs not looked at before, eighth set"),
    ("held out 9", "Programs not looked at before, ninth set"),
)
NOTES = {
    "held out": "Written before the moves; four of them (h06, h20, h23, h29) were "
                "not found at first and led to moves that are there now.\n",
    "held out 2": "Chosen before anything was tried on them; 14 of 18 were found at "
                  "first, and the four others (h32, h36, h37, h45) led to moves.\n",
    "held out 3": "Chosen, by somebody who did not know the moves, before anything "
                  "was tried on them; 7 of 33 were found at first, and the others "
                  "led to moves.\n",
    "held out 4": "Chosen before anything was tried on them, by somebody who had not "
                  "read the search but had seen a list of its first moves; 14 of 35 "
                  "were found at first, and the others led to moves.\n",
    "held out 5": "Chosen before anything was tried on them, by somebody who had not "
                  "read the search; 24 of 35 were found at first, and the others led "
                  "to moves.\n",
    "held out 6": "Chosen before anything was tried on them, by somebody who had not "
                  "read the search; 21 of 40 were found at first, and the others led "
                  "to moves.\n",
    "held out 7": "What is done to everyday kernels, as libraries and papers have it; "
                  "chosen before anything was tried on them, by somebody who had not "
                  "read the search; 24 of 39 were found at first, and the others led "
                  "to moves and to other limits.\n",
    "held out 8": "Of the level of the kernels above: one idea or two for each, chosen "
                  "before anything was tried on them, by somebody who had not read the "
                  "search; 25 of 36 were found at first, and the others led to moves and "
                  "to another order of families.\n",
    "held out 9": "Of the same level, chosen before anything was tried on them, by somebody "
                  "who had not read the search; no move was added afterwards.\n",
}

TIMES = """## Times

In seconds, one thread, on {machine}; nothing is shared between programs. Limits:
general moves 0.5, each family 1, all 5, with the proofs on disk 0.1. *general*, and
the slowest *family*, start without any proof; *all* is the whole recipe, with
families after one another, from nothing; *warm* the same with all proofs on disk;
*extract* chooses the programs out of all graphs.
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
        return f"| {program} | {variant} | **not found** | | | | | | | |"
    moves = finding["level"]
    if finding["families"]:
        moves += " + " + finding["families"].replace("+", " + ")
    by = ", ".join(finding["moves"])
    if finding["rearranged"]:
        by += "; rearranged"
    return (f"| {program} | {variant} | {moves} | {finding['round']} | {by} "
            f"| {finding['grade']} | {finding['nodes']} "
            f"| {finding['candidates']} | {finding['admitted']} "
            f"| {finding['proofs']} |")


def table(tool, entries):
    lines = ["| program | variant | moves | r | by | grade | nodes | tried "
             "| admitted | proofs |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    found = total = 0
    for entry in entries:
        if not entry["variants"]:
            continue
        findings, error = find(tool, entry)
        for number, variant in enumerate(entry["variants"]):
            total += 1
            if error:
                lines.append(f"| {entry['program']} | {variant} | {error} "
                             "| | | | | | | |")
                continue
            by_name = {f["name"]: f for f in findings}
            finding = by_name[f"variant{number}"]
            found += finding["found"]
            lines.append(row(entry["program"], variant, finding))
            print(lines[-1], flush=True)
    return lines, found, total


def times(command, entries):
    """file -> what was measured -> seconds."""
    result = {}
    for first in range(0, len(entries), 6):
        files = [str(PROGRAMS / e["file"]) for e in entries[first:first + 6]]
        run = subprocess.run([*command, *files], text=True, capture_output=True,
                             check=True, timeout=1200)
        for line in run.stdout.splitlines():
            file, what, seconds, _ = line.split("\t")
            result.setdefault(file + ".mlir", {})[what] = float(seconds)
    return result


def machine():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return "one core of " + line.split(":")[1].strip()
    return platform.machine()


def time_table(command, entries):
    lines = [TIMES.format(machine=machine()),
             "| program | general | slowest family | | all | warm | extract |",
             "|---|---|---|---|---|---|---|"]
    worst = {}
    measured = times(command, entries)
    for entry in entries:
        t = measured[entry["file"]]
        families = {k: v for k, v in t.items()
                    if k not in ("general", "all", "warm", "extract")}
        name = max(families, key=families.get, default="")
        slowest = families.get(name, 0.0)
        cells = [t["general"], slowest, t["all"], t["warm"], t["extract"]]
        for key, value in zip(("general", "family", "all", "warm"), cells):
            worst[key] = max(worst.get(key, (0, "")), (value, entry["program"]))
        lines.append(f"| {entry['program']} | {cells[0]:.3f} | {cells[1]:.3f} "
                     f"| {name} | {cells[2]:.3f} | {cells[3]:.3f} "
                     f"| {cells[4]:.3f} |")
        print(lines[-1], flush=True)
    lines.append("\nThe most: " + ", ".join(
        f"{key} {value:.3f} ({program})"
        for key, (value, program) in worst.items()) + ".")
    return lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default=str(ROOT / "build/release"))
    parser.add_argument("--only", default="")
    parser.add_argument("--wrap", default="")
    arguments = parser.parse_args()
    tool = arguments.build + "/bin/tesela"
    timer = shlex.split(arguments.wrap) + [arguments.build + "/bin/nugraph_times"]
    index = json.loads((PROGRAMS / "index.json").read_text())
    index = [e for e in index if e["program"].startswith(arguments.only)]
    page = [HEAD]
    for kind, title in KINDS:
        entries = [e for e in index if e["kind"] == kind]
        if not entries:
            continue
        lines, found, total = table(tool, entries)
        page += [f"## {title}\n", NOTES.get(kind, ""),
                 f"{found} of {total} variants found.\n", *lines, ""]
        print(f"{kind}: {found} of {total}", flush=True)
        none = [e["program"] for e in entries if not e["variants"]]
        if none:
            page += ["No variant worth naming: " + ", ".join(none) + ".", ""]
    known = [e for e in index if e["kind"] == "known"]
    if known:
        page += [*time_table(timer, known), ""]
    if not arguments.only:
        PAGE.write_text("\n".join(page))


if __name__ == "__main__":
    main()
