"""Random StableHLO: attributes that no program of JAX has, and operators it never writes.

    python tests/fuzz/random_stablehlo.py [--seed N] [--count N] [--only KIND,...] [--keep FOLDER] [-O key=value]

Each program is some operators on small arrays, as text (stablehlo_kinds/). It
runs compiled, ahead of time so that nothing falls back to the judge, and on the
judge. Prints the seed of every program
whose results differ by more than the order of sums explains; exits 1 if there
is one. Numbers are small, so that most sums are exact in every order.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

from stablehlo_kinds.control import Control
from stablehlo_kinds.elementwise import Elementwise
from stablehlo_kinds.gathering import Gathering
from stablehlo_kinds.movement import Movement
from stablehlo_kinds.products import Products
from stablehlo_kinds.text import NARROW, is_complex, is_float, types

ROOT = pathlib.Path(__file__).parents[2]
TESELA = pathlib.Path(os.environ.get("TESELA_BUILD", ROOT / "build/release")) / "bin/tesela"
# Of these no result depends on the order of sums, for small whole numbers.
EXACT = ("compare clamp broadcast concatenate pad slice move iota dynamic_slice gather scatter reduce "
         "reduce_window select_and_scatter sort convolution dot map while case torch_index_select "
         "complex_parts convert bool collective").split()
OF_NUMPY = ("f32", "f64", "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
EPSILON = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23, **{kind: 0.25 for kind in NARROW}}


class Program(Elementwise, Movement, Gathering, Products, Control):
    def compose(self, only=None):
        """A module of some operators, or None where none of them applied."""
        kinds = only or [name[3:] for name in dir(self) if name.startswith("op_")]
        for _ in range(self.draw(1, 9)):
            kind = self.pick(kinds)
            made = getattr(self, "op_" + kind)()
            for value in made if isinstance(made, list) else [made] if made else []:
                value.exact = kind in EXACT
                self.values.append(value)
        results = [each for value in self.values[-8:] for each in self.plain(value)]
        if not results:
            return None
        signature = ", ".join(f"{a.name}: {a.type}" for a in self.arguments)
        body = "\n".join("  " + line for line in self.lines)
        return (f"func.func public @main({signature}) -> ({types(results)}) {{\n{body}\n"
                f"  return {', '.join(v.name for v in results)} : {types(results)}\n}}\n")

    def plain(self, value):
        """A result in types that NumPy knows."""
        if is_complex(value.kind):
            return [self.op(part, [value], value.shape, value.kind[8:-1]) for part in ("real", "imag")]
        if value.kind in OF_NUMPY:
            return [value]
        return [self.op("convert", [value], value.shape, "f32" if is_float(value.kind) else "i32")]


def largest(array):
    return np.abs(array[np.isfinite(array)]).max(initial=1)


def differs(got, wanted, epsilon, scale):
    """Whether the difference is more than rounding of numbers up to `scale` explains."""
    if got.shape != wanted.shape or got.dtype != wanted.dtype:
        return True
    if got.dtype.kind in "biu":
        return not np.array_equal(got, wanted)
    with np.errstate(all="ignore"):
        same = (got == wanted) | (np.isnan(got) & np.isnan(wanted))
        if same.all():
            return False
        far = np.abs(got.astype(np.float64) - wanted.astype(np.float64)) > 16 * epsilon * scale
        return bool((far | ~(np.isfinite(got) & np.isfinite(wanted)))[~same].any())


def run(folder, inputs, count, backend, options):
    outputs = [folder / f"{backend}{n}.npy" for n in range(count)]
    words = ["--outputs=" + ",".join(map(str, outputs))]
    if inputs:
        words.append("--inputs=" + ",".join(map(str, inputs)))
    text, program = folder / "program.mlir", folder / "program.tso"
    if backend == "compiled":
        commands = ["compile", text, "-o", program, *options], ["run", program, *words]
    else:
        commands = ["run", text, *words, "-O", "backend=judge", *options],
    for command in commands:
        done = subprocess.run([TESELA, *command], capture_output=True, text=True, errors="replace",
                              timeout=120, check=False)
        if done.returncode:
            return f"{backend}, {command[0]} exits {done.returncode}: {done.stderr[:1000]}"
    return [np.load(output) for output in outputs]


def check(seed, folder, only=None, options=()):
    """What is wrong with one program, or None."""
    program = Program(seed)
    text = program.compose(only)
    if text is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.mlir").write_text(text)
    inputs = [folder / f"input{n}.npy" for n in range(len(program.data))]
    for path, data in zip(inputs, program.data):
        np.save(path, data)
    count = text.rsplit("return ", 1)[1].split(" : ")[0].count(",") + 1
    results = []
    for backend in ("compiled", "judge"):
        try:
            results.append(run(folder, inputs, count, backend, options))
        except subprocess.TimeoutExpired:
            results.append(f"{backend} does not end")
        if isinstance(results[-1], str):
            return results[-1]
    epsilon = max((e for kind, e in EPSILON.items() if f"{kind}>" in text), default=2.0**-52)
    scales = [largest(wanted) for wanted in results[1]]
    if "stablehlo.fft" in text:  # of a complex number the smaller part is as far off as the larger
        scales = [max(scales)] * count
    for n, (got, wanted) in enumerate(zip(*results)):
        if differs(got, wanted, epsilon, scales[n]):
            where = np.argwhere(~((got == wanted) | ((got != got) & (wanted != wanted))))
            at = tuple(where[0])
            return (f"result {n}, {got.dtype}{list(got.shape)}, at {[int(i) for i in at]}: {got[at]}, "
                    f"judge {wanted[at]}; {len(where)} differ")
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", type=lambda text: text.split(","), help="kinds of operators")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the programs that differ")
    parser.add_argument("-O", dest="options", action="append", default=[], help="an option of the compile")
    arguments = parser.parse_args()
    options = [word for option in arguments.options for word in ("-O", option)]
    failures = 0
    with tempfile.TemporaryDirectory() as scratch:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            folder = pathlib.Path(scratch) / str(seed)
            wrong = check(seed, folder, arguments.only, options)
            if wrong:
                failures += 1
                print(f"seed {seed}: {wrong}", flush=True)
                if arguments.keep:
                    arguments.keep.mkdir(parents=True, exist_ok=True)
                    subprocess.run(["cp", "-r", folder, arguments.keep], check=True)
    print(f"{arguments.count} programs, {failures} differ")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
