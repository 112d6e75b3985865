// Push: consumer and producer change places.
//
//     c(p(a, b), w)  ->  p(c(a, w), b),  p(a, c(b, w)),  p(c(a, w), c(b, w))
//
// and all orders of the operands of p. How many clones of c there are is the
// degree of the exchange; with attributes open none is a choice too: then c
// dissolves into the attributes of p.
#include "nugraph/Folds.h"
#include "nugraph/Moves.h"

#include <algorithm>
#include <numeric>

namespace tesela::nugraph {

/// All orders of `operands`; only the given one where others mean nothing new.
static void offerOrders(Bench &bench, const Pair &pair, AttributeId producer,
                        llvm::ArrayRef<Ref> operands, bool allOrders,
                        const Move &move) {
  llvm::SmallVector<unsigned, 3> order(operands.size());
  std::iota(order.begin(), order.end(), 0);
  do {
    llvm::SmallVector<Ref, 3> permuted;
    for (unsigned place : order)
      permuted.push_back(operands[place]);
    for (Ref after : bench.forms(producer, permuted, bench.freedom()))
      bench.offers.offer(pair.target, pair.before, after, move);
  } while (allOrders && std::next_permutation(order.begin(), order.end()));
}

/// What reads along a diagonal makes one letter of two that are kept.
static std::vector<AttributeId> identified(Operators &operators,
                                           const Contraction &product) {
  std::vector<AttributeId> result;
  auto isFree = [&](const Letters &mine, const Letters &other, uint8_t letter) {
    return llvm::is_contained(mine, letter) &&
           !llvm::is_contained(other, letter);
  };
  for (uint8_t a : product.output)
    for (uint8_t b : product.output) {
      if (!isFree(product.left, product.right, a) ||
          !isFree(product.right, product.left, b))
        continue;
      for (uint8_t dropped : {a, b}) {
        Contraction one = product;
        llvm::erase(one.output, dropped);
        for (Letters *letters : {&one.left, &one.right, &one.output})
          std::replace(letters->begin(), letters->end(), b, a);
        result.push_back(operators.intern(one));
      }
    }
  return result;
}

/// x[i, t[i]] of a contraction is one of rows with rows that were taken.
static void pushTake(Bench &bench, const Pair &pair,
                     llvm::ArrayRef<Ref> operands, const Move &move) {
  Operators &operators = bench.operators;
  const auto *take =
      operators.as<Take>(bench.graph.node(pair.consumer).attribute);
  const auto *given =
      operators.as<Contraction>(bench.graph.node(pair.producer).attribute);
  if (!take || !take->batch || !given)
    return;
  const Contraction product = *given;
  for (AttributeId one : identified(operators, product))
    for (unsigned side : {0u, 1u})
      for (Ref clone : pair.clones[side]) {
        llvm::SmallVector<Ref, 3> below(operands);
        below[side] = clone;
        Ref after = bench.graph.make(one, below);
        if (bench.graph.type(after))
          bench.offers.offer(pair.target, pair.before, after, move);
        else
          bench.offers.countShape();
      }
}

/// An elementwise consumer of an elementwise producer, with every operand where
/// it lies in the result: m[h] (j - i)  ->  m[h] j - m[h] i. Only where a clone
/// has more dimensions than its operands, which `forms` does not make, and less
/// than the result.
static void pushInPlace(Bench &bench, const Pair &pair,
                        llvm::ArrayRef<Ref> operands, const Move &move) {
  Operators &operators = bench.operators;
  const auto *outer =
      operators.as<Map>(bench.graph.node(pair.consumer).attribute);
  const auto *inner =
      operators.as<Map>(bench.graph.node(pair.producer).attribute);
  if (!outer || !inner || outer->maps.size() != 2 || inner->maps.size() > 2 ||
      std::popcount(pair.slots) != 1 || !outer->parameters.empty())
    return;
  const Map consumer = *outer, producer = *inner;
  unsigned slot = std::countr_zero(pair.slots);
  Ref other = bench.operandsOf(pair.consumer)[1 - slot];
  const AccessMap &ofOther = consumer.maps[1 - slot];
  auto lies = [&](unsigned i) {
    AccessMap access;
    for (uint8_t d : producer.maps[i])
      access.push_back(consumer.maps[slot][d]);
    return access;
  };
  for (unsigned subset = 1; subset != 1u << operands.size(); ++subset) {
    Map result{producer.body, consumer.rank, {}, producer.parameters};
    llvm::SmallVector<Ref, 3> made(operands);
    bool grows = false, isLarge = false;
    for (unsigned i = 0; i != operands.size(); ++i) {
      AccessMap own = lies(i), all = own;
      if (subset >> i & 1) {
        for (uint8_t d : ofOther)
          if (!llvm::is_contained(all, d))
            all.push_back(d);
        llvm::sort(all);
        auto within = [&](const AccessMap &access) {
          AccessMap places;
          for (uint8_t d : access)
            places.push_back(llvm::find(all, d) - all.begin());
          return places;
        };
        Map clone{consumer.body, uint8_t(all.size()), {within(own)}, {}};
        clone.maps.insert(clone.maps.begin() + (1 - slot), within(ofOther));
        llvm::SmallVector<Ref, 2> below{operands[i]};
        below.insert(below.begin() + (1 - slot), other);
        made[i] = bench.graph.make(operators.intern(clone), below);
        bool isOuter = all.size() > std::max(own.size(), ofOther.size());
        grows |= isOuter;
        isLarge |= isOuter && all.size() == consumer.rank;
      }
      result.maps.push_back(all);
    }
    if (!grows || isLarge)
      continue;
    Ref after = bench.graph.make(operators.intern(result), made);
    if (bench.graph.type(after))
      bench.offers.offer(pair.target, pair.before, after, move);
  }
}

using Clones = llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3>;

/// `clones` of the consumer, in all subsets, below `producer`.
static void offerClones(Bench &bench, const Pair &pair, AttributeId producer,
                        const Clones &clones, const Move &move) {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.producer);
  unsigned count = operands.size();
  bool open = bench.freedom() == Freedom::Open;
  OperatorKind kind = bench.operators.kind(producer);
  bool allOrders =
      !open ||
      (kind != OperatorKind::Contraction &&
       !(kind == OperatorKind::Map && bench.graph.commutesOperands(producer)));
  // By degree, then by which operands are behind a clone.
  for (unsigned degree = open ? 0 : 1; degree <= count; ++degree)
    for (unsigned subset = 0; subset != 1u << count; ++subset) {
      if (unsigned(std::popcount(subset)) != degree)
        continue;
      llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> choices;
      for (unsigned i = 0; i != count; ++i)
        if (subset >> i & 1)
          choices.push_back(clones[i]);
        else
          choices.push_back({operands[i]});
      Bench::combine(choices, [&](llvm::ArrayRef<Ref> chosen) {
        offerOrders(bench, pair, producer, chosen, allOrders, move);
      });
    }
}

