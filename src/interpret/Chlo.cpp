// Operators of chlo without a granular form: scan, ragged_dot. (top_k: Sort.)
#include "interpret/Interpreter.h"
#include "interpret/Pieces.h"

#include "interpret/Types.h"

#include "ir/Chlo.h"
#include "ir/Dialect.h"

namespace tesela::interpret {
namespace {

/// The region takes one slice of every input and the carries; it gives one
/// slice of every output and the next carries.
Result<void> runScan(Interpreter &interpreter, mlir::Operation *op) {
  auto scan = llvm::cast<chlo::ScanOp>(op);
  const std::vector<Array> operands = interpreter.operands(op);
  const size_t inputs = scan.getInputs().size(),
               outputs = scan.getOutputs().size(),
               dimension = integer(op, "dimension");
  const int64_t length = inputs ? operands[0].dimensions()[dimension]
                                : integer(op, "scan_dim_size");
  const bool reverse = flag(op, "is_reverse");
  std::vector<Array> carries(operands.begin() + inputs, operands.end());
  std::vector<std::vector<Array>> slices(outputs, std::vector<Array>(length));
  for (int64_t step = 0; step < length; ++step) {
    const int64_t at = reverse ? length - 1 - step : step;
    std::vector<Array> arguments;
    for (size_t i = 0; i < inputs; ++i)
      arguments.push_back(
          withoutDimension(slice(operands[i], dimension, at, 1), dimension));
    arguments.insert(arguments.end(), carries.begin(), carries.end());
    auto results = interpreter.runScalar(op->getRegion(0), arguments);
    if (!results)
      return results.error();
    if (results->size() != outputs + carries.size())
      return failure(op, "its region yields a wrong number of values");
    for (size_t i = 0; i < outputs; ++i)
      slices[i][at] = withDimension((*results)[i], dimension);
    std::move(results->begin() + outputs, results->end(), carries.begin());
  }
  std::vector<Array> results;
  for (size_t i = 0; i < outputs; ++i)
    results.push_back(length ? concatenate(slices[i], dimension)
                             : Array(*shapeOf(scan.getOutputs()[i].getType())));
  results.insert(results.end(), carries.begin(), carries.end());
  return interpreter.setResults(op, std::move(results));
}

using Dimensions = llvm::SmallVector<int64_t>;

/// One plain dot of a ragged one, with the dimension numbers of `ragged`; the
/// right side has lost dimension `dropped`, if any.
class PartialDot {
public:
  PartialDot(Interpreter &interpreter, mlir::Operation *op,
             std::optional<int64_t> dropped)
      : interpreter(interpreter), op(op),
        numbers(op->getAttrOfType<chlo::RaggedDotDimensionNumbersAttr>(
            "ragged_dot_dimension_numbers")),
        lhsBatch(numbers.getLhsBatchingDimensions()),
        lhsContracting(numbers.getLhsContractingDimensions()) {
    for (int64_t d : numbers.getRhsBatchingDimensions())
      rhsBatch.push_back(d - (dropped && d > *dropped));
    for (int64_t d : numbers.getRhsContractingDimensions())
      rhsContracting.push_back(d - (dropped && d > *dropped));
  }

  Result<Array> run(const Array &lhs, const Array &rhs) {
    const auto element = [&](unsigned i) {
      return llvm::cast<mlir::ShapedType>(op->getOperand(i).getType())
          .getElementType();
    };
    const mlir::Type types[] = {
        mlir::RankedTensorType::get(lhs.shape().dimensions, element(0)),
        mlir::RankedTensorType::get(rhs.shape().dimensions, element(1))};
    const auto result = mlir::RankedTensorType::get(
        resultShape(lhs, rhs),
        llvm::cast<mlir::ShapedType>(op->getResult(0).getType())
            .getElementType());
    mlir::Builder builder(op->getContext());
    ScratchOp dot(
        op->getLoc(), "stablehlo.dot_general", types, {result},
        {builder.getNamedAttr("dot_dimension_numbers",
                              stablehlo::DotDimensionNumbersAttr::get(
                                  op->getContext(), lhsBatch, rhsBatch,
                                  lhsContracting, rhsContracting))});
    const Array operands[] = {lhs, rhs};
    auto arrays = interpreter.runDefinition(dot.get(), operands, false);
    if (!arrays)
      return arrays.error();
    return std::move((*arrays)[0]);
  }

