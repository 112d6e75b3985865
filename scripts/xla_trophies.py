#!/usr/bin/env python3
"""Writes docs/trophies.md: rewrite rules of XLA that change results.

Each was found by putting a rule of XLA's algebraic simplifier to the prover
(tests/prove/xla_rules). Here XLA itself is asked, on the CPU: the program as it
compiles by default against the same program with the simplifier switched off.

    .venv/bin/python scripts/xla_trophies.py [--check]

--check compares with the page instead of writing it.
"""

import pathlib
import sys

import jax
import jaxlib
import numpy as np
from jax._src import xla_bridge
from jax._src.lib import xla_client

PAGE = pathlib.Path(__file__).parents[1] / "docs/trophies.md"
F, I = np.float32, np.int32


def f(*values):
    return np.array(values, F)


def i(*values):
    return np.array(values, I)


class Trophy:
    """`program` after "func.func public @main", run on `inputs`."""

    def __init__(self, rule, function, why, program, *inputs):
        self.rule, self.function, self.why = rule, function, why
        self.program, self.inputs = "func.func public @main" + program, inputs

    def results(self, without=""):
        client = xla_bridge.get_backend("cpu")
        options = xla_client.CompileOptions()
        if without:
            options.env_option_overrides = [("xla_disable_hlo_passes", without)]
        program = client.compile_and_load(self.program, client.devices()[:1], options)
        done = program.execute_sharded([jax.device_put(x) for x in self.inputs])
        return [np.asarray(x[0]) for x in done.disassemble_into_single_device_arrays()]


def elementwise(body, count=2, inputs=1, kind="f32", result=None):
    """A function of `inputs` vectors %a, %b, ... whose result is %r."""
    vector = f"tensor<{count}x{kind}>"
    result = f"tensor<{count}x{result}>" if result else vector
    arguments = ", ".join(f"%{name}: {vector}" for name in "abcd"[:inputs])
    return f"({arguments}) -> {result} {{\n{body.replace('T', vector)}\n  return %r : {result}\n}}"


WRONG = [
    Trophy("`A / B^C => A B^(-C)`, integers too", "HandleDivide",
           "The rule stands before the test that keeps integers out. 2^-2 is 0.",
           elementwise("""  %0 = stablehlo.power %b, %c : T
  %r = stablehlo.divide %a, %0 : T""", 1, 3, "i32"), i(8), i(2), i(2)),
    Trophy("`dynamic_slice(dynamic_slice(A, i), j) => dynamic_slice(A, i + j)`", "HandleDynamicSlice",
           "Each slice clamps its own start; the sum is clamped once (i, in later sources, to the wrong bound). "
           "10 elements, 6 from i, of these 3 from j.",
           """(%x: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %1 = stablehlo.dynamic_slice %0, %j, sizes = [3] : (tensor<6xf32>, tensor<i32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}""", np.arange(10, dtype=F), I(0), I(7)),
    Trophy("`update(A, update(slice(A, i), U, j), i) => update(A, U, i + j)`", "HandleDynamicUpdateSlice",
           "j is clamped, i is not. 10 elements, 6 from i = 9, of these 3 from j = 0.",
           """(%x: tensor<10xf32>, %u: tensor<3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<10xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %1 = stablehlo.dynamic_update_slice %0, %u, %j : (tensor<6xf32>, tensor<3xf32>, tensor<i32>) -> tensor<6xf32>
  %2 = stablehlo.dynamic_update_slice %x, %1, %i : (tensor<10xf32>, tensor<6xf32>, tensor<i32>) -> tensor<10xf32>
  return %2 : tensor<10xf32>
}""", np.arange(10, dtype=F), f(100, 100, 100), I(9), I(0)),
    Trophy("`A + scatter(B, i, U) => scatter(A + B, i, U)`", "HandleAdd",
           "The combiner must be a sum of two parameters, but of which is not asked: (a, b) -> b + b passes.",
           """(%a: tensor<4xf32>, %z: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %q, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %a, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}""", f(1, 2, 3, 4), np.zeros(4, F), np.array([[0], [2]], I), f(10, 20)),
    Trophy("`max(C, clamp(C, A, D)) => clamp(C, A, D)`", "HandleMaximum",
           "Where C > D the clamp is D and the maximum C.",
           elementwise("""  %0 = stablehlo.clamp %a, %b, %c : T
  %r = stablehlo.maximum %a, %0 : T""", 2, 3), f(5, 0), f(1, 1), f(2, 2)),
    Trophy("`A^-1 => 1 / A`, integers too", "HandlePower",
           "0^-1 is 0 to XLA without the rule, the quotient 1 / 0 is -1. The specification is silent; XLA disagrees with itself.",
           elementwise("""  %0 = stablehlo.constant dense<-1> : T
  %r = stablehlo.power %a, %0 : T""", 2, 1, "i32"), i(0, 2)),
]

