"""Draws shapes, types, values and the bodies of regions."""

import numpy as np

from stablehlo_kinds.text import (COMPLEX, FLOATS, NARROW, SIGNED, UNSIGNED, Text, Value, is_complex,
                                  is_float, is_integer)

EXTENTS = (1, 1, 2, 3, 4, 5, 7, 8, 16, 17, 33)
WIDTH = {"i2": 2, "ui2": 2, "i4": 4, "ui4": 4, "i8": 8, "ui8": 8, "i16": 16, "ui16": 16, "i32": 32, "ui32": 32, "i64": 64,
         "ui64": 64, "f32": 32, "f64": 64, "bf16": 16, "f16": 16, "complex<f32>": 64, "complex<f64>": 128,
         **{kind: int(kind[1]) for kind in NARROW}}


def ints(values):
    """An attribute of 64-bit numbers."""
    values = list(values)
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def pairs(values):
    values = list(values)
    if not values:
        return "dense<> : tensor<0x2xi64>"
    return f"dense<{[list(v) for v in values]}> : tensor<{len(values)}x2xi64>"


class Values(Text):
    def __init__(self, seed):
        super().__init__()
        self.rng = np.random.default_rng(seed)
        self.arguments, self.data, self.values = [], [], []

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, items):
        return items[self.rng.integers(len(items))]

    def draw(self, low, high):
        return int(self.rng.integers(low, high))

    def some(self, items, count):
        return [items[i] for i in self.rng.permutation(len(items))[:count]]

    def shape(self, low=0, high=5, most=3000):
        if high == 5 and self.chance(0.05):
            return tuple(self.pick([1, 1, 2, 3]) for _ in range(self.draw(5, 9)))
        while True:
            shape = tuple(self.pick(EXTENTS) for _ in range(self.draw(low, high)))
            if self.chance(0.03) and shape:
                shape = shape[:-1] + (0,)
            if np.prod(shape, dtype=int) <= most:
                return shape

    def kind(self, among="fnsuc"):
        while True:
            letter = self.pick("ffffsssuunc")
            if letter in among:
                break
        return self.pick({"f": FLOATS, "n": NARROW, "s": SIGNED, "u": UNSIGNED, "c": COMPLEX}[letter])

    def value(self, shape=None, kind=None, new=False):
        """An argument, or (unless `new`) something computed; small, so that sums are exact."""
        shape = self.shape() if shape is None else tuple(shape)
        kind = kind or self.kind()
        exact = [v for v in self.values if v.exact and v.size and is_complex(v.kind) == is_complex(kind)]
        if exact and not new and self.chance(0.6):
            same = [v for v in exact if v.shape == shape and v.kind == kind]
            return self.tame(self.pick(same) if same else self.fit(self.pick(exact), shape, kind))
        if is_complex(kind):
            part = kind[8:-1]
            return self.op("complex", [self.value(shape, part, new) for _ in range(2)], shape, kind)
        raw = "i32" if kind == "i1" or is_integer(kind) else "f32"
        data = self.rng.integers(-4, 5, shape)
        if raw == "f32":
            data = data / self.pick([1, 1, 2])
        self.data.append(data.astype(np.int32 if raw == "i32" else np.float32))
        made = Value(f"%a{len(self.arguments)}", shape, raw)
        self.arguments.append(made)
        if kind != raw:
            made = self.op("convert", [made], shape, kind)
        if kind in FLOATS + SIGNED and self.chance(0.3):
            made = self.op(self.pick(["negate", "abs"]), [made], shape, kind)
        return made

    def tame(self, x):
        """Keeps floats small, so that what is computed of them stays exact."""
        if not is_float(x.kind):
            return x
        return self.op("clamp", [self.constant("-4.0", (), x.kind), x, self.constant("4.0", (), x.kind)],
                       x.shape, x.kind)

    def fit(self, x, shape, kind):
        """Any array as one of another shape, by repeating what it has."""
        count = int(np.prod(shape, dtype=int))
        if kind != x.kind:
            x = self.op("convert", [self.tame(x)], x.shape, kind)
        if x.shape == shape:
            return x
        flat = self.op("reshape", [x], (x.size,), kind)
        if x.size < count:
            times = -(-count // x.size)
            flat = self.op("broadcast_in_dim", [flat], (times, x.size), kind,
                           "broadcast_dimensions = array<i64: 1>")
            flat = self.op("reshape", [flat], (times * x.size,), kind)
        if flat.size > count:
            first = self.draw(0, flat.size - count + 1)
            flat = self.op("slice", [flat], (count,), kind, f"start_indices = array<i64: {first}>, "
                           f"limit_indices = array<i64: {first + count}>, strides = array<i64: 1>")
        return self.op("reshape", [flat], shape, kind)

    def same(self, x):
        return self.value(x.shape, x.kind)

    def scalar(self, kind, number=None):
        if number is None:
            return self.value((), kind)
        if is_complex(kind):
            return self.constant(f"({number}.0, 0.0)", (), kind)
        return self.constant(f"{number}.0" if is_float(kind) else str(number), (), kind)

    def combiner(self, kinds, count=1):
        """Kinds are reduced together by bodies that keep them apart, or by an argmax.

        Products of many floats overflow in some orders and not in others."""
        if len(kinds) == 2 and is_integer(kinds[1]) and not is_complex(kinds[0]) and self.chance(0.6):
            return self.argmax(kinds)
        chosen = [self.pick(["add", "add", "multiply", "maximum", "minimum"] if not is_complex(k) else ["add",
                                                                                                        "multiply"])
                  for k in kinds]
        chosen = ["add" if c == "multiply" and count > 16 and not is_integer(k) else c for c,
                  k in zip(chosen, kinds)]
        n = len(kinds)
        return self.region([((), k) for k in kinds * 2], lambda t, *v: [
            t.op(c, [v[i], v[n + i]], (), k) for i, (c, k) in enumerate(zip(chosen, kinds))])

    def argmax(self, kinds):
        direction = self.pick(["GT", "LT", "GE"])

        def body(t, a, i, b, j):
            first = t.op("compare", [a, b], (), "i1",
                         f"comparison_direction = #stablehlo<comparison_direction {direction}>")
            equal = t.op("compare", [a, b], (), "i1",
                         "comparison_direction = #stablehlo<comparison_direction EQ>")
            earlier = t.op("compare", [i, j], (), "i1",
                           "comparison_direction = #stablehlo<comparison_direction LT>")
            take = t.op("or", [first, t.op("and", [equal, earlier], (), "i1")], (), "i1")
            if direction == "GE":
                take = first
            return [t.op("select", [take, a, b], (), kinds[0]), t.op("select", [take, i, j], (), kinds[1])]
        return self.region([((), k) for k in list(kinds) * 2], body)

    def replacing(self, kinds):
        n = len(kinds)
        return self.region([((), k) for k in kinds * 2], lambda t, *v: list(v[n:]))
