// Beside: one operator on parts of one value that lie side by side, each with
// operands of its own, is one on the whole, with those side by side.
//
//     y[0:P] + a, y[P:N] + b  ->  z[0:P], z[P:N],  z = y + (a ++ b)
//
// Biases of layers that were made one.
#include "nugraph/Siblings.h"

#include <map>

namespace tesela::nugraph {

namespace {

/// An elementwise operator on a part of a value.
struct Part {
  ClassId owner = 0;
  NodeId node = 0;
  Slice slice;
  llvm::SmallVector<Ref, 3> operands;
};
/// Attribute, place of the part, the whole, its axis, what else they share.
using Kin =
    std::tuple<uint32_t, unsigned, uint32_t, unsigned, std::vector<uint32_t>>;

class BesideMove {
public:
  BesideMove(Bench &bench, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        move(move) {}

  void run();

private:
  void collect(ClassId owner, NodeId node);
  void offer(const Kin &kin, llvm::ArrayRef<Part> parts);
  /// Along which of its axes an operand lies beside the others.
  static std::optional<unsigned> axisOf(const Map &map, unsigned operand,
                                        uint8_t dimension);

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
  std::map<Kin, std::vector<Part>> found;
};

} // namespace

std::optional<unsigned> BesideMove::axisOf(const Map &map, unsigned operand,
                                           uint8_t dimension) {
  const AccessMap &access = map.maps[operand];
  const auto *place = llvm::find(access, dimension);
  if (place == access.end())
    return std::nullopt;
  return place - access.begin();
}

void BesideMove::collect(ClassId owner, NodeId node) {
  AttributeId attribute = graph.node(node).attribute;
  const auto *given = operators.as<Map>(attribute);
  if (!given || given->maps.size() < 2)
    return;
  const Map map = *given;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned place = 0; place != operands.size(); ++place)
    for (NodeId below : graph[operands[place].classId()].nodes) {
      const auto *slice = operators.as<Slice>(graph.node(below).attribute);
      if (!slice || slice->stride != 1)
        continue;
      uint8_t dimension = map.maps[place][slice->axis];
      std::vector<uint32_t> shared;
      for (unsigned other = 0; other != operands.size(); ++other)
        if (other != place && !axisOf(map, other, dimension))
          shared.push_back(operands[other].bits);
      ClassId whole = graph.find(graph.node(below).operands[0]);
      found[{attribute.id, place, whole, slice->axis, std::move(shared)}]
          .push_back({owner, node, *slice, operands});
    }
}

void BesideMove::offer(const Kin &kin, llvm::ArrayRef<Part> parts) {
  prove::Terms &terms = operators.terms();
  const Map map = std::get<Map>(operators[AttributeId{std::get<0>(kin)}]);
  unsigned place = std::get<1>(kin), axis = std::get<3>(kin);
  uint8_t dimension = map.maps[place][axis];
  // From one to the next, while there is one.
  std::vector<const Part *> row;
  Index end = terms.constant(0);
  while (row.size() != parts.size()) {
    const Part *next = llvm::find_if(
        parts, [&](const Part &part) { return part.slice.start == end; });
    if (next == parts.end())
      break;
    row.push_back(next);
    end = terms.add(end, next->slice.length);
  }
  if (row.size() < 2 || end != row[0]->slice.full)
    return;
  llvm::SmallVector<Ref, 3> operands = row[0]->operands;
  for (unsigned other = 0; other != operands.size(); ++other) {
    std::optional<unsigned> own = axisOf(map, other, dimension);
    if (other == place)
      operands[other] = Ref::ofClass(std::get<2>(kin));
    else if (own)
      for (const Part *part : llvm::drop_begin(row))
        operands[other] =
            graph.make(operators.intern(Concatenate{uint8_t(*own)}),
                       {operands[other], part->operands[other]});
  }
  Ref made = graph.make(AttributeId{std::get<0>(kin)}, operands);
  if (!graph.type(made))
    return;
  for (const Part *part : row) {
    Slice slice = part->slice;
    slice.axis = dimension;
    bench.offers.offer(part->owner, graph.expand(part->node),
                       graph.make(operators.intern(slice), {made}), move);
  }
}

void BesideMove::run() {
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes)
      collect(id, node);
  }
  for (const auto &[kin, parts] : found)
    if (parts.size() > 1)
      offer(kin, parts);
}

void joinBeside(Bench &bench, const Move &move) {
  BesideMove(bench, move).run();
}

} // namespace tesela::nugraph
