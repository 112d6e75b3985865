// Equality of floats bit by bit.
//
// Two terms are compared part by part as long as they have the same shape, with
// reductions in the same order; the scalar operations around what then differs
// are a FloatProgram. Samples tell most differences apart at once; functions of
// one 16-bit element are tried on all its values; the rest goes to Z3's theory
// of floating point. Grade BITWISE-FP.
#pragma once

#include "prove/FloatProgram.h"

namespace tesela::prove {

struct FloatAnswer {
  bool equal = false;
  std::string difference = {}; // inputs that tell the two apart, where found
};

class FloatingPoint {
public:
  FloatingPoint(Polynomials &polynomials, Structural &structural,
                unsigned resources)
      : polynomials(polynomials), terms(polynomials.terms()),
        structural(structural), resources(resources) {}

  FloatAnswer equal(Term a, Term b, const Scope &scope);

private:
  bool sameParts(const TermNode &a, const TermNode &b, const Scope &scope);
  FloatAnswer decide(Term a, Term b, const Scope &scope);

  Polynomials &polynomials;
  Terms &terms;
  Structural &structural;
  unsigned resources;
  unsigned questions = 0, steps = 0;
};

} // namespace tesela::prove
