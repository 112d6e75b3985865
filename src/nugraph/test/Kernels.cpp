// The kernels of the benchmark and their expert variants.
#include "Terms.h"

namespace tesela::nugraph::test {

using semantics::ScalarOp;

namespace {

class KernelList {
public:
  explicit KernelList(Builder &b) : b(b) {}
  std::vector<Kernel> take() && { return std::move(list); }

  void single();
  void matmuls();
  void scaledMatmuls();
  void rowSums();
  void gates();
  void attention();
  void tiledAttention();
  void lowRank();
  void stableSoftmax();
  void blocks();

private:
  using Sizes = std::map<std::string, int64_t>;
  Kernel &add(const std::string &name, std::vector<Term> results,
              Sizes sizes = {}) {
    Sizes all{{"M", 1024}, {"K", 2048}, {"N", 2048}, {"P", 1024},
              {"H", 2},    {"D", 64},   {"S", 4096}, {"G", 4},
              {"R", 16},   {"B", 32},   {"T", 128}};
    for (auto &[size, value] : sizes)
      all[size] = value;
    list.push_back({name, std::move(results), std::move(all), {}, {}});
    return list.back();
  }
  static void expect(Kernel &kernel, const std::string &name, Term variant) {
    kernel.expected.push_back({name, {{Place{}, variant}}});
  }
  static void forbid(Kernel &kernel, const std::string &name, Term variant) {
    kernel.forbidden.push_back({name, {{Place{}, variant}}});
  }

  Index size(llvm::StringRef name) { return b.size(name); }
  Term x() { return b.input("x", "MK"); }
  Term w() { return b.input("w", "KN"); }
  /// Root of the mean of squares of the rows.
  Term rms(Term a, llvm::StringRef columns) {
    return b.sqrt(
        b.plusEpsilon(b.over(b.sum(b.multiply(a, a), 1), size(columns))));
  }
  Term softmax(Term a, unsigned axis) {
    Term e = b.exp(a);
    return b.divide(e, b.sum(e, axis));
  }

