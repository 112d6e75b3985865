// Equality of terms as they stand: the same operations on the same operands.
//
// Operators are opaque. What may differ is how indices are written (they are
// compared by the integer solver), the order of two operands that commute, and
// how a domain is cut into cases: a select is compared by cases of its guard.
// Reductions must have equal extents and equal bodies at the same position,
// hence fold the same values in the same order. Grade BITWISE.
#pragma once

#include "prove/Polynomials.h"
#include "prove/Scope.h"

#include <map>

namespace tesela::prove {

class Structural {
public:
  explicit Structural(Polynomials &polynomials)
      : polynomials(polynomials), terms(polynomials.terms()) {}

  bool equal(Term a, Term b, const Scope &scope);

private:
  bool compare(Term a, Term b, const Scope &scope);
  bool byCases(Term a, Term b, const Scope &scope);
  bool sameGuard(Guard a, Guard b, const Scope &scope);
  Term simplified(Term select, const Scope &scope);

  Polynomials &polynomials; // for the locals of levels
  Terms &terms;
  std::map<std::array<uint32_t, 4>, bool> known;
  unsigned steps = 0;
};

} // namespace tesela::prove
