#include "plan/UpdateForm.h"

#include "ir/ElementSizes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace tesela::semantics;

namespace tesela::plan {

static bool symbolMoves(AffineExpr expression, const Access &access) {
  bool moves = false;
  expression.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      for (AffineExpr index : access.indexReads[symbol.getPosition()].indices)
        moves |= !isa<AffineConstantExpr>(index);
  });
  return moves;
}

// An iterator is free if the form says so and some index of every write is that
// iterator plus something all points share.
static bool isFree(unsigned iterator, const GranularForm &form) {
  if (form.iterators[iterator].kind != IteratorKind::Parallel)
    return false;
  return llvm::all_of(form.writes, [&](const Access &write) {
    return llvm::any_of(write.indices, [&](AffineExpr index) {
      AffineExpr dim = getAffineDimExpr(iterator, index.getContext());
      if (!index.isFunctionOfDim(iterator) || symbolMoves(index, write))
        return false;
      AffineExpr rest = simplifyAffineExpr(index - dim, form.iterators.size(),
                                           write.indexReads.size());
      for (unsigned other = 0; other < form.iterators.size(); ++other)
        if (rest.isFunctionOfDim(other))
          return false;
      return true;
    });
  });
}

static std::unique_ptr<KernelForm> updateForm(GranularForm form) {
  auto result = std::make_unique<KernelForm>();
  result->kind = FormKind::Update;
  result->form = std::move(form);
  for (unsigned n = 0; n < result->form.iterators.size(); ++n)
    if (isFree(n, result->form))
      result->freeIterators.push_back(n);
  return result;
}

// dynamic_update_slice as a write of the update alone; the operand stays where
// it is.
GranularForm updateSlice(Operation *op) {
  auto whole = cast<ShapedType>(op->getOperand(0).getType());
  auto part = cast<ShapedType>(op->getOperand(1).getType());
  MLIRContext *context = op->getContext();
  GranularForm form;
  Access read, write;
  read.operand = 1;
  for (auto [n, extent] : llvm::enumerate(part.getShape())) {
    form.iterators.push_back({IteratorKind::Parallel, extent});
    AffineExpr at = getAffineDimExpr(n, context);
    read.indices.push_back(at);
    IndexRead start;
    start.operand = 2 + n;
    start.clamped = true;
    start.upper = whole.getDimSize(n) - extent;
    write.indexReads.push_back(start);
    write.indices.push_back(at + getAffineSymbolExpr(n, context));
  }
  form.reads.push_back(read);
  form.writes.push_back(write);
  form.body.results.push_back(form.body.input(0, part.getElementType()));
  form.accumulatorTypes.push_back(part.getElementType());
  return form;
}

static bool isInKernel(Operation *op) {
  Operation *parent = op->getParentOp();
  return parent && parent->getName().getStringRef() == "plan.kernel";
}

// Whether all that reads the result computes an array from it, element by
// element or row by row: then the updated array need not exist. Where it must
// exist after all (it is handed on, kept by a further update, read by an
// operator that is opaque or wants memory), it is updated in place.
static bool isOnlyMapped(Operation *op) {
  if (op->getNumResults() != 1 || op->use_empty())
    return false;
  auto bytes = [](Value value) { return ir::byteCount(value.getType()); };
  // A kernel was made of what this says outside; an updated array that is read
  // there again can be no other.
  if (isInKernel(op))
    return llvm::any_of(op->getUsers(), [](Operation *user) {
      return user->getName().getStringRef() != "plan.yield";
    });
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    if (user->getNumResults() != 1 || user->getBlock() != op->getBlock())
      return false;
    if (user->getName().getStringRef() == "stablehlo.reduce")
      return true;
    auto body = elementwiseBody(user);
    return body && bodyWeight(*body) > 0 &&
           bytes(user->getResult(0)) < 2 * bytes(op->getResult(0));
  });
}

// Inside a kernel an array that is computed there cannot be updated in place.
static bool isComputedInKernel(Value array) {
  Operation *source = array.getDefiningOp();
  return source && isInKernel(source);
}

// Whether all that is read of the result is a small slice of it.
static bool isOnlySliced(Operation *op) {
  if (op->getNumResults() != 1 || !op->hasOneUse())
    return false;
  Operation *user = *op->user_begin();
  StringRef name = user->getName().getStringRef();
  if (name != "stablehlo.slice" && name != "stablehlo.dynamic_slice")
    return false;
  auto count = [](Value value) {
    return cast<ShapedType>(value.getType()).getNumElements();
  };
  return user->getOperand(0) == op->getResult(0) &&
         2 * count(user->getResult(0)) <= count(op->getResult(0));
}

/// What an update's iterators are at a place of the result: `iterators`, where
/// all of `guards` hold.
struct WrittenFrom {
  SmallVector<AffineExpr, 6> iterators;
  SmallVector<Guard, 4> guards;
};

