"""tesela.variants: the programs that are proved equal to a NumPy function."""

from __future__ import annotations

import dataclasses
import functools
import json
import pathlib
import tempfile

from . import tool
from .errors import Error, TraceError
from .specs import check_numbers, check_timeout
from .symbolic import Question, arguments_of

USUAL = 1024  # a size of which nothing is said
_NUMERICS = ("strict", "standard", "real")


@dataclasses.dataclass(frozen=True)
class Variant:
    """One program equal to the function.

    algebra: its operators, one a line, "t3[i,j] = sum_k x[i,k] * w[k,j]".
    grade: the worst of the proofs that lead to it, as tesela.prove has it.
    cost: at the sizes of the question: "operations", "bytes" read from and written
      to memory, "peak" bytes of the largest intermediate, "chain" (contractions
      and reductions in a row).
    formula: "operations" and "bytes" for all sizes, polynomials as text.
    best_in: in which costs no other variant is better.
    original: is it the function as it was written?
    steps: how it came about: dicts with "move", "before", "after", "grade",
      "conditions".
    seconds: where asked for, what one run took here.
    stablehlo: the variant as a program, at the sizes of the question.
    """

    algebra: tuple[str, ...]
    grade: str
    cost: dict
    best_in: tuple[str, ...]
    original: bool
    steps: tuple[dict, ...]
    seconds: float | None = None
    stablehlo: str = dataclasses.field(default="", repr=False)
    formula: dict = dataclasses.field(default_factory=dict, repr=False)

    def __str__(self):
        return "\n".join(self.algebra)


class Variants:
    """The νGraph of a function, and what was taken out of it. A sequence of Variants,
    the function itself first.

    sizes: what the costs are for. nodes, steps: of the whole νGraph.
    stablehlo: the program that was asked about.
    json: all of it as the tool told it, a dict.
    """

    def __init__(self, program, flags: list[str], sizes: dict, found: dict, texts, timeout):
        self.stablehlo, self.sizes, self.json = program, sizes, found
        self.nodes, self.steps = found.get("nodes"), found.get("steps")
        self._flags, self._timeout = flags, timeout
        self.variants = [_variant(each, text) for each, text in zip(found["variants"], texts)]

    def __len__(self):
        return len(self.variants)

    def __getitem__(self, index):
        return self.variants[index]

    def __iter__(self):
        return iter(self.variants)

    @functools.cached_property
    def text(self) -> str:
        """For reading: each variant with its algebra, costs and proofs."""
        command = ["explain", "--variants", *self._flags, "-"]
        return tool.run(command, self.stablehlo, timeout=self._timeout)

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"<{len(self)} variants of {self.nodes} nodes>"

    def save(self, path) -> None:
        """Writes `json` to a file."""
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.json, file, indent=2)


def _variant(found: dict, text: str) -> Variant:
    return Variant(
        tuple(found["algebra"]),
        found["grade"],
        found["cost"],
        tuple(found["bestIn"]),
        found["original"],
        tuple(found["steps"]),
        found.get("seconds"),
        text,
        found.get("formula", {}),
    )


def variants(
    function,
    *,
    dtype="f32",
    sizes: dict[str, int] | None = None,
    numerics: str = "real",
    time: bool = False,
    timeout: float | None = 300,
    inputs: dict | None = None,
    **shapes,
) -> Variants:
    """The variants of a function that are proved equal to it for all sizes.

    shapes, inputs, dtype: as for tesela.prove.
    sizes: name -> number, what costs are compared at; 1024 where nothing is said.
      A function that cannot be traced for all sizes is traced with these numbers,
      and made general again.
    numerics: which proofs count: "strict" (the same bits), "standard" (also another
      order of sums), "real" (all that holds over the reals).
    time: run each variant and measure it.
    timeout: in seconds.
    """
    check_timeout(timeout)
    if numerics not in _NUMERICS:
        raise TraceError(f"numerics={numerics!r} is not known", "one of " + ", ".join(_NUMERICS))
    question = Question(arguments_of(inputs, shapes), dtype)
    check_numbers(dict(sizes or {}), question.names())
    chosen = {name: USUAL for name in sorted(question.names())} | dict(sizes or {})
    flags = [f"--variants-numerics={numerics}"] + ["--time"] * time
    try:
        program = question.module([question.trace(function, "main")])
        numbers = ",".join(f"{name}={number}" for name, number in chosen.items())
        sized = [*flags, *([f"--size={numbers}"] if numbers else [])]
        found = _ask(program, sized, timeout)
    except Error:
        program = question.at(chosen)
        program = program.module([program.trace(function, "main")])
        sized = flags
        found = _ask(program, sized, timeout)
    if found is None:
        raise Error(f"no variants in {timeout} s\n  try: a larger timeout=")
    return Variants(program, sized, chosen, *found, timeout)


def _ask(program: str, flags: list[str], timeout):
    """What the tool found, and the variants as programs; None past the time."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["explain", "--variants", "--json", *flags, f"--export={folder}", "-"]
        found = tool.ask(command, program, (0,), timeout)
        if found is None:
            return None
        return found, [_text(folder, n) for n in range(len(found["variants"]))]


def _text(folder: str, number: int) -> str:
    """Empty where the variant has no form as operators."""
    path = pathlib.Path(folder) / f"variant{number}.mlir"
    return path.read_text(encoding="utf-8") if path.exists() else ""
