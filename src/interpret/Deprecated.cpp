// Operators that newer ones replace: broadcast, dot, einsum, unary_einsum,
// torch_index_select.
#include "interpret/Interpreter.h"

#include "interpret/Types.h"

#include "ir/Dialect.h"
#include "ir/ElementTypes.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::interpret {
namespace {

using semantics::Access;
using semantics::IteratorKind;
using semantics::ScalarOp;

Result<void> runForm(Interpreter &interpreter, mlir::Operation *op,
                     const semantics::GranularForm &form) {
  const std::vector<Array> operands = interpreter.operands(op);
  std::vector<Shape> shapes;
  for (const Array &operand : operands)
    shapes.push_back(operand.shape());
  const auto result = shapeOf(op->getResult(0).getType());
  if (!result)
    return failure(op, "its result type is not static");
  const Shape results[] = {*result};
  auto executor = GranularExecutor::compile(form, shapes, results);
  if (!executor)
    return executor.error();
  auto arrays = (*executor)->run(operands);
  if (!arrays)
    return arrays.error();
  return interpreter.setResults(op, std::move(*arrays));
}

Result<void> runScratch(Interpreter &interpreter, mlir::Operation *op,
                        llvm::StringRef name, mlir::NamedAttribute attribute) {
  ScratchOp scratch(op->getLoc(), name, op->getOperandTypes(),
                    op->getResultTypes(), {attribute});
  auto arrays = interpreter.runDefinition(scratch.get(),
                                          interpreter.operands(op), false);
  if (!arrays)
    return arrays.error();
  return interpreter.setResults(op, std::move(*arrays));
}

Result<void> runBroadcast(Interpreter &interpreter, mlir::Operation *op) {
  const size_t added = integers(op, "broadcast_sizes").size();
  std::vector<int64_t> dimensions(
      interpreter.get(op->getOperand(0)).dimensions().size());
  std::iota(dimensions.begin(), dimensions.end(), added);
  mlir::Builder builder(op->getContext());
  return runScratch(interpreter, op, "stablehlo.broadcast_in_dim",
                    builder.getNamedAttr(
                        "broadcast_dimensions",
                        builder.getDenseI64ArrayAttr(dimensions)));
}

Result<void> runDot(Interpreter &interpreter, mlir::Operation *op) {
  const int64_t rank =
      interpreter.get(op->getOperand(0)).dimensions().size();
  mlir::Builder builder(op->getContext());
  return runScratch(interpreter, op, "stablehlo.dot_general",
                    builder.getNamedAttr(
                        "dot_dimension_numbers",
                        stablehlo::DotDimensionNumbersAttr::get(
                            op->getContext(), {}, {}, {rank - 1}, {0})));
}

/// "ab,bc->ac", with "..." for further dimensions on the left.
struct Einsum {
  std::vector<std::string> operands;
  std::string result;
};

/// Dimensions under "..." get labels 0, 1, ... counted from the right.
Einsum parse(llvm::StringRef text, std::span<const Array> operands) {
  std::string plain = text.str();
  std::erase(plain, ' ');
  auto [left, right] = llvm::StringRef(plain).split("->");
  llvm::SmallVector<llvm::StringRef> parts;
  left.split(parts, ',');
  Einsum einsum;
  size_t most = 0;
  const auto expand = [](llvm::StringRef part, size_t count) {
    auto [before, after] = part.split("...");
    std::string labels;
    for (size_t i = count; i-- > 0;)
      labels += char(i);
    return before.str() + (part.contains("...") ? labels : "") + after.str();
  };
  for (auto [part, operand] : llvm::zip(parts, operands)) {
    const size_t letters =
        part.size() - (part.contains("...") ? 3 : 0);
    const size_t rank = operand.dimensions().size();
    const size_t extra = rank > letters ? rank - letters : 0;
    most = std::max(most, extra);
    einsum.operands.push_back(expand(part, extra));
  }
  einsum.result = expand(right, most);
  return einsum;
}

class EinsumForm {
public:
  EinsumForm(mlir::Operation *op, std::span<const Array> operands)
      : context(op->getContext()),
        einsum(parse(op->getAttrOfType<mlir::StringAttr>("einsum_config")
                         .getValue(),
                     operands)) {
    const auto result =
        llvm::cast<mlir::ShapedType>(op->getResult(0).getType());
    mlir::Type type = result.getElementType();
    if (auto element = elementTypeOf(type);
        isFloat(*element) && bitWidth(*element) < 32)
      type = ir::toMlir(ElementType::F32, context);
    for (auto [labels, operand] : llvm::zip(einsum.operands, operands))
      for (auto [label, size] : llvm::zip(labels, operand.dimensions()))
        extents[label] = std::max(extents[label], size);
    addIterators();
    unsigned product = 0;
    for (auto [i, operand] : llvm::enumerate(operands)) {
      addRead(i, operand);
      const unsigned factor = form.body.convert(
          form.body.input(i, ir::toMlir(operand.element(), context)), type);
      product = i ? form.body.apply(ScalarOp::Multiply, type,
                                    {product, factor})
                  : factor;
    }
    form.body.results = {product};
    addSum(type);
  }

