// What the prover sees of a node: the value of its granular form.
#include "nugraph/Operator.h"

#include "ir/ElementTypes.h"
#include "prove/EncodeForm.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

/// A size, or a rational, as a scalar operand.
static prove::Value scalar(ElementType type, prove::Term term) {
  return {type, {}, [term](llvm::ArrayRef<Index>) { return term; }};
}

/// What an operator reads besides its operands.
static void appendParameters(Operators &operators, const Attribute &attribute,
                             const TensorType &type,
                             llvm::SmallVectorImpl<prove::Value> &values) {
  prove::Terms &terms = operators.terms();
  if (const auto *map = std::get_if<Map>(&attribute)) {
    for (auto [k, parameter] : llvm::enumerate(map->parameters)) {
      ElementType element = type.element;
      for (const ScalarInstruction &input : operators[map->body].instructions)
        if (input.op == ScalarOp::Input && input.index == map->maps.size() + k)
          element = *ir::elementType(input.type);
      values.push_back(scalar(element, terms.fromIndex(parameter, element)));
    }
  }
  if (const auto *mask = std::get_if<Mask>(&attribute);
      mask && !terms.constantValue(mask->offset))
    values.push_back(scalar(ElementType::S64,
                            terms.fromIndex(mask->offset, ElementType::S64)));
  if (const auto *pad = std::get_if<Pad>(&attribute))
    values.push_back(
        scalar(type.element, terms.constant(pad->value, type.element)));
}

std::optional<prove::Value>
Operators::value(AttributeId id, llvm::ArrayRef<prove::Value> operands,
                 std::string &whyNot) {
  llvm::SmallVector<TensorType, 3> types;
  llvm::SmallVector<const TensorType *, 3> pointers;
  types.reserve(operands.size());
  for (const prove::Value &operand : operands)
    pointers.push_back(&types.emplace_back(operand.type, operand.shape));
  std::optional<TensorType> type = infer(id, pointers);
  const Attribute &attribute = (*this)[id];
  if (!type)
    return whyNot = "the operands do not fit", std::nullopt;
  if (const auto *fill = std::get_if<Fill>(&attribute)) {
    prove::Term term = fill->size
                           ? terms().fromIndex(*fill->size, type->element)
                           : terms().constant(fill->value, type->element);
    return prove::Value{type->element, type->shape,
                        [term](llvm::ArrayRef<Index>) { return term; }};
  }
  llvm::SmallVector<Index, 4> sizes;
  std::optional<GranularForm> form = this->form(id, pointers, sizes);
  if (!form)
    return whyNot = "an opaque operator", std::nullopt;
  llvm::SmallVector<prove::Value, 4> values(operands);
  appendParameters(*this, attribute, *type, values);
  auto results =
      prove::encode(terms(), *form, values, type->element, sizes, whyNot);
  if (!results)
    return std::nullopt;
  results->front().shape = type->shape;
  return std::move(results->front());
}

} // namespace tesela::nugraph
