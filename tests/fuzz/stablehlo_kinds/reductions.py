"""Reductions of several operands, windows, sorts by any comparator."""

import numpy as np

from stablehlo_kinds.text import FLOATS, SIGNED, is_float
from stablehlo_kinds.values import Values, ints, pairs


class Reductions(Values):
    def op_reduce(self):
        x = self.value()
        count = self.pick([1, 1, 2, 2, 3])
        operands = [x] + [self.value(x.shape) for _ in range(count - 1)]
        dims = sorted(self.some(range(x.rank), self.draw(0, x.rank + 1)))
        if self.chance(0.3):
            dims = self.some(dims, len(dims))
        kinds = [o.kind for o in operands]
        starts = [self.scalar(k, self.pick([0, 1, None])) for k in kinds]
        shape = [e for d, e in enumerate(x.shape) if d not in dims]
        return self.ops("reduce", operands + starts, [(shape, k) for k in kinds],
                        f"dimensions = {ints(dims)}",
                        self.combiner(kinds, x.size))

    def window(self, shape):
        size = [self.draw(1, 4) for _ in shape]
        stride, base, dilate = ([self.pick([1, 1, 1, 2, 3]) for _ in shape] for _ in range(3))
        pad = [(self.draw(-1, 4), self.draw(-1, 4)) for _ in shape]
        out = []
        for e, s, t, l, w, (a, b) in zip(shape, size, stride, base, dilate, pad):
            extent = (max(e - 1, 0) * l + (1 if e else 0)) + a + b
            reach = (s - 1) * w + 1
            if extent < 0:
                return None
            out.append(0 if extent == 0 or reach > extent else (extent - reach) // t + 1)
        if np.prod(out, dtype=int) * np.prod(size, dtype=int) > 50000:
            return None
        return size, stride, base, dilate, pad, out

    def op_reduce_window(self):
        x = self.value()
        drawn = self.window(x.shape)
        if drawn is None:
            return None
        size, stride, base, dilate, pad, out = drawn
        operands = [x] + [self.value(x.shape) for _ in range(self.pick([0, 0, 1, 2]))]
        kinds = [o.kind for o in operands]
        starts = [self.scalar(k, self.pick([0, 1, None])) for k in kinds]
        return self.ops("reduce_window", operands + starts, [(out, k) for k in kinds],
                        f"window_dimensions = {ints(size)}, window_strides = {ints(stride)}, base_dilations = {ints(base)}, "
                        f"window_dilations = {ints(dilate)}, padding = {pairs(pad)}", self.combiner(kinds))

    def op_select_and_scatter(self):
        x = self.value(kind=self.kind("fnsu"))
        size = [self.draw(1, 4) for _ in x.shape]
        stride = [self.draw(1, 4) for _ in x.shape]
        pad = [(self.draw(0, s), self.draw(0, s)) for s in size]
        if 0 in x.shape:
            return None
        out = [(e + a + b - s) // t + 1 if e + a + b >= s else 0 for e, s, t,
               (a, b) in zip(x.shape, size, stride, pad)]
        if np.prod(out, dtype=int) * np.prod(size, dtype=int) > 50000:
            return None
        source = self.value(out, x.kind)
        direction = self.pick(["GE", "GT", "LE", "LT"])
        select = self.region([((), x.kind)] * 2, lambda t, a, b: [t.op(
            "compare", [a, b], (), "i1",
            f"comparison_direction = #stablehlo<comparison_direction {direction}>")])
        return self.op("select_and_scatter", [x, source, self.scalar(x.kind, self.pick([0, 1, None]))],
                       x.shape, x.kind,
                       f"window_dimensions = {ints(size)}, window_strides = {ints(stride)}, padding = {pairs(pad)}",
                       select + ", " + self.combiner([x.kind]))

    def op_sort(self):
        x = self.value(self.shape(1), self.kind("fnsu"))
        operands = [x] + [self.value(x.shape, self.kind("fnsu")) for _ in range(self.draw(0, 4))]
        keys = self.some(range(len(operands)), self.draw(1, min(len(operands), 2) + 1))

        def body(t, *v):
            answer = None
            for k in reversed(keys):
                a, b = v[2 * k], v[2 * k + 1]
                if self.chance(0.3) and a.kind in FLOATS + SIGNED:
                    a, b = (t.op("abs", [e], (), e.kind) for e in (a, b))
                total = ", compare_type = #stablehlo<comparison_type TOTALORDER>" if is_float(a.kind) and self.chance(0.5) else ""
                compare = lambda how: t.op("compare", [a, b], (), "i1",
                                           f"comparison_direction = #stablehlo<comparison_direction {how}>" + total)
                before = compare(self.pick(["LT", "GT"]))
                answer = before if answer is None else t.op(
                    "or", [before, t.op("and", [compare("EQ"), answer], (), "i1")], (), "i1")
            return [answer]
        arguments = [((), o.kind) for o in operands for _ in range(2)]
        return self.ops("sort", operands, [(o.shape, o.kind) for o in operands],
                        f"dimension = {self.draw(0, x.rank)} : i64, is_stable = true",
                        self.region(arguments, body))
