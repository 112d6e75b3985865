// Windows: a sum of parts of one value, each some places after the other.
//
//     x[0:L] + x[1:L+1] + ... + x[7:L+7]
//         c[8:L+8] - c[0:L],  c = 0 ++ running sum of x     one after the other
//         y[0:L] + y[2:L+2] + y[4:L+4] + y[6:L+6],          in pairs
//                             y = x[0:L+6] + x[1:L+7]
//
// Pairs of any distance are tried, so that sums of pairs of pairs come in the
// rounds after.
#include "nugraph/SumOfProducts.h"

#include <algorithm>
#include <set>

namespace tesela::nugraph {

namespace {

using semantics::Monoid;
using semantics::ScalarOp;

/// Is the node a sum of two values of one shape?
bool adds(const Graph &graph, NodeId node) {
  const auto *map = graph.operators().as<Map>(graph.node(node).attribute);
  return map && graph.operators().single(map->body) == ScalarOp::Add &&
         llvm::all_of(map->maps, [&](const AccessMap &access) {
           return access.size() == map->rank;
         });
}

/// x[start + offset, ... + length) for each offset, added up.
class WindowSum : NodeMove {
public:
  WindowSum(Bench &bench, ClassId target, NodeId node, ClassId base,
            const Move &move)
      : NodeMove(bench, target, node, move), window(graph.expand(node)),
        base(base) {
    isRead = readSum(node, window) && offsets.size() >= 3;
    std::sort(offsets.begin(), offsets.end());
    if (isRead && offsets.front() < 0) {
      start = terms.add(start, terms.constant(offsets.front()));
      for (int64_t &offset : llvm::reverse(offsets))
        offset -= offsets.front();
    }
  }

  bool isWindows() const {
    return isRead &&
           std::adjacent_find(offsets.begin(), offsets.end()) == offsets.end();
  }
  void run() {
    asRunningSum();
    std::set<int64_t> distances(std::next(offsets.begin()), offsets.end());
    for (int64_t distance : distances)
      inPairs(distance);
  }

private:
  bool readSum(NodeId node, Ref &written);
  bool readTerm(ClassId id, Ref &written);
  Ref part(Ref of, Index from, Index count) {
    Slice slice{uint8_t(axis), from, count, graph.type(of)->shape[axis], 1};
    return make(slice, {of});
  }
  Ref combined(ScalarOp op, Ref a, Ref b) {
    const TensorType &type = *graph.type(a);
    return graph.make(operators.elementwise(operators.body(op, type.element),
                                            type.shape.size()),
                      {a, b});
  }
  void asRunningSum();
  void inPairs(int64_t distance);