/// What falls makes a minimum of a maximum: max(b - x) = b - min(x).
static void pushDual(Bench &bench, const Pair &pair, const Move &move) {
  AttributeId producer = bench.graph.node(pair.producer).attribute;
  AttributeId consumer = bench.graph.node(pair.consumer).attribute;
  if (std::optional<AttributeId> dual = dualOf(bench.operators, producer))
    offerClones(bench, pair, *dual, pair.clones, move);
  std::optional<AttributeId> dual = dualOf(bench.operators, consumer);
  if (!dual || bench.operators.kind(producer) != OperatorKind::Map)
    return;
  Clones clones;
  for (Ref operand : bench.operandsOf(pair.producer)) {
    llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.consumer);
    for (unsigned slot = 0; slot != operands.size(); ++slot)
      if (pair.slots >> slot & 1)
        operands[slot] = operand;
    clones.push_back(bench.forms(*dual, operands, bench.freedom()));
  }
  offerClones(bench, pair, producer, clones, move);
}

bool reassociates(const Bench &bench, const Pair &pair) {
  const auto *outer = bench.operators.as<Concatenate>(
      bench.graph.node(pair.consumer).attribute);
  const auto *inner = bench.operators.as<Concatenate>(
      bench.graph.node(pair.producer).attribute);
  return outer && inner && outer->axis == inner->axis;
}

void push(Bench &bench, const Pair &pair, const Move &move) {
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(pair.producer);
  if (operands.size() > 3 || reassociates(bench, pair))
    return;
  if (bench.freedom() == Freedom::Open) {
    pushTake(bench, pair, operands, move);
    pushInPlace(bench, pair, operands, move);
  }
  offerClones(bench, pair, bench.graph.node(pair.producer).attribute,
              pair.clones, move);
  if (bench.level >= Level::General)
    pushDual(bench, pair, move);
}

} // namespace tesela::nugraph
