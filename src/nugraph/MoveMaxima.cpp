// Choice as a maximum: what is chosen between two values by comparing is often
// the greater, or the lesser.
//
//     where(t > 0, t, t / 4)  ->  max(t, t / 4)
//     where(a > b, b, a)      ->  min(a, b)
#include "nugraph/FunctionMoves.h"

namespace tesela::nugraph {

using semantics::ScalarBody;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

namespace {

class MaximumMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  void written(const Map &given);
  AttributeId extreme(const Map &given, ScalarOp op) const;

  llvm::SmallVector<Ref, 3> operands;
};

/// Input 0 chooses between inputs and numbers.
bool choosesByInput(const ScalarBody &body) {
  const ScalarInstruction &last = body.instructions[body.results[0]];
  return last.op == ScalarOp::Select && body.results.size() == 1 &&
         body.instructions[last.operands[0]].op == ScalarOp::Input &&
         body.instructions[last.operands[0]].index == 0 &&
         llvm::all_of(
             llvm::ArrayRef(last.operands).drop_front(), [&](unsigned value) {
               ScalarOp op = body.instructions[value].op;
               return op == ScalarOp::Input || op == ScalarOp::Constant;
             });
}

} // namespace

/// The greater or the lesser of what the body chooses between.
AttributeId MaximumMove::extreme(const Map &given, ScalarOp op) const {
  const ScalarBody &body = operators[given.body];
  const ScalarInstruction &last = body.instructions[body.results[0]];
  ScalarBody made;
  llvm::SmallVector<unsigned, 2> values;
  for (unsigned value : llvm::ArrayRef(last.operands).drop_front()) {
    const ScalarInstruction &one = body.instructions[value];
    values.push_back(one.op == ScalarOp::Input
                         ? made.input(one.index - 1, one.type)
                         : made.constantBits(one.constant, one.type));
  }
  made.results = {made.apply(op, last.type, values)};
  Map map = given;
  map.maps.erase(map.maps.begin());
  map.body = operators.intern(made);
  return operators.intern(map);
}

/// What is made of another operand is written out: the window shows how the
/// condition and the values hang together.
void MaximumMove::written(const Map &given) {
  llvm::SmallVector<Ref, 3> out(operands);
  for (auto [operand, ref] : llvm::zip_equal(operands, out))
    for (NodeId node : graph[operand.classId()].nodes)
      if (operators.as<Map>(graph.node(node).attribute) &&
          llvm::any_of(bench.operandsOf(node), [&](Ref below) {
            return below != operand && llvm::is_contained(operands, below);
          })) {
        ref = graph.expand(node);
        break;
      }
  Ref before = graph.make(graph.node(node).attribute, out);
  out.erase(out.begin());
  for (ScalarOp op : {ScalarOp::Maximum, ScalarOp::Minimum})
    offer(before, graph.make(extreme(given, op), out));
}

void MaximumMove::run() {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  ElementType element = graph[target].type->element;
  if (!map || map->maps.size() < 2 || !map->parameters.empty() ||
      !isFloat(element) || !choosesByInput(operators[map->body]))
    return;
  const Map given = *map;
  operands = bench.operandsOf(node);
  // Along all dimensions without the condition, which compares.
  bool compares =
      llvm::any_of(graph[operands[0].classId()].nodes, [&](NodeId one) {
        return operators.as<Map>(graph.node(one).attribute);
      });
  bool isWhole = llvm::any_of(
      llvm::ArrayRef(given.maps).drop_front(),
      [&](const AccessMap &access) { return access.size() == given.rank; });
  if (compares && isWhole)
    written(given);
}

void choiceAsMaximum(Bench &bench, ClassId target, NodeId node,
                     const Move &move) {
  MaximumMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
