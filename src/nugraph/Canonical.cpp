// Canonical attributes, and what an operator costs.
#include "nugraph/OperatorStore.h"

#include <array>

using namespace tesela::semantics;

namespace tesela::nugraph {

/// Letters renamed by first use in output, left, right.
static Contraction renamed(const Contraction &contraction) {
  std::array<std::optional<uint8_t>, 256> names;
  uint8_t next = 0;
  auto rename = [&](const Letters &letters) {
    Letters result;
    for (uint8_t letter : letters) {
      if (!names[letter])
        names[letter] = next++;
      result.push_back(*names[letter]);
    }
    return result;
  };
  Contraction result = contraction;
  result.output = rename(contraction.output);
  result.left = rename(contraction.left);
  result.right = rename(contraction.right);
  return result;
}

/// The answer of `compute` for `id`, computed once.
static AttributeId remembered(std::vector<std::optional<AttributeId>> &answers,
                              AttributeId id,
                              llvm::function_ref<AttributeId()> compute) {
  if (id.id >= answers.size())
    answers.resize(id.id + 1);
  if (!answers[id.id]) {
    AttributeId answer = compute();
    answers[id.id] = answer;
  }
  return *answers[id.id];
}

AttributeId Operators::canonical(AttributeId id) {
  if (const auto *contraction = as<Contraction>(id))
    return remembered(store->canonicalForms, id,
                      [&] { return intern(renamed(*contraction)); });
  return id;
}

AttributeId Operators::exchanged(AttributeId id) {
  return remembered(store->exchangedForms, id,
                    [&] { return exchangedOperands(id); });
}

AttributeId Operators::exchangedOperands(AttributeId id) {
  if (const auto *contraction = as<Contraction>(id)) {
    Contraction other = *contraction;
    std::swap(other.left, other.right);
    return intern(other);
  }
  if (const auto *map = as<Map>(id); map && map->maps.size() == 2) {
    Map other = *map;
    std::swap(other.maps[0], other.maps[1]);
    return intern(other);
  }
  return id;
}

bool Operators::sameFamily(AttributeId a, AttributeId b) const {
  if (a == b)
    return true;
  if (kind(a) != kind(b))
    return false;
  if (const auto *map = as<Map>(a))
    return map->body == as<Map>(b)->body &&
           map->parameters == as<Map>(b)->parameters;
  if (const auto *contraction = as<Contraction>(a))
    return renamed(*contraction) == renamed(*as<Contraction>(b));
  return false;
}

namespace {
/// Scalar operations of one application: an overload for each kind.
struct Operations {
  const Operators &operators;
  llvm::ArrayRef<const TensorType *> operands;
  const TensorType &result;
  const Sizes &sizes;

  double elements(const TensorType &type) const {
    return double(sizes.elements(type.shape));
  }
  double operator()(const Map &map) const {
    double instructions = 0;
    for (const ScalarInstruction &instruction :
         operators[map.body].instructions)
      instructions += instruction.op != ScalarOp::Input &&
                      instruction.op != ScalarOp::Constant &&
                      instruction.op != ScalarOp::Convert;
    return std::max(instructions, 1.0) * elements(result);
  }
  double operator()(const Contraction &contraction) const {
    llvm::SmallVector<int64_t, 12> extents(contraction.letterCount(), 1);
    const Letters *letters[] = {&contraction.left, &contraction.right};
    for (unsigned side : {0u, 1u})
      for (auto [extent, letter] :
           llvm::zip_equal(operands[side]->shape, *letters[side]))
        extents[letter] = sizes.value(extent);
    double product = 2;
    for (int64_t extent : extents)
      product *= double(extent);
    return product;
  }
  double operator()(const Reduction &) const { return elements(*operands[0]); }
  double operator()(const Scan &) const { return elements(*operands[0]); }
  /// Unknown; what it reads and writes at the least.
  double operator()(const Opaque &) const {
    double sum = elements(result);
    for (const TensorType *operand : operands)
      sum += elements(*operand);
    return sum;
  }
  template <typename T> double operator()(const T &) const { return 0; }
};
} // namespace

Work Operators::work(AttributeId id,
                     llvm::ArrayRef<const TensorType *> operands,
                     const TensorType &result, const Sizes &sizes) const {
  return {std::visit(Operations{*this, operands, result, sizes}, (*this)[id]),
          double(sizes.elements(result.shape))};
}

} // namespace tesela::nugraph
