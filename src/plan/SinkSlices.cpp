#include "plan/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tesela::plan {

#define GEN_PASS_DEF_SINKSLICES
#include "plan/Passes.h.inc"

namespace {

bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

Operation *create(OpBuilder &builder, Location where, StringRef name,
                  ValueRange operands, TypeRange types,
                  ArrayRef<NamedAttribute> attributes) {
  OperationState state(where, name);
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(attributes);
  return builder.create(state);
}

/// dynamic_slice or slice of a reduce, on what the reduce reads.
struct SliceOfReduce {
  Operation *slice, *reduce;
  RankedTensorType input;
  SmallVector<int64_t> kept; // dimensions of the input, in order

  SliceOfReduce(Operation *slice, Operation *reduce)
      : slice(slice), reduce(reduce),
        input(cast<RankedTensorType>(reduce->getOperand(0).getType())) {
    auto reduced = reduce->getAttrOfType<DenseI64ArrayAttr>("dimensions");
    for (int64_t d = 0; d < input.getRank(); ++d)
      if (!llvm::is_contained(reduced.asArrayRef(), d))
        kept.push_back(d);
  }

  /// `values`, one per result dimension, spread over the input's dimensions.
  SmallVector<int64_t> spread(ArrayRef<int64_t> values,
                              ArrayRef<int64_t> otherwise) const {
    SmallVector<int64_t> all(otherwise);
    for (auto [dimension, value] : llvm::zip(kept, values))
      all[dimension] = value;
    return all;
  }

  Value sliced(OpBuilder &builder, Value array) const {
    auto result = cast<RankedTensorType>(slice->getResult(0).getType());
    SmallVector<int64_t> shape = spread(result.getShape(), input.getShape());
    Type type = RankedTensorType::get(shape, getElementTypeOrSelf(array));
    SmallVector<int64_t> zeros(input.getRank(), 0), ones(input.getRank(), 1);
    if (isNamed(slice, "stablehlo.slice")) {
      auto attribute = [&](StringRef name, ArrayRef<int64_t> otherwise) {
        auto values = slice->getAttrOfType<DenseI64ArrayAttr>(name);
        return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(spread(
                                              values.asArrayRef(), otherwise)));
      };
      return create(builder, slice->getLoc(), "stablehlo.slice", array, type,
                    {attribute("start_indices", zeros),
                     attribute("limit_indices", input.getShape()),
                     attribute("strides", ones)})
          ->getResult(0);
    }
    Type index = slice->getOperand(1).getType();
    Value zero =
        create(builder, slice->getLoc(), "stablehlo.constant", {}, index,
               builder.getNamedAttr(
                   "value",
                   DenseElementsAttr::get(
                       cast<ShapedType>(index),
                       builder.getIntegerAttr(getElementTypeOrSelf(index), 0))))
            ->getResult(0);
    SmallVector<Value> operands{array};
    operands.append(input.getRank(), zero);
    for (auto [number, dimension] : llvm::enumerate(kept))
      operands[1 + dimension] = slice->getOperand(1 + number);
    return create(builder, slice->getLoc(), "stablehlo.dynamic_slice", operands,
                  type,
                  builder.getNamedAttr("slice_sizes",
                                       builder.getDenseI64ArrayAttr(shape)))
        ->getResult(0);
  }

  void rewrite() {
    OpBuilder builder(slice);
    unsigned half = reduce->getNumOperands() / 2;
    OperationState state(reduce->getLoc(), reduce->getName());
    for (Value operand : reduce->getOperands().take_front(half))
      state.addOperands(sliced(builder, operand));
    state.addOperands(reduce->getOperands().drop_front(half));
    state.addAttributes(llvm::to_vector(reduce->getAttrs()));
    state.addTypes(slice->getResult(0).getType());
    IRMapping mapping;
    reduce->getRegion(0).cloneInto(state.addRegion(), mapping);
    slice->replaceAllUsesWith(builder.create(state));
    slice->erase();
    reduce->erase();
  }
};

struct SinkSlices : impl::SinkSlicesBase<SinkSlices> {
  void runOnOperation() override {
    SmallVector<Operation *> slices;
    getOperation().walk([&](Operation *op) {
      if ((isNamed(op, "stablehlo.dynamic_slice") &&
           op->getNumOperands() > 1) ||
          isNamed(op, "stablehlo.slice"))
        slices.push_back(op);
    });
    for (Operation *slice : slices) {
      Operation *reduce = slice->getOperand(0).getDefiningOp();
      if (isNamed(reduce, "stablehlo.reduce") && reduce->getNumResults() == 1 &&
          reduce->hasOneUse() && reduce->getBlock() == slice->getBlock())
        SliceOfReduce(slice, reduce).rewrite();
    }
  }
};

} // namespace
} // namespace tesela::plan
