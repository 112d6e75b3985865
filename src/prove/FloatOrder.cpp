// Maxima of floats by cases: which of two values is the greater.
#include "prove/FloatProgram.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {
constexpr unsigned mostDecisions = 6;
}

/// What is known of the order of signed leaves and constants, no NaN among
/// them: the order of floats with -0 below +0, in which equals have equal bits.
class FloatProgram::Order {
public:
  /// A leaf or its negation, or a constant.
  struct Value {
    bool constant = false, negated = false;
    unsigned number = 0; // of the leaf, or of the instruction
    llvm::APFloat value = llvm::APFloat(0.0);
    bool operator==(const Value &other) const {
      return constant == other.constant && negated == other.negated &&
             (constant ? value.bitwiseIsEqual(other.value)
                       : number == other.number);
    }
  };

  /// `a` <= `b` from here on; then -b <= -a too.
  void assume(const Value &a, const Value &b) {
    known.push_back({a, b});
    known.push_back({negation(b), negation(a)});
  }

  /// Does a <= b follow?
  bool atMost(const Value &a, const Value &b) const {
    llvm::SmallVector<Value, 8> reached{a};
    for (size_t next = 0; next < reached.size(); ++next) {
      Value from = reached[next];
      if (from == b || (from.constant && b.constant && least(from, b)))
        return true;
      for (const auto &[low, high] : known)
        if ((low == from ||
             (from.constant && low.constant && least(from, low))) &&
            !llvm::is_contained(reached, high))
          reached.push_back(high);
    }
    return false;
  }

private:
  static Value negation(Value value) {
    if (value.constant)
      value.value.changeSign();
    else
      value.negated = !value.negated;
    return value;
  }
  static bool least(const Value &a, const Value &b) {
    if (&a.value.getSemantics() != &b.value.getSemantics())
      return false;
    if (a.value.isZero() && b.value.isZero())
      return a.value.isNegative() || !b.value.isNegative();
    return a.value.compare(b.value) != llvm::APFloat::cmpGreaterThan;
  }

  std::vector<std::pair<Value, Value>> known;
};

/// The results with the maxima that `order` decides; where they differ, tries
/// both orders of the first two values that are not decided.
bool FloatProgram::equalIn(const Order &order, unsigned a, unsigned b,
                           unsigned depth) const {
  FloatProgram copy = *this;
  copy.instructions.clear();
  auto valueOf = [&](unsigned number) -> std::optional<Order::Value> {
    bool negated = copy.instructions[number].op == FloatOp::Negate;
    const FloatInstruction &instruction =
        copy.instructions[negated ? copy.instructions[number].operands[0]
                                  : number];
    if (instruction.op == FloatOp::Leaf)
      return Order::Value{.negated = negated, .number = instruction.leaf};
    if (negated || instruction.op != FloatOp::Constant ||
        instruction.constant.isNaN())
      return std::nullopt;
    return Order::Value{.constant = true, .value = instruction.constant};
  };
  std::optional<std::pair<Order::Value, Order::Value>> undecided;
  std::vector<unsigned> places;
  for (FloatInstruction instruction : instructions) {
    for (unsigned &operand : instruction.operands)
      operand = places[operand];
    if (instruction.op != FloatOp::Maximum) {
      places.push_back(copy.append(std::move(instruction)));
      continue;
    }
    unsigned x = instruction.operands[0], y = instruction.operands[1];
    std::optional<Order::Value> first = valueOf(x), second = valueOf(y);
    bool ordered = first && second;
    if (x == y || (ordered && order.atMost(*first, *second))) {
      places.push_back(y);
    } else if (ordered && order.atMost(*second, *first)) {
      places.push_back(x);
    } else {
      if (ordered && !undecided)
        undecided = {*first, *second};
      places.push_back(copy.append(std::move(instruction)));
    }
  }
  if (places[a] == places[b])
    return true;
  if (!undecided || depth == mostDecisions)
    return false;
  auto [first, second] = *undecided;
  Order below = order, above = order;
  below.assume(first, second);
  above.assume(second, first);
  return equalIn(below, a, b, depth + 1) && equalIn(above, a, b, depth + 1);
}

bool FloatProgram::equalInEveryOrder(unsigned a, unsigned b) const {
  return leavesOf(a) == leavesOf(b) &&
         llvm::any_of(instructions,
                      [](const FloatInstruction &instruction) {
                        return instruction.op == FloatOp::Maximum;
                      }) &&
         equalIn({}, a, b, 0);
}

} // namespace tesela::prove
