// Distribute: what scales a sum with a contraction in it scales its terms,
// which then are terms of whatever the scaled sum is added to.
//
//     b (m + x @ d) + y @ e  ->  (b m + x @ (b d)) + y @ e
#include "nugraph/Arithmetic.h"
#include "nugraph/Siblings.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

/// What a value is scaled by, and how.
struct Scaling {
  Map map;
  unsigned side; // of what is scaled
  Ref by;
};

static Ref scaled(Graph &graph, const Scaling &scaling, Ref ref) {
  llvm::SmallVector<Ref, 2> operands{ref, ref};
  operands[1 - scaling.side] = scaling.by;
  return graph.make(graph.operators().intern(scaling.map), operands);
}

/// Of contractions in the class, with an operand scaled that has all dimensions
/// along which the scale lies.
static llvm::SmallVector<Ref, 4> scaledContractions(Bench &bench, Ref ref,
                                                    const Scaling &scaling) {
  Graph &graph = bench.graph;
  llvm::SmallVector<Ref, 4> result;
  std::vector<NodeId> nodes = graph[ref.classId()].nodes;
  for (NodeId node : nodes) {
    AttributeId attribute = graph.node(node).attribute;
    const auto *given = bench.operators.as<Contraction>(attribute);
    if (!given)
      continue;
    const Contraction product = *given;
    for (unsigned operand : {0u, 1u}) {
      const Letters &own = operand ? product.right : product.left;
      Scaling below = scaling;
      below.map.rank = own.size();
      AccessMap &lies = below.map.maps[1 - scaling.side];
      for (uint8_t &d : lies)
        d = llvm::find(own, product.output[d]) - own.begin();
      AccessMap &whole = below.map.maps[scaling.side];
      whole.clear();
      for (unsigned d = 0; d != own.size(); ++d)
        whole.push_back(d);
      if (!llvm::is_sorted(lies) ||
          llvm::is_contained(lies, uint8_t(own.size())))
        continue;
      llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
      operands[operand] = scaled(graph, below, operands[operand]);
      result.push_back(graph.make(attribute, operands));
    }
    break;
  }
  return result;
}

/// Is it a term of a sum?
static bool isAdded(const Graph &graph, ClassId id) {
  return llvm::any_of(graph[id].users, [&](NodeId user) {
    const GraphNode &node = graph.node(user);
    return node.alive && sumOfTwo(graph.operators(), node.attribute);
  });
}

void distribute(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  const auto *given = bench.operators.as<Map>(graph.node(node).attribute);
  if (!given || given->maps.size() != 2 || !given->parameters.empty() ||
      !isAdded(graph, target))
    return;
  const Map map = *given;
  std::optional<ScalarOp> op = bench.operators.single(map.body);
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned side : {0u, 1u}) {
    if ((op != ScalarOp::Multiply && (op != ScalarOp::Divide || side == 1)) ||
        map.maps[side].size() != map.rank ||
        map.maps[1 - side].size() == map.rank)
      continue;
    std::vector<NodeId> sums = graph[operands[side].classId()].nodes;
    for (NodeId sum : sums) {
      AttributeId adds = graph.node(sum).attribute;
      llvm::SmallVector<Ref, 3> terms = bench.operandsOf(sum);
      if (!sumOfTwo(bench.operators, adds))
        continue;
      Scaling scaling{map, side, operands[1 - side]};
      llvm::SmallVector<llvm::SmallVector<Ref, 8>, 2> choices;
      bool isNew = false;
      for (Ref term : terms) {
        choices.emplace_back();
        llvm::append_range(choices.back(),
                           scaledContractions(bench, term, scaling));
        isNew |= !choices.back().empty();
        if (choices.back().empty())
          choices.back().push_back(scaled(graph, scaling, term));
      }
      Ref before = scaled(graph, scaling, graph.expand(sum));
      if (isNew)
        Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
          bench.offers.offer(target, before, graph.make(adds, chosen), move);
        });
    }
  }
}

} // namespace tesela::nugraph
