"""tesela.prove: are two NumPy functions equal for all sizes?"""

from __future__ import annotations

import dataclasses

import numpy as np

from . import tool
from .specs import check_timeout
from .symbolic import Question, arguments_of


_SHOWN = 64  # elements of an array


@dataclasses.dataclass
class Verdict:
    """What the prover found out. True where it is PROVED.

    verdict: "PROVED", "REFUTED" or "UNKNOWN".
    grade: where proved, what of floats it keeps: "BITWISE", "BITWISE-FP",
      "BITWISE-POW2", "REASSOC", "REASSOC-POW2", "REAL", "REAL+SIDE".
    conditions: {"left": [...], "right": [...]}, texts of what must hold of the
      inputs (a denominator is not zero, ...), for each function.
    counterexample: where refuted, a dict: sizes, index, left and right (the two
      values there), inputs; else None.
    details: all that the prover said: "floatDifference" (inputs for which the sides
      differ in bits though they are equal over the reals), "opaque", ...
    reason: where unknown, why.
    assumptions: what was taken for granted about sizes, besides that each is >= 1.
    stablehlo: the two programs, as the prover read them.
    """

    verdict: str
    grade: str | None
    conditions: dict
    counterexample: dict | None
    reason: str
    assumptions: list[str]
    details: dict = dataclasses.field(repr=False)
    stablehlo: str = dataclasses.field(repr=False)

    def __bool__(self):
        return self.verdict == "PROVED"

    def __str__(self):
        lines = [f"{self.verdict} {self.grade}" if self.grade else self.verdict]
        lines += [f"  assuming {text}" for text in self.assumptions]
        for side, texts in self.conditions.items():
            lines += [f"  {side} needs {text}" for text in texts]
        example = self.counterexample
        if example:
            shown = {**example, "inputs": _shown(example.get("inputs") or {})}
            lines += [f"  {key}: {value}" for key, value in shown.items()]
        lines += [f"  {line}" for line in self.reason.splitlines()]
        return "\n".join(lines)


def _shown(inputs: dict) -> dict:
    """Without the elements of arrays that have many."""
    counts = {name: np.size(value) for name, value in inputs.items()}
    return {
        name: value if counts[name] <= _SHOWN else f"({counts[name]} elements)"
        for name, value in inputs.items()
    }


def prove(
    left,
    right,
    *,
    dtype="f32",
    positive=(),
    below=None,
    assume=(),
    timeout: float | None = 60,
    inputs: dict | None = None,
    **shapes,
) -> Verdict:
    """Is left(...) equal to right(...) for all sizes and all values?

    shapes: the functions' parameters. A string says which array: dimensions
      separated by blanks (or commas), each a number, a name, or a polynomial such
      as "2*K" and "B*T"; equal names are equal sizes; ":f64" behind them is a
      dtype. Anything else is passed on as it is, a tesela.size("N") too. The
      right function may name its parameters otherwise; then order decides.
    inputs: the same as a dict, for parameters with names of options.
    dtype: of arrays that name none.
    positive: names of arrays whose elements are all > 0.
    below: name -> size: integers in [0, size).
    assume: conditions on sizes, "N0 < N" or "K == 64*B". Every size is >= 1.
    timeout: in seconds; past it the verdict is UNKNOWN.

    TraceError where a function cannot be traced for all sizes; Error where the
    prover cannot be run.
    """
    check_timeout(timeout)
    question = Question(arguments_of(inputs, shapes), dtype, positive, below, assume)
    traces = [question.trace(left, "left"), question.trace(right, "right")]
    assumptions = question.assumptions(traces)
    text = question.module(traces)
    none = {"left": [], "right": []}
    difference = _difference(*traces)
    if difference:
        return Verdict("REFUTED", None, none, None, difference, assumptions, {}, text)
    found = tool.ask(["prove", "--json", "-"], text, timeout=timeout)
    if found is None:
        reason = f"no answer in {timeout} s"
        return Verdict("UNKNOWN", None, none, None, reason, assumptions, {}, text)
    return Verdict(
        found["verdict"],
        found.get("grade") or None,
        found.get("conditions") or none,
        found.get("counterexample") or None,
        found.get("reason") or "",
        found.get("assumptions") or assumptions,
        found,
        text,
    )


def _difference(left, right) -> str:
    """Results that differ in number, dtype or rank need no proof."""
    if len(left.results) != len(right.results):
        return f"{len(left.results)} results on the left, {len(right.results)} on the right"
    for number, (x, y) in enumerate(zip(left.results, right.results)):
        if (x.dtype, x.ndim) != (y.dtype, y.ndim):
            return f"result {number} is {x!r} on the left, {y!r} on the right"
    return ""
