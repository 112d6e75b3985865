// Custom calls whose meaning StableHLO can say.
#include "import/Passes.h"

#include "ir/Chlo.h"
#include "ir/ControlFlow.h"
#include "ir/Custom.h"
#include "ir/DataMovement.h"
#include "ir/Dialect.h"
#include "ir/Elementwise.h"
#include "ir/LinearAlgebra.h"
#include "ir/Reduction.h"

namespace tesela::import {
#define GEN_PASS_DEF_CONVERTCUSTOMCALLS
#include "import/Passes.h.inc"
} // namespace tesela::import

using namespace tesela;
using mlir::func::FuncOp;
using stablehlo::CustomCallOp;

static constexpr llvm::StringLiteral kApproxTopK = "ApproxTopK";
/// Calls that give their operands as they are: LayoutConstraint asks for an
/// order of elements inside the program, where arrays have none; the others ask
/// for a kind of memory, of which there is one (that of main's results stands
/// in its attributes).
static constexpr llvm::StringLiteral kIdentities[] = {
    "LayoutConstraint", "annotate_device_placement", "MoveToDevice",
    "MoveToHost"};

/// The attributes of a call, which older API versions have no place for.
static mlir::DictionaryAttr configurationOf(CustomCallOp call) {
  if (auto given = call->getAttrOfType<mlir::DictionaryAttr>("backend_config"))
    return given;
  return call->getAttrOfType<mlir::DictionaryAttr>("mhlo.backend_config");
}

/// Makes `comparator`'s body the region of `sort`. Its arguments are those of
/// a sort's comparator: two elements of each operand.
static mlir::LogicalResult fillComparator(stablehlo::SortOp sort,
                                          FuncOp comparator) {
  if (!comparator.getBody().hasOneBlock() ||
      comparator.getNumArguments() != 2 * sort.getInputs().size())
    return mlir::failure();
  mlir::IRMapping mapping;
  comparator.getBody().cloneInto(&sort.getComparator(), mapping);
  mlir::Operation *end = sort.getComparator().front().getTerminator();
  mlir::OpBuilder builder(end);
  stablehlo::ReturnOp::create(builder, end->getLoc(), end->getOperands());
  end->erase();
  return mlir::success();
}

/// Whether `comparator` is `a > b` (or `a < b`: `least`) on the first operand.
static bool comparesPlainly(FuncOp comparator, bool &least) {
  if (!comparator.getBody().hasOneBlock() || comparator.getNumArguments() < 2 ||
      comparator.getNumResults() != 1)
    return false;
  auto &block = comparator.getBody().front();
  auto compare = llvm::dyn_cast<stablehlo::CompareOp>(block.front());
  if (!compare || compare->getNextNode() != block.getTerminator() ||
      compare.getLhs() != block.getArgument(0) ||
      compare.getRhs() != block.getArgument(1) ||
      block.getTerminator()->getOperand(0) != compare.getResult())
    return false;
  least =
      compare.getComparisonDirection() == stablehlo::ComparisonDirection::LT;
  return least ||
         compare.getComparisonDirection() == stablehlo::ComparisonDirection::GT;
}

/// Of floats and their places in the last dimension: chlo's top_k, which sorts
/// no more than it must.
static bool convertTopKOfPlaces(CustomCallOp call, FuncOp comparator,
                                int64_t dimension) {
  auto input =
      llvm::cast<mlir::RankedTensorType>(call.getInputs()[0].getType());
  mlir::Type element = input.getElementType();
  bool least = false;
  if (call.getNumResults() != 2 || dimension + 1 != input.getRank() ||
      !(element.isF32() || element.isF64() || element.isF16() ||
        element.isBF16()) ||
      !comparesPlainly(comparator, least))
    return false;
  mlir::Type place = mlir::IntegerType::get(call.getContext(), 32);
  auto places = call.getInputs()[1].getDefiningOp<stablehlo::IotaOp>();
  auto head = llvm::cast<mlir::RankedTensorType>(call.getResultTypes()[0]);
  if (!places || static_cast<int64_t>(places.getIotaDimension()) != dimension ||
      call.getInputs()[1].getType() != input.clone(place) ||
      head.getElementType() != element ||
      head.getShape().drop_back() != input.getShape().drop_back() ||
      head.getShape().back() > input.getShape().back() ||
      call.getResultTypes()[1] != head.clone(place))
    return false;
  mlir::OpBuilder builder(call);
  mlir::Location at = call.getLoc();
  mlir::Value from = call.getInputs()[0];
  if (least)
    from = stablehlo::NegOp::create(builder, at, from);
  auto top = chlo::TopKOp::create(
      builder, at, call.getResultTypes(), mlir::ValueRange(from),
      builder.getNamedAttr("k",
                           builder.getI64IntegerAttr(head.getShape().back())));
  mlir::Value values = top->getResult(0);
  if (least)
    values = stablehlo::NegOp::create(builder, at, values);
  call.getResult(0).replaceAllUsesWith(values);
  call.getResult(1).replaceAllUsesWith(top->getResult(1));
  return true;
}

