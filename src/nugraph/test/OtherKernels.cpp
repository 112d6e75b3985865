// Kernels that were not looked at while the moves were chosen.
#include "Terms.h"

namespace tesela::nugraph::test {

using semantics::ScalarOp;

namespace {

const std::map<std::string, int64_t> sizes{
    {"M", 1024}, {"K", 2048}, {"N", 2048}, {"P", 1024},
    {"H", 2},    {"D", 64},   {"S", 4096}, {"T", 128}};

Kernel kernel(const std::string &name, Term result,
              std::vector<Expectation> expected) {
  return {name, {result}, sizes, std::move(expected), {}};
}
Expectation either(const std::string &name, std::vector<Term> variants) {
  Expectation result{name, {}};
  for (Term variant : variants)
    result.variants.push_back({Place{}, variant});
  return result;
}

Kernel linearAttention(Builder &b) {
  Term q = b.input("hq", "SD"), k = b.input("hk", "TD"),
       v = b.input("hv", "TP");
  return kernel(
      "h1 linear_attention", b.matmul(q, b.matmul(b.transpose(k), v)),
      {either("(q@k.T)@v", {b.matmul(b.matmul(q, b.transpose(k)), v),
                            b.matmul(b.contract("ij,kj->ik", q, k), v)}),
       either("no transpose", {b.matmul(q, b.contract("ki,kj->ij", k, v))})});
}

Kernel dividedRows(Builder &b) {
  Term x = b.input("x", "MK"), w = b.input("w", "KN");
  Term sy = b.sum(b.input("y", "MK"), 1);
  return kernel(
      "h2 rowsum_div_matmul", b.matmul(b.divide(x, sy), w),
      {either("division after matmul", {b.divide(b.matmul(x, w), sy)})});
}

Kernel projectedAttention(Builder &b) {
  Term x = b.input("hx", "MD"), wq = b.input("hwq", "DP");
  Term wk = b.input("hwk", "DP"), wv = b.input("hwv", "DN");
  Term xq = b.matmul(x, wq), xk = b.matmul(x, wk), xv = b.matmul(x, wv);
  auto attend = [&](Term s, Term v, bool late) {
    Term e = b.exp(s), sum = b.sum(e, 1);
    return late ? b.divide(b.matmul(e, v), sum) : b.matmul(b.divide(e, sum), v);
  };
  Term s1 = b.matmul(xq, b.transpose(xk));
  Term s2 = b.contract("ij,kj->ik", xq, xk);
  Term p = b.divide(b.exp(s1), b.sum(b.exp(s1), 1));
  Kernel result = kernel("h3 attention_proj", attend(s1, xv, false),
                         {either("no transpose", {attend(s2, xv, false)}),
                          either("division after", {attend(s1, xv, true)}),
                          either("both", {attend(s2, xv, true)}),
                          either("(P@x)@wv", {b.matmul(b.matmul(p, x), wv)})});
  Term merged = b.contract("ij,kj->ik", wq, wk);
  Term alsoMerged = b.matmul(wq, b.transpose(wk));
  Expectation weights{"weights merged", {}};
  for (Term w : {merged, alsoMerged})
    for (Term variant : {b.matmul(b.matmul(x, w), b.transpose(x)),
                         b.contract("ij,kj->ik", b.matmul(x, w), x)})
      weights.variants.push_back({Place{0, s1}, variant});
  result.expected.push_back(weights);
  Index p1 = b.size("P");
  Term both = b.matmul(x, b.concatenate(1, wq, wk));
  result.expected.push_back(
      {"projections fused", {{Place{0, xk}, b.slice(both, 1, p1, p1)}}});
  return result;
}

Kernel normedAttention(Builder &b) {
  Term q = b.input("q", "HMD"), k = b.input("k", "HDS"),
       v = b.input("v", "HSD");
  Term r =
      b.sqrt(b.plusEpsilon(b.over(b.sum(b.multiply(q, q), 2), b.size("D"))));
  Term s1 = b.contract("hmd,hds->hms", b.divide(q, r), k);
  Term s2 = b.divide(b.contract("hmd,hds->hms", q, k), r);
  Term e1 = b.exp(s1), e2 = b.exp(s2);
  Kernel result = kernel(
      "h5 qnorm_gqa", b.contract("hms,hsd->hmd", b.divide(e1, b.sum(e1, 2)), v),
      {either("division after P@V",
              {b.divide(b.contract("hms,hsd->hmd", e1, v), b.sum(e1, 2))}),
       either("both",
              {b.divide(b.contract("hms,hsd->hmd", e2, v), b.sum(e2, 2))})});
  result.expected.push_back({"norm scale after Q@K", {{Place{0, s1}, s2}}});
  return result;
}

Kernel columnSums(Builder &b) {
  Term x = b.input("x", "MK"), w = b.input("w", "KN"), c = b.input("c1", "N");
  Term xw = b.matmul(x, w);
  Kernel result =
      kernel("h6 linear, sum over rows",
             b.sum(b.binary(ScalarOp::Add, {0, 1}, {1}, xw, c), 0), {});
  result.expected.push_back(
      {"sum before matmul",
       {{Place{0, b.sum(xw, 0)}, b.contract("j,jk->k", b.sum(x, 0), w)}}});
  return result;
}

} // namespace

std::vector<Kernel> otherKernels(Builder &b) {
  return {linearAttention(b), dividedRows(b), projectedAttention(b),
          normedAttention(b), columnSums(b)};
}

} // namespace tesela::nugraph::test
