// What is arranged with its like: sums, products and quotients, or maxima, or
// minima, which fusion makes one kernel of whatever their order.
#pragma once

#include "nugraph/Operator.h"

namespace tesela::nugraph {

enum class Arithmetic : uint8_t { None, Field, Maximum, Minimum };

inline Arithmetic arithmeticOf(const Operators &operators, AttributeId id) {
  using namespace semantics;
  const auto *map = operators.as<Map>(id);
  if (!map)
    return Arithmetic::None;
  std::optional<ScalarOp> single = operators.single(map->body);
  if (single == ScalarOp::Maximum)
    return Arithmetic::Maximum;
  if (single == ScalarOp::Minimum)
    return Arithmetic::Minimum;
  bool isField = llvm::all_of(
      operators[map->body].instructions, [](const ScalarInstruction &one) {
        using enum ScalarOp;
        return llvm::is_contained(
            {Input, Constant, Add, Subtract, Multiply, Divide, Negate}, one.op);
      });
  return isField ? Arithmetic::Field : Arithmetic::None;
}

/// Of the sum or the difference of two values of one shape: which it is.
inline std::optional<semantics::ScalarOp> sumOfTwo(const Operators &operators,
                                                   AttributeId id) {
  using semantics::ScalarOp;
  const auto *map = operators.as<Map>(id);
  if (!map || map->maps.size() != 2 || map->maps[0].size() != map->rank ||
      map->maps[1].size() != map->rank)
    return std::nullopt;
  std::optional<ScalarOp> op = operators.single(map->body);
  return op == ScalarOp::Add || op == ScalarOp::Subtract ? op : std::nullopt;
}

/// A product of two, which moves at most.
inline bool sumsNothing(const Contraction &product) {
  return llvm::all_of(llvm::concat<const uint8_t>(product.left, product.right),
                      [&](uint8_t letter) {
                        return llvm::is_contained(product.output, letter);
                      });
}

} // namespace tesela::nugraph
