"""Operators that move elements, with sizes in attributes and in operands."""

import numpy as np

from stablehlo_kinds.values import Values, ints


class Movement(Values):
    def op_broadcast(self):
        x = self.value()
        extra = self.draw(0, 3)
        rank = x.rank + extra
        dims = self.some(range(rank), x.rank)
        shape = [self.pick([1, 2, 3, 5, 17]) for _ in range(rank)]
        for d, e in zip(dims, x.shape):
            shape[d] = self.pick([1, 4, 3]) if e == 1 else e
        if np.prod(shape) > 20000:
            return None
        if self.chance(0.3):
            to = self.constant(shape if shape else "", (rank,), "i32") if rank else None
            if to:
                return self.op("dynamic_broadcast_in_dim", [x, to], shape, x.kind,
                               f"broadcast_dimensions = {ints(dims)}")
        return self.op("broadcast_in_dim", [x], shape, x.kind, f"broadcast_dimensions = {ints(dims)}")

    def op_concatenate(self):
        x = self.value(self.shape(1))
        d = self.draw(0, x.rank)
        parts = [x] + [self.value(x.shape[:d] + (self.pick([0, 1, 2, 5, 8]),) + x.shape[d + 1:], x.kind)
                       for _ in range(self.draw(0, 4))]
        parts = self.some(parts, len(parts))
        shape = list(x.shape)
        shape[d] = sum(p.shape[d] for p in parts)
        return self.op("concatenate", parts, shape, x.kind, f"dimension = {d} : i64")

    def op_pad(self):
        x = self.value()
        low, high = ([self.draw(-3, 4) for _ in x.shape] for _ in range(2))
        inner = [self.pick([0, 0, 1, 2]) for _ in x.shape]
        shape = [e + l + h + max(e - 1, 0) * i for e, l, h, i in zip(x.shape, low, high, inner)]
        if min(shape, default=0) < 0 or np.prod(shape, dtype=int) > 20000:
            return None
        fill = self.value((), x.kind)
        if x.rank and self.chance(0.3):
            extra = [self.constant(v, (x.rank,), "i64") for v in (low, high, inner)]
            return self.op("dynamic_pad", [x, fill] + extra, shape, x.kind)
        return self.op("pad", [x, fill], shape, x.kind, f"edge_padding_low = {ints(low)}, "
                       f"edge_padding_high = {ints(high)}, interior_padding = {ints(inner)}")

    def op_slice(self):
        x = self.value()
        start = [self.draw(0, e + 1) for e in x.shape]
        limit = [self.draw(s, e + 1) for s, e in zip(start, x.shape)]
        step = [self.pick([1, 1, 2, 3, 50]) for _ in x.shape]
        shape = [-(-(l - s) // t) for s, l, t in zip(start, limit, step)]
        if x.rank and self.chance(0.3):
            extra = [self.constant(v, (x.rank,), "i32") for v in (start, limit, step)]
            return self.op("real_dynamic_slice", [x] + extra, shape, x.kind)
        return self.op("slice", [x], shape, x.kind,
                       f"start_indices = {ints(start)}, limit_indices = {ints(limit)}, strides = {ints(step)}")

    def op_move(self):
        x = self.value()
        what = self.draw(0, 3)
        if what == 0:
            order = self.some(range(x.rank), x.rank)
            return self.op("transpose", [x], [x.shape[d] for d in order], x.kind,
                           f"permutation = {ints(order)}")
        if what == 1:
            return self.op("reverse", [x], x.shape, x.kind,
                           f"dimensions = {ints(self.some(range(x.rank), self.draw(0, x.rank + 1)))}")
        factors = [2, 2, 3, 5, 7, 11, 17]
        left, shape = x.size, []
        for f in self.some(factors, 7) if left else ():
            if left % f == 0:
                shape.append(f)
                left //= f
        shape = self.some(shape + [left] + [1] * self.draw(0, 3), 12)
        if self.chance(0.3):
            to = self.constant(shape, (len(shape),), "i32")
            return self.op("dynamic_reshape", [x, to], shape, x.kind)
        return self.op("reshape", [x], shape, x.kind)

    def op_iota(self):
        shape = self.shape(1)
        kind = self.kind()
        d = f"iota_dimension = {self.draw(0, len(shape))} : i64"
        if self.chance(0.3):
            return self.op("dynamic_iota", [self.constant(list(shape), (len(shape),), "i64")], shape, kind, d)
        return self.op("iota", [], shape, kind, d)

    def op_dynamic_slice(self):
        x = self.value()
        kind = self.pick(["i32", "i64", "ui8", "i8", "ui32", "ui64"])
        starts = [self.value((), kind) for _ in x.shape]
        shape = [self.draw(0 if self.chance(0.1) else min(e, 1), e + 1) for e in x.shape]
        if self.chance(0.5):
            return self.op("dynamic_slice", [x] + starts, shape, x.kind, f"slice_sizes = {ints(shape)}")
        return self.op("dynamic_update_slice", [x, self.value(shape, x.kind)] + starts, x.shape, x.kind)

    def op_torch_index_select(self):
        batch = self.pick([0, 0, 1])
        x = self.value(self.shape(batch + 1, 5))
        d = self.draw(batch, x.rank)
        if x.shape[d] == 0:
            return None
        shape = x.shape[:batch] + self.shape(0, 3, 30)
        raw = self.value(shape, "i32")
        index = self.op("clamp", [self.scalar("i32", 0), raw, self.scalar("i32", x.shape[d] - 1)], shape,
                        "i32")
        out = x.shape[:d] + shape[batch:] + x.shape[d + 1:]
        if np.prod(out, dtype=int) > 20000:
            return None
        return self.op("torch_index_select", [x, index], out, x.kind,
                       f"dim = {d} : i64, batch_dims = {batch} : i64")
