#!/usr/bin/env python3
"""Checks that a folder of src/ includes only folders above it in the flow, that
base, runtime and plugin see neither LLVM nor MLIR, and that no file has one of
the names that attract everything. Prints each offence; exits 1 if there is one.
"""

import pathlib
import re
import sys

ORDER = """base ir semantics interpret import prove simplify partition nugraph
plan tile isa target runtime plugin driver""".split()
COMPILER_FREE = {"base", "runtime", "plugin"}
MAGNETS = re.compile(r"(utils?|helpers?|common|misc)", re.IGNORECASE)
INCLUDE = re.compile(r'^\s*#include\s+(["<])([^">]+)[">]')
# target/ comes before runtime/ in the flow, but what a kernel needs at run time
# is declared by the runtime; this header holds data only and includes nothing
# of the compiler.
SHARED_BORDERS = {"runtime/Program.h"}

root = pathlib.Path(__file__).resolve().parent.parent
offences = []
for path in sorted((root / "src").rglob("*")):
    if path.suffix not in {".h", ".cpp", ".td", ".c"}:
        continue
    shown = path.relative_to(root)
    folder = path.relative_to(root / "src").parts[0]
    is_test = "test" in path.relative_to(root / "src").parts[:-1]
    if MAGNETS.search(path.stem):
        offences.append(f"{shown}: a name that attracts everything")
    if folder not in ORDER:
        offences.append(f"{shown}: folder {folder} is not in the flow")
        continue
    if is_test:
        continue
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quote, name = match.groups()
        first = name.split("/")[0]
        if first in {"mlir", "llvm"} and folder in COMPILER_FREE:
            offences.append(f"{shown}:{number}: {folder} may not see {name}")
        if quote != '"' or first not in ORDER or name in SHARED_BORDERS:
            continue
        if ORDER.index(first) > ORDER.index(folder):
            offences.append(f"{shown}:{number}: {folder} includes {name}, below it")

print("\n".join(offences) if offences else "the folders are in order")
sys.exit(1 if offences else 0)
