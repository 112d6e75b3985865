// Borders: the difference of two counters, of which one begins where the other
// ends or later, by a place between them.
//
//     (i + P) - j, j < P   ->  (i + 1) + ((P - 1) - j),  i + (P - j)
//
// What is carried from one part of a range to the next is what is made up to
// the border: exp((i + P - j) g) is exp((i + 1) g) exp((P - 1 - j) g), and
// neither is larger than 1 where g is negative.
#include "nugraph/BodyCode.h"
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tesela::nugraph {

namespace {

using semantics::ScalarBody;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

/// Of the values of a counter.
struct Bounds {
  Index first, last;
};

class BorderMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  std::optional<Bounds> boundsOf(ClassId id, unsigned depth) const;
  std::optional<Bounds> boundsOf(const Map &map, ClassId operand,
                                 unsigned depth) const;
  bool isAtLeast(Index a, Index b) const;
  Ref shifted(Ref counter, Index by, bool isNegative) const;
  void at(const Map &map, Index border) const;
};

} // namespace

/// What is added to a counter and what is subtracted from it.
std::optional<Bounds> BorderMove::boundsOf(const Map &map, ClassId operand,
                                           unsigned depth) const {
  std::vector<std::optional<Bounds>> values;
  for (const ScalarInstruction &one : operators[map.body].instructions) {
    std::optional<Bounds> &value = values.emplace_back();
    auto of = [&](unsigned i) { return values[one.operands[i]]; };
    if (one.op == ScalarOp::Input && one.index == 0) {
      value = boundsOf(operand, depth + 1);
    } else if (one.op == ScalarOp::Input) {
      Index size = map.parameters[one.index - 1];
      value = Bounds{size, size};
    } else if (one.op == ScalarOp::Constant &&
               mlir::isa<mlir::IntegerType>(one.type)) {
      Index number = terms.constant(int64_t(constantValue(one)));
      value = Bounds{number, number};
    } else if (one.op == ScalarOp::Convert) {
      value = of(0);
    } else if (one.op == ScalarOp::Add && of(0) && of(1)) {
      value = Bounds{terms.add(of(0)->first, of(1)->first),
                     terms.add(of(0)->last, of(1)->last)};
    } else if (one.op == ScalarOp::Subtract && of(0) && of(1) &&
               of(1)->first == of(1)->last) {
      value = Bounds{terms.subtract(of(0)->first, of(1)->first),
                     terms.subtract(of(0)->last, of(1)->first)};
    }
    if (!value)
      return std::nullopt;
  }
  return values[operators[map.body].results[0]];
}

std::optional<Bounds> BorderMove::boundsOf(ClassId id, unsigned depth) const {
  if (depth == 4)
    return std::nullopt;
  for (NodeId each : graph[id].nodes) {
    AttributeId attribute = graph.node(each).attribute;
    if (const auto *iota = operators.as<Iota>(attribute))
      return Bounds{
          terms.constant(0),
          terms.subtract(iota->type.shape[iota->axis], terms.constant(1))};
    const auto *map = operators.as<Map>(attribute);
    if (map && map->maps.size() == 1)
      if (auto bounds =
              boundsOf(*map, graph.find(graph.node(each).operands[0]), depth))
        return bounds;
  }
  return std::nullopt;
}

/// On all samples.
bool BorderMove::isAtLeast(Index a, Index b) const {
  for (unsigned number = 0; number != sampleCount; ++number)
    if (graph.sampleSizes(number).value(a) < graph.sampleSizes(number).value(b))
      return false;
  return true;
}

/// The counter less a size, or the size less the counter.
Ref BorderMove::shifted(Ref counter, Index by, bool isNegative) const {
  const TensorType &type = *graph.type(counter);
  mlir::Type scalar = ir::toMlir(type.element, &operators.context());
  ScalarBody body;
  unsigned in = body.input(0, scalar), size = body.input(1, scalar);
  body.results = {isNegative
                      ? body.apply(ScalarOp::Subtract, scalar, {size, in})
                      : body.apply(ScalarOp::Subtract, scalar, {in, size})};
  Map map{operators.intern(body), uint8_t(type.shape.size()), {{}}, {by}};
  for (uint8_t d = 0; d != map.rank; ++d)
    map.maps[0].push_back(d);
  return make(map, {counter});
}

void BorderMove::at(const Map &map, Index border) const {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  Map sum = map;
  sum.body = operators.body(ScalarOp::Add, graph[target].type->element);
  offer(graph.expand(node), make(sum, {shifted(operands[0], border, false),
                                       shifted(operands[1], border, true)}));
}

void BorderMove::run() {
  const auto *given = operators.as<Map>(graph.node(node).attribute);
  if (!given || given->maps.size() != 2 || !given->parameters.empty() ||
      given->maps[0].size() != 1 || given->maps[1].size() != 1 ||
      given->maps[0] == given->maps[1] ||
      operators.single(given->body) != ScalarOp::Subtract)
    return;
  const Map map = *given;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::optional<Bounds> high = boundsOf(operands[0].classId(), 0);
  std::optional<Bounds> low = boundsOf(operands[1].classId(), 0);
  if (!high || !low || !isAtLeast(high->first, low->last))
    return;
  at(map, low->last);
  if (high->first != low->last)
    at(map, high->first);
}

void crossBorder(Bench &bench, ClassId target, NodeId node, const Move &move) {
  BorderMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
