// The shape of an operator's results from the shapes of its operands.
#include "semantics/SymbolicShapes.h"

#include "ir/Contraction.h"
#include "ir/Custom.h"
#include "ir/DataMovement.h"
#include "ir/Deprecated.h"
#include "ir/Dynamic.h"
#include "ir/Elementwise.h"
#include "ir/GatherScatter.h"
#include "ir/LinearAlgebra.h"
#include "ir/Reduction.h"
#include "ir/Windows.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

using MaybeShape = std::optional<Extents>;

class ShapeInference {
public:
  ShapeInference(ShapeOf shapes, ElementsOf elements, Sizes &sizes,
                 Assume assume)
      : shapes(shapes), elements(elements), sizes(sizes), assume(assume) {}

  MaybeShape result(Operation *op);

private:
  void same(const Extent &a, const Extent &b) {
    assume({SizeRelation::Equal, a, b});
  }
  Extents sameShape(ValueRange values);
  MaybeShape elementwise(Operation *op);
  Extents broadcast(Operation *op);
  MaybeShape of(stablehlo::DotGeneralOp op);
  MaybeShape of(stablehlo::ConcatenateOp op);
  MaybeShape of(stablehlo::PadOp op);
  MaybeShape of(stablehlo::DynamicPadOp op);
  MaybeShape of(stablehlo::SliceOp op);
  MaybeShape of(stablehlo::RealDynamicSliceOp op);
  MaybeShape lengthOf(stablehlo::RealDynamicSliceOp op);
  MaybeShape of(stablehlo::ReduceOp op);
  MaybeShape of(stablehlo::ReduceWindowOp op);
  MaybeShape windowed(stablehlo::CustomCallOp op);
  MaybeShape reshaped(Value operand, MaybeShape shape);
  MaybeShape gathered(Value indices,
                      stablehlo::GatherDimensionNumbersAttr numbers,
                      MaybeShape sliceSizes);
  template <typename Op>
  MaybeShape convolved(Op op, MaybeShape low, MaybeShape high);

  ShapeOf shapes;
  ElementsOf elements;
  Sizes &sizes;
  Assume assume;
};

} // namespace

Extents ShapeInference::sameShape(ValueRange values) {
  Extents shape = shapes(values.front());
  for (Value value : values.drop_front())
    for (auto [a, b] : llvm::zip(shape, shapes(value))) {
      same(a, b);
      a = b.isStatic() ? b : a;
    }
  return shape;
}

/// CHLO: the dimensions of operands lie along the last ones of the result,
/// unless named; extents of 1 stretch.
Extents ShapeInference::broadcast(Operation *op) {
  size_t rank = 0;
  for (Value operand : op->getOperands())
    rank = std::max(rank, shapes(operand).size());
  auto named = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  Extents result(rank, Extent(1));
  for (Value operand : op->getOperands()) {
    Extents shape = shapes(operand);
    bool useNamed =
        named && size_t(named.size()) == shape.size() && shape.size() < rank;
    for (size_t k = 0; k < shape.size(); ++k) {
      Extent &extent = result[useNamed ? named[k] : rank - shape.size() + k];
      if (extent == 1)
        extent = shape[k];
      else if (shape[k] != 1 && shape[k] != extent)
        extent = sizes.maximum(extent, shape[k]);
    }
  }
  return result;
}

MaybeShape ShapeInference::elementwise(Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (name.starts_with("chlo.broadcast_"))
    return broadcast(op);
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!result || op->getNumOperands() == 0)
    return std::nullopt;
  // clamp and select take scalars beside tensors.
  llvm::SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      return std::nullopt;
    if (type.getRank() == result.getRank())
      operands.push_back(operand);
  }
  bool known = op->getNumRegions() == 0 &&
               (op->getName().getDialectNamespace() == "chlo" ||
                elementwiseBody(op).has_value());
  known |= isa<stablehlo::MapOp, stablehlo::SortOp>(op) ||
           name == "stablehlo.optimization_barrier";
  if (!known || operands.empty())
    return std::nullopt;
  return name == "stablehlo.optimization_barrier" ? shapes(operands[0])
                                                  : sameShape(operands);
}