FLOATS = [
    Trophy("`(A / B) / (C / D) => (A D) / (B C)`", "HandleDivide", "Products overflow where quotients do not.",
           elementwise("""  %0 = stablehlo.divide %a, %b : T
  %1 = stablehlo.divide %c, %d : T
  %r = stablehlo.divide %0, %1 : T""", 1, 4), f(1e30), f(1e30), f(1e30), f(1e30)),
    Trophy("`(A / B) / C => A / (B C)`", "HandleDivide", "Overflow.",
           elementwise("""  %0 = stablehlo.divide %a, %b : T
  %r = stablehlo.divide %0, %c : T""", 1, 3), f(1e30), f(1e30), f(1e30)),
    Trophy("`A / (B / C) => (A C) / B`", "HandleDivide", "Overflow.",
           elementwise("""  %0 = stablehlo.divide %b, %c : T
  %r = stablehlo.divide %a, %0 : T""", 1, 3), f(1e30), f(1e30), f(1e30)),
    Trophy("`(A + c1) + c2 => A + (c1 + c2)`", "HandleAdd", "Rounding: 1 + 1e30 is 1e30.",
           elementwise("""  %0 = stablehlo.constant dense<1.0e30> : T
  %1 = stablehlo.constant dense<-1.0e30> : T
  %2 = stablehlo.add %a, %0 : T
  %r = stablehlo.add %2, %1 : T"""), f(1, 2)),
    Trophy("`(A c1) c2 => A (c1 c2)`", "HandleMultiply", "Overflow.",
           elementwise("""  %0 = stablehlo.constant dense<1.0e30> : T
  %1 = stablehlo.constant dense<1.0e-30> : T
  %2 = stablehlo.multiply %a, %0 : T
  %r = stablehlo.multiply %2, %1 : T"""), f(1e20, 2)),
    Trophy("`log A^B => B log |A|`", "HandleLog", "(-2)^3 has no logarithm; (1e30)^3 overflows.",
           elementwise("""  %0 = stablehlo.power %a, %b : T
  %r = stablehlo.log %0 : T""", 2, 2), f(-2, 1e30), f(3, 3)),
    Trophy("`log exp A => A`", "HandleLog", "Overflow and underflow.",
           elementwise("""  %0 = stablehlo.exponential %a : T
  %r = stablehlo.log %0 : T"""), f(1000, -200)),
    Trophy("`|A| >= 0 => true`", "HandleCompare", "False for NaN. So are exp A >= 0 and A A >= 0.",
           elementwise("""  %0 = stablehlo.constant dense<0.0> : T
  %1 = stablehlo.abs %a : T
  %r = stablehlo.compare GE, %1, %0 : (T, T) -> tensor<2xi1>""", result="i1"), f(np.nan, 1)),
    Trophy("`convert(P) A => select(P, A, 0)`", "HandleMultiply", "0 times infinity is NaN, 0 times -2 is -0.",
           """(%p: tensor<2xi1>, %a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.convert %p : (tensor<2xi1>) -> tensor<2xf32>
  %r = stablehlo.multiply %0, %a : tensor<2xf32>
  return %r : tensor<2xf32>
}""", np.array([False, False]), f(np.inf, -2)),
    Trophy("`reduce(broadcast(a), c) => n a + c`", "HandleReduce", "In f16 the count 70000 is infinite.",
           """(%a: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<0.0> : tensor<f16>
  %1 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f16>) -> tensor<70000xf16>
  %2 = stablehlo.reduce(%1 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<70000xf16>, tensor<f16>) -> tensor<f16>
  return %2 : tensor<f16>
}""", np.float16(0.5)),
    Trophy("`sqrt A sqrt A => A`", "HandleMultiply", "Rounding.",
           elementwise("""  %0 = stablehlo.exponential %a : T
  %1 = stablehlo.sqrt %0 : T
  %r = stablehlo.multiply %1, %1 : T"""), f(0.1, 0.7)),
    Trophy("`A^3 => A (A A)`", "HandlePower", "Rounding.",
           elementwise("""  %0 = stablehlo.constant dense<3.0> : T
  %r = stablehlo.power %a, %0 : T"""), f(2.3, 1)),
    Trophy("`A / sqrt B => A rsqrt B`", "HandleDivide", "Rounding.",
           elementwise("""  %0 = stablehlo.sqrt %b : T
  %r = stablehlo.divide %a, %0 : T""", 2, 2), f(3, 1), f(7, 2)),
    Trophy("`A / broadcast(B) => A broadcast(1 / B)`", "HandleDivide", "Rounding.",
           """(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %r = stablehlo.divide %a, %0 : tensor<2xf32>
  return %r : tensor<2xf32>
}""", f(5, 7), F(3)),
    Trophy("`log sqrt A => 0.5 log A`", "HandleLog", "Rounding.",
           elementwise("""  %0 = stablehlo.sqrt %a : T
  %r = stablehlo.log %0 : T"""), f(2, 7)),
]

