// Complements: what is chosen between two values, element by element, as a
// multiple of another choice between them, and of their sum and difference.
//
//     max(x, y)  =  x + y - min(x, y)  =  (x + y + |x - y|) / 2
//     |x - y|    =  x + y - 2 min(x, y)
//
// The values may lie along different dimensions, x[i,k] and y[j,k]; what is
// summed of them afterwards is then a sum of each alone. Multiples are solved
// for (FunctionFits.h), so no choice is named with what it is to become.
#include "nugraph/ElementwiseMove.h"
#include "nugraph/FunctionFits.h"
#include "nugraph/FunctionMoves.h"

#include <cmath>

namespace tesela::nugraph {

using semantics::ScalarOp;

namespace {

class ComplementMove : ElementwiseMove {
public:
  using ElementwiseMove::ElementwiseMove;

  void run();

private:
  std::optional<ScalarOp> opOf(NodeId id) const {
    const auto *map = operators.as<Map>(graph.node(id).attribute);
    return map && map->parameters.empty() ? operators.single(map->body)
                                          : std::nullopt;
  }
  bool isSummed() const;
  void between(Ref before, NodeId pair);
  Ref of(ScalarOp op, llvm::ArrayRef<Ref> parts,
         llvm::ArrayRef<AccessMap> access) const;
  Ref sum(double x, double y, double word, Ref chosen) const;
  std::optional<Points> points(Ref ref) const;

  llvm::SmallVector<Ref, 2> values;
  llvm::SmallVector<AccessMap, 2> places;
};

} // namespace

/// Other windows with it are fusion's.
bool ComplementMove::isSummed() const {
  return llvm::any_of(graph[target].users, [&](NodeId user) {
    AttributeId attribute = graph.node(user).attribute;
    const auto *sum = operators.as<Reduction>(attribute);
    return operators.kind(attribute) == OperatorKind::Contraction ||
           (sum && sum->monoid == semantics::Monoid::Sum);
  });
}

Ref ComplementMove::of(ScalarOp op, llvm::ArrayRef<Ref> parts,
                       llvm::ArrayRef<AccessMap> access) const {
  Map map{operators.body(op, type.element),
          uint8_t(rank()),
          {access.begin(), access.end()},
          {}};
  return make(map, parts);
}

std::optional<Points> ComplementMove::points(Ref ref) const {
  const Sample *value = graph.sample(ref, 1);
  return value ? pointsOf(value->values) : std::nullopt;
}

/// Multiples of x, of y and of what is chosen; none of them is 0. What has
/// fewer dimensions is added last.
Ref ComplementMove::sum(double x, double y, double word, Ref chosen) const {
  AccessMap all;
  for (unsigned d = 0; d != rank(); ++d)
    all.push_back(d);
  auto times = [&](Ref ref, double number) {
    return withNumber(ScalarOp::Multiply, ref, number, 1);
  };
  auto plus = [&](Ref one, double number, const AccessMap &at, Ref other) {
    return number < 0
               ? of(ScalarOp::Subtract, {other, times(one, -number)}, {all, at})
               : of(ScalarOp::Add, {times(one, number), other}, {at, all});
  };
  Ref inner = word < 0 ? of(ScalarOp::Subtract,
                            {times(values[1], y), times(chosen, -word)},
                            {places[1], all})
                       : plus(values[1], y, places[1], times(chosen, word));
  return plus(values[0], x, places[0], inner);
}

/// `before` is made of the two operands of `pair`.
void ComplementMove::between(Ref before, NodeId pair) {
  const Map map = *operators.as<Map>(graph.node(pair).attribute);
  values.clear(), places.clear();
  for (auto [operand, access] :
       llvm::zip_equal(graph.node(pair).operands, map.maps)) {
    values.push_back(Ref::ofClass(graph.find(operand)));
    places.push_back(access);
  }
  auto both = [&](ScalarOp op) { return of(op, values, places); };
  Ref difference = both(ScalarOp::Subtract);
  std::optional<Points> wanted = points(Ref::ofClass(target)),
                        added = points(both(ScalarOp::Add)),
                        less = points(difference);
  if (!wanted || !added || !less)
    return;
  Ref distance = unary(ScalarOp::Abs, difference);
  for (Ref word :
       {both(ScalarOp::Minimum), both(ScalarOp::Maximum), distance}) {
    std::optional<Points> chosen = points(word);
    if (!chosen || *chosen == *wanted)
      continue;
    auto fit = linearFit({*added, *less, *chosen}, *wanted);
    if (!fit)
      continue;
    auto quarter = [](double number) { return std::round(4 * number) / 4; };
    double x = quarter((*fit)[0] + (*fit)[1]),
           y = quarter((*fit)[0] - (*fit)[1]), multiple = quarter((*fit)[2]);
    if (x != 0 && y != 0 && multiple != 0)
      offer(before, sum(x, y, multiple, word));
  }
}

void ComplementMove::run() {
  if (operators.vocabulary(type.element).empty() || !isSummed())
    return;
  std::optional<ScalarOp> op = opOf(node);
  llvm::ArrayRef<ClassId> operands = graph.node(node).operands;
  if ((op == ScalarOp::Maximum || op == ScalarOp::Minimum) &&
      operands.size() == 2)
    return between(graph.expand(node), node);
  if (op != ScalarOp::Abs)
    return;
  std::vector<NodeId> below = graph[operands[0]].nodes;
  for (NodeId pair : below)
    if (opOf(pair) == ScalarOp::Subtract &&
        graph.node(pair).operands.size() == 2)
      return between(
          graph.make(graph.node(node).attribute, {graph.expand(pair)}), pair);
}

void complement(Bench &bench, ClassId target, NodeId node, const Move &move) {
  ComplementMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