/// The nearly largest k of the first operands, as the exact ones: a sort, and
/// the head of it. The second half of the operands, the values from which a
/// reduction would begin, are not needed. Other results than the call's types
/// say do not follow: the call then stays, and its target is unknown.
static mlir::LogicalResult convertTopK(CustomCallOp call,
                                       const mlir::SymbolTable &symbols) {
  mlir::DictionaryAttr given = configurationOf(call);
  auto dimension =
      given ? given.getAs<mlir::IntegerAttr>("reduction_dim") : nullptr;
  const auto count = call.getNumResults();
  if (!dimension || call.getInputs().size() != 2 * count || count == 0 ||
      call.getCalledComputations().size() != 1)
    return mlir::failure();
  auto callee =
      llvm::dyn_cast<mlir::FlatSymbolRefAttr>(call.getCalledComputations()[0]);
  auto comparator =
      callee ? symbols.lookup<FuncOp>(callee.getValue()) : FuncOp();
  auto input =
      llvm::dyn_cast<mlir::RankedTensorType>(call.getInputs()[0].getType());
  const int64_t at = dimension.getValue().getLimitedValue(INT64_MAX);
  if (!comparator || !input || at >= input.getRank())
    return mlir::failure();
  // A token, say, has no head.
  for (mlir::Type type : call.getResultTypes())
    if (auto head = llvm::dyn_cast<mlir::RankedTensorType>(type);
        !head || !head.hasStaticShape() || head.getRank() != input.getRank())
      return mlir::failure();

  auto done = [&] {
    call.erase();
    if (mlir::SymbolTable::symbolKnownUseEmpty(comparator,
                                               comparator->getParentOp()))
      comparator.setPrivate(); // for inline-calls to remove
    return mlir::success();
  };
  if (convertTopKOfPlaces(call, comparator, at))
    return done();
  mlir::OpBuilder builder(call);
  mlir::ValueRange inputs = call.getInputs().take_front(count);
  auto sort =
      stablehlo::SortOp::create(builder, call.getLoc(), inputs.getTypes(),
                                inputs, static_cast<uint64_t>(at),
                                /*is_stable=*/true);
  if (failed(fillComparator(sort, comparator))) {
    sort.erase();
    return mlir::failure();
  }
  const llvm::SmallVector<int64_t> starts(input.getRank(), 0);
  const llvm::SmallVector<int64_t> strides(input.getRank(), 1);
  for (auto [result, sorted] : llvm::zip(call.getResults(), sort.getResults()))
    result.replaceAllUsesWith(stablehlo::SliceOp::create(
        builder, call.getLoc(), result.getType(), sorted, starts,
        llvm::cast<mlir::RankedTensorType>(result.getType()).getShape(),
        strides));
  return done();
}

/// A letter as Fortran's routines want it; 0 where there is none.
static char letterOf(CustomCallOp call, llvm::StringRef name) {
  mlir::DictionaryAttr given = configurationOf(call);
  auto letter = given ? given.getAs<mlir::IntegerAttr>(name) : nullptr;
  return letter ? static_cast<char>(letter.getValue().getZExtValue()) : 0;
}