  semantics::GranularForm form;
  bool valid = true;

private:
  void addIterators() {
    for (char label : einsum.result)
      addIterator(label, IteratorKind::Parallel);
    for (const std::string &labels : einsum.operands)
      for (char label : labels)
        if (!numbers.contains(label))
          addIterator(label, IteratorKind::Reduction);
    Access write;
    for (char label : einsum.result)
      write.indices.push_back(dimension(label));
    form.writes.push_back(write);
  }
  void addIterator(char label, IteratorKind kind) {
    valid &= extents.contains(label) && !numbers.contains(label);
    numbers[label] = form.iterators.size();
    form.iterators.push_back({kind, extents[label]});
  }
  void addRead(unsigned number, const Array &operand) {
    Access read;
    read.operand = number;
    valid &= einsum.operands[number].size() == operand.dimensions().size();
    for (auto [label, size] :
         llvm::zip(einsum.operands[number], operand.dimensions()))
      read.indices.push_back(size == 1
                                 ? mlir::getAffineConstantExpr(0, context)
                                 : dimension(label));
    form.reads.push_back(read);
  }
  void addSum(mlir::Type type) {
    semantics::Combiner sum;
    const unsigned a = sum.body.input(0, type), b = sum.body.input(1, type);
    sum.body.results = {sum.body.apply(ScalarOp::Add, type, {a, b})};
    semantics::Init init;
    init.constant = semantics::constantBits(0, type);
    sum.inits = {init};
    form.combiner = std::move(sum);
    form.accumulatorTypes = {type};
  }
  mlir::AffineExpr dimension(char label) {
    return mlir::getAffineDimExpr(numbers[label], context);
  }

  mlir::MLIRContext *context;
  Einsum einsum;
  std::map<char, int64_t> extents;
  std::map<char, unsigned> numbers;
};

Result<void> runEinsum(Interpreter &interpreter, mlir::Operation *op) {
  const std::vector<Array> operands = interpreter.operands(op);
  EinsumForm made(op, operands);
  if (!made.valid ||
      made.form.reads.size() != operands.size())
    return failure(op, "its einsum_config does not fit its operands");
  return runForm(interpreter, op, made.form);
}

/// Dimension `dim` is indexed by the index operand, whose first `batch_dims`
/// dimensions are those of the operand.
Result<void> runIndexSelect(Interpreter &interpreter, mlir::Operation *op) {
  mlir::MLIRContext *context = op->getContext();
  const Array &operand = interpreter.get(op->getOperand(0));
  const Array &index = interpreter.get(op->getOperand(1));
  const int64_t batch = integer(op, "batch_dims"),
                rank = operand.dimensions().size(),
                indexRank = index.dimensions().size();
  int64_t dim = integer(op, "dim");
  dim += dim < 0 ? rank : 0;
  const auto shape = shapeOf(op->getResult(0).getType());
  if (!shape || batch > dim || dim >= rank || batch > indexRank)
    return failure(op, "its dimensions do not fit its operands");
  semantics::GranularForm form;
  Access read, write;
  semantics::IndexRead at;
  for (auto [d, size] : llvm::enumerate(shape->dimensions)) {
    form.iterators.push_back({IteratorKind::Parallel, size});
    write.indices.push_back(mlir::getAffineDimExpr(d, context));
  }
  at.operand = 1;
  at.clamped = true;
  at.upper = operand.dimensions()[dim] - 1;
  // Result: dimensions before dim, those of the index after its batch, rest.
  for (int64_t d = 0; d < indexRank; ++d)
    at.indices.push_back(
        mlir::getAffineDimExpr(d < batch ? d : dim + d - batch, context));
  read.indexReads.push_back(at);
  for (int64_t d = 0; d < rank; ++d)
    read.indices.push_back(
        d == dim ? mlir::getAffineSymbolExpr(0, context)
                 : mlir::getAffineDimExpr(
                       d < dim ? d : d - 1 + indexRank - batch, context));
  form.reads.push_back(read);
  form.writes.push_back(write);
  mlir::Type type = ir::toMlir(operand.element(), context);
  form.body.results = {form.body.input(0, type)};
  form.accumulatorTypes = {type};
  return runForm(interpreter, op, form);
}

} // namespace

void addDeprecated(HandlerTable &table) {
  table["stablehlo.broadcast"] = runBroadcast;
  table["stablehlo.dot"] = runDot;
  table["stablehlo.einsum"] = runEinsum;
  table["stablehlo.unary_einsum"] = runEinsum;
  table["stablehlo.torch_index_select"] = runIndexSelect;
}

} // namespace tesela::interpret