  Builder &b;
  std::vector<Kernel> list;
};

void KernelList::single() {
  Term xn = b.input("xn", "MN");
  Index n = size("N"), n0 = size("N0"), zero = b.terms.constant(0);
  add("01 relu", {b.relu(xn)}, {{"N", 4096}});
  add("02 silu", {b.silu(xn)}, {{"N", 4096}});
  add("03 softmax", {softmax(xn, 1)}, {{"N", 4096}});
  add("04 rmsnorm", {b.divide(xn, rms(xn, "N"))});

  Term mean = b.over(b.sum(xn, 1), n), centred = b.subtract(xn, mean);
  Term variance = b.over(b.sum(b.multiply(centred, centred), 1), n);
  Kernel &norm =
      add("05 layernorm", {b.divide(centred, b.sqrt(b.plusEpsilon(variance)))},
          {{"M", 128}, {"N", 8192}});
  Term s1 = b.sum(xn, 1), s2 = b.sum(b.multiply(xn, xn), 1);
  Term ms = b.multiply(mean, s1);
  Place inVariance{0, variance};
  norm.expected.push_back(
      {"one pass: sums of x and x*x only",
       {{inVariance, b.over(b.subtract(s2, ms), n)},
        {inVariance, b.subtract(b.over(s2, n), b.over(ms, n))},
        {inVariance, b.subtract(b.over(s2, n), b.multiply(mean, mean))}}});

  Kernel &scan = add("06 cumsum", {b.scan(xn, 1)}, {{"N", 1024}});
  expect(scan, "triangular matmul", b.matmul(xn, b.mask(n)));
  Term x1 = b.slice(xn, 1, zero, n0);
  Term x2 = b.slice(xn, 1, n0, b.terms.subtract(n, n0));
  expect(scan, "two blocks with carry",
         b.concatenate(1, b.scan(x1, 1), b.add(b.scan(x2, 1), b.sum(x1, 1))));

  Term xe = b.input("xe", "MN"), xo = b.input("xo", "MN");
  Term c = b.input("c", "MN"), s = b.input("s", "MN");
  add("07 rope",
      {b.subtract(b.multiply(xe, c), b.multiply(xo, s)),
       b.add(b.multiply(xo, c), b.multiply(xe, s))},
      {{"M", 128}, {"N", 4096}});
}

void KernelList::matmuls() {
  add("08 matmul", {b.matmul(x(), w())});
  Term xt = b.input("xt", "KM");
  Kernel &first = add("09 transpose_matmul", {b.matmul(b.transpose(xt), w())});
  expect(first, "no transpose, contract over rows",
         b.contract("ki,kj->ij", xt, w()));
  expect(first, "(w.T@x).T", b.transpose(b.matmul(b.transpose(w()), xt)));
  Kernel &second =
      add("10 matmul_transpose", {b.transpose(b.matmul(x(), w()))});
  expect(second, "w.T@x.T", b.matmul(b.transpose(w()), b.transpose(x())));
  expect(second, "swapped operands, no transpose",
         b.contract("kj,ik->ji", w(), x()));
  Kernel &silu = add("11 silu_matmul", {b.matmul(b.silu(x()), w())});
  forbid(silu, "silu(x@w)", b.silu(b.matmul(x(), w())));
  forbid(silu, "division past the matmul",
         b.divide(b.matmul(x(), w()),
                  b.matmul(b.onePlus(b.exp(b.negate(x()))), w())));
}

void KernelList::scaledMatmuls() {
  Term e = b.exp(x());
  Kernel &softmaxed =
      add("12 softmax_matmul", {b.matmul(softmax(x(), 1), w())});
  expect(softmaxed, "division after matmul",
         b.divide(b.matmul(e, w()), b.sum(e, 1)));
  Term r = rms(x(), "K");
  Sizes sizes{{"M", 16}, {"K", 4096}, {"N", 6144}};
  Kernel &normed =
      add("13 rmsnorm_matmul", {b.matmul(b.divide(x(), r), w())}, sizes);
  expect(normed, "row scale after matmul", b.divide(b.matmul(x(), w()), r));
  Term g = b.input("g", "K");
  Term xg = b.binary(ScalarOp::Multiply, {0, 1}, {1}, x(), g);
  Term scaled = b.binary(ScalarOp::Multiply, {0, 1}, {1}, b.divide(x(), r), g);
  Term gw = b.binary(ScalarOp::Multiply, {0, 1}, {0}, w(), g);
  Kernel &weighted =
      add("13g rmsnorm(g)_matmul", {b.matmul(scaled, w())}, sizes);
  expect(weighted, "weight folding", b.matmul(b.divide(x(), r), gw));
  expect(weighted, "folding and scale after", b.divide(b.matmul(x(), gw), r));
  expect(weighted, "row scale after matmul", b.divide(b.matmul(xg, w()), r));

  Term r1 = b.input("r1", "MK"), r2 = b.input("r2", "MK");
  Term h = b.add(b.add(x(), r1), r2), rh = rms(h, "K");
  Kernel &residual =
      add("20 residual_rmsnorm_qkv", {b.matmul(b.divide(h, rh), w())},
          {{"K", 8192}, {"N", 512}});
  expect(residual, "row scale after matmul", b.divide(b.matmul(h, w()), rh));
}

void KernelList::rowSums() {
  Term sy = b.sum(b.input("y", "MK"), 1);
  Kernel &scale =
      add("14 rowsum_mul_matmul", {b.matmul(b.multiply(x(), sy), w())});
  expect(scale, "row scale after matmul", b.multiply(b.matmul(x(), w()), sy));
  Term xw = b.matmul(x(), w()), wide = b.broadcast(sy, 1, size("K"));
  Term columns = b.sum(w(), 0);
  auto expectBoth = [&](Kernel &kernel) {
    kernel.expected.push_back(
        {"two clones",
         {{Place{}, b.add(xw, b.matmul(wide, w()))},
          {Place{}, b.add(xw, b.contract("i,kj->ij", sy, w()))}}});
    Term outer = b.binary(ScalarOp::Multiply, {0}, {1}, sy, columns);
    kernel.expected.push_back(
        {"b (x) column sum of w",
         {{Place{}, b.add(xw, outer)},
          {Place{}, b.add(xw, b.contract("i,j->ij", sy, columns))}}});
  };
  expectBoth(add("15 rowsum_bias_matmul", {b.matmul(b.add(x(), sy), w())}));
  expectBoth(add("15b rowsum_bias_matmul", {b.matmul(b.add(x(), wide), w())}));
}

void KernelList::gates() {
  Index n = size("N"), zero = b.terms.constant(0);
  Term w1 = b.input("w1", "KN"), w2 = b.input("w2", "KN");
  Term w3 = b.input("w3", "NP");
  auto gate = [&](Term a, Term c) { return b.multiply(b.silu(a), c); };
  Term plain = gate(b.matmul(x(), w1), b.matmul(x(), w2));
  Term both = b.matmul(x(), b.concatenate(1, w1, w2));
  Term fused = gate(b.slice(both, 1, zero, n), b.slice(both, 1, n, n));
  Kernel &mlp =
      add("16 gated_mlp", {plain}, {{"M", 8}, {"K", 4096}, {"N", 4096}});
  expect(mlp, "gate and up fused", fused);
  Kernel &full = add("17 gated_mlp_full", {b.matmul(plain, w3)},
                     {{"K", 1024}, {"N", 1024}, {"P", 1024}});
  expect(full, "gate and up fused", b.matmul(fused, w3));
  Term turned =
      gate(b.contract("kj,ik->ji", w1, x()), b.contract("kj,ik->ji", w2, x()));
  full.expected.push_back({"transposed intermediate",
                           {{Place{}, b.contract("ji,jp->ip", turned, w3)},
                            {Place{}, b.matmul(b.transpose(turned), w3)}}});
}

void KernelList::attention() {
  Sizes sizes{{"M", 256}};
  Index s = size("S"), s0 = size("S0"), zero = b.terms.constant(0);
  Term q = b.input("q", "HMD"), k = b.input("k", "HDS"),
       v = b.input("v", "HSD");
  Term e = b.exp(b.contract("hmd,hds->hms", q, k)), se = b.sum(e, 2);
  Kernel &plain =
      add("18 gqa", {b.contract("hms,hsd->hmd", b.divide(e, se), v)}, sizes);
  expect(plain, "division after P@V",
         b.divide(b.contract("hms,hsd->hmd", e, v), se));
  auto block = [&](Index start, Index length) {
    Term kb = b.slice(k, 2, start, length), vb = b.slice(v, 1, start, length);
    Term eb = b.exp(b.contract("hmd,hds->hms", q, kb));
    return std::pair(b.contract("hms,hsd->hmd", eb, vb), b.sum(eb, 2));
  };
  auto [o1, l1] = block(zero, s0);
  auto [o2, l2] = block(s0, b.terms.subtract(s, s0));
  expect(plain, "flash, two key blocks",
         b.divide(b.add(o1, o2), b.add(l1, l2)));

  Term q4 = b.input("q4", "HGMD");
  Term kb = b.broadcast(k, 1, size("G")), vb = b.broadcast(v, 1, size("G"));
  Term eb = b.exp(b.contract("hgmd,hgds->hgms", q4, kb));
  Kernel &grouped = add(
      "18b gqa, broadcast",
      {b.contract("hgms,hgsd->hgmd", b.divide(eb, b.sum(eb, 3)), vb)}, sizes);
  Term e2 = b.exp(b.contract("hgmd,hds->hgms", q4, k));
  expect(grouped, "broadcast eliminated",
         b.contract("hgms,hsd->hgmd", b.divide(e2, b.sum(e2, 3)), v));
  expect(grouped, "eliminated and division after",
         b.divide(b.contract("hgms,hsd->hgmd", e2, v), b.sum(e2, 3)));
}

void KernelList::tiledAttention() {
  Index blocks = size("B"), tile = size("T");
  Index both = b.terms.multiply(blocks, tile);
  Term q = b.input("q", "HMD");
  Term k = b.input("kt", {size("H"), size("D"), both});
  Term v = b.input("vt", {size("H"), both, size("D")});
  Term e = b.exp(b.contract("hmd,hds->hms", q, k));
  Kernel &kernel = add(
      "18t gqa, S=B*T",
      {b.contract("hms,hsd->hmd", b.divide(e, b.sum(e, 2)), v)}, {{"M", 256}});
  Term et = b.exp(b.contract("hmd,hdbt->hmbt", q, b.split(k, 2, blocks, tile)));
  expect(kernel, "flash, B blocks of T, one division",
         b.divide(b.sum(b.contract("hmbt,hbtd->bhmd", et,
                                   b.split(v, 1, blocks, tile)),
                        0),
                  b.sum(b.sum(et, 3), 2)));
}

void KernelList::lowRank() {
  Sizes sizes{{"M", 128}, {"K", 1024}, {"N", 4096}};
  Term a = b.input("a", "KR"), r = b.input("b", "RN");
  Term xa = b.matmul(x(), a), xw = b.matmul(x(), w()), ab = b.matmul(a, r);
  Term apart = b.add(xw, b.matmul(xa, r));
  Term merged = b.matmul(x(), b.add(w(), ab));
  Kernel &lora = add("19 lora", {apart}, sizes);
  expect(lora, "x@w + x@(a@b)", b.add(xw, b.matmul(x(), ab)));
  expect(lora, "merged", merged);
  expect(lora, "one contraction [x|x@a]@[w;b]",
         b.matmul(b.concatenate(1, x(), xa), b.concatenate(0, w(), r)));
  Kernel &back = add("19b lora merged", {merged}, sizes);
  expect(back, "unmerged", apart);
}

void KernelList::stableSoftmax() {
  Index n = size("N"), n0 = size("N0"), zero = b.terms.constant(0);
  Term xn = b.input("xn", "MN");
  Term m = b.max(xn, 1), e = b.exp(b.subtract(xn, m));
  Kernel &kernel =
      add("21 softmax_stable", {b.divide(e, b.sum(e, 1))}, {{"N", 4096}});
  expect(kernel, "max removed", softmax(xn, 1));
  Term x1 = b.slice(xn, 1, zero, n0);
  Term x2 = b.slice(xn, 1, n0, b.terms.subtract(n, n0));
  Term m1 = b.max(x1, 1), m2 = b.max(x2, 1), both = b.maximum(m1, m2);
  auto rescaled = [&](Term xi, Term mi) {
    return b.multiply(b.sum(b.exp(b.subtract(xi, mi)), 1),
                      b.exp(b.subtract(mi, both)));
  };
  kernel.expected.push_back(
      {"online: block sums rescaled",
       {{Place{0, b.sum(e, 1)}, b.add(rescaled(x1, m1), rescaled(x2, m2))}}});
}

/// Ranges cut into any number of blocks.
void KernelList::blocks() {
  Index blocks = size("B"), tile = size("T"), zero = b.terms.constant(0);
  Index both = b.terms.multiply(blocks, tile);
  Term x = b.input("xb", {size("M"), both});
  Term cut = b.split(x, 1, blocks, tile);
  Term totals = b.sum(cut, 2);
  Kernel &scan = add("06t cumsum, N=B*T", {b.scan(x, 1)});
  Term mask = b.make(Mask{Mask::Kind::Upper, b.terms.constant(1),
                          TensorType{ElementType::F32, {blocks, blocks}}},
                     {});
  Term before = b.contract("mb,bc->mc", totals, mask);
  expect(scan, "blocks, each with the sum of those before",
         b.merge(
             b.binary(ScalarOp::Add, {0, 1, 2}, {0, 1}, b.scan(cut, 2), before),
             1));

  Term m = b.max(x, 1), e = b.exp(b.subtract(x, m));
  Kernel &softmax =
      add("21t softmax_stable, N=B*T", {b.divide(e, b.sum(e, 1))});
  Term mb = b.max(cut, 2);
  Term local = b.sum(b.exp(b.subtract(cut, mb)), 2);
  Term rescale = b.exp(b.subtract(mb, b.max(mb, 1)));
  softmax.expected.push_back(
      {"online: any number of blocks rescaled",
       {{Place{0, b.sum(e, 1)}, b.sum(b.multiply(local, rescale), 1)}}});

  Index k = size("K"), t = size("K_tile"), q = size("K_count");
  Index covered = b.terms.multiply(q, t), rest = b.terms.subtract(k, covered);
  Term left = b.input("x", "MK"), right = b.input("w", "KN");
  Kernel &matmul = add("08r matmul, K tiled", {b.matmul(left, right)});
  Term tiles = b.contract("mbt,btn->bmn",
                          b.split(b.slice(left, 1, zero, covered), 1, q, t),
                          b.split(b.slice(right, 0, zero, covered), 0, q, t));
  expect(matmul, "tiles and a remainder",
         b.add(b.sum(tiles, 0), b.matmul(b.slice(left, 1, covered, rest),
                                         b.slice(right, 0, covered, rest))));
}

} // namespace

std::vector<Kernel> blockedKernels(Builder &builder) {
  KernelList list(builder);
  list.blocks();
  return std::move(list).take();
}

std::vector<Kernel> kernels(Builder &builder) {
  KernelList list(builder);
  list.single();
  list.matmuls();
  list.scaledMatmuls();
  list.rowSums();
  list.gates();
  list.attention();
  list.tiledAttention();
  list.lowRank();
  list.stableSoftmax();
  return std::move(list).take();
}

} // namespace tesela::nugraph::test