/// LAPACK's potrf as JAX calls it for processors: the factor, and a number that
/// is 0 where there is one. Here the factor is NaN where there is none.
static void convertPotrf(CustomCallOp call) {
  if (call.getNumOperands() != 1 || call.getNumResults() != 2 ||
      call.getOperandTypes()[0] != call.getResultTypes()[0] ||
      letterOf(call, "uplo") != 'L')
    return;
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(call.getResultTypes()[0]);
  auto infoType =
      llvm::dyn_cast<mlir::RankedTensorType>(call.getResultTypes()[1]);
  const int64_t rank = type ? type.getRank() : 0;
  if (rank < 2 || !type.hasStaticShape() || !infoType ||
      infoType.getShape() != type.getShape().drop_back(2) ||
      llvm::is_contained(type.getShape(), 0))
    return;
  mlir::OpBuilder builder(call);
  mlir::Location at = call.getLoc();
  auto factor = stablehlo::CholeskyOp::create(
      builder, at, type, call.getInputs()[0], builder.getBoolAttr(true));
  // A factor that breaks off has no last element.
  llvm::SmallVector<int64_t> starts(rank, 0), ends(type.getShape());
  starts[rank - 2] = ends[rank - 2] - 1;
  starts[rank - 1] = ends[rank - 1] - 1;
  llvm::SmallVector<int64_t> shape(type.getShape());
  shape[rank - 2] = shape[rank - 1] = 1;
  mlir::Value last =
      stablehlo::SliceOp::create(builder, at, type.clone(shape), factor, starts,
                                 ends, llvm::SmallVector<int64_t>(rank, 1));
  last = stablehlo::ReshapeOp::create(
      builder, at, infoType.clone(type.getElementType()), last);
  mlir::Value isNan = stablehlo::CompareOp::create(
      builder, at, last, last, stablehlo::ComparisonDirection::NE);
  mlir::Value info = stablehlo::ConvertOp::create(builder, at, infoType, isNan);
  call->replaceAllUsesWith(mlir::ValueRange{factor, info});
  call.erase();
}

/// BLAS's trsm, the same way.
static void convertTrsm(CustomCallOp call) {
  using stablehlo::Transpose;
  const char side = letterOf(call, "side"), uplo = letterOf(call, "uplo");
  const char turn = letterOf(call, "trans_x"), unit = letterOf(call, "diag");
  if (call.getNumOperands() != 2 || call.getNumResults() != 1 || !side ||
      !uplo || !turn || !unit ||
      call.getOperandTypes()[1] != call.getResultTypes()[0] ||
      !llvm::isa<mlir::RankedTensorType>(call.getOperandTypes()[0]) ||
      !llvm::isa<mlir::RankedTensorType>(call.getOperandTypes()[1]))
    return;
  mlir::OpBuilder builder(call);
  auto solved = stablehlo::TriangularSolveOp::create(
      builder, call.getLoc(), call.getResultTypes()[0], call.getInputs()[0],
      call.getInputs()[1], side == 'L', uplo == 'L', unit == 'U',
      turn == 'N'   ? Transpose::NO_TRANSPOSE
      : turn == 'T' ? Transpose::TRANSPOSE
                    : Transpose::ADJOINT);
  call->replaceAllUsesWith(solved);
  call.erase();
}

/// "lapack_spotrf_ffi" is "potrf" of f32.
static bool isLapack(CustomCallOp call, llvm::StringRef routine) {
  llvm::StringRef name = call.getCallTargetName();
  return name.consume_front("lapack_") && name.consume_back("_ffi") &&
         name.size() == routine.size() + 1 &&
         llvm::StringRef("sdcz").contains(name.front()) &&
         name.drop_front() == routine;
}

namespace {
struct ConvertCustomCalls
    : import::impl::ConvertCustomCallsBase<ConvertCustomCalls> {
  void runOnOperation() override {
    const mlir::SymbolTable symbols(getOperation());
    getOperation().walk([&](CustomCallOp call) {
      if (call.getCallTargetName() == kApproxTopK)
        (void)convertTopK(call, symbols); // left alone: refused by its name
      else if (isLapack(call, "potrf"))
        convertPotrf(call);
      else if (isLapack(call, "trsm"))
        convertTrsm(call);
      else if (llvm::is_contained(kIdentities, call.getCallTargetName()) &&
               call->getOperandTypes() == call->getResultTypes()) {
        call->replaceAllUsesWith(call.getInputs());
        call.erase();
      }
    });
  }
};
} // namespace
