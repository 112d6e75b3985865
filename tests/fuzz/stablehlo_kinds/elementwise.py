"""Operators of one element of each operand."""

from stablehlo_kinds.text import COMPLEX, FLOATS, is_complex, is_float
from stablehlo_kinds.values import WIDTH, Values, ints

FLOAT_UNARY = ("abs cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic "
               "negate round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh").split()
COMPLEX_UNARY = ("cosine exponential exponential_minus_one log log_plus_one logistic negate rsqrt sign "
                 "sine sqrt tan tanh").split()


class Elementwise(Values):
    def op_unary(self):
        kind = self.kind("fnsc")
        x = self.value(kind=kind)
        if is_complex(kind):
            return self.op(self.pick(COMPLEX_UNARY), [x], x.shape, kind)
        if is_float(kind):
            return self.op(self.pick(FLOAT_UNARY), [x], x.shape, kind)
        return self.op(self.pick(["abs", "negate", "not", "popcnt", "count_leading_zeros", "sign"]), [x],
                       x.shape, kind)

    def op_binary(self):
        x = self.value()
        y = self.same(x)
        if is_complex(x.kind):
            names = ["add", "subtract", "multiply", "divide", "atan2", "power"]
        elif is_float(x.kind):
            names = ["add", "subtract", "multiply", "divide", "atan2", "power", "remainder", "maximum",
                     "minimum"]
        else:
            names = ["add", "subtract", "multiply", "divide", "power", "remainder", "maximum", "minimum",
                     "and", "or",
                     "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]
        return self.op(self.pick(names), [x, y], x.shape, x.kind)

    def op_compare(self):
        x = self.value()
        direction = self.pick(["EQ", "NE"] if is_complex(x.kind) else ["EQ", "NE", "LT", "LE", "GT", "GE"])
        total = ", compare_type = #stablehlo<comparison_type TOTALORDER>" if is_float(x.kind) and self.chance(0.4) else ""
        p = self.op("compare", [x, self.same(x)], x.shape, "i1",
                    f"comparison_direction = #stablehlo<comparison_direction {direction}>" + total)
        if self.chance(0.5):
            return self.op("select", [p, x, self.same(x)], x.shape, x.kind)
        return p

    def op_clamp(self):
        x = self.value(kind=self.kind("fnsu"))
        low, high = ((self.same(x) if self.chance(0.5) else self.value((), x.kind)) for _ in range(2))
        return self.op("clamp", [low, x, high], x.shape, x.kind)

    def op_reduce_precision(self):
        x = self.value(kind=self.kind("fn"))
        return self.op("reduce_precision", [x], x.shape, x.kind,
                       f"exponent_bits = {self.draw(1, 12)} : i32, mantissa_bits = {self.draw(0, 30)} : i32")

    def op_bitcast(self):
        x = self.value(kind=self.kind("fnsuc"))
        kind = self.kind("fnsuc")
        a, b = WIDTH[x.kind], WIDTH[kind]
        # No integer of 6 bits holds three of 2.
        if is_complex(x.kind) != is_complex(kind) or max(a, b) % min(a, b) or (a != b and 6 in (a, b)):
            return None
        if a == b:
            shape = x.shape
        elif a > b:
            shape = x.shape + (a // b,)
        else:
            x = self.value(x.shape + (b // a,), x.kind)
            shape = x.shape[:-1]
        return self.op("bitcast_convert", [x], shape, kind)

    def op_map(self):
        x = self.value(kind=self.kind("fnsu"))
        y = self.same(x)
        kind = self.pick([x.kind, "f32", "i32"])
        def body(t, a, b):
            made = t.op("multiply", [t.op("add", [a, b], (), x.kind), b], (), x.kind)
            return [made if kind == x.kind else t.op("convert", [made], (), kind)]
        return self.op("map", [x, y], x.shape, kind, f"dimensions = {ints(range(x.rank))}",
                       self.region([((), x.kind)] * 2, body))

    def op_complex_parts(self):
        x = self.value(kind=self.pick(COMPLEX))
        return self.op(self.pick(["real", "imag", "abs"]), [x], x.shape, x.kind[8:-1])

    def op_convert(self):
        x = self.value()
        return self.op("convert", [x], x.shape, self.kind("fnsuc") if self.chance(0.9) else "i1")

    def op_bool(self):
        x = self.value(kind="i1")
        return self.op(self.pick(["and", "or", "xor", "add", "multiply", "maximum", "minimum"]),
                       [x, self.value(x.shape, "i1")], x.shape, "i1")

    def op_is_finite(self):
        x = self.value(kind=self.kind("fn"))
        return self.op("is_finite", [self.op("divide", [x, self.same(x)], x.shape, x.kind)], x.shape, "i1")

    def op_quantized(self):
        x = self.value(kind="f32")
        scale, zero = self.pick(["0.5", "0.25", "1.0"]), self.draw(-3, 4)
        q = f"!quant.uniform<i8:f32, {scale}:{zero}>"
        y = self.op("uniform_quantize", [x], x.shape, q)
        if self.chance(0.5):
            z = self.op("uniform_quantize", [self.same(x)], x.shape, q)
            y = self.op(self.pick(["add", "maximum", "minimum", "multiply"]), [y, z], x.shape, q)
        return self.op("uniform_dequantize", [y], x.shape, "f32")
