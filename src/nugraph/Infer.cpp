// Shape inference: extents are compared as handles, that is, as polynomials.
#include "nugraph/OperatorStore.h"

#include "llvm/ADT/SmallBitVector.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
using Operands = llvm::ArrayRef<const TensorType *>;
using MaybeType = std::optional<TensorType>;

/// One inference: an overload for each kind.
struct Inference {
  Operators &operators;
  Operands operands;

  prove::Terms &terms() const { return operators.terms(); }
  const TensorType &operand() const { return *operands[0]; }
  bool hasAxis(unsigned axis) const {
    return operands.size() == 1 && axis < operand().shape.size();
  }
  MaybeType leaf(const TensorType &type) const {
    return operands.empty() ? MaybeType(type) : std::nullopt;
  }
  /// The operand with `axis` replaced by `extents`.
  TensorType replaced(unsigned axis, unsigned count,
                      llvm::ArrayRef<Index> extents) const {
    TensorType type = operand();
    auto at = type.shape.begin() + axis;
    at = type.shape.erase(at, at + count);
    type.shape.insert(at, extents.begin(), extents.end());
    return type;
  }

  MaybeType operator()(const Input &input) const { return leaf(input.type); }
  MaybeType operator()(const Fill &fill) const { return leaf(fill.type); }
  MaybeType operator()(const Iota &iota) const { return leaf(iota.type); }
  MaybeType operator()(const Mask &mask) const { return leaf(mask.type); }
  MaybeType operator()(const Opaque &opaque) const { return opaque.type; }

  MaybeType operator()(const Map &map) const;
  MaybeType operator()(const Contraction &contraction) const;

  MaybeType operator()(const Reduction &reduction) const {
    if (!hasAxis(reduction.axis))
      return std::nullopt;
    return replaced(reduction.axis, 1, {});
  }
  MaybeType operator()(const Scan &scan) const {
    return hasAxis(scan.axis) ? MaybeType(operand()) : std::nullopt;
  }
  MaybeType operator()(const Reverse &reverse) const {
    return hasAxis(reverse.axis) ? MaybeType(operand()) : std::nullopt;
  }
  MaybeType operator()(const Transpose &transpose) const {
    if (operands.size() != 1 ||
        transpose.permutation.size() != operand().shape.size())
      return std::nullopt;
    TensorType type = operand();
    llvm::SmallBitVector taken(type.shape.size());
    for (auto [d, from] : llvm::enumerate(transpose.permutation)) {
      if (from >= type.shape.size() || taken.test(from))
        return std::nullopt;
      taken.set(from);
      type.shape[d] = operand().shape[from];
    }
    return type;
  }
  MaybeType operator()(const Broadcast &broadcast) const {
    if (operands.size() != 1 || broadcast.axis > operand().shape.size())
      return std::nullopt;
    return replaced(broadcast.axis, 0, broadcast.extent);
  }
  MaybeType operator()(const Slice &slice) const {
    if (!hasAxis(slice.axis) || operand().shape[slice.axis] != slice.full)
      return std::nullopt;
    return replaced(slice.axis, 1, slice.length);
  }
  MaybeType operator()(const Concatenate &concatenate) const;
  MaybeType operator()(const Split &split) const {
    if (!hasAxis(split.axis) || operand().shape[split.axis] !=
                                    terms().multiply(split.blocks, split.size))
      return std::nullopt;
    return replaced(split.axis, 1, {split.blocks, split.size});
  }
  MaybeType operator()(const Merge &merge) const {
    if (!hasAxis(merge.axis + 1))
      return std::nullopt;
    return replaced(merge.axis, 2,
                    terms().multiply(operand().shape[merge.axis],
                                     operand().shape[merge.axis + 1]));
  }
  MaybeType operator()(const Reshape &reshape) const {
    if (operands.size() != 1 ||
        product(operand().shape) != product(reshape.shape))
      return std::nullopt;
    return TensorType{operand().element, reshape.shape};
  }
  MaybeType operator()(const Pad &pad) const {
    if (!hasAxis(pad.axis))
      return std::nullopt;
    Index extent = operand().shape[pad.axis];
    return replaced(pad.axis, 1,
                    terms().add(terms().add(pad.low, extent), pad.high));
  }
  MaybeType operator()(const Take &take) const {
    if (operands.size() != 2 || take.axis >= operand().shape.size() ||
        take.batch > take.axis || take.batch > operands[1]->shape.size() ||
        isFloat(operands[1]->element) || isComplex(operands[1]->element))
      return std::nullopt;
    llvm::ArrayRef<Index> chosen(operands[1]->shape);
    if (chosen.take_front(take.batch) !=
        llvm::ArrayRef<Index>(operand().shape).take_front(take.batch))
      return std::nullopt;
    return replaced(take.axis, 1, chosen.drop_front(take.batch));
  }