MaybeShape ShapeInference::of(stablehlo::DotGeneralOp op) {
  auto numbers = op.getDotDimensionNumbers();
  Extents lhs = shapes(op.getLhs()), rhs = shapes(op.getRhs()), result;
  for (auto [left, right] :
       llvm::zip_equal(numbers.getLhsBatchingDimensions(),
                       numbers.getRhsBatchingDimensions())) {
    same(lhs[left], rhs[right]);
    result.push_back(lhs[left]);
  }
  for (auto [left, right] :
       llvm::zip_equal(numbers.getLhsContractingDimensions(),
                       numbers.getRhsContractingDimensions()))
    same(lhs[left], rhs[right]);
  auto appendFree = [&](const Extents &shape, llvm::ArrayRef<int64_t> batch,
                        llvm::ArrayRef<int64_t> contracted) {
    for (auto [d, extent] : llvm::enumerate(shape))
      if (!llvm::is_contained(batch, d) && !llvm::is_contained(contracted, d))
        result.push_back(extent);
  };
  appendFree(lhs, numbers.getLhsBatchingDimensions(),
             numbers.getLhsContractingDimensions());
  appendFree(rhs, numbers.getRhsBatchingDimensions(),
             numbers.getRhsContractingDimensions());
  return result;
}

MaybeShape ShapeInference::of(stablehlo::ConcatenateOp op) {
  Extents result = shapes(op.getInputs().front());
  size_t dimension = op.getDimension();
  for (Value input : op.getInputs().drop_front())
    for (auto [d, extent] : llvm::enumerate(shapes(input))) {
      if (d == dimension)
        result[d] = result[d] + extent;
      else
        same(result[d], extent);
    }
  return result;
}

static Extents padded(const Extents &shape, llvm::ArrayRef<Extent> low,
                      llvm::ArrayRef<Extent> high,
                      llvm::ArrayRef<Extent> interior) {
  Extents result;
  for (size_t d = 0; d < shape.size(); ++d) {
    // No holes in what is empty.
    Extent holes = shape[d] == 0 ? Extent(0) : (shape[d] - 1) * interior[d];
    result.push_back(low[d] + shape[d] + holes + high[d]);
  }
  return result;
}

MaybeShape ShapeInference::of(stablehlo::PadOp op) {
  return padded(shapes(op.getOperand()), extentsOf(op.getEdgePaddingLow()),
                extentsOf(op.getEdgePaddingHigh()),
                extentsOf(op.getInteriorPadding()));
}

MaybeShape ShapeInference::of(stablehlo::DynamicPadOp op) {
  MaybeShape low = elements(op.getEdgePaddingLow());
  MaybeShape high = elements(op.getEdgePaddingHigh());
  MaybeShape interior = elements(op.getInteriorPadding());
  if (!low || !high || !interior)
    return std::nullopt;
  return padded(shapes(op.getOperand()), *low, *high, *interior);
}

MaybeShape ShapeInference::of(stablehlo::SliceOp op) {
  for (auto [extent, limit] :
       llvm::zip_equal(shapes(op.getOperand()), op.getLimitIndices()))
    assume({SizeRelation::LessEqual, limit, extent});
  return std::nullopt; // of static shape
}

/// The length of a slice whose limit is its start plus that length, as
/// jax.export writes one that begins anywhere.
MaybeShape ShapeInference::lengthOf(stablehlo::RealDynamicSliceOp op) {
  auto limit = op.getLimitIndices().getDefiningOp<stablehlo::AddOp>();
  if (!limit)
    return std::nullopt;
  bool isFirst = limit.getLhs() == op.getStartIndices();
  if (!isFirst && limit.getRhs() != op.getStartIndices())
    return std::nullopt;
  MaybeShape length = elements(isFirst ? limit.getRhs() : limit.getLhs());
  if (length)
    for (auto [size, extent] :
         llvm::zip_equal(*length, shapes(op.getOperand())))
      assume({SizeRelation::LessEqual, size, extent});
  return length;
}

MaybeShape ShapeInference::of(stablehlo::RealDynamicSliceOp op) {
  MaybeShape start = elements(op.getStartIndices());
  MaybeShape limit = elements(op.getLimitIndices());
  MaybeShape stride = elements(op.getStrides());
  if (!start && stride &&
      llvm::all_of(*stride, [](const Extent &step) { return step == 1; }))
    return lengthOf(op);
  if (!start || !limit || !stride)
    return std::nullopt;
  Extents result;
  for (auto [first, end, step, extent] :
       llvm::zip_equal(*start, *limit, *stride, shapes(op.getOperand()))) {
    assume({SizeRelation::LessEqual, end, extent});
    assume({SizeRelation::LessEqual, 0, first});
    assume({SizeRelation::LessEqual, first, end});
    result.push_back(floorDivide(end - first + step - 1, step));
  }
  return result;
}

MaybeShape ShapeInference::of(stablehlo::ReduceOp op) {
  Extents result;
  for (auto [d, extent] : llvm::enumerate(sameShape(op.getInputs())))
    if (!llvm::is_contained(op.getDimensions(), d))
      result.push_back(extent);
  return result;
}