  /// Where in the result free dimension `d` of the left side is.
  int64_t resultPosition(int64_t d) const {
    int64_t position = lhsBatch.size();
    for (int64_t before = 0; before < d; ++before)
      position += isFree(before, lhsBatch, lhsContracting);
    return position;
  }

private:
  static bool isFree(int64_t d, llvm::ArrayRef<int64_t> batch,
                     llvm::ArrayRef<int64_t> contracting) {
    return !llvm::is_contained(batch, d) && !llvm::is_contained(contracting, d);
  }
  Dimensions resultShape(const Array &lhs, const Array &rhs) const {
    Dimensions shape;
    for (int64_t d : lhsBatch)
      shape.push_back(lhs.dimensions()[d]);
    for (auto [d, size] : llvm::enumerate(lhs.dimensions()))
      if (isFree(d, lhsBatch, lhsContracting))
        shape.push_back(size);
    for (auto [d, size] : llvm::enumerate(rhs.dimensions()))
      if (isFree(d, rhsBatch, rhsContracting))
        shape.push_back(size);
    return shape;
  }

  Interpreter &interpreter;
  mlir::Operation *op;
  chlo::RaggedDotDimensionNumbersAttr numbers;
  Dimensions lhsBatch, lhsContracting, rhsBatch, rhsContracting;
};

/// Runs of the ragged dimension, one per group: a free dimension of the left
/// side takes its group's right side, a contracted one gives a result per
/// group, a batched one changes nothing.
Result<void> runRaggedDot(Interpreter &interpreter, mlir::Operation *op) {
  const auto numbers = op->getAttrOfType<chlo::RaggedDotDimensionNumbersAttr>(
      "ragged_dot_dimension_numbers");
  const std::vector<Array> given = interpreter.operands(op);
  const int64_t ragged = numbers.getLhsRaggedDimensions()[0];
  if (llvm::is_contained(numbers.getLhsBatchingDimensions(), ragged)) {
    auto whole =
        PartialDot(interpreter, op, std::nullopt).run(given[0], given[1]);
    return whole ? interpreter.setResults(op, {*whole})
                 : Result<void>(whole.error());
  }
  if (given[2].dimensions().size() != 1)
    return failure(op, "group sizes that differ by batch",
                   ErrorCode::Unimplemented);
  const auto &contracting = numbers.getLhsContractingDimensions();
  const auto contracted = llvm::find(contracting, ragged);
  const bool contracts = contracted != contracting.end();
  std::optional<int64_t> group;
  if (!contracts)
    group = numbers.getRhsGroupDimensions()[0];
  PartialDot dot(interpreter, op, group);
  const int64_t position = contracts ? 0 : dot.resultPosition(ragged);
  std::vector<Array> parts;
  int64_t start = 0;
  const int64_t whole = given[0].dimensions()[ragged];
  for (int64_t g = 0; g < given[2].elementCount(); ++g) {
    const int64_t size =
        std::min(std::max<int64_t>(given[2].integerAt(g), 0), whole - start);
    const Array lhs = slice(given[0], ragged, start, size);
    const Array rhs =
        contracts
            ? slice(given[1],
                    numbers.getRhsContractingDimensions()[contracted -
                                                          contracting.begin()],
                    start, size)
            : withoutDimension(slice(given[1], *group, g, 1), *group);
    auto part = dot.run(lhs, rhs);
    if (!part)
      return part.error();
    parts.push_back(contracts ? withDimension(*part, 0) : *part);
    start += size;
  }
  if (!contracts && start < whole && !parts.empty()) { // in no group: zero
    Shape shape = parts[0].shape();
    shape.dimensions[position] = whole - start;
    parts.emplace_back(shape);
  }
  if (parts.empty())
    return interpreter.setResults(
        op, {Array(*shapeOf(op->getResult(0).getType()))});
  return interpreter.setResults(op, {concatenate(parts, position)});
}

} // namespace

void addChlo(HandlerTable &table) {
  table["chlo.scan"] = runScan;
  table["chlo.ragged_dot"] = runRaggedDot;
}

} // namespace tesela::interpret
