"""Builds StableHLO text: values with their types, and functions around them."""

import dataclasses

FLOATS = ("f32", "f64", "bf16", "f16")
NARROW = ("f8E4M3FN", "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ",
          "f6E2M3FN", "f6E3M2FN", "f4E2M1FN")
SIGNED = ("i8", "i16", "i32", "i64", "i4", "i2")
UNSIGNED = ("ui8", "ui16", "ui32", "ui64", "ui4", "ui2")
COMPLEX = ("complex<f32>", "complex<f64>")


def is_float(kind):
    return kind[0] in "fb"


def is_complex(kind):
    return kind.startswith("complex")


def is_integer(kind):
    return kind[0] in "iu" and kind != "i1"


def tensor(shape, kind):
    return "tensor<" + "".join(f"{e}x" for e in shape) + kind + ">"


@dataclasses.dataclass
class Value:
    name: str
    shape: tuple
    kind: str
    exact: bool = False

    @property
    def type(self):
        return tensor(self.shape, self.kind)

    @property
    def rank(self):
        return len(self.shape)

    @property
    def size(self):
        n = 1
        for e in self.shape:
            n *= e
        return n


def types(values):
    return ", ".join(v.type for v in values)


def names(values):
    return ", ".join(v.name for v in values)


class Text:
    """Lines of one function and the values that they define."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def op(self, name, operands, shape, kind, attributes="", region=""):
        """One result, in generic form."""
        return self.ops(name, operands, [(shape, kind)], attributes, region)[0]

    def ops(self, name, operands, results, attributes="", region=""):
        made = self.fresh()
        values = [Value(made if len(results) == 1 else f"{made}#{n}", tuple(shape), kind)
                  for n, (shape, kind) in enumerate(results)]
        start = made if len(results) == 1 else f"{made}:{len(results)}"
        region = f" ({region})" if region else ""
        attributes = f" <{{{attributes}}}>" if attributes else ""
        produced = types(values) if len(values) == 1 else f"({types(values)})"
        self.lines.append(f'{start} = "stablehlo.{name}"({names(operands)}){attributes}{region}'
                          f" : ({types(operands)}) -> {produced}")
        return values

    def constant(self, data, shape, kind):
        return self.op("constant", [], shape, kind, f"value = dense<{data}> : {tensor(shape, kind)}")

    def region(self, arguments, body):
        """A block; `body` takes its arguments and gives what it returns."""
        inner = Text()
        inner.count = self.count + 1
        values = [Value(f"%b{inner.count}_{n}", tuple(shape), kind)
                  for n, (shape, kind) in enumerate(arguments)]
        results = body(inner, *values)
        head = f"^bb0({', '.join(f'{v.name}: {v.type}' for v in values)}):\n" if values else ""
        self.count = inner.count + 1
        inner.lines.append(f'"stablehlo.return"({names(results)}) : ({types(results)}) -> ()')
        return "{\n" + head + "\n".join(inner.lines) + "\n}"
