// Is a term a number, over the reals, whatever the elements of the inputs are?
#pragma once

#include "prove/SignAnalysis.h"

namespace tesela::prove {

class Definedness {
public:
  /// What a term may be; several may be set.
  enum Values : uint8_t {
    Number = 1,
    MinusInfinity = 2, // as a mask leaves it under exp or max
    Undefined = 4,     // another infinity, NaN, or not known
  };

  Definedness(Polynomials &polynomials, SignAnalysis &signs)
      : polynomials(polynomials), terms(polynomials.terms()), signs(signs) {}

  uint8_t of(Term term, const Scope &scope);

private:
  uint8_t compute(Term term, const Scope &scope);
  uint8_t ofPower(const TermNode &node, const Scope &scope);
  uint8_t ofFunction(const TermNode &node, const Scope &scope);
  uint8_t ofReduction(Term term, const Scope &scope);
  bool defined(Guard guard, const Scope &scope);

  Polynomials &polynomials;
  Terms &terms;
  SignAnalysis &signs;
  std::map<std::pair<uint32_t, uint32_t>, uint8_t> known;
};

} // namespace tesela::prove
