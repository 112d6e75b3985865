// Exact scaling: a term as +-2^k times another.
//
// Multiplying a float by +-2^k only changes its exponent and sign, so the
// factor passes negation, products, sums of operands that share it, maxima (a
// positive factor), reductions, conversions between floats, reciprocals, and,
// where k is even and the sign positive, roots. This is exact unless a value on
// the way overflows or becomes subnormal, which is what the grade BITWISE-POW2
// excepts. Integers are left alone.
#pragma once

#include "prove/Polynomials.h"
#include "prove/Scope.h"

#include <map>

namespace tesela::prove {

/// sign * 2^exponent * rest; a zero has any exponent.
struct Scaled {
  bool isZero = false;
  int exponent = 0;
  int sign = 1;
  Term rest;
};

class PowerOfTwo {
public:
  explicit PowerOfTwo(Polynomials &polynomials)
      : polynomials(polynomials), terms(polynomials.terms()) {}

  /// `level`: locals from there on are unused.
  Scaled split(Term term, unsigned level);

private:
  Scaled compute(Term term, unsigned level);
  Scaled common(Term term, llvm::ArrayRef<Scaled> parts, bool onlyPositive);
  Scaled ofProduct(const TermNode &node, llvm::ArrayRef<Scaled> parts);
  Scaled ofReduction(Term term, unsigned level);
  Term joined(const Scaled &scaled, ElementType type);

  Polynomials &polynomials;
  Terms &terms;
  std::map<std::pair<uint32_t, unsigned>, Scaled> known;
};

} // namespace tesela::prove
