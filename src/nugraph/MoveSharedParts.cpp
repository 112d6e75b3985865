// Common parts: what combines two values that are made of one may not depend on
// what that has in common along an axis, a term or a factor.
//
//     e / sum_j e,  e = exp(s[i,j] + u[i])     e = exp(s[i,j]) does as well
//     t - log sum_j exp t,  t = s[i,j] + u[i]  t = s[i,j] does
//     y / sqrt(sum_j y y),  y = x[i,j] c[i]    y = x[i,j] does, c > 0
//
// No consumer is named: whatever two operands have below them is tried without
// its common terms, or factors, and the samples reject.
#include "nugraph/FunctionMoves.h"
#include "nugraph/SumOfProducts.h"

#include <map>

namespace tesela::nugraph {

namespace {

/// Nodes from an operand down to a class, each read by the one above.
using Path = llvm::SmallVector<NodeId, 3>;

class CommonPartMove : NodeMove {
public:
  using NodeMove::NodeMove;

  void run();

private:
  void addPaths(ClassId id, const Path &above,
                std::map<ClassId, Path> &paths) const;
  Ref applied(const Path &path, ClassId top, Ref value) const;
  Ref whole(Ref value) const;
  llvm::ArrayRef<CommonParts> commonParts(ClassId of);
  void without(AttributeId function, ClassId of);
  void ofClass();

  static constexpr size_t deepest = 3, mostClasses = 24, mostShared = 4;
  ClassId shared = 0; // below both operands
  std::array<Path, 2> paths;
};

} // namespace

void CommonPartMove::addPaths(ClassId id, const Path &above,
                              std::map<ClassId, Path> &paths) const {
  id = graph.find(id);
  if (paths.size() == mostClasses || !paths.try_emplace(id, above).second ||
      above.size() == deepest)
    return;
  for (NodeId below : graph[id].nodes) {
    OperatorKind kind = operators.kind(graph.node(below).attribute);
    if (kind != OperatorKind::Map && kind != OperatorKind::Reduction &&
        kind != OperatorKind::Contraction && kind != OperatorKind::Scan)
      continue;
    Path longer(above);
    longer.push_back(below);
    for (ClassId operand : graph.node(below).operands)
      addPaths(operand, longer, paths);
  }
}

/// What the nodes of the path make of `value` instead of the shared class.
Ref CommonPartMove::applied(const Path &path, ClassId top, Ref value) const {
  if (path.empty())
    return value;
  ClassId replaced = shared;
  for (NodeId each : llvm::reverse(path)) {
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(each);
    for (Ref &operand : operands)
      if (operand.classId() == replaced)
        operand = value;
    value = graph.make(graph.node(each).attribute, operands);
    replaced = graph.find(graph.node(each).owner);
  }
  return value;
}

Ref CommonPartMove::whole(Ref value) const {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (auto [operand, path] : llvm::zip_equal(operands, paths))
    operand = applied(path, operand.classId(), value);
  return graph.make(graph.node(node).attribute, operands);
}

/// What `of` is without the terms, or the factors, that lie along fewer axes;
/// of each way to read it.
llvm::ArrayRef<CommonParts> CommonPartMove::commonParts(ClassId of) {
  if (bench.commonPartsAt != graph.changes())
    bench.commonParts.clear();
  bench.commonPartsAt = graph.changes();
  auto [entry, fresh] = bench.commonParts.try_emplace(of);
  std::vector<CommonParts> &result = entry->second;
  if (!fresh)
    return result;
  std::vector<NodeId> producers = graph[of].nodes;
  for (NodeId producer : producers) {
    OperatorKind kind = operators.kind(graph.node(producer).attribute);
    if (kind != OperatorKind::Map && kind != OperatorKind::Contraction)
      continue;
    unsigned enough = ~0u;
    for (unsigned levels : {2u, 1u, 0u}) {
      if (levels >= enough)
        continue;
      SumOfProducts read(graph, of, producer,
                         {.sums = true,
                          .levels = levels,
                          .whole = true,
                          .factors = 6,
                          .products = 12});
      enough = std::min(enough, read.levelsUsed());
      if (read.products().empty())
        continue;
      CommonParts parts{read.opened(read.before()), {}};
      for (uint8_t axis = 0; axis != graph[of].type->shape.size(); ++axis) {
        std::vector<Ref> less = read.varying(axis, 2);
        llvm::append_range(less, read.proportional(axis, 2));
        for (Ref after : less)
          parts.without.push_back(read.opened(after));
      }
      if (!parts.without.empty())
        result.push_back(std::move(parts));
    }
  }
  return result;
}

/// The shared class, which `function` makes of `of`, without common parts.
void CommonPartMove::without(AttributeId function, ClassId of) {
  auto made = [&](Ref ref) {
    return of == shared ? ref : graph.make(function, {ref});
  };
  std::vector<CommonParts> all = commonParts(of);
  for (const CommonParts &parts : all) {
    Ref before = whole(made(parts.before));
    if (!bench.isNew(node, before))
      continue;
    for (Ref after : parts.without)
      offer(before, whole(made(after)));
  }
}

void CommonPartMove::ofClass() {
  without({}, shared);
  std::vector<NodeId> nodes = graph[shared].nodes;
  for (NodeId each : nodes) {
    const auto *map = operators.as<Map>(graph.node(each).attribute);
    if (map && map->maps.size() == 1 && map->parameters.empty() &&
        map->maps[0].size() == map->rank && operators.single(map->body))
      without(graph.node(each).attribute,
              graph.find(graph.node(each).operands[0]));
  }
}

void CommonPartMove::run() {
  const auto *map = operators.as<Map>(graph.node(node).attribute);
  if (!map || map->maps.size() != 2 || !isFloat(graph[target].type->element))
    return;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  if (operands[0] == operands[1])
    return;
  std::array<std::map<ClassId, Path>, 2> found;
  for (unsigned side : {0u, 1u})
    addPaths(operands[side].classId(), {}, found[side]);
  size_t count = 0;
  for (const auto &[id, path] : llvm::reverse(found[0])) { // the nearest first
    auto other = found[1].find(id);
    const TensorType &type = *graph[id].type;
    if (other == found[1].end() || !isFloat(type.element) ||
        type.shape.empty() ||
        operators.kind(graph.node(graph.first(id)).attribute) ==
            OperatorKind::Input ||
        count++ >= mostShared)
      continue;
    shared = id;
    paths = {path, other->second};
    ofClass();
  }
}

void cancelCommonParts(Bench &bench, ClassId target, NodeId node,
                       const Move &move) {
  CommonPartMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
