#include "semantics/SymbolicShapes.h"

#include "ir/Chlo.h"
#include "ir/Custom.h"
#include "ir/Dynamic.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

static RankedTensorType tensorOf(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

Extents SymbolicShapes::shape(Value value) const {
  auto found = shapes.find(value);
  if (found == shapes.end())
    return extentsOf(cast<RankedTensorType>(value.getType()).getShape());
  Extents resolved;
  for (const Extent &extent : found->second)
    resolved.push_back(sizes.resolve(extent));
  return resolved;
}

KnownElements SymbolicShapes::elements(Value value) const {
  KnownElements resolved;
  auto found = known.find(value);
  if (found != known.end())
    for (const std::optional<Extent> &element : found->second)
      resolved.push_back(element ? std::optional(sizes.resolve(*element))
                                 : std::nullopt);
  return resolved;
}

std::optional<Extents> SymbolicShapes::allElements(Value value) const {
  Extents all;
  auto found = known.find(value);
  if (found == known.end())
    return std::nullopt;
  for (const std::optional<Extent> &element : elements(value)) {
    if (!element)
      return std::nullopt;
    all.push_back(*element);
  }
  return all;
}

// ------------------------------------------------------------- the arguments

static LogicalResult badAttribute(func::FuncOp function, unsigned number,
                                  llvm::StringRef name,
                                  const llvm::Twine &why) {
  return emitError(function.getArgument(number).getLoc())
         << name << " of argument " << number << " of @" << function.getName()
         << ": " << why;
}

LogicalResult SymbolicShapes::readArgument(func::FuncOp function,
                                           unsigned number) {
  Value argument = function.getArgument(number);
  auto type = tensorOf(argument);
  if (!type)
    return success();
  std::string why;
  Extents shape = extentsOf(type.getShape());
  for (auto [d, extent] : llvm::enumerate(shape))
    if (type.isDynamicDim(d))
      extent = Extent(0);
  if (auto text =
          function.getArgAttrOfType<StringAttr>(number, "tesela.shape")) {
    std::optional<Extents> said = sizes.parseShape(text.getValue(), why);
    if (said && said->size() != shape.size())
      why = "gives " + std::to_string(said->size()) + " sizes for rank " +
            std::to_string(shape.size());
    for (size_t d = 0; why.empty() && d < shape.size(); ++d)
      if (!type.isDynamicDim(d) && (*said)[d] != type.getDimSize(d))
        sizes.assume({SizeRelation::Equal, (*said)[d], type.getDimSize(d)},
                     why);
    if (!why.empty())
      return badAttribute(function, number, "tesela.shape", why);
    shape = *said;
  } else {
    for (size_t d = 0; d < shape.size(); ++d)
      if (type.isDynamicDim(d))
        shape[d] =
            sizes.named("N" + std::to_string(number) + "_" + std::to_string(d));
  }
  shapes[argument] = shape;
  auto size = function.getArgAttrOfType<StringAttr>(number, "tesela.size");
  if (!size)
    return success();
  if (type.getRank() != 0 || !isa<IntegerType>(type.getElementType()))
    return badAttribute(function, number, "tesela.size",
                        "only a scalar integer is a size");
  std::optional<Extent> value = sizes.parse(size.getValue(), why);
  if (!value)
    return badAttribute(function, number, "tesela.size", why);
  known[argument] = {*value};
  return success();
}

LogicalResult SymbolicShapes::readArguments(func::FuncOp function) {
  for (unsigned number = 0; number < function.getNumArguments(); ++number)
    if (failed(readArgument(function, number)))
      return failure();
  Attribute assumptions = function->getAttr("tesela.assume");
  if (!assumptions)
    return success();
  auto list = dyn_cast<ArrayAttr>(assumptions);
  for (Attribute each : list ? list.getValue() : assumptions) {
    auto text = dyn_cast<StringAttr>(each);
    std::string why = "is no list of strings";
    std::optional<SizeFact> fact =
        text ? sizes.parseFact(text.getValue(), why) : std::nullopt;
    if (!fact || !sizes.assume(*fact, why))
      return function.emitError("tesela.assume: ") << why;
  }
  return success();
}

// ---------------------------------------------------------------- operators

LogicalResult SymbolicShapes::assume(Operation *op, const SizeFact &fact) {
  std::string why;
  if (!sizes.assume(fact, why))
    return op->emitError("what the operator asks of its sizes ") << why;
  return success();
}

LogicalResult SymbolicShapes::setResult(Operation &op, unsigned number,
                                        Extents shape) {
  auto type = tensorOf(op.getResult(number));
  if (!type)
    return success();
  if (int64_t(shape.size()) != type.getRank())
    return op.emitError("the shape that the operands give has another rank");
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!type.isDynamicDim(d) && shape[d] != type.getDimSize(d)) {
      if (failed(
              assume(&op, {SizeRelation::Equal, shape[d], type.getDimSize(d)})))
        return failure();
      shape[d] = type.getDimSize(d);
    }
  shapes[op.getResult(number)] = shape;
  return success();
}