  Ref window; // written out down to the parts
  ClassId base;
  bool isFirst = true;
  static constexpr size_t most = 16; // terms
  size_t depth = 0;
  unsigned axis = 0;
  Index start, length;
  std::vector<int64_t> offsets;
  bool isRead = false;
};

} // namespace

/// A part of the base or a sum of those.
bool WindowSum::readTerm(ClassId id, Ref &written) {
  id = graph.find(id);
  for (NodeId node : graph[id].nodes) {
    const auto *slice = operators.as<Slice>(graph.node(node).attribute);
    if (!slice || slice->stride != 1)
      continue;
    ClassId of = graph.find(graph.node(node).operands[0]);
    if (isFirst && of == base) {
      axis = slice->axis, start = slice->start, length = slice->length;
      isFirst = false;
    }
    if (isFirst)
      continue;
    std::optional<int64_t> offset =
        terms.constantValue(terms.subtract(slice->start, start));
    if (of != base || slice->axis != axis || slice->length != length ||
        !offset || offsets.size() == most)
      continue;
    offsets.push_back(*offset);
    written = graph.expand(node);
    return true;
  }
  for (NodeId node : graph[id].nodes)
    if (readSum(node, written))
      return true;
  return false;
}

bool WindowSum::readSum(NodeId node, Ref &written) {
  if (!adds(graph, node) || depth == most)
    return false;
  ++depth;
  std::vector<int64_t> before = offsets;
  llvm::SmallVector<Ref, 2> operands(2);
  for (unsigned side : {0u, 1u})
    if (!readTerm(graph.node(node).operands[side], operands[side])) {
      offsets = std::move(before);
      --depth;
      return false;
    }
  --depth;
  written = graph.make(graph.node(node).attribute, operands);
  return true;
}

void WindowSum::asRunningSum() {
  int64_t count = offsets.size();
  if (offsets.back() != count - 1)
    return;
  Ref sums = make(Scan{Monoid::Sum, uint8_t(axis)}, {Ref::ofClass(base)});
  Ref all = graph.make(operators.intern(Pad{uint8_t(axis), terms.constant(1),
                                            terms.constant(0), 0}),
                       {sums});
  Ref high = part(all, terms.add(start, terms.constant(count)), length);
  Ref low = part(all, start, length);
  offer(window, combined(ScalarOp::Subtract, high, low));
}

void WindowSum::inPairs(int64_t distance) {
  std::set<int64_t> left(offsets.begin(), offsets.end());
  std::vector<int64_t> firsts;
  while (!left.empty()) {
    int64_t first = *left.begin();
    left.erase(left.begin());
    if (!left.erase(first + distance))
      return;
    firsts.push_back(first);
  }
  if (firsts.size() < 2)
    return;
  Index count = terms.add(length, terms.constant(firsts.back()));
  Ref whole = Ref::ofClass(base);
  Ref pairs =
      combined(ScalarOp::Add, part(whole, start, count),
               part(whole, terms.add(start, terms.constant(distance)), count));
  Ref sum = part(pairs, terms.constant(firsts.front()), length);
  for (int64_t first : llvm::drop_begin(firsts))
    sum = combined(ScalarOp::Add, sum,
                   part(pairs, terms.constant(first), length));
  offer(window, sum);
}

/// The values that a sum may be of parts of.
static std::vector<ClassId> basesOf(const Graph &graph, NodeId node) {
  constexpr size_t mostBases = 6, mostTerms = 40;
  std::vector<ClassId> bases, terms;
  auto visit = [&](ClassId id) {
    id = graph.find(id);
    if (!llvm::is_contained(terms, id) && terms.size() < mostTerms)
      terms.push_back(id);
  };
  for (ClassId operand : graph.node(node).operands)
    visit(operand);
  for (size_t next = 0; next < terms.size(); ++next)
    for (NodeId below : graph[terms[next]].nodes) {
      const auto *slice =
          graph.operators().as<Slice>(graph.node(below).attribute);
      ClassId of = slice && slice->stride == 1
                       ? graph.find(graph.node(below).operands[0])
                       : terms[next];
      if (of != terms[next] && !llvm::is_contained(bases, of) &&
          bases.size() < mostBases)
        bases.push_back(of);
      if (adds(graph, below))
        for (ClassId operand : graph.node(below).operands)
          visit(operand);
    }
  return bases;
}

/// The longest sums only.
void sumWindows(Bench &bench, ClassId target, NodeId node, const Move &move) {
  if (!adds(bench.graph, node))
    return;
  std::vector<NodeId> users = bench.graph[target].users;
  for (ClassId base : basesOf(bench.graph, node)) {
    WindowSum sum(bench, target, node, base, move);
    if (sum.isWindows() && llvm::none_of(users, [&](NodeId user) {
          return bench.graph.node(user).alive &&
                 WindowSum(bench, target, user, base, move).isWindows();
        }))
      sum.run();
  }
}

/// Does the node add what so many parts of one value are in?
static bool addsParts(const Graph &graph, NodeId node, OperatorKind part,
                      unsigned count) {
  constexpr size_t mostClasses = 80;
  const Operators &operators = graph.operators();
  auto isSum = [&](NodeId id) {
    const auto *map = operators.as<Map>(graph.node(id).attribute);
    std::optional<ScalarOp> op =
        map ? operators.single(map->body) : std::nullopt;
    return op == ScalarOp::Add || op == ScalarOp::Subtract;
  };
  if (!isSum(node))
    return false;
  llvm::SmallVector<ClassId, 32> below;
  llvm::SmallVector<std::pair<ClassId, unsigned>, 8> bases;
  auto visit = [&](NodeId id) {
    for (ClassId operand : graph.node(id).operands)
      if (ClassId one = graph.find(operand);
          below.size() < mostClasses && !llvm::is_contained(below, one))
        below.push_back(one);
  };
  visit(node);
  for (size_t next = 0; next < below.size(); ++next)
    for (NodeId id : graph[below[next]].nodes) {
      OperatorKind kind = operators.kind(graph.node(id).attribute);
      if (kind == OperatorKind::Map || kind == OperatorKind::Contraction)
        visit(id);
      const auto *slice = operators.as<Slice>(graph.node(id).attribute);
      bool isPick = part == OperatorKind::Take && slice && slice->stride > 1;
      if (kind != part && !isPick)
        continue;
      ClassId of = graph.find(graph.node(id).operands[0]);
      auto known = llvm::find_if(
          bases, [&](const auto &one) { return one.first == of; });
      if (known == bases.end())
        bases.push_back({of, 1});
      else if (++known->second == count)
        return true;
    }
  return false;
}

/// The longest sums only.
static std::optional<SumOfProducts> sumOfParts(Graph &graph, ClassId target,
                                               NodeId node, OperatorKind part,
                                               unsigned count) {
  if (!addsParts(graph, node, part, count))
    return std::nullopt;
  auto reading = [&](ClassId of, NodeId from) {
    return SumOfProducts(graph, of, from,
                         {.sums = true,
                          .levels = 1,
                          .whole = true,
                          .factors = 6,
                          .products = 32});
  };
  std::vector<NodeId> users = graph[target].users;
  for (NodeId user : users)
    if (graph.node(user).alive && addsParts(graph, user, part, count) &&
        !reading(graph.find(graph.node(user).owner), user).products().empty())
      return std::nullopt;
  return reading(target, node);
}

void filterWindows(Bench &bench, ClassId target, NodeId node,
                   const Move &move) {
  auto read = sumOfParts(bench.graph, target, node, OperatorKind::Slice, 2);
  if (read && read->products().size() >= 3)
    for (Ref after : read->filtered())
      bench.offers.offer(target, read->before(), after, move);
}

void rollUp(Bench &bench, ClassId target, NodeId node, const Move &move) {
  auto read = sumOfParts(bench.graph, target, node, OperatorKind::Take, 2);
  if (read && read->products().size() >= 2)
    for (Ref after : read->rolled())
      bench.offers.offer(target, read->before(), after, move);
}

/// In each round: what is added may have become slices in the meantime.
void rollUpAll(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  for (NodeId id = 0, count = graph.nodeCount(); id != count; ++id)
    if (graph.node(id).alive)
      rollUp(bench, graph.find(graph.node(id).owner), id, move);
}

} // namespace tesela::nugraph
