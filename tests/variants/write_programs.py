"""Writes the programs of this folder as StableHLO, one module each: @main, and its
variants as functions @variant0, @variant0_1 (another way to write it), ...
The names of the variants, and what they need, stand in index.json."""

import json
import pathlib
import re

import jax

import held_out
import held_out_eighth
import held_out_fifth
import held_out_fourth
import held_out_ninth
import held_out_seventh
import held_out_sixth
import held_out_third
import programs

HERE = pathlib.Path(__file__).parent


def parsed(shape):
    """Element type, bound and dimensions of a shape as programs have it:
    ("int32<1000", 2048) are 2048 integers in [0, 1000)."""
    if not isinstance(shape[0], str):
        return "float32", "", shape
    dtype, _, bound = shape[0].partition("<")
    return dtype, bound, shape[1:]


def lowered(function, shapes, name):
    """The functions of one lowering; @main becomes @`name`."""
    arguments, bounds = [], []
    for shape in shapes.values():
        dtype, bound, dimensions = parsed(shape)
        arguments.append(jax.ShapeDtypeStruct(tuple(dimensions), dtype))
        bounds.append(bound)
    text = jax.jit(function, keep_unused=True).lower(*arguments).as_text()
    text = re.sub(r" \{jax\.[^{}]*\}", "", text)
    text = re.sub(r"@(\w+)", lambda m: "@" + (
        name if m[1] == "main" else f"{name}.{m[1]}"), text)
    lines = text.splitlines()[1:-1]  # without the module
    for number, argument in enumerate(shapes):
        head = next(i for i, l in enumerate(lines) if f"@{name}(" in l)
        bound = bounds[number]
        said = f' {{tesela.below = "{bound}"}}' if bound else ""
        lines[head] = re.sub(rf"(%arg{number}: tensor<[^>]*>)",
                             rf'\1{said} loc("{argument}")', lines[head])
    return "\n".join(lines)


def main():
    index = []
    for table, kind in ((programs.PROGRAMS, "known"),
                        (held_out.HELD_OUT, "held out"),
                        (held_out_third.HELD_OUT_THIRD, "held out 3"),
                        (held_out_fourth.HELD_OUT_FOURTH, "held out 4"),
                        (held_out_fifth.HELD_OUT_FIFTH, "held out 5"),
                        (held_out_sixth.HELD_OUT_SIXTH, "held out 6"),
                        (held_out_seventh.HELD_OUT_SEVENTH, "held out 7"),
                        (held_out_eighth.HELD_OUT_EIGHTH, "held out 8"),
                        (held_out_ninth.HELD_OUT_NINTH, "held out 9")):
        for name, (function, variants, families, shapes) in table.items():
            parts = [lowered(function, shapes, "main")]
            for number, ways in enumerate(variants.values()):
                for k, way in enumerate(ways):
                    suffix = f"_{k}" if k else ""
                    parts.append(
                        lowered(way, shapes, f"variant{number}{suffix}"))
            file = re.sub(r"\W+", "_", name) + ".mlir"
            (HERE / file).write_text(
                f"// {name}; written by write_programs.py\n" +
                "\n".join(parts) + "\n")
            second = kind == "held out" and name >= held_out.SECOND_SET
            index.append({"program": name,
                          "kind": kind + " 2" * second, "file": file,
                          "variants": list(variants),
                          "families": list(families)})
    (HERE / "index.json").write_text(json.dumps(index, indent=1) + "\n")


if __name__ == "__main__":
    main()
