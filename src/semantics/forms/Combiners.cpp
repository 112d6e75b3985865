#include "semantics/forms/Combiners.h"

#include "semantics/Precision.h"
#include "semantics/forms/Build.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Region.h"

using namespace mlir;

namespace tesela::semantics {

/// A binary instruction on each pair of accumulator and contribution.
static ScalarBody pairwise(llvm::ArrayRef<ScalarOp> ops,
                           llvm::ArrayRef<Type> types) {
  ScalarBody body;
  unsigned count = types.size();
  for (unsigned i = 0; i < count; ++i)
    body.input(i, types[i]);
  for (unsigned i = 0; i < count; ++i)
    body.input(count + i, types[i]);
  for (unsigned i = 0; i < count; ++i)
    body.results.push_back(body.apply(ops[i], types[i], {i, count + i}));
  return body;
}

Combiner sumCombiner(llvm::ArrayRef<Type> types) {
  Combiner combiner;
  combiner.body =
      pairwise(llvm::SmallVector<ScalarOp>(types.size(), ScalarOp::Add), types);
  for (Type type : types) {
    Init init;
    init.constant = constantBits(0, type);
    combiner.inits.push_back(init);
  }
  combiner.monoid = recognizeMonoid(combiner.body);
  return combiner;
}

std::optional<ScalarOp> operationOf(Monoid monoid) {
  switch (monoid) {
  case Monoid::Sum:
    return ScalarOp::Add;
  case Monoid::Product:
    return ScalarOp::Multiply;
  case Monoid::Maximum:
    return ScalarOp::Maximum;
  case Monoid::Minimum:
    return ScalarOp::Minimum;
  case Monoid::And:
    return ScalarOp::And;
  case Monoid::Or:
    return ScalarOp::Or;
  case Monoid::Xor:
    return ScalarOp::Xor;
  default:
    return std::nullopt;
  }
}

Combiner monoidCombiner(Monoid monoid, llvm::ArrayRef<Type> types) {
  Combiner combiner;
  combiner.body = pairwise(
      llvm::SmallVector<ScalarOp>(types.size(), *operationOf(monoid)), types);
  combiner.monoid = monoid;
  for (Type type : types) {
    Init init;
    init.constant = identity(monoid, type).value_or(constantBits(0, type));
    combiner.inits.push_back(init);
  }
  return combiner;
}

static bool isNarrowFloat(Type type) {
  return isa<FloatType>(type) && bitWidth(type) < 32;
}

Type accumulatorType(Monoid monoid, Type type) {
  bool rounds = monoid == Monoid::Sum || monoid == Monoid::Product;
  return rounds && isNarrowFloat(type) ? Float32Type::get(type.getContext())
                                       : type;
}

std::optional<Combiner> regionCombiner(Region &region, bool widen,
                                       llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Value> captures;
  std::optional<ScalarBody> body = scalarBody(region, captures);
  unsigned count = region.getNumArguments() / 2;
  if (!body || !captures.empty() || body->results.size() != count)
    return std::nullopt;
  types.clear();
  for (unsigned i = 0; i < count; ++i)
    types.push_back(cast<RankedTensorType>(region.getArgument(i).getType())
                        .getElementType());
  Combiner combiner;
  combiner.body = std::move(*body);
  combiner.monoid = recognizeMonoid(combiner.body);
  combiner.inits.resize(count);
  if (!widen)
    return combiner;
  // Results of which each is a monoid by itself: sums and products are wide.
  llvm::SmallVector<ScalarOp> ops;
  llvm::SmallVector<Type> wide;
  for (unsigned i = 0; i < count; ++i) {
    Monoid monoid = recognizeMonoid(combiner.body, i);
    wide.push_back(accumulatorType(monoid, types[i]));
    if (auto op = operationOf(monoid))
      ops.push_back(*op);
  }
  if (ops.size() == count) {
    if (llvm::equal(wide, types))
      return combiner;
    types = std::move(wide);
    combiner.body = pairwise(ops, types);
  } else if (combiner.monoid == Monoid::General &&
             llvm::any_of(types, isNarrowFloat)) {
    // logaddexp and the like round with every element, too.
    if (auto wide = inSinglePrecision(combiner.body)) {
      combiner.body = std::move(*wide);
      for (auto [type, result] : llvm::zip(types, combiner.body.results))
        type = combiner.body.typeOf(result);
    }
  }
  return combiner;
}

void initFromScalars(Combiner &combiner, unsigned first, unsigned count) {
  combiner.inits.clear();
  for (unsigned i = 0; i < count; ++i) {
    Init init;
    init.kind = Init::Kind::ScalarOperand;
    init.operand = first + i;
    combiner.inits.push_back(init);
  }
}

} // namespace tesela::semantics
