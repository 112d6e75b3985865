#include "prove/Sample.h"

#include <iterator>

namespace tesela::prove {

int64_t wrapped(int64_t value, ElementType type) {
  unsigned width = bitWidth(type);
  if (width >= 64)
    return value;
  uint64_t low = uint64_t(value) & ((uint64_t(1) << width) - 1);
  bool negative = isSignedInteger(type) && (low >> (width - 1)) & 1;
  return negative ? int64_t(low) - (int64_t(1) << width) : int64_t(low);
}

Sample::Sample(const Terms &terms, llvm::ArrayRef<Input> inputs, uint64_t seed,
               VariableValues sizes)
    : variables(std::move(sizes)), terms(terms), seed(seed) {
  IndexEvaluator evaluator(terms, *this);
  for (const Input &input : inputs) {
    if (input.tensor.id >= kinds.size())
      kinds.resize(input.tensor.id + 1);
    Kind &kind = kinds[input.tensor.id];
    kind = {.known = true, .positive = input.positive};
    if (input.below)
      kind.below =
          std::max<int64_t>(1, evaluator.value(*input.below).value_or(1));
  }
}

int64_t Sample::integerElement(ElementType type, const Kind &kind,
                               uint64_t random) {
  if (type == ElementType::I1)
    return int64_t(random & 1);
  if (kind.below > 0)
    return int64_t(random % uint64_t(kind.below));
  // Mostly small, sometimes at the ends of the range, where wrapping shows.
  int64_t value = int64_t(random % 11) - 5;
  if ((random >> 40) % 2)
    value *= scale;
  if ((random >> 32) % 8 == 0)
    value += int64_t(1) << (bitWidth(type) - 1);
  value = wrapped(value, type);
  if (kind.positive && value <= 0)
    value = 1 + int64_t(random % 5);
  return value;
}

int64_t Sample::element(Tensor tensor, llvm::ArrayRef<int64_t> at) {
  uint64_t random = mixed(seed, tensor.id);
  for (int64_t index : at)
    random = mixed(random, uint64_t(index));
  Kind kind = tensor.id < kinds.size() ? kinds[tensor.id] : Kind{};
  int64_t value;
  if (isFloat(terms.type(tensor))) {
    constexpr int64_t choices[] = {-6, -4, -2,  2,  4, 6, 10,
                                   0,  8,  -10, -3, 1, 5};
    value = choices[random % std::size(choices)];
    if (kind.positive)
      value = std::abs(value) + 2;
    value *= scale;
  } else {
    value = integerElement(terms.type(tensor), kind, random);
  }
  if (log)
    (*log)[{tensor.id, at.vec()}] = value;
  return value;
}

std::optional<int64_t> Sample::variable(Variable variable) {
  int64_t value = variables[variable];
  if (value == VariableValues::unset)
    return std::nullopt;
  return value;
}

std::optional<int64_t> Sample::read(Tensor tensor, llvm::ArrayRef<int64_t> at) {
  if (std::optional<Term> meaning = terms.definition(tensor))
    return defined(*meaning, at);
  return element(tensor, at);
}

/// The definition is about output indices, which are others meanwhile.
std::optional<int64_t> Sample::defined(Term meaning,
                                       llvm::ArrayRef<int64_t> at) {
  if (!evaluateInteger)
    return std::nullopt;
  VariableValues outside = variables;
  for (Variable variable : terms.freeVariables(meaning))
    if (terms.kind(variable) == VariableKind::Output)
      variables.set(variable, at[terms.outputNumber(variable)]);
  auto evaluate = evaluateInteger; // which is replaced meanwhile
  std::optional<int64_t> value = evaluate(meaning);
  variables = std::move(outside);
  return value;
}

std::optional<bool> Sample::truth(Term term) {
  if (!evaluateTruth)
    return std::nullopt;
  auto evaluate = evaluateTruth; // which may be replaced meanwhile
  return evaluate(term);
}

} // namespace tesela::prove
