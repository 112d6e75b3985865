// Complex numbers as two terms of their parts: what complex operators mean is
// said of the parts, as the judge computes them.
#pragma once

#include "prove/Prover.h"

namespace tesela::prove {

/// The type of the parts of a complex type.
ElementType partType(ElementType complexType);

struct ComplexParts {
  Term real, imag;
};
/// Of `term`, whose type is complex. Where it is made of none that are seen,
/// functions "real" and "imag" of it.
ComplexParts partsOf(Terms &terms, Term term);
/// The number that has these parts.
Term complexNumber(Terms &terms, ComplexParts parts, ElementType complexType);

/// The element of a tensor: of a complex one named x that of x.real and x.imag.
Term elementOf(Terms &terms, Tensor tensor, llvm::ArrayRef<Index> at);
Tensor realPart(Terms &terms, Tensor complexTensor);
Tensor imagPart(Terms &terms, Tensor complexTensor);

/// Arithmetic of complex numbers: Add, Subtract, Multiply, Negate and equality
/// of two; other functions of them are written by their parts before.
std::optional<Term> complexFunction(Terms &terms, llvm::StringRef name,
                                    llvm::ArrayRef<Term> operands,
                                    ElementType type);

/// As Terms::reduce, of complex numbers a sum only.
Term reduced(Terms &terms, Reduction reduction, Variable variable, Index extent,
             Term body);

/// Those of complex type as two, their parts; `numbers` gets, for each, where
/// it stood.
std::vector<Value> withParts(Terms &terms, std::vector<Value> values,
                             std::vector<unsigned> &numbers);

} // namespace tesela::prove
