// Join siblings: two contractions that share an operand are slices of one, with
// the other operands concatenated. Join parts: of contractions of several parts
// of one value each is a part of one contraction, of the whole.
//
//     x @ w[0], x @ w[1], ...  ->  (x @ w)[0], (x @ w)[1], ...
#include "nugraph/Siblings.h"

#include <map>

namespace tesela::nugraph {

namespace {

struct Sibling {
  ClassId owner = 0;
  NodeId node = 0;
  Ref other;
};
/// The shared operand, and the letters with the shared operand's first.
using Kinship = std::pair<ClassId, AttributeId>;

class SiblingMove {
public:
  /// `ofTerms`: only with what was put side by side along what is summed.
  SiblingMove(Bench &bench, const Move &move, bool ofTerms)
      : bench(bench), move(move), ofTerms(ofTerms) {}

  void run() {
    collect();
    // What is read once instead of twice is large first.
    std::vector<std::pair<double, const Family *>> order;
    for (const Family &family : kin)
      order.push_back({-elements(family.first.first), &family});
    llvm::stable_sort(
        order, [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[size, family] : order) {
      const auto &[kinship, members] = *family;
      for (size_t i = 0; i != members.size(); ++i)
        for (size_t j = i + 1; j != members.size(); ++j)
          if (members[i].owner != members[j].owner)
            join(kinship, members[i], members[j]);
    }
  }

private:
  using Family = std::pair<const Kinship, std::vector<Sibling>>;

  double elements(ClassId id) const {
    double most = 0;
    for (const Sizes &sizes : bench.graph.options().sizesOfInterest)
      most =
          std::max(most, double(sizes.elements(bench.graph[id].type->shape)));
    return most;
  }

  void collect() {
    Graph &graph = bench.graph;
    for (ClassId id = 0; id != graph.classCount(); ++id) {
      if (!graph.isLive(id))
        continue;
      for (NodeId node : graph[id].nodes) {
        AttributeId attribute = graph.node(node).attribute;
        if (bench.operators.kind(attribute) != OperatorKind::Contraction)
          continue;
        llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
        for (unsigned shared : {0u, 1u}) {
          AttributeId letters = bench.operators.canonical(
              shared == 0 ? attribute : bench.operators.exchanged(attribute));
          if (ofTerms && !areTerms(letters, operands[shared]))
            continue;
          kin[{operands[shared].classId(), letters}].push_back(
              {id, node, operands[1 - shared]});
        }
      }
    }
  }

  /// Was the left operand made of terms, side by side along what is summed?
  bool areTerms(AttributeId letters, Ref left) const {
    Graph &graph = bench.graph;
    const auto &product = *bench.operators.as<Contraction>(letters);
    AttributeId first = graph.node(graph.first(left.classId())).attribute;
    const auto *join = bench.operators.as<Concatenate>(first);
    return join && left.classId() >= graph.program().nodes.size() &&
           !llvm::is_contained(product.output, product.left[join->axis]);
  }

  /// What is taken of one value `joinParts` joins as a whole.
  bool areParts(const Sibling &a, const Sibling &b) const {
    Graph &graph = bench.graph;
    auto takenOf = [&](Ref other) -> std::optional<ClassId> {
      for (NodeId node : graph[other.classId()].nodes)
        if (bench.operators.as<Take>(graph.node(node).attribute))
          return graph.find(graph.node(node).operands[0]);
      return std::nullopt;
    };
    std::optional<ClassId> whole = takenOf(a.other);
    return whole && whole == takenOf(b.other);
  }

  void join(const Kinship &kinship, const Sibling &a, const Sibling &b) {
    if (areParts(a, b))
      return;
    const auto &letters = *bench.operators.as<Contraction>(kinship.second);
    for (auto [axis, letter] : llvm::enumerate(letters.right)) {
      auto place = llvm::find(letters.output, letter);
      if (llvm::is_contained(letters.left, letter) ||
          place == letters.output.end())
        continue;
      along(kinship, a, b, axis, place - letters.output.begin());
      // In the order of the program also, where that is another.
      if (b.other.classId() < a.other.classId())
        along(kinship, b, a, axis, place - letters.output.begin());
    }
  }

  void along(const Kinship &kinship, const Sibling &a, const Sibling &b,
             unsigned axis, unsigned resultAxis) {
    Graph &graph = bench.graph;
    prove::Terms &terms = bench.operators.terms();
    Ref both = graph.make(bench.operators.intern(Concatenate{uint8_t(axis)}),
                          {a.other, b.other});
    Ref joined =
        graph.make(kinship.second, {Ref::ofClass(kinship.first), both});
    const TensorType *type = graph.type(joined);
    if (!type)
      return;
    Index full = type->shape[resultAxis];
    Index first = graph.type(a.other)->shape[axis];
    Index second = graph.type(b.other)->shape[axis];
    auto part = [&](Index start, Index length) {
      Slice slice{uint8_t(resultAxis), start, length, full, 1};
      return graph.make(bench.operators.intern(slice), {joined});
    };
    bench.offers.offer(a.owner, graph.expand(a.node),
                       part(terms.constant(0), first), move);
    bench.offers.offer(b.owner, graph.expand(b.node), part(first, second),
                       move);
  }

  Bench &bench;
  const Move &move;
  bool ofTerms;
  std::map<Kinship, std::vector<Sibling>> kin;
};

} // namespace

/// Has `whole` several parts like this one?
static bool hasOthers(Bench &bench, ClassId whole, NodeId part) {
  Graph &graph = bench.graph;
  AttributeId attribute = graph.node(part).attribute;
  const auto *slice = bench.operators.as<Slice>(attribute);
  return llvm::any_of(graph[whole].users, [&](NodeId user) {
    const GraphNode &other = graph.node(user);
    if (!other.alive || graph.find(other.operands[0]) != whole ||
        graph.find(other.owner) == graph.find(graph.node(part).owner))
      return false;
    const auto *along = bench.operators.as<Slice>(other.attribute);
    return slice ? along && along->axis == slice->axis
                 : other.attribute == attribute;
  });
}

/// f(a[i], b[i])  ->  f(a, b)[i]: what is taken by one index. What the program
/// has not was made by this move, for several parts.
static void joinPartsOfMap(Bench &bench, ClassId target, NodeId node,
                           const Map &given, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  Map whole{given.body, uint8_t(given.rank + 1), {}, given.parameters};
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  std::optional<Ref> index;
  bool isOne = true;
  auto isTaken = [&](NodeId part) {
    const auto *take = operators.as<Take>(graph.node(part).attribute);
    Ref by = take ? bench.operandsOf(part)[1] : Ref();
    return take && take->axis == 0 && take->batch == 0 &&
           graph.rank(by) == 0u && (!index || *index == by);
  };
  for (auto [operand, access] : llvm::zip_equal(operands, given.maps)) {
    const std::vector<NodeId> &parts = graph[operand.classId()].nodes;
    auto part = llvm::find_if(parts, isTaken);
    if (part == parts.end())
      return;
    llvm::SmallVector<Ref, 3> of = bench.operandsOf(*part);
    isOne &= of[0].classId() < graph.program().nodes.size() &&
             !hasOthers(bench, of[0].classId(), *part);
    index = of[1], operand = of[0];
    AccessMap &shifted = whole.maps.emplace_back();
    shifted.push_back(0);
    for (uint8_t dimension : access)
      shifted.push_back(dimension + 1);
  }
  if (operands.size() < 2 || isOne)
    return;
  Ref made = graph.make(operators.intern(whole), operands);
  bench.offers.offer(target, graph.expand(node),
                     graph.make(operators.intern(Take{0, 0}), {made, *index}),
                     move);
}

void joinParts(Bench &bench, ClassId target, NodeId node, const Move &move) {
  Graph &graph = bench.graph;
  Operators &operators = bench.operators;
  AttributeId attribute = graph.node(node).attribute;
  if (const auto *map = operators.as<Map>(attribute))
    return joinPartsOfMap(bench, target, node, Map(*map), move);
  const auto *given = operators.as<Contraction>(attribute);
  if (!given)
    return;
  const Contraction product = *given;
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(node);
  for (unsigned side : {0u, 1u}) {
    std::vector<NodeId> parts = graph[operands[side].classId()].nodes;
    for (NodeId part : parts) {
      const auto *slice = operators.as<Slice>(graph.node(part).attribute);
      const auto *take = operators.as<Take>(graph.node(part).attribute);
      llvm::SmallVector<Ref, 3> of = bench.operandsOf(part);
      if ((!slice && !take) || !hasOthers(bench, of[0].classId(), part))
        continue;
      Contraction whole = product;
      Letters &letters = side == 0 ? whole.left : whole.right;
      const Letters &others = side == 0 ? whole.right : whole.left;
      AttributeId last;
      if (slice) {
        uint8_t letter = letters[slice->axis];
        auto place = llvm::find(whole.output, letter);
        if (place == whole.output.end() || llvm::is_contained(others, letter) ||
            llvm::count(letters, letter) != 1)
          continue;
        Slice outer = *slice;
        outer.axis = place - whole.output.begin();
        last = operators.intern(outer);
      } else {
        if (take->batch || graph.rank(of[1]) != 0u)
          continue;
        uint8_t letter = product.letterCount();
        letters.insert(letters.begin() + take->axis, letter);
        whole.output.insert(whole.output.begin(), letter);
        last = operators.intern(Take{0, 0});
      }
      llvm::SmallVector<Ref, 3> below(operands);
      below[side] = of[0];
      of[0] = graph.make(operators.intern(whole), below);
      bench.offers.offer(target, graph.expand(node), graph.make(last, of),
                         move);
    }
  }
}

void joinSiblings(Bench &bench, const Move &move) {
  SiblingMove(bench, move, false).run();
}

void joinTermSiblings(Bench &bench, const Move &move) {
  SiblingMove(bench, move, true).run();
}

} // namespace tesela::nugraph
