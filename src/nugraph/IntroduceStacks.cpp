// Stack: what is computed from each slice of a value is each slice of what is
// computed from the whole.
//
//     exp(contract(x, w[0])), exp(contract(x, w[1])), ...
//         ->  slices of exp(contract(x, w)), of one dimension more
//
// Only where all slices are there: step by step, from the inputs on.
#include "nugraph/Picks.h"

namespace tesela::nugraph {

namespace {

/// One node for each slice.
struct Stack {
  AttributeId attribute;
  llvm::SmallVector<Ref, 3> operands; // of one of them
  llvm::SmallVector<std::optional<Pick>, 3> picks;
  Index extent;
  std::map<int64_t, std::pair<ClassId, NodeId>> members = {};
};

class StackMove {
public:
  StackMove(Bench &bench, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        move(move) {}

  void run();

private:
  void add(ClassId owner, NodeId node, AttributeId attribute,
           llvm::ArrayRef<Ref> operands);
  void offer(const Stack &stack);
  std::optional<std::pair<AttributeId, unsigned>> lifted(const Stack &stack);

  Bench &bench;
  Graph &graph;
  Operators &operators;
  const Move &move;
  std::map<std::vector<uint64_t>, Stack> stacks;
};

} // namespace

void StackMove::add(ClassId owner, NodeId node, AttributeId attribute,
                    llvm::ArrayRef<Ref> operands) {
  llvm::SmallVector<std::optional<Pick>, 3> all;
  std::set<int64_t> numbers;
  for (Ref operand : operands) {
    all.push_back(pickOf(graph, operand));
    if (all.back())
      numbers.insert(all.back()->number);
  }
  for (int64_t number : numbers) {
    std::vector<uint64_t> key{attribute.id};
    Stack stack{attribute, llvm::SmallVector<Ref, 3>(operands), all, {}};
    std::optional<Index> extent;
    for (auto [pick, operand] : llvm::zip_equal(stack.picks, operands)) {
      if (pick && pick->number == number) {
        Index mine = graph.type(pick->base)->shape[pick->axis];
        if (!extent)
          extent = mine;
        if (mine == *extent) {
          key.push_back(uint64_t(pick->base.bits) << 8 | pick->axis << 1 | 1);
          continue;
        }
      }
      pick.reset();
      key.push_back(uint64_t(operand.bits) << 1);
    }
    stack.extent = *extent;
    auto [known, isNew] = stacks.try_emplace(std::move(key), std::move(stack));
    known->second.members.try_emplace(number, owner, node);
  }
}

/// The operator with one dimension more, and where that lies in the result.
std::optional<std::pair<AttributeId, unsigned>>
StackMove::lifted(const Stack &stack) {
  const Attribute attribute = operators[stack.attribute];
  if (const auto *product = std::get_if<Contraction>(&attribute)) {
    Contraction more = *product;
    uint8_t letter = product->letterCount();
    for (auto [side, pick] :
         llvm::zip_equal(std::array{&more.left, &more.right}, stack.picks))
      if (pick)
        side->insert(side->begin() + pick->axis, letter);
    more.output.insert(more.output.begin(), letter);
    return std::pair(operators.intern(more), 0u);
  }
  if (const auto *sum = std::get_if<Reduction>(&attribute)) {
    unsigned axis = stack.picks[0]->axis;
    bool isBefore = axis <= sum->axis;
    Reduction more{sum->monoid, uint8_t(sum->axis + isBefore)};
    return std::pair(operators.intern(more), isBefore ? axis : axis - 1);
  }
  const auto *map = std::get_if<Map>(&attribute);
  if (!map)
    return std::nullopt;
  std::optional<uint8_t> along;
  for (auto [access, pick] : llvm::zip_equal(map->maps, stack.picks))
    if (pick && !along)
      along = pick->axis == 0 ? 0 : access[pick->axis - 1] + 1;
  Map more = *map;
  ++more.rank;
  for (auto [access, pick] : llvm::zip_equal(more.maps, stack.picks)) {
    for (uint8_t &dimension : access)
      dimension += dimension >= *along;
    if (pick)
      access.insert(access.begin() + pick->axis, *along);
    if (!llvm::is_sorted(access))
      return std::nullopt;
  }
  return std::pair(operators.intern(more), unsigned(*along));
}

void StackMove::offer(const Stack &stack) {
  auto whole = lifted(stack);
  if (!whole)
    return;
  llvm::SmallVector<Ref, 3> operands(stack.operands);
  for (auto [operand, pick] : llvm::zip_equal(operands, stack.picks))
    if (pick)
      operand = pick->base;
  Ref made = graph.make(whole->first, operands);
  if (!graph.type(made))
    return;
  for (const auto &[number, member] : stack.members) {
    Fill index{prove::Rational(number), std::nullopt, {ElementType::S32, {}}};
    Ref one = graph.make(operators.intern(Take{uint8_t(whole->second), 0}),
                         {made, graph.make(operators.intern(index), {})});
    bench.offers.offer(member.first, graph.expand(member.second), one, move);
  }
}

void StackMove::run() {
  for (NodeId id = 0; id != graph.nodeCount(); ++id) {
    const GraphNode &node = graph.node(id);
    OperatorKind kind = operators.kind(node.attribute);
    if (!node.alive ||
        (kind != OperatorKind::Map && kind != OperatorKind::Contraction &&
         kind != OperatorKind::Reduction))
      continue;
    ClassId owner = graph.find(node.owner);
    AttributeId attribute = node.attribute;
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(id);
    add(owner, id, attribute, operands);
    // Whichever comes first.
    if (operands.size() == 2 && (kind == OperatorKind::Contraction ||
                                 graph.commutesOperands(attribute))) {
      std::swap(operands[0], operands[1]);
      add(owner, id, operators.canonical(operators.exchanged(attribute)),
          operands);
    }
  }
  for (const auto &[key, stack] : stacks)
    if (operators.terms().constantValue(stack.extent) ==
        int64_t(stack.members.size()))
      offer(stack);
}

void stackSlices(Bench &bench, const Move &move) {
  StackMove(bench, move).run();
}

} // namespace tesela::nugraph
