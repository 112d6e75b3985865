// Join siblings: contractions that share an operand are slices of one, with the
// other operands concatenated, or stacked where those have no axis of their
// own: two of them, or all at once.
//
//     x @ q, x @ k, x @ v  ->  slices of x @ (q ++ k ++ v)
//     a @ x, a @ p         ->  y[:, 0], y[:, 1],  y = a @ stack(x, p)
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
          if (joined < joinedAtMost && areBothOfUse(members[i], members[j])) {
            ++joined;
            join(kinship, {members[i], members[j]});
          }
    }
    if (!ofTerms)
      for (const auto &[size, family] : order)
        joinAll(family->first, family->second);
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
    return join && !graph.isStart(graph.first(left.classId())) &&
           !llvm::is_contained(product.output, product.left[join->axis]);
  }

  /// What a class is made of, or another node of it, and so on.
  const std::vector<bool> &below(ClassId id) {
    auto [known, isNew] = reached.try_emplace(id);
    if (!isNew)
      return known->second;
    const Graph &graph = bench.graph;
    std::vector<bool> seen(graph.classCount());
    std::vector<ClassId> open{id};
    while (!open.empty()) {
      ClassId next = open.back();
      open.pop_back();
      for (NodeId node : graph[next].nodes)
        for (ClassId operand : graph.node(node).operands)
          if (ClassId one = graph.find(operand); !seen[one]) {
            seen[one] = true;
            open.push_back(one);
          }
    }
    return reached[id] = std::move(seen);
  }

  /// Not where one of them is made of the other, a sum of it: no program that
  /// has it this way has use for both.
  bool areBothOfUse(const Sibling &a, const Sibling &b) {
    return a.owner != b.owner && !below(a.owner)[b.owner] &&
           !below(b.owner)[a.owner];
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

  /// More than two at once: all, and those that the program has.
  void joinAll(const Kinship &kinship, llvm::ArrayRef<Sibling> members) {
    std::vector<Sibling> all, given;
    for (const Sibling &member : members) {
      if (!llvm::all_of(all, [&](const Sibling &other) {
            return areBothOfUse(other, member);
          }))
        continue;
      all.push_back(member);
      if (bench.graph.isStart(bench.graph.first(member.owner)))
        given.push_back(member);
    }
    if (given.size() > 2)
      join(kinship, given);
    if (all.size() > std::max<size_t>(2, given.size()) &&
        all.size() <= togetherAtMost)
      join(kinship, all);
  }

  void join(const Kinship &kinship, std::vector<Sibling> members) {
    for (size_t i = 0; i != members.size(); ++i)
      for (size_t j = i + 1; j != members.size(); ++j)
        if (areParts(members[i], members[j]))
          return;
    beside(kinship, members);
    // In the order of the program also, where that is another.
    auto isBefore = [](const Sibling &a, const Sibling &b) {
      return a.other.classId() < b.other.classId();
    };
    if (!llvm::is_sorted(members, isBefore)) {
      llvm::stable_sort(members, isBefore);
      beside(kinship, members);
    }
  }

  void beside(const Kinship &kinship, llvm::ArrayRef<Sibling> members) {
    const Contraction letters =
        *bench.operators.as<Contraction>(kinship.second);
    bool hasOwn = false;
    for (auto [axis, letter] : llvm::enumerate(letters.right)) {
      if (llvm::is_contained(letters.left, letter))
        continue;
      hasOwn = true;
      auto place = llvm::find(letters.output, letter);
      if (place != letters.output.end())
        along(kinship, members, axis, place - letters.output.begin());
    }
    bool sharedHasOwn = llvm::any_of(letters.left, [&](uint8_t letter) {
      return llvm::is_contained(letters.output, letter) &&
             !llvm::is_contained(letters.right, letter);
    });
    if (!hasOwn && sharedHasOwn)
      stack(kinship, letters, members);
  }

  /// Side by side along an axis of their own: each is a slice.
  void along(const Kinship &kinship, llvm::ArrayRef<Sibling> members,
             unsigned axis, unsigned resultAxis) {
    Graph &graph = bench.graph;
    prove::Terms &terms = bench.operators.terms();
    AttributeId beside = bench.operators.intern(Concatenate{uint8_t(axis)});
    Ref all = members[0].other;
    for (const Sibling &member : members.drop_front())
      all = graph.make(beside, {all, member.other});
    Ref joined = graph.make(kinship.second, {Ref::ofClass(kinship.first), all});
    const TensorType *type = graph.type(joined);
    if (!type)
      return;
    Index full = type->shape[resultAxis], start = terms.constant(0);
    for (const Sibling &member : members) {
      Index length = graph.type(member.other)->shape[axis];
      Slice slice{uint8_t(resultAxis), start, length, full, 1};
      offer(member, graph.make(bench.operators.intern(slice), {joined}));
      start = terms.add(start, length);
    }
  }

  /// Side by side along a new axis, the last: each is one of them.
  void stack(const Kinship &kinship, Contraction letters,
             llvm::ArrayRef<Sibling> members) {
    Graph &graph = bench.graph;
    Operators &operators = bench.operators;
    uint8_t axis = letters.right.size(), resultAxis = letters.output.size();
    uint8_t letter = letters.letterCount();
    letters.right.push_back(letter), letters.output.push_back(letter);
    AttributeId beside = operators.intern(Concatenate{axis});
    AttributeId column =
        operators.intern(Broadcast{axis, operators.terms().constant(1)});
    Ref all = graph.make(column, {members[0].other});
    for (const Sibling &member : members.drop_front())
      all = graph.make(beside, {all, graph.make(column, {member.other})});
    Ref joined = graph.make(operators.intern(letters),
                            {Ref::ofClass(kinship.first), all});
    if (!graph.type(joined))
      return;
    for (auto [number, member] : llvm::enumerate(members)) {
      Fill index{prove::Rational(int64_t(number)),
                 std::nullopt,
                 {ElementType::S32, {}}};
      offer(member,
            graph.make(operators.intern(Take{resultAxis, 0}),
                       {joined, graph.make(operators.intern(index), {})}));
    }
  }

  void offer(const Sibling &member, Ref after) {
    bench.offers.offer(member.owner, bench.graph.expand(member.node), after,
                       move);
  }

  static constexpr size_t togetherAtMost = 8;
  /// Pairs: there is to be room for what becomes of them.
  static constexpr unsigned joinedAtMost = 16;

  Bench &bench;
  const Move &move;
  bool ofTerms;
  std::map<Kinship, std::vector<Sibling>> kin;
  std::map<ClassId, std::vector<bool>> reached;
  unsigned joined = 0;
};

} // namespace

void joinSiblings(Bench &bench, const Move &move) {
  SiblingMove(bench, move, false).run();
}

void joinTermSiblings(Bench &bench, const Move &move) {
  SiblingMove(bench, move, true).run();
}

} // namespace tesela::nugraph
