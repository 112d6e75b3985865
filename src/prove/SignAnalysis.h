// Which signs a value can have, on terms and on polynomials.
//
// A set of signs is kept per value: that of a product is the set of products of
// signs, that of a square has no negative one, and so on; a sum over a domain
// has the sign of its body, and is 0 besides where the domain may be empty.
// Powers and roots are taken where they are defined; that they are is recorded
// elsewhere as a side condition.
//
// A variance in the form n SUM_{k < n} g(k)^2 - (SUM_{k < n} g(k))^2 is not
// negative, by the inequality of Cauchy and Schwarz, times what is not
// negative.
//
// Terms are looked at before squares are multiplied out: the sum of (x - m)^2
// over k, divided by K, plus a positive constant, is positive as a term, and
// not visibly so as a polynomial. What is known about a term that becomes a
// polynomial is therefore written down with `remember`.
#pragma once

#include "prove/Functions.h"
#include "prove/Polynomials.h"
#include "prove/Scope.h"

#include <map>
#include <optional>

namespace tesela::prove {

class SignAnalysis {
public:
  /// `positive`: tensors all of whose elements are greater than 0.
  SignAnalysis(Polynomials &polynomials, llvm::ArrayRef<Tensor> positive)
      : polynomials(polynomials), terms(polynomials.terms()),
        positiveTensors(positive) {}

  uint8_t of(Term term, const Scope &scope);
  uint8_t of(Polynomial polynomial, const Scope &scope);
  uint8_t of(Factor factor, const Scope &scope);
  bool positive(Polynomial polynomial, const Scope &scope) {
    return of(polynomial, scope) == Positive;
  }
  bool positive(Factor factor, const Scope &scope) {
    return of(factor, scope) == Positive;
  }
  /// The value of `polynomial` has these signs wherever the guards of `scope`
  /// hold.
  void remember(Polynomial polynomial, const Scope &scope, uint8_t signs);
  /// By a witness: all bound variables 0.
  bool nonEmpty(llvm::ArrayRef<Variable> bound, llvm::ArrayRef<Guard> guards,
                const Scope &scope);

private:
  uint8_t compute(Term term, const Scope &scope);
  uint8_t ofReduction(Term term, const Scope &scope);
  uint8_t ofFunction(Term term, const Scope &scope);
  uint8_t compute(Polynomial polynomial, const Scope &scope);
  uint8_t of(const Summand &summand, const Scope &scope);
  uint8_t ofIndex(Index index, const Scope &scope);
  uint8_t ofMaximum(llvm::ArrayRef<Element> elements, const Scope &scope);
  uint8_t ofProduct(llvm::ArrayRef<Element> elements, const Scope &scope);
  uint8_t besideVariances(Polynomial polynomial, const Scope &scope);
  std::optional<Polynomial> squaresAbove(const Summand &summand,
                                         const Scope &scope);
  bool isSquare(const OpenBody &body, llvm::ArrayRef<Variable> ks,
                const Substitution &toK, const Scope &scope);
  Polynomial numberOf(Index index);

  struct Remembered {
    llvm::SmallVector<Guard, 8> guards;
    uint8_t signs;
  };

  Polynomials &polynomials;
  Terms &terms;
  llvm::ArrayRef<Tensor> positiveTensors;
  std::map<std::pair<uint32_t, uint32_t>, uint8_t> knownTerms;
  std::map<uint32_t, std::vector<Remembered>> remembered;
};

// Arithmetic on sets of signs.
uint8_t signsOfSum(uint8_t a, uint8_t b);
uint8_t signsOfProduct(uint8_t a, uint8_t b);
uint8_t signsOfMaximum(uint8_t a, uint8_t b);
uint8_t signsOfNegation(uint8_t a);
uint8_t signsOfPower(uint8_t base, const Rational &exponent);

} // namespace tesela::prove