// Is the window at another place for other points (a scatter of a batch)?
static bool windowMoves(const GranularForm &update) {
  return llvm::any_of(update.writes[0].indexReads, [&](const IndexRead &read) {
    return llvm::any_of(read.indices, [&](AffineExpr index) {
      return llvm::any_of(llvm::enumerate(update.iterators),
                          [&](const auto &iterator) {
                            return iterator.value().extent != 1 &&
                                   index.isFunctionOfDim(iterator.index());
                          });
    });
  });
}

// Each index of the write is an iterator of its own plus what all points share.
//
//     write at (d0 + s0, s1)   =>   d0 = r0 - s0,  0 <= r0 - s0 < extent of d0,
//                                                  0 <= r1 - s1 < 1
static std::optional<WrittenFrom> invert(const GranularForm &update) {
  const semantics::Access &write = update.writes[0];
  if (write.indices.empty() || windowMoves(update))
    return std::nullopt;
  MLIRContext *context = write.indices[0].getContext();
  AffineExpr zero = getAffineConstantExpr(0, context);
  WrittenFrom result;
  result.iterators.assign(update.iterators.size(), zero);
  SmallVector<AffineExpr, 6> zeros = result.iterators;
  SmallVector<bool, 6> seen(update.iterators.size(), false);
  for (auto [dimension, index] : llvm::enumerate(write.indices)) {
    AffineExpr at = getAffineDimExpr(dimension, context);
    AffineExpr shared = index.replaceDims(zeros);
    int64_t extent = 1;
    for (auto [n, iterator] : llvm::enumerate(update.iterators)) {
      if (iterator.extent == 1 || !index.isFunctionOfDim(n))
        continue;
      if (extent != 1 || seen[n] ||
          simplifyAffineExpr(index - getAffineDimExpr(n, context) - shared,
                             update.iterators.size(),
                             write.indexReads.size()) != zero)
        return std::nullopt;
      seen[n] = true;
      extent = iterator.extent;
      result.iterators[n] = at - shared;
    }
    result.guards.push_back({at - shared, 0, extent});
  }
  for (auto [iterator, known] : llvm::zip(update.iterators, seen))
    if (iterator.extent != 1 && !known)
      return std::nullopt;
  return result;
}

// An update of one window as a map: the new element where the index says so,
// the old one elsewhere. Nothing where it is something else.
//
//     write u[i, j] at (s0 + i, s1 + j)   =>
//     0 <= d0 - s0 < m and 0 <= d1 - s1 < n ? u[d0 - s0, d1 - s1] : x[d0, d1]
static std::unique_ptr<KernelForm> updateAsMap(Operation *op,
                                               const GranularForm &update) {
  if (update.writes.size() != 1 || update.reads.size() != 1 ||
      !update.reads[0].indexReads.empty() || !update.reads[0].guards.empty() ||
      (update.combiner && update.combiner->monoid != Monoid::Last))
    return nullptr;
  auto from = invert(update);
  if (!from)
    return nullptr;
  MLIRContext *context = op->getContext();
  SmallVector<AffineExpr> zeros(update.iterators.size(),
                                getAffineConstantExpr(0, context));
  auto result = std::make_unique<KernelForm>();
  GranularForm &form = result->form;
  Access old, fresh = update.reads[0], write;
  old.operand = update.combiner ? update.combiner->inits[0].operand : 0;
  for (AffineExpr &index : fresh.indices)
    index = index.replaceDims(from->iterators);
  fresh.indexReads = update.writes[0].indexReads;
  for (IndexRead &read : fresh.indexReads)
    for (AffineExpr &index : read.indices)
      index = index.replaceDims(zeros);
  fresh.guards = update.writes[0].guards;
  for (Guard &guard : fresh.guards)
    guard.expression = guard.expression.replaceDims(from->iterators);
  fresh.guards.append(from->guards.begin(), from->guards.end());
  auto type = cast<ShapedType>(op->getResult(0).getType());
  for (auto [n, extent] : llvm::enumerate(type.getShape())) {
    AffineExpr at = getAffineDimExpr(n, context);
    form.iterators.push_back({IteratorKind::Parallel, extent});
    result->iteratorOfDimension.push_back(n);
    old.indices.push_back(at);
    write.indices.push_back(at);
  }
  form.reads.push_back(old);
  form.reads.push_back(fresh);
  form.writes.push_back(write);
  form.accumulatorTypes = update.accumulatorTypes;
  Type element = type.getElementType();
  unsigned before = form.body.input(0, element);
  unsigned after = form.body.input(1, element);
  unsigned here = form.body.inBounds(1, context);
  form.body.results.push_back(
      form.body.apply(ScalarOp::Select, element, {here, after, before}));
  return result;
}

std::unique_ptr<KernelForm> updateOrMap(Operation *op, GranularForm form) {
  unsigned kept = form.combiner ? form.combiner->inits[0].operand : 0;
  if (isOnlySliced(op) || isOnlyMapped(op) ||
      isComputedInKernel(op->getOperand(kept)))
    if (auto map = updateAsMap(op, form))
      return map;
  return updateForm(std::move(form));
}

} // namespace tesela::plan
