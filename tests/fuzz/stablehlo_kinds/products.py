"""Contractions with their dimensions in any order, transforms and systems."""

import numpy as np

from stablehlo_kinds.text import NARROW, is_complex, is_float
from stablehlo_kinds.values import ints, pairs
from stablehlo_kinds.reductions import Reductions


class Products(Reductions):
    def op_convolution(self):
        rank = self.pick([0, 1, 1, 2, 2, 2, 3])
        kind = self.kind("fnsuc")
        groups, batches = self.pick([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2), (1, 3)])
        image = [self.pick([1, 2, 3, 4, 6, 9]) for _ in range(rank)]
        drawn = self.window(image)
        if drawn is None:
            return None
        size, stride, base, dilate, pad, out = drawn
        n, c, o = batches * self.draw(1, 4), self.pick([1, 2, 3, 16]), groups * batches * self.pick([1, 2, 5, 16])
        def arranged(first, second, letters):
            dims = [(letters[0], first), (letters[1], second)] + [(str(i), None) for i in range(rank)]
            return self.some(dims, len(dims))
        l = arranged(n, c * groups, "bf")
        r = arranged(c, o, "io")
        q = arranged(n // batches, o, "bf")
        fill = lambda dims, spatial: [e if e is not None else spatial[int(a)] for a, e in dims]
        layout = lambda dims: "[" + ", ".join(a for a, _ in dims) + "]"
        lhs, rhs = self.value(fill(l, image), kind), self.value(fill(r, size), kind)
        result = {"i8": self.pick(["i8", "i32"]), "bf16": self.pick(["bf16", "f32"])}.get(kind, kind)
        reversal = [self.chance(0.3) for _ in size]
        words = "array<i1: " + ", ".join(str(v).lower() for v in reversal) + ">" if rank else "array<i1>"
        extra = (f"window_strides = {ints(stride)}, lhs_dilation = {ints(base)}, "
                 f"rhs_dilation = {ints(dilate)}, window_reversal = {words}, "
                 f"dimension_numbers = #stablehlo.conv<{layout(l)}x{layout(r)}->{layout(q)}>, "
                 f"feature_group_count = {groups} : i64, batch_group_count = {batches} : i64")
        if rank and self.chance(0.2):
            padding = self.constant([list(p) for p in pad], (rank, 2), "i64")
            return self.op("dynamic_conv", [lhs, rhs, padding], fill(q, out), result, extra)
        return self.op("convolution", [lhs, rhs], fill(q, out), result, f"padding = {pairs(pad)}, " + extra)

    def op_dot(self):
        batch, contract, left, right = ([self.pick([1, 2, 3, 5, 8, 17]) for _ in range(self.pick(n))]
                                        for n in ([0, 0, 1, 2], [0, 1, 1, 2, 3], [0, 1, 1, 2], [0, 1, 1, 2]))
        def arranged(free):
            dims = [("b", i, e) for i, e in enumerate(batch)] + [("c", i, e) for i,
                                                                 e in enumerate(contract)] + [("f", i,
                                                                                               e) for i,
                                                                                               e in enumerate(free)]
            return self.some(dims, len(dims))
        l, r = arranged(left), arranged(right)
        at = lambda dims, letter, i: [d[:2] for d in dims].index((letter, i))
        shape = batch + [d[2] for d in l if d[0] == "f"] + [d[2] for d in r if d[0] == "f"]
        work = np.prod([d[2] for d in l]) * np.prod(right + [1])
        if work > 200000 or np.prod([d[2] for d in r]) > 20000:
            return None
        kind = self.kind()
        other = self.kind() if self.chance(0.1) else kind
        result = self.pick({"i8": ["i8", "i32"], "i4": ["i4", "i32"], "ui8": ["ui8", "ui32", "i32"],
                            "bf16": ["bf16", "f32"], "f16": ["f16", "f32"],
                            "f32": ["f32", "f64"]}.get(kind, [kind] if kind not in NARROW else [kind, "f32", "bf16"]))
        if is_complex(kind) != is_complex(other) or is_float(kind) != is_float(other):
            other = kind
        cs, bs = self.some(range(len(contract)), len(contract)), range(len(batch))
        lists = [[at(l, "b", i) for i in bs], [at(r, "b", i) for i in bs], [at(l, "c", i) for i in cs],
                 [at(r, "c", i) for i in cs]]
        numbers = ("#stablehlo.dot<lhs_batching_dimensions = {}, rhs_batching_dimensions = {}, "
                   "lhs_contracting_dimensions = {}, rhs_contracting_dimensions = {}>").format(*lists)
        return self.op("dot_general",
                       [self.value([d[2] for d in l], kind), self.value([d[2] for d in r], other)], shape,
                       result,
                       f"dot_dimension_numbers = {numbers}")

    def op_fft(self):
        kind = self.pick(["FFT", "IFFT", "RFFT", "IRFFT"])
        shape = list(self.shape(1))
        if 0 in shape:
            return None
        lengths = shape[-self.draw(1, min(3, len(shape)) + 1):]
        wide = self.pick(["f32", "f64"])
        half = shape[:-1] + [shape[-1] // 2 + 1]
        if kind == "RFFT":
            x, out, result = self.value(shape, wide, new=True), half, f"complex<{wide}>"
        elif kind == "IRFFT":
            x, out, result = self.value(half, f"complex<{wide}>", new=True), shape, wide
        else:
            x, out, result = self.value(shape, f"complex<{wide}>", new=True), shape, f"complex<{wide}>"
        return self.op("fft", [x], out, result,
                       f"fft_type = #stablehlo<fft_type {kind}>, fft_length = {ints(lengths)}")

    def op_batch_norm(self):
        kind = self.pick(["f32", "f64"])  # of f16 the judge computes in f64
        x = self.value(self.shape(1), kind)
        d = self.draw(0, x.rank)
        if x.size == 0:
            return None
        f = (x.shape[d],)
        attributes = f"epsilon = 0.01 : f32, feature_index = {d} : i64"
        four = [self.value(f, kind) for _ in range(3)]
        variance = self.op("abs", [self.value(f, kind)], f, kind)
        what = self.draw(0, 3)
        if what == 0:
            return self.op("batch_norm_inference", [x] + four + [variance], x.shape, kind, attributes)
        if what == 1:
            return self.ops("batch_norm_training", [x] + four[:2], [(x.shape, kind), (f, kind), (f, kind)],
                            attributes)
        return self.ops("batch_norm_grad", [x] + four[:2] + [variance, self.same(x)],
                        [(x.shape, kind), (f, kind), (f, kind)], attributes)

    def op_solve(self):
        kind = self.pick(["f32", "f64", "complex<f32>", "complex<f64>"])
        batch, n, m = list(self.shape(0, 3, 20)), self.draw(1, 6), self.draw(1, 4)
        if 0 in batch:
            return None
        left = self.chance(0.5)
        a = self.value(batch + [n, n], kind)
        eye = self.constant(np.where(np.eye(n), 1, 0).tolist(), (n, n), "i32")
        eye = self.op("convert", [eye], (n, n), kind)
        eye = self.op("broadcast_in_dim", [eye], batch + [n, n], kind,
                      f"broadcast_dimensions = {ints([len(batch), len(batch) + 1])}")
        for _ in range(5):
            eye = self.op("add", [eye, eye], eye.shape, kind)
        a = self.op("add", [a, eye], a.shape, kind)
        if self.chance(0.3):
            lower = str(self.chance(0.5)).lower()
            return self.op("cholesky", [eye], a.shape, kind, f"lower = {lower}")
        b = self.value(batch + ([n, m] if left else [m, n]), kind)
        words = {w: str(self.chance(0.5)).lower() for w in ("lower", "unit_diagonal")}
        how = self.pick(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])
        if words["unit_diagonal"] == "true":
            return None
        return self.op("triangular_solve", [a, b], b.shape, kind,
                       f"left_side = {str(left).lower()}, lower = {words['lower']}, unit_diagonal = false, transpose_a = #stablehlo<transpose {how}>")