/// The number of positions of a window.
static Extent places(const Extent &extent, const stablehlo::Window &window,
                     const Extent &size, const Extent &low,
                     const Extent &high) {
  Extent base = (extent - 1) * window.baseDilation + 1 + low + high;
  Extent covered = (size - 1) * window.windowDilation + 1;
  return floorDivide(base - covered, window.stride) + 1;
}

MaybeShape ShapeInference::of(stablehlo::ReduceWindowOp op) {
  Extents result;
  for (auto [extent, window] :
       llvm::zip_equal(sameShape(op.getInputs()), stablehlo::windowsOf(op)))
    result.push_back(
        places(extent, window, window.size, window.low, window.high));
  return result;
}

bool isDynamicReduceWindow(Operation *op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  return call &&
         call.getCallTargetName() == "stablehlo.dynamic_reduce_window" &&
         call.getNumOperands() == 2 * call.getNumResults() + 5;
}

MaybeShape ShapeInference::windowed(stablehlo::CustomCallOp op) {
  if (!isDynamicReduceWindow(op))
    return std::nullopt;
  auto numbers = [&](unsigned k) {
    return elements(op.getOperand(2 * op.getNumResults() + k));
  };
  MaybeShape sizes = numbers(0), strides = numbers(1), bases = numbers(2),
             dilations = numbers(3), padding = numbers(4);
  if (!sizes || !strides || !bases || !dilations || !padding)
    return std::nullopt;
  Extents result;
  for (auto [d, extent] : llvm::enumerate(shapes(op.getOperand(0)))) {
    if (!(*strides)[d].isStatic() || !(*bases)[d].isStatic() ||
        !(*dilations)[d].isStatic())
      return std::nullopt;
    stablehlo::Window window;
    window.stride = (*strides)[d];
    window.baseDilation = (*bases)[d];
    window.windowDilation = (*dilations)[d];
    result.push_back(places(extent, window, (*sizes)[d], (*padding)[2 * d],
                            (*padding)[2 * d + 1]));
  }
  return result;
}

MaybeShape ShapeInference::reshaped(Value operand, MaybeShape shape) {
  if (shape)
    same(product(shapes(operand)), product(*shape));
  return shape;
}

MaybeShape
ShapeInference::gathered(Value indices,
                         stablehlo::GatherDimensionNumbersAttr numbers,
                         MaybeShape sliceSizes) {
  if (!sliceSizes)
    return std::nullopt;
  Extents batch = shapes(indices), offsets;
  if (numbers.getIndexVectorDim() < int64_t(batch.size()))
    batch.erase(batch.begin() + numbers.getIndexVectorDim());
  for (auto [d, size] : llvm::enumerate(*sliceSizes))
    if (!llvm::is_contained(numbers.getCollapsedSliceDims(), d) &&
        !llvm::is_contained(numbers.getOperandBatchingDims(), d))
      offsets.push_back(size);
  Extents result;
  size_t nextBatch = 0, nextOffset = 0;
  for (size_t d = 0; d < batch.size() + offsets.size(); ++d)
    result.push_back(llvm::is_contained(numbers.getOffsetDims(), d)
                         ? offsets[nextOffset++]
                         : batch[nextBatch++]);
  return result;
}

template <typename Op>
MaybeShape ShapeInference::convolved(Op op, MaybeShape low, MaybeShape high) {
  if (!low || !high)
    return std::nullopt;
  auto numbers = op.getDimensionNumbers();
  Extents lhs = shapes(op.getLhs()), rhs = shapes(op.getRhs());
  Extents result(lhs.size());
  Extent batchGroups = int64_t(op.getBatchGroupCount());
  result[numbers.getOutputBatchDimension()] =
      floorDivide(lhs[numbers.getInputBatchDimension()], batchGroups);
  result[numbers.getOutputFeatureDimension()] =
      rhs[numbers.getKernelOutputFeatureDimension()];
  same(lhs[numbers.getInputFeatureDimension()],
       rhs[numbers.getKernelInputFeatureDimension()] *
           int64_t(op.getFeatureGroupCount()));
  for (size_t k = 0; k < numbers.getInputSpatialDimensions().size(); ++k) {
    stablehlo::Window window;
    if (auto strides = op.getWindowStrides())
      window.stride = (*strides)[k];
    if (auto dilation = op.getLhsDilation())
      window.baseDilation = (*dilation)[k];
    if (auto dilation = op.getRhsDilation())
      window.windowDilation = (*dilation)[k];
    result[numbers.getOutputSpatialDimensions()[k]] = places(
        lhs[numbers.getInputSpatialDimensions()[k]], window,
        rhs[numbers.getKernelSpatialDimensions()[k]], (*low)[k], (*high)[k]);
  }
  return result;
}

