// Overlapping parts: what is made, element by element, of several parts of the
// same values that overlap is a part of what is made of all that they cover.
//
//     exp(x[0:L]), exp(x[1:L+1]), exp(x[2:L+2])
//         ->  parts of exp(x[0:L+2])
//     x[0:L] * y[1:L+1], x[3:L+3] * y[4:L+4]
//         ->  parts of x[0:L+3] * y[1:L+4]
//
// What overlaps is computed once; and what is a window of squares, say, is one
// of a value that is known.
#include "nugraph/Moves.h"
#include "nugraph/Ranges.h"

#include <map>

namespace tesela::nugraph {

namespace {

/// An operand along the dimension: a part of a value, from `start` on; or not
/// along it.
struct Source {
  Ref value;
  std::optional<Index> start = std::nullopt;
};
using Sources = llvm::SmallVector<Source, 3>;

struct Member {
  ClassId owner = 0;
  NodeId node = 0;
  Sources sources;
  Index start, length; // of the first part
};
/// Attribute, dimension, values, and how far each part lies after the first.
using Kin = std::tuple<uint32_t, unsigned, std::vector<uint64_t>>;

class OverlappingParts {
public:
  OverlappingParts(Bench &bench, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        terms(bench.operators.terms()), move(move) {}

  void run();

private:
  void collect(ClassId owner, NodeId node, uint8_t dimension);
  llvm::SmallVector<Source, 2> partsOf(ClassId id, unsigned axis) const;
  void add(ClassId owner, NodeId node, uint8_t dimension,
           const Sources &sources);
  void offer(const Kin &kin, std::vector<Member> &members);
  void offerToUser(ClassId owner, Ref before, Ref after);
  Ref part(Ref of, unsigned axis, Index start, Index length);
  bool overlap(llvm::ArrayRef<Member> members, Index length) const;

  Bench &bench;
  Graph &graph;
  Operators &operators;
  prove::Terms &terms;
  const Move &move;
  std::map<Kin, std::vector<Member>> found;
};

} // namespace

llvm::SmallVector<Source, 2> OverlappingParts::partsOf(ClassId id,
                                                       unsigned axis) const {
  llvm::SmallVector<Source, 2> result;
  for (NodeId node : graph[id].nodes) {
    const auto *slice = operators.as<Slice>(graph.node(node).attribute);
    if (slice && slice->axis == axis && slice->stride == 1 && result.size() < 2)
      result.push_back({Ref::ofClass(graph.find(graph.node(node).operands[0])),
                        slice->start});
  }
  return result;
}

void OverlappingParts::add(ClassId owner, NodeId node, uint8_t dimension,
                           const Sources &sources) {
  std::optional<Index> first;
  std::vector<uint64_t> key;
  for (const Source &source : sources) {
    if (source.start && !first)
      first = source.start;
    key.push_back(uint64_t(source.value.bits) << 1 | source.start.has_value());
    if (source.start)
      key.push_back(terms.subtract(*source.start, *first).id);
  }
  if (!first)
    return;
  std::vector<Member> &members =
      found[{graph.node(node).attribute.id, dimension, std::move(key)}];
  if (llvm::none_of(members, [&](const Member &one) {
        return one.start == *first && one.owner == owner;
      }))
    members.push_back(
        {owner, node, sources, *first, graph[owner].type->shape[dimension]});
}

void OverlappingParts::collect(ClassId owner, NodeId node, uint8_t dimension) {
  constexpr size_t most = 4;
  const auto *given = operators.as<Map>(graph.node(node).attribute);
  std::vector<Sources> ways{{}};
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (auto [operand, access] : llvm::zip_equal(operands, given->maps)) {
    const auto *place = llvm::find(access, dimension);
    llvm::SmallVector<Source, 2> choices{{operand}};
    if (place != access.end())
      choices = partsOf(operand.classId(), place - access.begin());
    std::vector<Sources> longer;
    for (const Sources &way : ways)
      for (const Source &choice : choices)
        if (longer.size() < most)
          longer.emplace_back(way).push_back(choice);
    ways = std::move(longer);
  }
  for (const Sources &way : ways)
    add(owner, node, dimension, way);
}

/// Are they together longer than what they cover? On the smallest sizes they
/// may be as long.
bool OverlappingParts::overlap(llvm::ArrayRef<Member> members,
                               Index length) const {
  bool isLonger = false;
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sizes &sizes = graph.sampleSizes(number);
    int64_t together = 0;
    for (const Member &one : members)
      together += sizes.value(one.length);
    if (together < sizes.value(length))
      return false;
    isLonger |= together > sizes.value(length);
  }
  return isLonger;
}

Ref OverlappingParts::part(Ref of, unsigned axis, Index start, Index length) {
  Index full = graph.type(of)->shape[axis];
  if (terms.constantValue(start) == 0 && length == full)
    return of;
  return graph.make(
      operators.intern(Slice{uint8_t(axis), start, length, full, 1}), {of});
}

void OverlappingParts::offer(const Kin &kin, std::vector<Member> &members) {
  Ranges ranges(graph);
  AttributeId attribute{std::get<0>(kin)};
  unsigned dimension = std::get<1>(kin);
  const Map map = *operators.as<Map>(attribute);
  auto end = [&](const Member &one) {
    return terms.add(one.start, one.length);
  };
  Index low = members[0].start, high = end(members[0]);
  for (const Member &one : llvm::drop_begin(members)) {
    if (ranges.isAtMost(one.start, low))
      low = one.start;
    if (ranges.isAtMost(high, end(one)))
      high = end(one);
  }
  Index length = terms.subtract(high, low);
  if (!overlap(members, length))
    return;
  /// Of the parts as long, from this place of the first on.
  auto madeOf = [&](const Member &one, Index from, Index count) {
    llvm::SmallVector<Ref, 3> operands;
    for (auto [source, access] : llvm::zip_equal(one.sources, map.maps)) {
      operands.push_back(source.value);
      if (source.start)
        operands.back() = part(
            source.value, llvm::find(access, dimension) - access.begin(),
            terms.add(from, terms.subtract(*source.start, one.start)), count);
    }
    return graph.make(attribute, operands);
  };
  Ref all = madeOf(members[0], low, length);
  if (!graph.type(all))
    return;
  std::optional<ClassId> known = graph.lookup(all);
  if (known)
    all = Ref::ofClass(*known);
  for (const Member &one : members) {
    if (one.length == length)
      continue;
    Ref before = madeOf(one, one.start, one.length);
    Ref after =
        part(all, dimension, terms.subtract(one.start, low), one.length);
    if (known)
      bench.offers.offer(one.owner, before, after, move);
    else
      offerToUser(one.owner, before, after);
  }
}

/// What nothing has yet is larger than each part: in the window of what reads
/// the part it is an intermediate like that.
void OverlappingParts::offerToUser(ClassId owner, Ref before, Ref after) {
  for (NodeId user : graph[owner].users) {
    if (!graph.node(user).alive)
      continue;
    llvm::SmallVector<Ref, 3> old = bench.operandsOf(user), made(old);
    for (auto [one, other] : llvm::zip_equal(old, made))
      if (one == Ref::ofClass(owner))
        one = before, other = after;
    AttributeId attribute = graph.node(user).attribute;
    bench.offers.offer(graph.find(graph.node(user).owner),
                       graph.make(attribute, old), graph.make(attribute, made),
                       move);
    return;
  }
}

void OverlappingParts::run() {
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id))
      continue;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes)
      if (const auto *map = operators.as<Map>(graph.node(node).attribute))
        for (uint8_t d = 0, rank = map->rank; d != rank; ++d)
          collect(id, node, d);
  }
  for (auto &[kin, members] : found)
    if (members.size() > 1)
      offer(kin, members);
}

void joinOverlappingParts(Bench &bench, const Move &move) {
  OverlappingParts(bench, move).run();
}

} // namespace tesela::nugraph
