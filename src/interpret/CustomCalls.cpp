// Custom calls: the targets frameworks emit for a platform they do not know.
#include "interpret/Interpreter.h"

#include "interpret/Judge.h"
#include "interpret/Types.h"

#include "ir/Dialect.h"
#include "semantics/SymbolicShapes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSwitch.h"

#include <atomic>

namespace tesela::interpret {
namespace {

std::atomic<ForeignCall> foreignCalls = nullptr;

/// Annotations: the operands are the results.
bool isIdentity(llvm::StringRef target) {
  return llvm::StringSwitch<bool>(target)
      .Cases({"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"}, true)
      .Cases({"annotate_device_placement", "MoveToHost", "MoveToDevice"}, true)
      .Cases({"Pin", "Unpin", "CreateBuffer"}, true)
      .Cases({"xla.sdy.FuncResultSharding", "xla.sdy.PropagationBarrier"}, true)
      .Default(false);
}

Result<void> runIdentity(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> operands = interpreter.operands(op);
  if (operands.size() < op->getNumResults())
    return failure(op, "has more results than operands");
  for (auto [array, result] : llvm::zip(operands, op->getResults()))
    if (auto shape = shapeOf(result.getType());
        shape && *shape != array.shape())
      return failure(op,
                     "its shapes differ: the program is partitioned and "
                     "needs its grid of devices",
                     ErrorCode::Unimplemented);
  return interpreter.setResults(
      op, {operands.begin(), operands.begin() + op->getNumResults()});
}

using Wide = std::complex<long double>;

/// One matrix of a batch, row-major, in long double.
struct Matrix {
  int64_t rows, columns;
  std::vector<Wide> values;
  Wide &operator()(int64_t i, int64_t j) { return values[i * columns + j]; }
};

Matrix loadMatrix(const Array &array, int64_t number) {
  const auto dimensions = array.dimensions();
  Matrix m{dimensions[dimensions.size() - 2], dimensions.back(), {}};
  const int64_t size = m.rows * m.columns;
  for (int64_t i = 0; i < size; ++i)
    m.values.push_back(Wide(array.complexAt(number * size + i)));
  return m;
}

void storeMatrix(Array &array, int64_t number, const Matrix &m) {
  const int64_t size = m.rows * m.columns;
  for (int64_t i = 0; i < size; ++i)
    array.setComplex(number * size + i, std::complex<double>(m.values[i]));
}

int64_t matrixCount(const Array &array) {
  const auto dimensions = array.dimensions();
  const int64_t size = dimensions[dimensions.size() - 2] * dimensions.back();
  return size ? array.elementCount() / size : 0;
}

/// The reflector 1 - tau (1, v)(1, v)^H that maps column `k` from row k on to
/// (beta, 0, ...), as LAPACK's larfg; v replaces the column below beta.
Wide reflect(Matrix &a, int64_t k) {
  long double below = 0;
  for (int64_t i = k + 1; i < a.rows; ++i)
    below += std::norm(a(i, k));
  const Wide alpha = a(k, k);
  if (below == 0 && alpha.imag() == 0)
    return 0;
  const long double beta =
      -std::copysign(std::sqrt(std::norm(alpha) + below), alpha.real());
  for (int64_t i = k + 1; i < a.rows; ++i)
    a(i, k) /= alpha - beta;
  a(k, k) = beta;
  return {(beta - alpha.real()) / beta, -alpha.imag() / beta};
}

/// Applies 1 - tau (1, v)(1, v)^H, v in column `k` of `reflectors`, to column
/// `j` of `a`.
void applyReflector(Matrix &reflectors, int64_t k, Wide tau, Matrix &a,
                    int64_t j) {
  Wide sum = a(k, j);
  for (int64_t i = k + 1; i < a.rows; ++i)
    sum += std::conj(reflectors(i, k)) * a(i, j);
  sum *= tau;
  a(k, j) -= sum;
  for (int64_t i = k + 1; i < a.rows; ++i)
    a(i, j) -= reflectors(i, k) * sum;
}

/// Are the shapes of the operands, then of the results, `expected`?
bool hasShapes(mlir::Operation *op, std::initializer_list<Shape> operands,
               std::initializer_list<Shape> results) {
  auto are = [](mlir::TypeRange types, std::initializer_list<Shape> expected) {
    return llvm::equal(types, expected, [](mlir::Type type, const Shape &want) {
      auto shape = shapeOf(type);
      return shape && *shape == want;
    });
  };
  return are(op->getOperandTypes(), operands) &&
         are(op->getResultTypes(), results);
}

/// The shape of operand `number`, if that is one or more matrices of floats.
std::optional<Shape> matricesOf(mlir::Operation *op) {
  if (op->getNumOperands() == 0)
    return std::nullopt;
  auto shape = shapeOf(op->getOperand(0).getType());
  if (!shape || shape->dimensions.size() < 2 ||
      !(isFloat(shape->element) || isComplex(shape->element)))
    return std::nullopt;
  return *shape;
}

Error wrongShapes(mlir::Operation *op) {
  return failure(op, "its operands and results have not the shapes that the "
                     "routine needs");
}

/// Householder factors and their taus, as LAPACK's geqrf.
Result<void> runQr(Interpreter &interpreter, mlir::Operation *op) {
  std::optional<Shape> matrices = matricesOf(op), reflections = matrices;
  if (!matrices)
    return wrongShapes(op);
  const int64_t columns = matrices->dimensions.back();
  reflections->dimensions.pop_back();
  reflections->dimensions.back() =
      std::min(reflections->dimensions.back(), columns);
  if (!hasShapes(op, {*matrices}, {*matrices, *reflections}))
    return wrongShapes(op);
  const Array input = interpreter.get(op->getOperand(0));
  Array packed(input.shape());
  Array taus(*shapeOf(op->getResult(1).getType()));
  for (int64_t number = 0; number < matrixCount(input); ++number) {
    Matrix a = loadMatrix(input, number);
    const int64_t count = std::min(a.rows, a.columns);
    for (int64_t k = 0; k < count; ++k) {
      const Wide tau = reflect(a, k);
      for (int64_t j = k + 1; j < a.columns; ++j)
        applyReflector(a, k, std::conj(tau), a, j);
      taus.setComplex(number * count + k, std::complex<double>(tau));
    }
    storeMatrix(packed, number, a);
  }
  return interpreter.setResults(op, {std::move(packed), std::move(taus)});
}

/// The first columns of the product of the reflectors, as LAPACK's orgqr.
Result<void> runHouseholderProduct(Interpreter &interpreter,
                                   mlir::Operation *op) {
  std::optional<Shape> matrices = matricesOf(op), reflections = matrices;
  if (!matrices || op->getNumOperands() != 2)
    return wrongShapes(op);
  const Array taus = interpreter.get(op->getOperand(1));
  const int64_t count =
      taus.dimensions().empty() ? 0 : taus.dimensions().back();
  const int64_t columns = matrices->dimensions.back();
  reflections->dimensions.pop_back();
  if (count > std::min(reflections->dimensions.back(), columns))
    return wrongShapes(op);
  reflections->dimensions.back() = count;
  if (!hasShapes(op, {*matrices, *reflections}, {*matrices}))
    return wrongShapes(op);
  const Array input = interpreter.get(op->getOperand(0));
  Array result(input.shape());
  for (int64_t number = 0; number < matrixCount(input); ++number) {
    Matrix reflectors = loadMatrix(input, number);
    Matrix q{reflectors.rows, reflectors.columns,
             std::vector<Wide>(reflectors.values.size())};
    for (int64_t i = 0; i < std::min(q.rows, q.columns); ++i)
      q(i, i) = 1;
    for (int64_t k = count; k-- > 0;)
      for (int64_t j = 0; j < q.columns; ++j)
        applyReflector(reflectors, k, Wide(taus.complexAt(number * count + k)),
                       q, j);
    storeMatrix(result, number, q);
  }
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

/// The first operand is a condition that must hold.
Result<void> runAssertion(Interpreter &interpreter, mlir::Operation *op) {
  if (!hasShapes(op, {Shape{ElementType::I1, {}, {}}}, {}))
    return failure(op, "asserts one i1 and has no result");
  if (interpreter.get(op->getOperand(0)).integerAt(0))
    return interpreter.setResults(op, {});
  auto message = op->getAttrOfType<mlir::StringAttr>("error_message");
  return failure(op, "assertion failed: " +
                         (message ? message.getValue().str() : ""));
}

Result<void> runAllocation(Interpreter &interpreter, mlir::Operation *op) {
  std::vector<Array> results;
  for (mlir::Type type : op->getResultTypes()) {
    auto shape = shapeOf(type);
    if (!shape)
      return failure(op, "a result type the judge cannot hold",
                     ErrorCode::Unimplemented);
    results.emplace_back(*shape);
  }
  return interpreter.setResults(op, std::move(results));
}

Result<void> runCustomCall(Interpreter &interpreter, mlir::Operation *op) {
  const llvm::StringRef target =
      op->getAttrOfType<mlir::StringAttr>("call_target_name").getValue();
  if (target.starts_with("check.")) {
    const Options &options = interpreter.run().options;
    if (!options.onCheck)
      return failure(op, "checks are run by 'tesela check'",
                     ErrorCode::Unimplemented);
    if (auto done = options.onCheck(op, interpreter.operands(op)); !done)
      return done;
    Array yes(Shape{ElementType::I1, {}, {}});
    yes.setInteger(0, 1);
    return interpreter.setResults(op,
                                  std::vector<Array>(op->getNumResults(), yes));
  }
  if (isIdentity(target))
    return runIdentity(interpreter, op);
  if (target == "Qr")
    return runQr(interpreter, op);
  if (target == "ProductOfElementaryHouseholderReflectors")
    return runHouseholderProduct(interpreter, op);
  if (target == "shape_assertion")
    return runAssertion(interpreter, op);
  if (semantics::isDynamicReduceWindow(op))
    return runDynamicReduceWindow(interpreter, op);
  if (target == "AllocateBuffer")
    return runAllocation(interpreter, op);
  if (ForeignCall call = foreignCalls.load()) {
    auto results = call(op, interpreter.operands(op));
    if (results)
      return interpreter.setResults(op, std::move(*results));
    if (results.error().code != ErrorCode::Unimplemented)
      return results.error();
  }
  return failure(op, "unknown target '" + target.str() + "'",
                 ErrorCode::Unimplemented);
}

} // namespace

void setForeignCalls(ForeignCall call) { foreignCalls = call; }

void addCustomCalls(HandlerTable &table) {
  table["stablehlo.custom_call"] = runCustomCall;
}

} // namespace tesela::interpret
