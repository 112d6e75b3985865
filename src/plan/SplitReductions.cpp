#include "plan/KernelForm.h"
#include "plan/Passes.h"
#include "semantics/Commutation.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_SPLITREDUCTIONS
#include "plan/Passes.h.inc"

namespace {

// Below this a second kernel costs more than a second thread gains.
constexpr int64_t worthSplitting = 64 << 10;

Value scalarOfBits(OpBuilder &builder, Location where, RankedTensorType type,
                   const APInt &bits) {
  auto floating = [](Type of, const APInt &bits) {
    return APFloat(cast<FloatType>(of).getFloatSemantics(), bits);
  };
  Type element = type.getElementType();
  DenseElementsAttr value;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    unsigned half = bits.getBitWidth() / 2;
    value = DenseElementsAttr::get(
        type,
        std::complex<APFloat>(
            floating(complex.getElementType(), bits.trunc(half)),
            floating(complex.getElementType(), bits.lshr(half).trunc(half))));
  } else if (isa<FloatType>(element)) {
    value = DenseElementsAttr::get(type, floating(element, bits));
  } else {
    value = DenseElementsAttr::get(type, bits);
  }
  OperationState state(where, "stablehlo.constant");
  state.addAttribute("value", value);
  state.addTypes(type);
  return builder.create(state)->getResult(0);
}

struct SplitReductions : impl::SplitReductionsBase<SplitReductions> {
  using SplitReductionsBase::SplitReductionsBase;

  /// The part of the outermost long reduced dimension that a first reduction
  /// keeps: the dimension, and how many pieces it is cut into.
  std::optional<std::pair<int64_t, int64_t>>
  piecesOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> reduced) {
    for (int64_t dimension : reduced) {
      int64_t extent = shape[dimension];
      if (extent < 2 * int64_t(threads))
        continue;
      if (reduced.size() > 1 && extent <= 4096)
        return std::pair(dimension, extent);
      for (int64_t pieces = 64; pieces >= 2 * int64_t(threads); --pieces)
        if (extent % pieces == 0)
          return std::pair(dimension, pieces);
      if (reduced.size() > 1)
        return std::pair(dimension, extent);
    }
    return std::nullopt;
  }

  Operation *reduce(OpBuilder &builder, Operation *model, ValueRange inputs,
                    ValueRange inits, ArrayRef<int64_t> dimensions) {
    OperationState state(model->getLoc(), model->getName());
    state.addOperands(inputs);
    state.addOperands(inits);
    state.addAttribute("dimensions", builder.getDenseI64ArrayAttr(dimensions));
    SmallVector<Type> types;
    for (auto [n, input] : llvm::enumerate(inputs)) {
      auto type = cast<RankedTensorType>(input.getType());
      SmallVector<int64_t> shape;
      for (auto [d, extent] : llvm::enumerate(type.getShape()))
        if (!llvm::is_contained(dimensions, int64_t(d)))
          shape.push_back(extent);
      auto result = cast<RankedTensorType>(model->getResult(n).getType());
      types.push_back(RankedTensorType::get(shape, result.getElementType()));
    }
    state.addTypes(types);
    IRMapping mapping;
    model->getRegion(0).cloneInto(state.addRegion(), mapping);
    return builder.create(state);
  }

  /// A dimension that is kept whole goes last, over the dimensions before it:
  /// is that an order that the combiner does not mind?
  bool keepsOrder(const KernelForm &form, ArrayRef<int64_t> shape,
                  ArrayRef<int64_t> reduced, int64_t dimension) {
    const semantics::Combiner &combiner = *form.form.combiner;
    return combiner.monoid != semantics::Monoid::General ||
           llvm::all_of(
               reduced,
               [&](int64_t d) { return d >= dimension || shape[d] == 1; }) ||
           semantics::commutes(combiner.body);
  }

  /// What pieces begin with, so that the initial values count once. A combiner
  /// without a known neutral element must have got it: StableHLO asks for that.
  SmallVector<Value> neutral(OpBuilder &builder, ValueRange inits,
                             const semantics::Combiner &combiner) {
    SmallVector<Value> values;
    for (auto [n, init] : llvm::enumerate(inits)) {
      semantics::Monoid monoid = semantics::recognizeMonoid(combiner.body, n);
      auto type = cast<RankedTensorType>(init.getType());
      auto bits = semantics::identity(monoid, type.getElementType());
      values.push_back(bits && !isNeutral(init, monoid)
                           ? scalarOfBits(builder, init.getLoc(), type, *bits)
                           : init);
    }
    return values;
  }

  void split(Operation *op, const KernelForm &form) {
    auto type = cast<RankedTensorType>(op->getOperand(0).getType());
    auto dimensions =
        op->getAttrOfType<DenseI64ArrayAttr>("dimensions").asArrayRef();
    SmallVector<int64_t> reduced(dimensions);
    llvm::sort(reduced);
    auto pieces = piecesOf(type.getShape(), reduced);
    if (!pieces || !keepsOrder(form, type.getShape(), reduced, pieces->first))
      return;
    auto [dimension, count] = *pieces;
    OpBuilder builder(op);
    unsigned half = op->getNumOperands() / 2;
    SmallVector<Value> inputs(op->getOperands().take_front(half));
    SmallVector<Value> inits(op->getOperands().drop_front(half));
    SmallVector<int64_t> first;
    bool whole = count == type.getDimSize(dimension);
    if (!whole) {
      SmallVector<int64_t> shape(type.getShape());
      shape.insert(shape.begin() + dimension, count);
      shape[dimension + 1] /= count;
      for (Value &input : inputs) {
        OperationState reshape(op->getLoc(), "stablehlo.reshape");
        reshape.addOperands(input);
        reshape.addTypes(RankedTensorType::get(
            shape, getElementTypeOrSelf(input.getType())));
        input = builder.create(reshape)->getResult(0);
      }
    }
    for (int64_t d : reduced)
      if (whole ? d != dimension : true)
        first.push_back(!whole && d >= dimension ? d + 1 : d);
    Operation *partial =
        reduce(builder, op, inputs,
               neutral(builder, inits, *form.form.combiner), first);
    int64_t kept = dimension;
    for (int64_t d : first)
      kept -= d < dimension;
    Operation *final =
        reduce(builder, op, partial->getResults(), inits, {kept});
    op->replaceAllUsesWith(final);
    op->erase();
  }

  void runOnOperation() override {
    FormCache forms;
    SmallVector<std::pair<Operation *, const KernelForm *>> found;
    getOperation().walk([&](Operation *op) {
      if (op->getName().getStringRef() != "stablehlo.reduce")
        return;
      const KernelForm *form = forms.get(op);
      if (!form || form->kind != FormKind::Reduce)
        return;
      int64_t results = 1, all = 1;
      for (auto &iterator : form->form.iterators) {
        all *= iterator.extent;
        if (iterator.kind == semantics::IteratorKind::Parallel)
          results *= iterator.extent;
      }
      if (all >= worthSplitting && results < 2 * int64_t(threads) &&
          form->form.accumulatorTypes ==
              llvm::map_to_vector<1>(
                  op->getResults(),
                  [](Value result) {
                    return getElementTypeOrSelf(result.getType());
                  }))
        found.push_back({op, form});
    });
    for (auto [op, form] : found)
      split(op, *form);
  }
};

} // namespace
} // namespace tesela::plan
