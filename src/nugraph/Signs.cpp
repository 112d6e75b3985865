#include "nugraph/Signs.h"

#include "nugraph/BodyCode.h"

#include <algorithm>
#include <cmath>

using namespace tesela::semantics;

namespace tesela::nugraph {

static Sign ofNumber(double value) {
  return value > 0    ? Sign::Positive
         : value == 0 ? Sign::NotNegative
                      : Sign::Unknown;
}

Sign Signs::of(ClassId id) { return factOf(id).sign; }

Signs::Fact Signs::factOf(ClassId id) {
  id = graph.find(id);
  if (auto found = known.find(id); found != known.end())
    return found->second;
  Fact fact;
  if (isFloat(graph[id].type->element))
    fact = compute(graph.first(id));
  for (ClassId operand : graph.node(graph.first(id)).operands)
    fact.isFinite &= factOf(operand).isFinite;
  if (!fact.isFinite)
    fact.sign = std::min(fact.sign, Sign::NotNegative);
  return known[id] = fact;
}

/// Sizes are, unless an assumption says less; so are sums of products of them.
bool Signs::isAtLeastOne(Index size) const {
  prove::Terms &terms = graph.operators().terms();
  auto isSize = [&](prove::AtomId factor) {
    if (terms.atom(factor).kind != prove::AtomKind::Free)
      return false;
    Assumption less{terms.constant(0),
                    terms.index(terms.atom(factor).variable)};
    return !llvm::is_contained(graph.assumptions(), less);
  };
  bool isAny = false;
  for (const prove::Monomial &one : terms.monomials(size)) {
    if (one.coefficient < 0 || !llvm::all_of(one.factors, isSize))
      return false;
    isAny |= one.coefficient > 0;
  }
  return isAny;
}

Signs::Fact Signs::ofMap(const Map &map, llvm::ArrayRef<ClassId> operands) {
  const ScalarBody &body = graph.operators()[map.body];
  llvm::SmallVector<Sign, 8> signs;
  bool isFinite = true;
  auto isSame = [&](unsigned a, unsigned b) {
    const ScalarInstruction &x = body.instructions[a],
                            &y = body.instructions[b];
    return a == b ||
           (x.op == ScalarOp::Input && y.op == ScalarOp::Input &&
            x.index < operands.size() && y.index < operands.size() &&
            graph.find(operands[x.index]) == graph.find(operands[y.index]) &&
            map.maps[x.index] == map.maps[y.index]);
  };
  for (const ScalarInstruction &one : body.instructions) {
    auto of = [&](unsigned i) { return signs[one.operands[i]]; };
    Sign sign = Sign::Unknown;
    switch (one.op) {
    case ScalarOp::Input:
      if (one.index < operands.size())
        sign = Signs::of(operands[one.index]);
      else if (isAtLeastOne(map.parameters[one.index - operands.size()]))
        sign = Sign::Positive;
      break;
    case ScalarOp::Constant:
      if (mlir::isa<mlir::FloatType>(one.type)) {
        sign = ofNumber(constantValue(one));
        isFinite &= std::isfinite(constantValue(one));
      }
      break;
    case ScalarOp::Log:
      isFinite &= of(0) == Sign::Positive;
      break;
    case ScalarOp::Exponential:
    case ScalarOp::Logistic:
    case ScalarOp::Rsqrt:
      sign = Sign::Positive;
      break;
    case ScalarOp::Sqrt:
    case ScalarOp::Abs:
      sign = std::max(of(0), Sign::NotNegative);
      break;
    case ScalarOp::Multiply:
      sign = std::min(of(0), of(1));
      if (isSame(one.operands[0], one.operands[1]))
        sign = std::max(sign, Sign::NotNegative);
      break;
    case ScalarOp::Divide:
      sign = of(1) == Sign::Positive ? of(0) : Sign::Unknown;
      break;
    case ScalarOp::Add:
      if (of(0) != Sign::Unknown && of(1) != Sign::Unknown)
        sign = std::max(of(0), of(1));
      break;
    case ScalarOp::Maximum:
      sign = std::max(of(0), of(1));
      break;
    case ScalarOp::Minimum:
      sign = std::min(of(0), of(1));
      break;
    case ScalarOp::Select:
      sign = std::min(of(1), of(2));
      break;
    default:
      break;
    }
    signs.push_back(sign);
  }
  return {body.results.size() == 1 ? signs[body.results[0]] : Sign::Unknown,
          isFinite};
}

Signs::Fact Signs::compute(NodeId id) {
  const GraphNode &node = graph.node(id);
  const Operators &operators = graph.operators();
  auto of = [&](unsigned i) { return Signs::of(node.operands[i]); };
  switch (operators.kind(node.attribute)) {
  case OperatorKind::Fill: {
    const Fill &fill = *operators.as<Fill>(node.attribute);
    if (fill.size)
      return {isAtLeastOne(*fill.size) ? Sign::Positive : Sign::Unknown};
    return {ofNumber(fill.value.toDouble())};
  }
  case OperatorKind::Iota:
  case OperatorKind::Mask:
    return {Sign::NotNegative};
  case OperatorKind::Map:
    return ofMap(*operators.as<Map>(node.attribute), node.operands);
  case OperatorKind::Reduction: {
    const Reduction &reduction = *operators.as<Reduction>(node.attribute);
    Index extent = graph[node.operands[0]].type->shape[reduction.axis];
    bool isSum = reduction.monoid == Monoid::Sum,
         isChoice = reduction.monoid == Monoid::Maximum ||
                    reduction.monoid == Monoid::Minimum;
    if (isAtLeastOne(extent))
      return {isSum || isChoice ? of(0) : Sign::Unknown};
    // Of nothing a sum is 0, a maximum -inf.
    return {isSum ? std::min(of(0), Sign::NotNegative) : Sign::Unknown,
            !isChoice};
  }
  case OperatorKind::Contraction: {
    const Contraction &product = *operators.as<Contraction>(node.attribute);
    bool isSquare =
        graph.find(node.operands[0]) == graph.find(node.operands[1]) &&
        product.left == product.right;
    // A sum of nothing is 0.
    bool isSum = true;
    for (unsigned side : {0u, 1u})
      for (auto [axis, letter] :
           llvm::enumerate(side == 0 ? product.left : product.right))
        isSum &= llvm::is_contained(product.output, letter) ||
                 isAtLeastOne(graph[node.operands[side]].type->shape[axis]);
    Sign least = isSum ? Sign::Positive : Sign::NotNegative;
    Sign sign = std::min({of(0), of(1), least});
    return {isSquare ? std::max(sign, Sign::NotNegative) : sign};
  }
  case OperatorKind::Scan: { // each element takes in itself
    Monoid monoid = operators.as<Scan>(node.attribute)->monoid;
    bool keepsSign = monoid == Monoid::Sum || monoid == Monoid::Maximum ||
                     monoid == Monoid::Minimum;
    return {keepsSign ? of(0) : Sign::Unknown};
  }
  case OperatorKind::Transpose:
  case OperatorKind::Broadcast:
  case OperatorKind::Slice:
  case OperatorKind::Split:
  case OperatorKind::Merge:
  case OperatorKind::Reshape:
  case OperatorKind::Reverse:
  case OperatorKind::Take:
    return {of(0)};
  case OperatorKind::Concatenate:
    return {std::min(of(0), of(1))};
  default:
    return {};
  }
}

bool dependsOnSigns(const Graph &graph, Ref ref) {
  if (ref.isClass())
    return false;
  const Operators &operators = graph.operators();
  AttributeId attribute = graph.attribute(ref);
  if (const auto *map = operators.as<Map>(attribute)) {
    if (llvm::any_of(operators[map->body].instructions,
                     [](const ScalarInstruction &one) {
                       using enum ScalarOp;
                       return one.op == Sqrt || one.op == Rsqrt ||
                              one.op == Cbrt || one.op == Log ||
                              one.op == Abs || one.op == Power ||
                              one.op == Maximum || one.op == Minimum ||
                              one.op == Sign || one.op == Compare;
                     }))
      return true;
  } else if (const auto *reduction = operators.as<Reduction>(attribute)) {
    if (reduction->monoid != Monoid::Sum)
      return true;
  }
  return llvm::any_of(graph.operands(ref), [&](Ref operand) {
    return dependsOnSigns(graph, operand);
  });
}

} // namespace tesela::nugraph