/// The even and the odd ones of pairs.
static std::pair<MaybeShape, MaybeShape> lowAndHigh(const MaybeShape &pairs) {
  if (!pairs)
    return {};
  Extents low, high;
  for (size_t i = 0; i < pairs->size(); ++i)
    (i % 2 == 0 ? low : high).push_back((*pairs)[i]);
  return {low, high};
}

static Extents paddingOf(stablehlo::ConvolutionOp op) {
  Extents pairs(2 * op.getDimensionNumbers().getInputSpatialDimensions().size(),
                Extent(0));
  if (auto padding = op.getPaddingAttr())
    for (auto [pair, value] :
         llvm::zip_equal(pairs, padding.getValues<int64_t>()))
      pair = value;
  return pairs;
}

MaybeShape ShapeInference::result(Operation *op) {
  using namespace stablehlo;
  return llvm::TypeSwitch<Operation *, MaybeShape>(op)
      .Case<stablehlo::ConcatenateOp, DotGeneralOp, PadOp, DynamicPadOp,
            SliceOp, RealDynamicSliceOp, ReduceOp, ReduceWindowOp>(
          [&](auto op) { return of(op); })
      .Case([&](ConvolutionOp op) {
        auto [low, high] = lowAndHigh(paddingOf(op));
        return convolved(op, low, high);
      })
      .Case([&](DynamicConvOp op) {
        auto [low, high] = lowAndHigh(elements(op.getPadding()));
        return convolved(op, low, high);
      })
      .Case([&](TransposeOp op) {
        Extents from = shapes(op.getOperand()), to;
        for (int64_t d : op.getPermutation())
          to.push_back(from[d]);
        return MaybeShape(to);
      })
      .Case([&](ReshapeOp op) {
        return reshaped(op.getOperand(),
                        extentsOf(op.getResult().getType().getShape()));
      })
      .Case([&](DynamicReshapeOp op) {
        return reshaped(op.getOperand(), elements(op.getOutputShape()));
      })
      .Case([&](DynamicBroadcastInDimOp op) {
        return elements(op.getOutputDimensions());
      })
      .Case([&](DynamicIotaOp op) { return elements(op.getOutputShape()); })
      .Case([&](GatherOp op) {
        return gathered(op.getStartIndices(), op.getDimensionNumbers(),
                        extentsOf(op.getSliceSizes()));
      })
      .Case([&](DynamicGatherOp op) {
        return gathered(op.getStartIndices(), op.getDimensionNumbers(),
                        elements(op.getSliceSizes()));
      })
      .Case([&](DynamicSliceOp op) {
        for (auto [extent, size] :
             llvm::zip_equal(shapes(op.getOperand()), op.getSliceSizes()))
          assume({SizeRelation::LessEqual, size, extent});
        return MaybeShape(extentsOf(op.getSliceSizes()));
      })
      .Case([&](DynamicUpdateSliceOp op) {
        for (auto [extent, size] :
             llvm::zip_equal(shapes(op.getOperand()), shapes(op.getUpdate())))
          assume({SizeRelation::LessEqual, size, extent});
        return MaybeShape(shapes(op.getOperand()));
      })
      .Case<ScatterOp>(
          [&](auto op) { return MaybeShape(shapes(op.getInputs()[0])); })
      .Case<SelectAndScatterOp, ReverseOp>(
          [&](auto op) { return MaybeShape(shapes(op.getOperand())); })
      .Case([&](BroadcastOp op) {
        Extents shape = extentsOf(op.getBroadcastSizes());
        llvm::append_range(shape, shapes(op.getOperand()));
        return MaybeShape(shape);
      })
      .Case([&](DotOp op) {
        Extents lhs = shapes(op.getLhs()), rhs = shapes(op.getRhs());
        same(lhs.back(), rhs.front());
        lhs.pop_back();
        lhs.append(rhs.begin() + 1, rhs.end());
        return MaybeShape(lhs);
      })
      .Case([&](CustomCallOp op) { return windowed(op); })
      .Case<CholeskyOp>([&](auto op) { return MaybeShape(shapes(op.getA())); })
      .Case([&](TriangularSolveOp op) { return MaybeShape(shapes(op.getB())); })
      .Default([&](Operation *op) { return elementwise(op); });
}

std::optional<Extents> resultShape(Operation *op, ShapeOf shapes,
                                   ElementsOf elements, Sizes &sizes,
                                   Assume assume) {
  return ShapeInference(shapes, elements, sizes, assume).result(op);
}

} // namespace tesela::semantics