  Index product(const Shape &shape) const {
    Index result = terms().constant(1);
    for (Index extent : shape)
      result = terms().multiply(result, extent);
    return result;
  }
};
} // namespace

/// Do the operands have the types of the body's inputs?
static bool suits(const ScalarBody &body, Operands operands) {
  return llvm::all_of(body.instructions, [&](const ScalarInstruction &input) {
    return input.op != ScalarOp::Input || input.index >= operands.size() ||
           ir::elementType(input.type) == operands[input.index]->element;
  });
}

MaybeType Inference::operator()(const Map &map) const {
  const ScalarBody &body = operators[map.body];
  if (map.maps.size() != operands.size() || !suits(body, operands))
    return std::nullopt;
  llvm::SmallVector<std::optional<Index>, 4> extents(map.rank);
  for (auto [operand, access] : llvm::zip_equal(operands, map.maps)) {
    if (operand->shape.size() != access.size())
      return std::nullopt;
    for (auto [extent, dimension] : llvm::zip_equal(operand->shape, access)) {
      if (dimension >= map.rank)
        return std::nullopt;
      std::optional<Index> &known = extents[dimension];
      if (known && *known != extent)
        return std::nullopt;
      known = extent;
    }
  }
  TensorType type;
  type.element = *ir::elementType(body.typeOf(body.results[0]));
  for (std::optional<Index> extent : extents) {
    if (!extent)
      return std::nullopt;
    type.shape.push_back(*extent);
  }
  return type;
}

/// A contraction multiplies in the type of its result; an operand of another
/// type is one that converts to it exactly (bf16 into f32).
static bool multiplies(ElementType operand, ElementType result) {
  if (operand == result)
    return true;
  return isFloat(operand) && isFloat(result) &&
         bitWidth(operand) < bitWidth(result);
}

MaybeType Inference::operator()(const Contraction &contraction) const {
  if (operands.size() != 2)
    return std::nullopt;
  llvm::SmallVector<std::optional<Index>, 12> extents(
      contraction.letterCount());
  const Letters *letters[] = {&contraction.left, &contraction.right};
  for (auto [operand, names] : llvm::zip_equal(operands, letters)) {
    if (operand->shape.size() != names->size() ||
        !multiplies(operand->element, contraction.element))
      return std::nullopt;
    for (auto [extent, letter] : llvm::zip_equal(operand->shape, *names)) {
      if (extents[letter] && *extents[letter] != extent)
        return std::nullopt;
      extents[letter] = extent;
    }
  }
  TensorType type{contraction.element, {}};
  for (uint8_t letter : contraction.output) {
    if (!extents[letter])
      return std::nullopt;
    type.shape.push_back(*extents[letter]);
  }
  return type;
}

MaybeType Inference::operator()(const Concatenate &concatenate) const {
  if (operands.size() != 2)
    return std::nullopt;
  TensorType type = operand();
  const TensorType &other = *operands[1];
  if (concatenate.axis >= type.shape.size() ||
      type.shape.size() != other.shape.size() || type.element != other.element)
    return std::nullopt;
  for (size_t d = 0; d < type.shape.size(); ++d)
    if (d != concatenate.axis && type.shape[d] != other.shape[d])
      return std::nullopt;
  Index &extent = type.shape[concatenate.axis];
  extent = terms().add(extent, other.shape[concatenate.axis]);
  return type;
}

std::optional<TensorType>
Operators::infer(AttributeId id, llvm::ArrayRef<const TensorType *> operands) {
  return std::visit(Inference{*this, operands}, (*this)[id]);
}

} // namespace tesela::nugraph
