// Programs and expected variants of them, written as terms.
#pragma once

#include "nugraph/Graph.h"

#include <deque>
#include <map>
#include <string>

namespace tesela::nugraph::test {

struct TermData;
using Term = const TermData *;
struct TermData {
  AttributeId attribute;
  std::vector<Term> operands;
  TensorType type;
};

/// Makes terms; all of element type f32. Terms live as long as the builder.
class Builder {
public:
  explicit Builder(Operators &operators)
      : operators(operators), terms(operators.terms()) {}

  Index size(llvm::StringRef name) { return terms.index(terms.size(name)); }
  Term make(const Attribute &attribute, std::vector<Term> operands);

  Term input(const std::string &name, std::vector<Index> shape);
  /// Shape by one-letter sizes: "MK".
  Term input(const std::string &name, llvm::StringRef sizes);
  Term mask(Index extent);

  /// NumPy-like: an operand of lower rank lies along the first dimensions.
  Term map(BodyId body, std::vector<Term> operands,
           std::vector<Index> parameters = {});
  Term map(BodyId body, std::vector<AccessMap> maps, std::vector<Term> operands,
           std::vector<Index> parameters = {});
  Term add(Term a, Term b) { return binary(semantics::ScalarOp::Add, a, b); }
  Term subtract(Term a, Term b) {
    return binary(semantics::ScalarOp::Subtract, a, b);
  }
  Term multiply(Term a, Term b) {
    return binary(semantics::ScalarOp::Multiply, a, b);
  }
  Term divide(Term a, Term b) {
    return binary(semantics::ScalarOp::Divide, a, b);
  }
  Term maximum(Term a, Term b) {
    return binary(semantics::ScalarOp::Maximum, a, b);
  }
  Term binary(semantics::ScalarOp op, Term a, Term b);
  Term binary(semantics::ScalarOp op, AccessMap ofA, AccessMap ofB, Term a,
              Term b);
  Term exp(Term a) { return unary(semantics::ScalarOp::Exponential, a); }
  Term negate(Term a) { return unary(semantics::ScalarOp::Negate, a); }
  Term sqrt(Term a) { return unary(semantics::ScalarOp::Sqrt, a); }
  Term unary(semantics::ScalarOp op, Term a);
  Term relu(Term a);
  Term onePlus(Term a) { return plus(a, 1); }
  Term plusEpsilon(Term a) { return plus(a, 0.375); }
  Term plus(Term a, double number);
  Term over(Term a, Index size); // a / size
  Term silu(Term a) { return divide(a, onePlus(exp(negate(a)))); }

  /// "ij,jk->ik".
  Term contract(llvm::StringRef letters, Term a, Term b);
  Term matmul(Term a, Term b) { return contract("ij,jk->ik", a, b); }
  Term sum(Term a, unsigned axis) {
    return make(Reduction{semantics::Monoid::Sum, uint8_t(axis)}, {a});
  }
  Term max(Term a, unsigned axis) {
    return make(Reduction{semantics::Monoid::Maximum, uint8_t(axis)}, {a});
  }
  Term scan(Term a, unsigned axis) {
    return make(Scan{semantics::Monoid::Sum, uint8_t(axis)}, {a});
  }
  Term transpose(Term a) { return make(Transpose{{1, 0}}, {a}); }
  Term broadcast(Term a, unsigned axis, Index extent) {
    return make(Broadcast{uint8_t(axis), extent}, {a});
  }
  Term concatenate(unsigned axis, Term a, Term b) {
    return make(Concatenate{uint8_t(axis)}, {a, b});
  }
  Term slice(Term a, unsigned axis, Index start, Index length);
  Term split(Term a, unsigned axis, Index blocks, Index size) {
    return make(Split{uint8_t(axis), blocks, size}, {a});
  }
  Term merge(Term a, unsigned axis) { return make(Merge{uint8_t(axis)}, {a}); }

  /// The program that computes `results`; sizes with the values named.
  Program program(std::vector<Term> results,
                  const std::map<std::string, int64_t> &sizes) const;
  /// `term` over the classes of `graph`, whose program came from here.
  Ref in(Graph &graph, Term term) const;

  Operators &operators;
  prove::Terms &terms;

private:
  std::deque<TermData> made;
  std::vector<std::pair<std::string, Term>> inputs;
};

/// A term that should come to be in a class: that of a result of the program,
/// or that of another term.
struct Place {
  unsigned result = 0;
  Term term = nullptr; // where set
};
struct Expectation {
  std::string name;
  /// One of them.
  std::vector<std::pair<Place, Term>> variants;
};

struct Kernel {
  std::string name;
  std::vector<Term> results;
  std::map<std::string, int64_t> sizes;
  std::vector<Expectation> expected, forbidden;
};

/// The 20 kernels of the benchmark, and six neighbours of them.
std::vector<Kernel> kernels(Builder &);
/// Kernels that were not looked at while the moves were chosen.
std::vector<Kernel> otherKernels(Builder &);

/// Kernels whose ranges are cut into any number of blocks.
std::vector<Kernel> blockedKernels(Builder &);

/// Does `graph` hold one of the variants in the right class?
bool holds(Graph &graph, const Builder &builder, const Expectation &expected);

} // namespace tesela::nugraph::test