/// Few elements of an integer type.
static bool mayBeKnown(Value value, const Extents &shape) {
  auto type = tensorOf(value);
  if (!type || !isa<IntegerType>(type.getElementType()))
    return false;
  Extent count = product(shape);
  return count.isStatic() && count.value() <= 64;
}

/// jax.export: the program is only meant for shapes for which the operand is
/// true.
LogicalResult SymbolicShapes::assertShape(Operation &op) {
  // The fact itself was noted when the comparison was met.
  KnownElements condition = elements(op.getOperand(0));
  if (condition.size() == 1 && condition[0] && *condition[0] == 0)
    return op.emitError("a shape assertion that never holds");
  if (condition.size() == 1 && condition[0])
    return success();
  Operation *compare = op.getOperand(0).getDefiningOp();
  if (!compare || compare->getName().getStringRef() != "stablehlo.compare")
    return success();
  KnownElements left = elements(compare->getOperand(0));
  KnownElements right = elements(compare->getOperand(1));
  if (left.size() != 1 || right.size() != 1 || !left[0] || !right[0])
    return success();
  std::optional<SizeFact> fact = comparedSizes(compare, *left[0], *right[0]);
  std::string why;
  if (fact && !sizes.assume(*fact, why))
    return op.emitError("a shape assertion ") << why;
  return success();
}

LogicalResult SymbolicShapes::infer(Operation &op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  if (call && call.getCallTargetName() == "shape_assertion" &&
      call.getInputs().size() == 1)
    return assertShape(op);
  if (failed(inferRegions(op)))
    return failure();
  if (op.getNumResults() == 0 || llvm::none_of(op.getResults(), tensorOf))
    return success();
  bool failedToAgree = false;
  auto shapeOf = [&](Value value) { return shape(value); };
  std::optional<Extents> result = resultShape(
      &op, shapeOf, [&](Value value) { return allElements(value); }, sizes,
      [&](const SizeFact &fact) {
        failedToAgree |= failed(assume(&op, fact));
      });
  if (failedToAgree)
    return failure();
  for (unsigned number = 0; number < op.getNumResults(); ++number) {
    Value value = op.getResult(number);
    auto type = tensorOf(value);
    if (!type || shapes.contains(value))
      continue;
    bool own = result && int64_t(result->size()) == type.getRank() &&
               !type.hasStaticShape();
    Extents given = own ? *result : extentsOf(type.getShape());
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (!own && type.isDynamicDim(d)) // any size, as far as is known
        given[d] = sizes.named("unknown" + std::to_string(unknownSizes++));
    if (failed(setResult(op, number, given)))
      return failure();
    if (mayBeKnown(value, shapes[value]))
      known[value] = resultElements(
          &op, shapes[value], [&](Value of) { return elements(of); }, shapeOf,
          sizes);
  }
  return success();
}

// A carried value keeps the shape it has when the loop begins; the results of a
// choice have those of its first branch.
LogicalResult SymbolicShapes::inferRegions(Operation &op) {
  if (isa<chlo::ScanOp>(op))
    return inferScan(op);
  llvm::StringRef name = op.getName().getStringRef();
  bool loop = name == "stablehlo.while";
  bool choice = name == "stablehlo.if" || name == "stablehlo.case";
  if (!loop && !choice)
    return success();
  for (Region &region : op.getRegions()) {
    if (loop)
      for (auto [argument, init] :
           llvm::zip_equal(region.getArguments(), op.getOperands()))
        if (tensorOf(argument))
          shapes[argument] = shape(init);
    if (failed(infer(region.front())))
      return failure();
  }
  Operation *end = op.getRegions().back().front().getTerminator();
  for (auto [number, result] : llvm::enumerate(op.getResults()))
    if (tensorOf(result) &&
        failed(setResult(op, number, shape(end->getOperand(number)))))
      return failure();
  return success();
}

// The region takes a slice of each input, and the carries.
LogicalResult SymbolicShapes::inferScan(Operation &op) {
  auto scan = cast<chlo::ScanOp>(op);
  Block &body = op.getRegion(0).front();
  size_t dimension = scan.getDimension();
  Extent length = int64_t(scan.getScanDimSize().value_or(0));
  for (auto [number, argument] : llvm::enumerate(body.getArguments())) {
    Extents given = shape(op.getOperand(number));
    if (number < scan.getInputs().size()) {
      length = given[dimension];
      given.erase(given.begin() + dimension);
    }
    shapes[argument] = given;
  }
  if (failed(infer(body)))
    return failure();
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    Extents given = shape(body.getTerminator()->getOperand(number));
    if (number < scan.getOutputs().size())
      given.insert(given.begin() + dimension, length);
    if (failed(setResult(op, number, given)))
      return failure();
  }
  return success();
}

LogicalResult SymbolicShapes::infer(Block &block) {
  for (Operation &op : block)
    if (!op.hasTrait<OpTrait::IsTerminator>() && failed(infer(op)))
      return failure();
  return success();
}

LogicalResult SymbolicShapes::infer(func::FuncOp function) {
  return infer(function.getBody().front());
}

} // namespace tesela::semantics
