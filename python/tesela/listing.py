"""Which NumPy names are traced; docs/python.md shows them.

    python -m tesela.listing docs/python.md        writes the lists into the page
"""

from __future__ import annotations

import pathlib
import re
import sys

import numpy as np

from . import registry, trace, unsupported
from .traced import contractions, creation, elementwise


def names() -> dict[str, list[str]]:
    """Of each list of the page, the names in order."""
    bodies = {n for n in elementwise.BODIES if isinstance(getattr(np, n, None), np.ufunc)}
    functions = sorted(registry.name_of(f) for f in registry.TABLE)
    return {
        "Functions": functions,
        "Ufuncs": sorted(
            f"np.{n}" for n in bodies | {u.__name__ for u in contractions._SIGNATURES}
        ),
        "Makers": sorted(
            f"np.{n}"
            for n in creation.REPLACEMENTS
            if f"np.{n}" not in functions or n in ("linspace", "take")
        ),
        "Methods": sorted(trace.METHODS),
    }


def paragraph(entries) -> str:
    """Code spans in lines of at most 90 characters."""
    lines = [""]
    for entry in entries:
        word = f"`{entry}`" + ("" if entry == entries[-1] else ",")
        if len(lines[-1]) + len(word) > 89:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return "\n".join(lines)


def refused() -> str:
    """The functions that are not traced, with the reason that a user is told."""
    lines = ["| not traced | because | try |", "|---|---|---|"]
    for reason, instead, entries in unsupported.TABLE:
        words = ", ".join(f"`np.{entry}`" for entry in sorted(entries.split()))
        lines.append(f"| {words} | {reason} | {instead} |")
    return "\n".join(lines)


def write(page: str) -> str:
    """The page with its lists as they should be."""
    for title, entries in names().items():
        page = re.sub(
            rf"(<!-- {title} -->\n).*?(?=\n\n|\Z)",
            lambda match: match[1] + paragraph(entries),
            page,
            flags=re.DOTALL,
        )
    return re.sub(
        r"(<!-- Refused -->\n).*?(?=\n\n|\Z)",
        lambda match: match[1] + refused(),
        page,
        flags=re.DOTALL,
    )


if __name__ == "__main__":
    path = pathlib.Path(sys.argv[1])
    path.write_text(write(path.read_text()))
