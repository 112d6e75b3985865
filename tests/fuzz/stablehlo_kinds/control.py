"""Branches, loops, random bits, and collectives of one process."""

from stablehlo_kinds.text import is_float
from stablehlo_kinds.values import WIDTH, Values


class Control(Values):
    def op_while(self):
        x, y = self.value(kind=self.kind("fsu")), self.value()
        rounds = self.scalar("i32", self.draw(0, 5)) if self.chance(0.5) else self.value((), "i32")
        i = self.scalar("i32", 0)
        carried = [i, x, y]
        condition = self.region([(v.shape, v.kind) for v in carried], lambda t, i, a, b: [t.op(
            "compare", [i, rounds], (), "i1", "comparison_direction = #stablehlo<comparison_direction LT>")])

        def body(t, i, a, b):
            even = t.op("compare",
                        [t.op("and", [i, t.constant("1", (), "i32")], (), "i32"), t.constant("0", (), "i32")],
                        (), "i1", "comparison_direction = #stablehlo<comparison_direction EQ>")
            branch = lambda make: t.region([], make)
            chosen = t.op("if", [even], a.shape, a.kind, "",
                          branch(lambda s: [s.op("add", [a, x], a.shape, a.kind)]) + ", " +
                          branch(lambda s: [s.op("subtract", [x, a], a.shape, a.kind)]))
            return [t.op("add", [i, t.constant("1", (), "i32")], (), "i32"), chosen,
                    t.op("add", [b, b], b.shape, b.kind)]
        return self.ops("while", carried, [(v.shape, v.kind) for v in carried], "",
                        condition + ", " + self.region([(v.shape, v.kind) for v in carried], body))

    def op_case(self):
        x, y = self.value(kind=self.kind("fsu")), self.value()
        index = self.value((), "i32")
        inner = self.value((), "i32")
        def deep(t):
            return [t.op("case", [inner], x.shape, x.kind, "", ", ".join(
                t.region([], lambda s, n=n: [s.op(n, [x, x], x.shape, x.kind)]) for n in ("add",
                                                                                          "multiply"))), y]
        branches = [deep, lambda t: [x, y],
                    lambda t: [t.op("negate" if x.kind[0] != "u" else "not", [x], x.shape, x.kind),
                               t.op("add", [y, y], y.shape, y.kind)]]
        chosen = [self.pick(branches) for _ in range(self.draw(1, 5))]
        return self.ops("case", [index], [(x.shape, x.kind), (y.shape, y.kind)], "",
                        ", ".join(self.region([], b) for b in chosen))

    def op_random_bits(self):
        kind = self.pick(["ui8", "ui16", "ui32", "ui64", "i32", "i64", "f32", "f64", "f16", "bf16", "i8",
                          "ui4"])
        name, size = self.pick([("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2)])
        state = self.value((size,), "ui64")
        shape = self.shape()
        made = self.ops("rng_bit_generator", [state], [((size,), "ui64"), (shape, kind)],
                        f"rng_algorithm = #stablehlo<rng_algorithm {name}>")
        if is_float(kind):
            made[1] = self.op("bitcast_convert", [made[1]], shape,
                              {16: "ui16", 32: "ui32", 64: "ui64"}[WIDTH[kind]])
        return made

    def op_collective(self):
        x = self.value(kind=self.kind("fsu"))
        groups = "replica_groups = dense<0> : tensor<1x1xi64>"
        what = self.draw(0, 4)
        if what == 0:
            return self.op("all_reduce", [x], x.shape, x.kind, groups, self.combiner([x.kind]))
        if what == 1 and x.rank:
            return self.op("all_gather", [x], x.shape, x.kind,
                           f"all_gather_dim = {self.draw(0, x.rank)} : i64, {groups}")
        if what == 2 and x.rank:
            return self.op("reduce_scatter", [x], x.shape, x.kind,
                           f"scatter_dimension = {self.draw(0, x.rank)} : i64, {groups}",
                           self.combiner([x.kind]))
        return self.op("collective_permute", [x], x.shape, x.kind,
                       "source_target_pairs = " + self.pick(["dense<0> : tensor<1x2xi64>",
                                                             "dense<> : tensor<0x2xi64>"]))