LATITUDE = [
    Trophy("`reduce(A, c) => reshape(A)` over one element", "ReplaceReduceWithReshape", "The start 5 is lost.",
           """(%a: tensor<2x1xf32>, %c: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}""", np.ones((2, 1), F), F(5)),
    Trophy("`reduce(concatenate(A, B), c) => reduce(A, c) + reduce(B, c)`", "HandleReduce", "The start 5 counts twice.",
           """(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}""", np.ones((2, 2), F), np.ones((2, 2), F), F(5)),
]

UNSEEN = """\
| rule | function | why it is wrong |
|---|---|---|
| `dot(select(P, c A, C), B) => c dot(select(P, A, C), B)` | ScalarMultiplyReduction | Each branch of the select is searched for a factor by itself. Also, an operator between factor and product that has other users loses the factor for them too. |
| `dot(pad(A, c), B) => dot(A, slice(B))` | AssociativeReorderDotOperator | The padding value is not looked at. |
| `reduce_window(pad(A, c), c) => broadcast(A)` | HandleReduceWindow | Padding and dilation of the window itself are not looked at, so that a window may miss the one element. |
"""

HEAD = """\
# Rewrite rules of XLA that change results

Written by `scripts/xla_trophies.py`. Each rule stands in
`xla/hlo/transforms/simplifiers/algebraic_simplifier.cc` under the function
named, and as a pair of programs in `tests/prove/xla_rules`, where the prover
refutes it or proves it over the reals only. Each example was run through XLA on
the CPU (jaxlib {version}), once as it compiles by default and once with the
simplifier switched off (`xla_disable_hlo_passes=algsimp,simplification`); the
page shows what differs.
"""

SECTIONS = [
    ("Wrong", "Ordinary inputs, another result: these are bugs. Certain, but for the last: the specification leaves no "
              "room for the first column of results, and the second is what it asks for.", WRONG),
    ("True of real numbers, not of floats", "Applied by default, without any flag that allows inexact rewrites.", FLOATS),
    ("Within the latitude of the specification", "A reduction whose start is not neutral may use it more than once, "
     "or not at all; the results differ all the same.", LATITUDE),
]


def shown(arrays):
    def one(x):
        if x.dtype == bool:
            return str(bool(x)).lower()
        return str(x) if x.dtype.kind == "i" else f"{float(x):.9g}"

    lists = [", ".join(one(x) for x in array.ravel()) for array in arrays]
    return "; ".join(lists)


def page():
    lines = [HEAD.format(version=jaxlib.__version__)]
    for title, text, trophies in SECTIONS:
        lines += [f"## {title}\n", text + "\n",
                  "| rule | function | inputs | XLA | without the simplifier | why |", "|---|---|---|---|---|---|"]
        for trophy in trophies:
            default, plain = trophy.results(), trophy.results("algsimp,simplification")
            if all(x.tobytes() == y.tobytes() for x, y in zip(default, plain)):
                raise SystemExit(f"no difference: {trophy.rule}")
            lines.append(f"| {trophy.rule.replace('|', chr(92) + '|')} | {trophy.function} | {shown(trophy.inputs)} | "
                         f"{shown(default)} | {shown(plain)} | {trophy.why} |")
        lines.append("")
    lines += ["## Not seen at work\n", "Read from the source; switched off on the CPU, or not reached there. Likely, not certain.\n", UNSEEN]
    return "\n".join(lines)


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        sys.exit(text != PAGE.read_text())
    PAGE.write_text(text)
