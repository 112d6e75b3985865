#include "nugraph/Export.h"

#include "nugraph/Exporter.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace tesela::nugraph {

Sizes sizesOf(const Program &program, prove::Terms &terms) {
  Sizes sizes(terms);
  for (const ProgramSize &size : program.sizes)
    if (size.value)
      sizes.set(size.variable, *size.value);
  return sizes;
}

RankedTensorType Exporter::tensor(const TensorType &type) const {
  llvm::SmallVector<int64_t> shape;
  for (Index extent : type.shape)
    shape.push_back(sizes.value(extent));
  return RankedTensorType::get(shape,
                               ir::toMlir(type.element, builder.getContext()));
}

Value Exporter::create(llvm::StringRef name, RankedTensorType type,
                       ValueRange operands,
                       llvm::ArrayRef<NamedAttribute> attributes) {
  OperationState state(location, name, operands, type, attributes);
  return builder.create(state)->getResult(0);
}

Value Exporter::splat(const llvm::APInt &bits, RankedTensorType type) {
  Type element = type.getElementType();
  DenseElementsAttr value;
  if (auto floating = dyn_cast<FloatType>(element))
    value = DenseElementsAttr::get(
        type, llvm::APFloat(floating.getFloatSemantics(), bits));
  else
    value = DenseElementsAttr::get(type, bits);
  return stablehlo::ConstantOp::create(builder, location, type,
                                       cast<ElementsAttr>(value));
}

Value Exporter::splat(double value, RankedTensorType type) {
  return splat(semantics::constantBits(value, type.getElementType()), type);
}

Value Exporter::reshape(Value value, Type type) {
  if (value.getType() == type)
    return value;
  return stablehlo::ReshapeOp::create(builder, location, type, value);
}

Value Exporter::transpose(Value value, llvm::ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return value;
  auto from = cast<RankedTensorType>(value.getType());
  llvm::SmallVector<int64_t> shape;
  for (int64_t d : permutation)
    shape.push_back(from.getDimSize(d));
  return stablehlo::TransposeOp::create(
      builder, location, from.clone(shape), value,
      builder.getDenseI64ArrayAttr(permutation));
}

Value Exporter::broadcast(Value value, llvm::ArrayRef<int64_t> dimensions,
                          RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return stablehlo::BroadcastInDimOp::create(
      builder, location, type, value, builder.getDenseI64ArrayAttr(dimensions));
}

RankedTensorType Exporter::tensorLike(mlir::Type given,
                                      const TensorType &type) const {
  auto like = cast<RankedTensorType>(given);
  llvm::SmallVector<int64_t> shape(like.getShape());
  size_t next = 0;
  for (int64_t &extent : shape)
    if (extent != 1 && next < type.shape.size())
      extent = sizes.value(type.shape[next++]);
  return like.clone(shape);
}

/// Reads `node` of the program; its operands have been made.
std::optional<Value> Exporter::node(uint32_t number) {
  const Node &node = program.nodes[number];
  llvm::SmallVector<Value, 3> operands;
  for (uint32_t operand : node.operands)
    operands.push_back(values[operand]);
  type = tensor(program.types[number]);
  return std::visit([&](const auto &op) { return make(op, operands); },
                    operators[node.attribute]);
}

/// An operation of the imported function, on what its operands are now.
std::optional<Value> Exporter::make(const Opaque &opaque, Operands operands) {
  // One clone for all results of the operation on these operands.
  const void *first =
      operands.empty() ? nullptr : operands[0].getAsOpaquePointer();
  Operation *&clone = clones[{opaque.number, first}];
  Operation *given = program.opaques[opaque.number];
  if (!clone) {
    IRMapping mapping;
    for (auto [operand, value] :
         llvm::zip_equal(given->getOperands(), operands))
      if (cast<RankedTensorType>(operand.getType()).getNumElements() !=
          cast<RankedTensorType>(value.getType()).getNumElements())
        return std::nullopt; // the operation is one of fixed sizes
      else
        mapping.map(operand, reshape(value, operand.getType()));
    clone = builder.clone(*given, mapping);
  }
  return reshape(clone->getResult(opaque.result), type);
}

static std::optional<std::string>
build(const Program &program, Exporter &exporter, func::FuncOp function) {
  OpBuilder &builder = exporter.builder;
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  for (const ProgramInput &input : program.inputs) {
    Value value;
    if (input.argument)
      value = block->getArgument(*input.argument);
    else if (exporter.tensorLike(input.tensor, input.type) != input.tensor)
      return "a constant of a fixed size, at another size";
    else
      value = stablehlo::ConstantOp::create(builder, exporter.location,
                                            input.tensor,
                                            cast<ElementsAttr>(input.constant));
    exporter.inputs.push_back(value);
  }
  for (uint32_t number = 0; number < program.nodes.size(); ++number) {
    std::optional<Value> value = exporter.node(number);
    if (!value)
      return "an operator that StableHLO cannot say";
    exporter.values.push_back(*value);
  }
  llvm::SmallVector<Value> results;
  for (auto [node, type] :
       llvm::zip_equal(program.results, function.getResultTypes()))
    results.push_back(exporter.reshape(exporter.values[node], type));
  func::ReturnOp::create(builder, exporter.location, results);
  return std::nullopt;
}

Result<OwningOpRef<ModuleOp>> exportProgram(const Program &program,
                                            const Operators &operators,
                                            const Sizes &sizes) {
  MLIRContext *context = &operators.context();
  Location location = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  Exporter exporter(program, operators, sizes, builder, location);
  llvm::SmallVector<Type> arguments, results;
  for (const ProgramInput &input : program.inputs)
    if (input.argument)
      arguments.push_back(exporter.tensorLike(input.tensor, input.type));
  for (auto [node, type] :
       llvm::zip_equal(program.results, program.resultTypes))
    results.push_back(exporter.tensorLike(type, program.types[node]));
  auto function = func::FuncOp::create(
      builder, location, "main", builder.getFunctionType(arguments, results));
  if (auto why = build(program, exporter, function))
    return Error{ErrorCode::Unimplemented, *why};
  // Inputs that no node reads leave constants behind; the verifier's complaint
  // is our mistake, never the user's.
  if (mlir::failed(mlir::verify(*module)))
    return Error{ErrorCode::Internal, "the exported variant is no program"};
  return std::move(module);
}

} // namespace tesela::nugraph
