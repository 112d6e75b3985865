// A part of what is made element by element, as what is made of parts: that is
// what fusion computes of it anyway.
//
//     (w * s)[1]  ->  w[1] * s,   s along the last dimension
#include "nugraph/LookUpNodes.h"

namespace tesela::nugraph {

namespace {

class ViewsBelow {
public:
  ViewsBelow(Operators &operators, const Program &program)
      : operators(operators), program(program) {}

  std::optional<Program> run();

private:
  uint32_t add(AttributeId id, llvm::ArrayRef<uint32_t> operands);
  std::optional<uint32_t> below(const Node &view);
  /// A view of one operand along one of its axes; the other operands of the
  /// view are kept.
  uint32_t viewed(const Node &view, uint32_t operand, unsigned axis);
  static std::optional<unsigned> axisOf(const Attribute &view);

  Operators &operators;
  const Program &program;
  Program made;
};

} // namespace

/// Of slices, and of one slice by its number.
std::optional<unsigned> ViewsBelow::axisOf(const Attribute &view) {
  if (const auto *slice = std::get_if<Slice>(&view))
    return slice->axis;
  const auto *take = std::get_if<Take>(&view);
  return take && !take->batch ? std::optional<unsigned>(take->axis)
                              : std::nullopt;
}

uint32_t ViewsBelow::add(AttributeId id, llvm::ArrayRef<uint32_t> operands) {
  Node node{id, {operands.begin(), operands.end()}};
  if (auto known = llvm::find(made.nodes, node); known != made.nodes.end())
    return known - made.nodes.begin();
  llvm::SmallVector<const TensorType *, 3> types;
  for (uint32_t operand : operands)
    types.push_back(&made.types[operand]);
  TensorType type = *operators.infer(id, types);
  made.nodes.push_back(std::move(node));
  made.types.push_back(std::move(type));
  return made.nodes.size() - 1;
}

uint32_t ViewsBelow::viewed(const Node &view, uint32_t operand, unsigned axis) {
  Attribute attribute = operators[view.attribute];
  llvm::SmallVector<uint32_t, 2> operands(view.operands);
  operands[0] = operand;
  std::visit(
      [&](auto &one) {
        if constexpr (requires { one.axis; })
          one.axis = axis;
      },
      attribute);
  Node moved{operators.intern(attribute), operands};
  if (std::optional<uint32_t> further = below(moved))
    return *further;
  return add(moved.attribute, moved.operands);
}

/// Nothing where the view is of no elementwise operator.
std::optional<uint32_t> ViewsBelow::below(const Node &view) {
  const Attribute attribute = operators[view.attribute];
  std::optional<unsigned> axis = axisOf(attribute);
  if (!axis)
    return std::nullopt;
  bool vanishes = std::holds_alternative<Take>(attribute);
  if (vanishes && !made.types[view.operands[1]].shape.empty())
    return std::nullopt;
  const Node source = made.nodes[view.operands[0]];
  const auto *given = operators.as<Map>(source.attribute);
  if (!given)
    return std::nullopt;
  Map map = *given;
  llvm::SmallVector<uint32_t, 2> operands(source.operands);
  for (auto [operand, access] : llvm::zip_equal(operands, map.maps)) {
    auto *place = llvm::find(access, *axis);
    if (place != access.end()) {
      operand = viewed(view, operand, place - access.begin());
      if (vanishes)
        access.erase(place);
    }
    if (vanishes)
      for (uint8_t &dimension : access)
        dimension -= dimension > *axis;
  }
  map.rank -= vanishes;
  return add(operators.intern(map), operands);
}

std::optional<Program> ViewsBelow::run() {
  made = program;
  made.nodes.clear(), made.types.clear();
  llvm::SmallVector<uint32_t> places;
  bool changes = false;
  for (const Node &node : program.nodes) {
    Node copy = node;
    for (uint32_t &operand : copy.operands)
      operand = places[operand];
    std::optional<uint32_t> further = below(copy);
    changes |= further.has_value();
    places.push_back(further ? *further : add(copy.attribute, copy.operands));
  }
  for (uint32_t &result : made.results)
    result = places[result];
  return changes ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<Program> withViewsBelow(Operators &operators,
                                      const Program &program) {
  return ViewsBelow(operators, program).run();
}

} // namespace tesela::nugraph
