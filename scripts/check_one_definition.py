#!/usr/bin/env python3
"""Checks that no two files define a type of the same name in one namespace.
Compiler and linker are silent about it, and either file may get the functions
of the other's type (C++20, 6.3, one-definition rule). Reads formatted code:
types of a namespace begin in the first column. Exits 1 if there is one.
"""

import collections
import pathlib
import re
import sys

TYPE = re.compile(r"^(?:struct|class|union|enum(?: class)?) (?:\[\[\w+\]\] )?(\w+)"
                  r"(?![\w:<])([^;{]*)([;{])", re.MULTILINE)
NAMESPACE = re.compile(r"^(namespace ([\w:]+) \{|namespace \{|\} // namespace\b.*)$",
                       re.MULTILINE)

root = pathlib.Path(__file__).resolve().parent.parent
places = collections.defaultdict(set)
for folder in ("src", "tools"):
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in {".h", ".cpp"}:
            continue
        text = path.read_text()
        events = [(m.start(), "namespace", m[0], m[2]) for m in NAMESPACE.finditer(text)]
        events += [(m.start(), "type", m[3], m[1]) for m in TYPE.finditer(text)]
        open_ones = []
        for _, kind, what, name in sorted(events):
            if kind == "type":
                if what == "{" and None not in open_ones:
                    # A tool, or the tests of a folder, are one program each.
                    scope = open_ones or [str(path.relative_to(root).parent)]
                    places["::".join(scope) + "::" + name].add(path.relative_to(root))
            elif what.startswith("}"):
                if open_ones:
                    open_ones.pop()
            else:
                open_ones.append(name)

offences = [f"{name}: defined in {' and '.join(map(str, sorted(files)))}"
            for name, files in sorted(places.items()) if len(files) > 1]
print("\n".join(offences) if offences else f"{len(places)} types, one definition each")
sys.exit(1 if offences else 0)
