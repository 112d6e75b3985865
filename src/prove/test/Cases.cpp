#include "Cases.h"

namespace tesela::prove::test {

Value Sizes::flash(Value S, Value v, Index n1) {
  struct Block {
    Value m, l, o;
  };
  auto block = [&](Index start, Index length) {
    Value s = slice(S, 1, start, length), w = slice(v, 0, start, length);
    Value m = reduce(Reduction::Maximum, s, 1);
    Value e = exponential(
        rowwise([this](Term a, Term b) { return terms.subtract(a, b); }, s, m));
    return Block{m, sum(e, 1), matmul(e, w)};
  };
  Block a = block({}, n1), b = block(n1, minus(S.shape[1], n1));
  Value m =
      map([this](Term x, Term y) { return terms.maximum(x, y); }, a.m, b.m);
  Value ea = exponential(subtract(a.m, m)), eb = exponential(subtract(b.m, m));
  Value l = add(multiply(ea, a.l), multiply(eb, b.l));
  Value o = add(scaleRows(a.o, ea), scaleRows(b.o, eb));
  return rowwise([this](Term x, Term y) { return terms.divide(x, y); }, o, l);
}

static Value attention(Sizes &s, Value S, Value v) {
  return s.matmul(s.softmax(S, 1), v);
}

static const Case table[] = {
    {"01 scalar past matmul", "REAL",
     [](Sizes &s) -> Pair {
       return {s.timesScalar(s.matmul(s.A, s.B)),
               s.matmul(s.timesScalar(s.A), s.B)};
     }},
    {"02a rmsnorm", "REAL",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M, s.K}), g = s.input("g", {s.K}),
             W = s.input("W", {s.K, s.N});
       Value eps = s.input("eps", {}, ElementType::F32, true);
       Value r = s.rsqrt(s.mean(s.square(x)), eps.at({}));
       return {s.matmul(s.scaleRows(s.scaleRows(x, r), g, 1), W),
               s.scaleRows(s.matmul(x, s.scaleRows(W, g)), r)};
     }},
    {"02b row scale past matmul", "REAL",
     [](Sizes &s) -> Pair {
       Value v = s.input("v", {s.M});
       return {s.matmul(s.scaleRows(s.A, v), s.B),
               s.scaleRows(s.matmul(s.A, s.B), v)};
     }},
    {"03 transpose of matmul", "BITWISE",
     [](Sizes &s) -> Pair {
       return {s.transpose(s.matmul(s.A, s.B), {1, 0}),
               s.matmul(s.transpose(s.B, {1, 0}), s.transpose(s.A, {1, 0}))};
     }},
    {"06 reduce past matmul", "REAL",
     [](Sizes &s) -> Pair {
       return {s.sum(s.matmul(s.A, s.B), 1),
               s.einsum("ij,j->i", s.A, s.sum(s.B, 1))};
     }},
    {"07a LoRA", "REAL",
     [](Sizes &s) -> Pair {
       Index R = s.size("R");
       Value x = s.input("x", {s.M, s.K}), W = s.input("W", {s.K, s.N}),
             a = s.input("a", {s.K, R}), b = s.input("b", {R, s.N});
       return {s.add(s.matmul(x, W), s.matmul(s.matmul(x, a), b)),
               s.matmul(x, s.add(W, s.matmul(a, b)))};
     }},
    {"07b blocks of matmul", "REASSOC",
     [](Sizes &s) -> Pair {
       Value b = s.input("b", {s.M, s.L}), c = s.input("c", {s.K, s.N}),
             d = s.input("d", {s.L, s.N});
       return {s.matmul(s.concatenate(1, s.A, b), s.concatenate(0, c, d)),
               s.add(s.matmul(s.A, c), s.matmul(b, d))};
     }},
    {"07c matmul associates", "REAL",
     [](Sizes &s) -> Pair {
       Value c = s.input("c", {s.N, s.L});
       return {s.matmul(s.matmul(s.A, s.B), c),
               s.matmul(s.A, s.matmul(s.B, c))};
     }},
    {"08a softmax division after product", "REAL",
     [](Sizes &s) -> Pair {
       Value S = s.input("S", {s.M, s.N}), v = s.input("v", {s.N, s.L});
       Value m = s.reduce(Reduction::Maximum, S, 1);
       auto minus = [&s](Term a, Term b) { return s.terms.subtract(a, b); };
       Value e = s.exponential(s.rowwise(minus, S, m));
       auto over = [&s](Term a, Term b) { return s.terms.divide(a, b); };
       return {attention(s, S, v),
               s.rowwise(over, s.matmul(e, v), s.sum(e, 1))};
     }},
    {"08b softmax without maximum", "REAL",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M, s.N});
       return {s.softmax(x, 1), s.softmax(x, 1, false)};
     }},
    {"08c softmax of two blocks", "REAL",
     [](Sizes &s) -> Pair {
       Index n1 = s.size("n1");
       s.assumptions = {s.terms.lessThan(n1, s.N)};
       Value S = s.input("S", {s.M, s.N}), v = s.input("v", {s.N, s.L});
       return {attention(s, S, v), s.flash(S, v, n1)};
     }},
    {"08d flash attention", "REAL",
     [](Sizes &s) -> Pair {
       Index n1 = s.size("n1"), D = s.size("D");
       s.assumptions = {s.terms.lessThan(n1, s.N)};
       Value S = s.einsum("md,nd->mn", s.input("q", {s.M, D}),
                          s.input("k", {s.N, D}));
       Value v = s.input("v", {s.N, s.L});
       return {attention(s, S, v), s.flash(S, v, n1)};
     }},
    {"08e online softmax over tiles", "REAL",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk");
       Value x = s.input("x", {s.M, s.times(B, 64)});
       Value xt = s.blocks(x, B, 64);
       Value mb = s.reduce(Reduction::Maximum, xt, 2);
       Value lb = s.sum(s.tensor(xt.shape,
                                 [=, &s](At at) {
                                   return s.terms.exponential(s.terms.subtract(
                                       xt.at(at), mb.at(at.take_front(2))));
                                 }),
                        2);
       Value m = s.reduce(Reduction::Maximum, mb, 1);
       auto shifted = [&s](Term a, Term b) {
         return s.terms.exponential(s.terms.subtract(a, b));
       };
       Value l = s.sum(s.multiply(lb, s.rowwise(shifted, mb, m)), 1);
       auto over = [&s](Term a, Term b) { return s.terms.divide(a, b); };
       return {s.softmax(x, 1), s.rowwise(over, s.rowwise(shifted, x, m), l)};
     }},
    {"08f causal softmax without maximum", "REAL",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M, s.M});
       Value masked = s.tensor(x.shape, [=, &s](At at) {
         return s.terms.select(s.terms.atMost(at[1], at[0]), x.at(at),
                               s.terms.infinity(true, ElementType::F32));
       });
       return {s.softmax(masked, 1), s.softmax(masked, 1, false)};
     }},
    {"09b concatenation past elementwise", "BITWISE",
     [](Sizes &s) -> Pair {
       Value y = s.input("y", {s.L, s.K});
       return {s.relu(s.concatenate(0, s.A, y)),
               s.concatenate(0, s.relu(s.A), s.relu(y))};
     }},
    {"09d fused weights, then slice", "BITWISE",
     [](Sizes &s) -> Pair {
       Value w = s.input("w", {s.K, s.L});
       return {s.slice(s.matmul(s.A, s.concatenate(1, s.B, w)), 1, s.N, s.L),
               s.matmul(s.A, w)};
     }},
    {"09e padded on both sides", "REASSOC",
     [](Sizes &s) -> Pair {
       Index p = s.size("p");
       return {s.matmul(s.pad(s.A, 1, {}, p, s.real(0)),
                        s.pad(s.B, 0, {}, p, s.real(0))),
               s.matmul(s.A, s.B)};
     }},
    {"09f padded on one side, junk on the other", "REASSOC",
     [](Sizes &s) -> Pair {
       Index p = s.size("p");
       return {s.matmul(s.pad(s.A, 1, {}, p, s.real(0)),
                        s.concatenate(0, s.B, s.input("junk", {p, s.N}))),
               s.matmul(s.A, s.B)};
     }},
    {"10a Fubini", "REASSOC",
     [](Sizes &s) -> Pair {
       return {s.sum(s.sum(s.A, 1), 0), s.sum(s.sum(s.A, 0), 0)};
     }},
    {"10c tiles of 64 with remainder", "REASSOC",
     [](Sizes &s) -> Pair {
       return {s.matmul(s.A, s.B), s.tiled(s.A, s.B, s.number(64),
                                           s.div(s.plus(s.K, 63), 64), true)};
     }},
    {"10d symbolic tiles", "REASSOC",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk"), T = s.size("Tk");
       Value a = s.input("a", {s.M, s.times(B, T)}),
             b = s.input("b", {s.times(B, T), s.N});
       return {s.matmul(a, b), s.tiled(a, b, T, B, false)};
     }},
    {"10e symbolic tiles with remainder", "REASSOC",
     [](Sizes &s) -> Pair {
       Index T = s.size("Tk");
       return {s.matmul(s.A, s.B),
               s.tiled(s.A, s.B, T,
                       s.div(s.minus(s.plus(s.K, T), s.number(1)), T), true)};
     }},
    {"10f main loop and remainder", "REASSOC",
     [](Sizes &s) -> Pair {
       Index blocks = s.div(s.K, 64), done = s.times(blocks, 64);
       Index left = s.minus(s.K, done);
       return {s.matmul(s.A, s.B),
               s.add(s.tiled(s.A, s.B, s.number(64), blocks, false),
                     s.matmul(s.slice(s.A, 1, done, left),
                              s.slice(s.B, 0, done, left)))};
     }},
    {"10g maxima of tiles", "REASSOC",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk");
       Value x = s.input("x", {s.M, s.times(B, 32)});
       auto top = Reduction::Maximum;
       return {s.reduce(top, x, 1),
               s.reduce(top, s.reduce(top, s.blocks(x, B, 32), 2), 1)};
     }},
    {"10h other tiles", "REASSOC",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk");
       Value x = s.input("x", {s.M, s.times(B, 96)});
       return {s.sum(s.sum(s.blocks(x, s.times(B, 3), 32), 2), 1),
               s.sum(s.sum(s.blocks(x, s.times(B, 2), 48), 2), 1)};
     }},
    {"10i interleaved", "REASSOC",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk");
       Value x = s.input("x", {s.M, s.times(B, 4)});
       Value split = s.tensor({s.M, s.number(4), B}, [=, &s](At at) {
         return x.at(Shape{at[0], s.plus(s.times(at[2], 4), at[1])});
       });
       return {s.sum(x, 1), s.sum(s.sum(split, 2), 1)};
     }},
    {"11b reshape past matmul", "BITWISE",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk");
       Value x = s.input("x", {B, s.M, s.K});
       Value y = s.matmul(s.reshape(x, {s.times(B, s.M), s.K}), s.B);
       return {s.reshape(y, {B, s.M, s.N}), s.einsum("bsd,dn->bsn", x, s.B)};
     }},
    {"11c reshape twice", "BITWISE",
     [](Sizes &s) -> Pair {
       Index B = s.size("Bk"), E = s.size("E");
       Index MB = s.times(B, s.M), HE = s.times(s.L, E);
       Value x = s.input("x", {B, s.M, s.L, E});
       return {s.reshape(s.reshape(x, {B, s.M, HE}), {MB, HE}),
               s.reshape(x, {MB, HE})};
     }},
    {"11d heads merged through a matmul", "REASSOC",
     [](Sizes &s) -> Pair {
       Index H = s.size("H"), E = s.size("E"), HE = s.times(H, E);
       Value o = s.input("o", {s.M, H, E}), w = s.input("w", {HE, s.N});
       return {s.matmul(s.reshape(o, {s.M, HE}), w),
               s.einsum("she,hen->sn", o, s.reshape(w, {H, E, s.N}))};
     }},
    {"12a 1/8 past matmul", "BITWISE-POW2",
     [](Sizes &s) -> Pair {
       Rational eighth = Rational(1) / 8;
       return {s.matmul(s.scale(eighth, s.A), s.B),
               s.scale(eighth, s.matmul(s.A, s.B))};
     }},
    {"12b 1/10 past matmul", "REAL",
     [](Sizes &s) -> Pair {
       Rational tenth = Rational(1) / 10;
       return {s.matmul(s.scale(tenth, s.A), s.B),
               s.scale(tenth, s.matmul(s.A, s.B))};
     }},
    {"12c negation past matmul and sum", "REASSOC-POW2",
     [](Sizes &s) -> Pair {
       return {s.sum(s.matmul(s.negate(s.A), s.B), 1),
               s.negate(s.sum(s.matmul(s.A, s.B), 1))};
     }},
    {"12e maximum past 2", "BITWISE-POW2",
     [](Sizes &s) -> Pair {
       return {s.reduce(Reduction::Maximum, s.scale(2, s.A), 1),
               s.scale(2, s.reduce(Reduction::Maximum, s.A, 1))};
     }},
    {"12f a - b + b", "REAL",
     [](Sizes &s) -> Pair {
       Value y = s.input("y", {s.M, s.K});
       return {s.add(s.subtract(s.A, y), y), s.A};
     }},
    {"12g convert past 1/8", "BITWISE-POW2",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M}, ElementType::BF16);
       Rational eighth = Rational(1) / 8;
       return {s.convert(s.scale(eighth, x), ElementType::F32),
               s.scale(eighth, s.convert(x, ElementType::F32))};
     }},
    {"12h convert past 8", "BITWISE-FP",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M}, ElementType::BF16);
       return {s.convert(s.scale(8, x), ElementType::F32),
               s.scale(8, s.convert(x, ElementType::F32))};
     }},
    {"12i convert past negation and transpose", "BITWISE-FP",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M, s.N}, ElementType::BF16);
       return {s.transpose(s.convert(s.negate(x), ElementType::F32), {1, 0}),
               s.negate(s.transpose(s.convert(x, ElementType::F32), {1, 0}))};
     }},
    {"12j convert past relu", "BITWISE-FP",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M}, ElementType::BF16);
       return {s.convert(s.relu(x), ElementType::F32),
               s.relu(s.convert(x, ElementType::F32))};
     }},
    {"12k convert past product", "REAL",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M}, ElementType::BF16),
             y = s.input("y", {s.M}, ElementType::BF16);
       return {s.convert(s.multiply(x, y), ElementType::F32),
               s.multiply(s.convert(x, ElementType::F32),
                          s.convert(y, ElementType::F32))};
     }},
    {"12l to bf16 twice", "BITWISE-FP",
     [](Sizes &s) -> Pair {
       Value x = s.convert(s.input("x", {s.M}), ElementType::BF16);
       return {s.convert(s.convert(x, ElementType::F32), ElementType::BF16), x};
     }},
    {"12m 8 and 1/2", "BITWISE-POW2",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M});
       return {s.scale(Rational(1) / 2, s.scale(8, x)), s.scale(4, x)};
     }},
    {"12n negation under matmul", "BITWISE-FP",
     [](Sizes &s) -> Pair {
       Value a = s.input("a", {s.M, s.K}, ElementType::BF16);
       return {s.matmul(s.convert(s.negate(a), ElementType::F32), s.B),
               s.matmul(s.negate(s.convert(a, ElementType::F32)), s.B)};
     }},
    {"13d+ maximum past a positive scalar", "REAL",
     [](Sizes &s) -> Pair {
       s.input("s", {}, ElementType::F32, true);
       return {s.timesScalar(s.reduce(Reduction::Maximum, s.A, 1)),
               s.reduce(Reduction::Maximum, s.timesScalar(s.A), 1)};
     }},
    {"13a relu past matmul", "-",
     [](Sizes &s) -> Pair {
       return {s.relu(s.matmul(s.A, s.B)), s.matmul(s.relu(s.A), s.B)};
     }},
    {"13b softmax along the other axis", "-",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M, s.M});
       return {s.softmax(x, 1), s.softmax(x, 0)};
     }},
    {"13d maximum past any scalar", "-",
     [](Sizes &s) -> Pair {
       return {s.timesScalar(s.reduce(Reduction::Maximum, s.A, 1)),
               s.reduce(Reduction::Maximum, s.timesScalar(s.A), 1)};
     }},
    {"13f cumulative sum in reverse", "-",
     [](Sizes &s) -> Pair {
       Value x = s.input("x", {s.M});
       return {s.reverse(s.cumulativeSum(x, 0), 0),
               s.cumulativeSum(s.reverse(x, 0), 0)};
     }},
    {"13h tiles without remainder", "-",
     [](Sizes &s) -> Pair {
       return {s.matmul(s.A, s.B),
               s.tiled(s.A, s.B, s.number(2), s.div(s.K, 2), false)};
     }},
    {"13i too many tiles", "-",
     [](Sizes &s) -> Pair {
       return {s.matmul(s.A, s.B),
               s.tiled(s.A, s.B, s.number(2), s.div(s.plus(s.K, 1), 2), false)};
     }},
    {"13j padded with ones", "-",
     [](Sizes &s) -> Pair {
       Index p = s.size("p");
       return {s.matmul(s.pad(s.A, 1, {}, p, s.real(1)),
                        s.pad(s.B, 0, {}, p, s.real(1))),
               s.matmul(s.A, s.B)};
     }},
    {"14a gate and up fused", "BITWISE",
     [](Sizes &s) -> Pair {
       Value g = s.input("g", {s.K, s.N}), u = s.input("u", {s.K, s.N});
       auto silu = [&](Value a, Value b) {
         return s.multiply(s.multiply(a, s.function("logistic", a)), b);
       };
       Value h = s.matmul(s.A, s.concatenate(1, g, u));
       return {silu(s.matmul(s.A, g), s.matmul(s.A, u)),
               silu(s.slice(h, 1, {}, s.N), s.slice(h, 1, s.N, s.N))};
     }},
    {"14b hidden layer on two devices", "REASSOC",
     [](Sizes &s) -> Pair {
       Index h = s.size("h");
       s.assumptions = {s.terms.lessThan(h, s.N)};
       Value g = s.input("g", {s.K, s.N}), u = s.input("u", {s.K, s.N}),
             d = s.input("d", {s.N, s.L});
       auto silu = [&](Value a, Value b) {
         return s.multiply(s.multiply(a, s.function("logistic", a)), b);
       };
       auto part = [&](Index from, Index length) {
         return s.matmul(silu(s.matmul(s.A, s.slice(g, 1, from, length)),
                              s.matmul(s.A, s.slice(u, 1, from, length))),
                         s.slice(d, 0, from, length));
       };
       return {s.matmul(silu(s.matmul(s.A, g), s.matmul(s.A, u)), d),
               s.add(part({}, h), part(h, s.minus(s.N, h)))};
     }},
    {"14c grouped heads", "BITWISE",
     [](Sizes &s) -> Pair {
       Index Hk = s.size("Hk"), G = s.size("G"), D = s.size("D");
       Index HQ = s.times(Hk, G);
       Value q = s.input("q", {HQ, s.M, D}), k = s.input("k", {Hk, s.L, D});
       Value kb =
           s.reshape(s.broadcast(k, {Hk, G, s.L, D}, {0, 2, 3}), {HQ, s.L, D});
       Value r = s.einsum("kgsd,kld->kgsl", s.reshape(q, {Hk, G, s.M, D}), k);
       return {s.einsum("hsd,hld->hsl", q, kb), s.reshape(r, {HQ, s.M, s.L})};
     }},
    {"14d cumulative sum as a matmul", "REASSOC",
     [](Sizes &s) -> Pair {
       Value triangle = s.tensor({s.K, s.K}, [&s](At at) {
         return s.terms.select(s.terms.atMost(at[1], at[0]), s.real(1),
                               s.real(0));
       });
       return {s.cumulativeSum(s.B, 0), s.matmul(triangle, s.B)};
     }},
    {"14f one-hot is gather", "REASSOC",
     [](Sizes &s) -> Pair {
       Tensor ids = s.terms.tensor("ids", ElementType::S32);
       auto id = [&s, ids](Index i) { return s.terms.read(ids, {i}); };
       Index o = s.terms.index(s.terms.output(0));
       s.assumptions = {s.terms.inRange(id(o), s.K)};
       Value hot = s.tensor({s.M, s.K}, [=, &s](At at) {
         return s.terms.select(s.terms.equal(at[1], id(at[0])), s.real(1),
                               s.real(0));
       });
       Value B = s.B;
       return {s.matmul(hot, B), s.tensor({s.M, s.N}, [=](At at) {
                 return B.at(Shape{id(at[0]), at[1]});
               })};
     }},
    {"14g identity matmul", "REASSOC",
     [](Sizes &s) -> Pair {
       Value eye = s.tensor({s.K, s.K}, [&s](At at) {
         return s.terms.select(s.terms.equal(at[0], at[1]), s.real(1),
                               s.real(0));
       });
       return {s.matmul(s.A, eye), s.A};
     }},
    {"14h two forms of the variance", "REAL",
     [](Sizes &s) -> Pair {
       return {s.mean(s.square(s.centred(s.A))),
               s.subtract(s.mean(s.square(s.A)), s.square(s.mean(s.A)))};
     }},
    {"14j scale folded into weights", "REAL",
     [](Sizes &s) -> Pair {
       Index D = s.size("D");
       Value w = s.input("w", {s.K, D}), k = s.input("k", {s.N, D});
       auto scores = [&](Value weights) {
         return s.einsum("md,nd->mn", s.matmul(s.A, weights), k);
       };
       return {s.softmax(s.timesScalar(scores(w)), 1),
               s.softmax(scores(s.timesScalar(w)), 1)};
     }},
    {"14k reverse past sum", "REASSOC",
     [](Sizes &s) -> Pair {
       return {s.sum(s.exponential(s.reverse(s.A, 1)), 1),
               s.sum(s.exponential(s.A), 1)};
     }},
    {"14l convolution as matmul", "REASSOC",
     [](Sizes &s) -> Pair {
       Index W = s.size("W"), C = s.size("C"), WC = s.times(W, C);
       Value x = s.input("x", {s.minus(s.plus(s.N, W), s.number(1)), C});
       Value w = s.input("w", {W, C, s.L});
       Value columns = s.tensor({s.N, WC}, [=, &s](At at) {
         return x.at(
             Shape{s.plus(at[0], s.div(at[1], C)), s.terms.modulo(at[1], C)});
       });
       Value windows = s.tensor({s.N, W, C}, [=, &s](At at) {
         return x.at(Shape{s.plus(at[0], at[1]), at[2]});
       });
       return {s.matmul(columns, s.reshape(w, {WC, s.L})),
               s.einsum("nwc,wco->no", windows, w)};
     }},
    {"15c tree of tiles", "REASSOC",
     [](Sizes &s) -> Pair {
       Value A = s.A, B = s.B;
       return {
           s.matmul(A, B), s.tensor({s.M, s.N}, [=, &s](At at) {
             Variable a = s.terms.fresh("a"), b = s.terms.fresh("b"),
                      c = s.terms.fresh("c");
             Index k = s.plus(s.plus(s.times(s.terms.index(a), 512),
                                     s.times(s.terms.index(b), 64)),
                              s.terms.index(c));
             Term body = s.terms.select(
                 s.terms.lessThan(k, s.K),
                 s.terms.multiply(A.at(Shape{at[0], k}), B.at(Shape{k, at[1]})),
                 s.real(0));
             auto sum = Reduction::Sum;
             body = s.terms.reduce(sum, c, s.number(64), body);
             body = s.terms.reduce(sum, b, s.number(8), body);
             return s.terms.reduce(sum, a, s.div(s.plus(s.K, 511), 512), body);
           })};
     }},
    {"15d layer norm", "REAL",
     [](Sizes &s) -> Pair {
       Value g = s.input("g", {s.K}), b = s.input("b", {s.K});
       Value mu = s.mean(s.A), c = s.centred(s.A);
       Value r = s.rsqrt(s.mean(s.square(c)), s.real(Rational(1) / 1000));
       auto plus = [&s](Term x, Term y) { return s.terms.add(x, y); };
       Value left = s.matmul(
           s.rowwise(plus, s.scaleRows(s.scaleRows(c, r), g, 1), b, 1), s.B);
       Value W = s.scaleRows(s.B, g), xw = s.matmul(s.A, W), cs = s.sum(W, 0);
       Value bw = s.einsum("k,kn->n", b, s.B);
       return {left, s.tensor({s.M, s.N}, [=, &s](At at) {
                 Terms &t = s.terms;
                 Shape i{at[0]}, n{at[1]};
                 return t.add(
                     t.multiply(
                         r.at(i),
                         t.subtract(xw.at(at), t.multiply(mu.at(i), cs.at(n)))),
                     bw.at(n));
               })};
     }},
    {"15e logsumexp", "REAL",
     [](Sizes &s) -> Pair {
       Value m = s.reduce(Reduction::Maximum, s.A, 1);
       auto minus = [&s](Term a, Term b) { return s.terms.subtract(a, b); };
       Value e = s.exponential(s.rowwise(minus, s.A, m));
       return {s.multiply(s.sum(e, 1), s.exponential(m)),
               s.sum(s.exponential(s.A), 1)};
     }},
    {"15f rotation and reshape", "BITWISE",
     [](Sizes &s) -> Pair {
       Index H = s.size("H"), E = s.size("E"), E2 = s.times(E, 2);
       Value x = s.input("x", {s.M, s.times(s.times(H, E), 2)});
       Value c = s.input("c", {s.M, E}), sn = s.input("sn", {s.M, E});
       Value x3 = s.reshape(x, {s.M, H, E2});
       using Element = std::function<Term(Index)>;
       auto rotate = [=, &s](Element t, Element u, Index i, Index e) {
         Terms &q = s.terms;
         auto part = [&](Index at, bool minus) {
           Term a = q.multiply(t(e), c.at(Shape{i, at}));
           Term b = q.multiply(u(e), sn.at(Shape{i, at}));
           return minus ? q.subtract(a, b) : q.add(a, b);
         };
         return q.select(q.lessThan(e, E), part(e, true),
                         part(s.minus(e, E), false));
       };
       auto partner = [=, &s](Element t, Index at, Index e) {
         return s.terms.select(s.terms.lessThan(e, E), t(s.plus(at, E)),
                               t(s.minus(at, E)));
       };
       Value left = s.tensor(x3.shape, [=](At at) {
         Element t = [=](Index e) { return x3.at(Shape{at[0], at[1], e}); };
         Index i = at[0], h = at[1];
         Element own = [=](Index e) { return x3.at(Shape{i, h, e}); };
         return rotate(
             own, [=](Index e) { return partner(own, e, e); }, i, at[2]);
       });
       Value flat = s.tensor(x.shape, [=, &s](At at) {
         Index i = at[0], j = at[1], e = s.terms.modulo(j, E2);
         Element row = [=](Index k) { return x.at(Shape{i, k}); };
         return rotate(
             [=, &s](Index k) { return row(s.plus(s.minus(j, e), k)); },
             [=](Index k) { return partner(row, j, k); }, i, e);
       });
       return {left, s.reshape(flat, {s.M, H, E2})};
     }},
    {"15a attention block", "REAL",
     [](Sizes &s) -> Pair {
       Index n1 = s.size("n1"), D = s.size("D");
       s.assumptions = {s.terms.lessThan(n1, s.M)};
       Value x = s.A, g = s.input("g", {s.K});
       Value wq = s.input("wq", {s.K, D}), wk = s.input("wk", {s.K, D}),
             wv = s.input("wv", {s.K, D});
       Rational eighth = Rational(1) / 8;
       Value r = s.rsqrt(s.mean(s.square(x)), s.real(Rational(1) / 100000));
       Value h = s.scaleRows(s.scaleRows(x, r), g, 1);
       auto scores = [&](Value q, Value k) {
         return s.einsum("md,nd->mn", q, k);
       };
       Value naive = attention(
           s, scores(s.scale(eighth, s.matmul(h, wq)), s.matmul(h, wk)),
           s.matmul(h, wv));
       Value fused = s.scaleRows(
           s.concatenate(1, s.concatenate(1, s.scale(eighth, wq), wk), wv), g);
       Value y = s.scaleRows(s.matmul(x, fused), r);
       auto part = [&](int64_t i) { return s.slice(y, 1, s.times(D, i), D); };
       return {naive, s.flash(scores(part(0), part(1)), part(2), n1)};
     }},
};

llvm::ArrayRef<Case> cases() { return table; }

} // namespace tesela::prove::test
