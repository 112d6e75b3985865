#include "prove/ComplexTerms.h"

#include "prove/SortedElements.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

ElementType partType(ElementType complexType) {
  return complexType == ElementType::C128 ? ElementType::F64 : ElementType::F32;
}

Term complexNumber(Terms &terms, ComplexParts parts, ElementType complexType) {
  return terms.function("complex", {parts.real, parts.imag}, complexType);
}

ComplexParts partsOf(Terms &terms, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind == TermKind::Function && node.name == "complex")
    return {node.operands[0], node.operands[1]};
  ElementType type = partType(node.type);
  if (node.kind != TermKind::Select)
    return {terms.function("real", {term}, type),
            terms.function("imag", {term}, type)};
  ComplexParts a = partsOf(terms, node.operands[0]);
  ComplexParts b = partsOf(terms, node.operands[1]);
  return {terms.select(node.guard, a.real, b.real),
          terms.select(node.guard, a.imag, b.imag)};
}

static Tensor part(Terms &terms, Tensor tensor, llvm::StringRef which) {
  return terms.tensor((terms.name(tensor) + which).str(),
                      partType(terms.type(tensor)));
}

Tensor realPart(Terms &terms, Tensor complexTensor) {
  return part(terms, complexTensor, ".real");
}

Tensor imagPart(Terms &terms, Tensor complexTensor) {
  return part(terms, complexTensor, ".imag");
}

Term elementOf(Terms &terms, Tensor tensor, llvm::ArrayRef<Index> at) {
  ElementType type = terms.type(tensor);
  if (!isComplex(type))
    return terms.read(tensor, at, type);
  ElementType part = partType(type);
  return complexNumber(terms,
                       {terms.read(realPart(terms, tensor), at, part),
                        terms.read(imagPart(terms, tensor), at, part)},
                       type);
}

static ComplexParts product(Terms &terms, ComplexParts a, ComplexParts b) {
  return {terms.subtract(terms.multiply(a.real, b.real),
                         terms.multiply(a.imag, b.imag)),
          terms.add(terms.multiply(a.real, b.imag),
                    terms.multiply(a.imag, b.real))};
}

std::optional<Term> complexFunction(Terms &terms, llvm::StringRef name,
                                    llvm::ArrayRef<Term> operands,
                                    ElementType type) {
  if (name == "complex")
    return complexNumber(terms, {operands[0], operands[1]}, type);
  if (!isComplex(terms.type(operands[0])))
    return std::nullopt;
  ComplexParts a = partsOf(terms, operands[0]);
  if (name == "real" || name == "imag")
    return name == "real" ? a.real : a.imag;
  if (name == "negate")
    return complexNumber(terms, {terms.negate(a.real), terms.negate(a.imag)},
                         type);
  if (operands.size() != 2 || !isComplex(terms.type(operands[1])))
    return std::nullopt;
  ComplexParts b = partsOf(terms, operands[1]);
  if (name == "add")
    return complexNumber(
        terms, {terms.add(a.real, b.real), terms.add(a.imag, b.imag)}, type);
  if (name == "subtract")
    return complexNumber(
        terms, {terms.subtract(a.real, b.real), terms.subtract(a.imag, b.imag)},
        type);
  if (name == "multiply")
    return complexNumber(terms, product(terms, a, b), type);
  return std::nullopt;
}

Term reduced(Terms &terms, Reduction reduction, Variable variable, Index extent,
             Term body) {
  ElementType type = terms.type(body);
  // Integers, and maxima, whatever the order; sums of floats only where order
  // does not count (NormalForm.h).
  bool ordered = isFloat(type) && (reduction == Reduction::Sum ||
                                   reduction == Reduction::Product);
  if (!ordered)
    if (auto unsorted = unsortedBody(terms, variable, extent, body))
      body = *unsorted;
  if (!isComplex(type) || reduction != Reduction::Sum)
    return terms.reduce(reduction, variable, extent, body);
  ComplexParts parts = partsOf(terms, body);
  return complexNumber(terms,
                       {terms.reduce(reduction, variable, extent, parts.real),
                        terms.reduce(reduction, variable, extent, parts.imag)},
                       type);
}

std::vector<Value> withParts(Terms &terms, std::vector<Value> values,
                             std::vector<unsigned> &numbers) {
  std::vector<Value> results;
  numbers.clear();
  for (auto [number, value] : llvm::enumerate(values)) {
    if (!isComplex(value.type)) {
      results.push_back(value);
      numbers.push_back(number);
      continue;
    }
    for (bool real : {true, false}) {
      Value part{partType(value.type), value.shape, {}};
      part.at = [&terms, value, real](llvm::ArrayRef<Index> at) {
        ComplexParts parts = partsOf(terms, value.at(at));
        return real ? parts.real : parts.imag;
      };
      results.push_back(std::move(part));
      numbers.push_back(number);
    }
  }
  return results;
}

} // namespace tesela::prove
