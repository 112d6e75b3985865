// Instructions for operators that hold or call computations.
#include "import/HloOperators.h"

#include "ir/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

/// The shape of what an operator yields in HLO: its result, or a tuple of them.
static std::string resultShape(mlir::Operation *op, bool tuple) {
  if (op->getNumResults() == 1 && !tuple)
    return hloShape(op->getResult(0).getType());
  return hloTupleShape(op->getResultTypes());
}

/// A constant; a splat that is no scalar is a broadcast scalar.
static bool isSplatArray(mlir::ElementsAttr value) {
  auto type = llvm::cast<mlir::ShapedType>(value.getType());
  return value.isSplat() && type.getRank() > 0 && type.getNumElements() > 0;
}

bool HloBuilder::addOperator(mlir::Operation *op, HloComputation &into) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>()) {
    auto value = op->getAttrOfType<mlir::ElementsAttr>("value");
    if (!value)
      return fail(op, "it has no value");
    mlir::Type type = op->getResult(0).getType();
    bool splat = isSplatArray(value);
    std::string shape = hloShape(type);
    if (shape.empty())
      return fail(op, "a constant of a type HLO does not have");
    std::string text = llvm::cast<mlir::ShapedType>(type).getNumElements() >
                                   options.largestConstant &&
                               !splat
                           ? "{...}"
                           : hloLiteral(value, splat);
    std::string scalar =
        splat ? hloShape(mlir::RankedTensorType::get(
                    {}, llvm::cast<mlir::ShapedType>(type).getElementType()))
              : shape;
    HloInstruction *instruction =
        &append(into, "constant", scalar, "constant", text);
    if (splat) {
      std::string name = instruction->name;
      instruction = &append(into, "broadcast", shape, "broadcast", name);
      instruction->attributes.push_back("dimensions={}");
    }
    addCommonAttributes(op, *instruction);
    into.values[op->getResult(0)] = instruction->name;
    return true;
  }
  for (mlir::Type type : op->getResultTypes())
    if (hloShape(type).empty())
      return fail(op, "it yields a type HLO does not have");
  return addControlFlow(op, into);
}

/// The kind of a fusion: what the operator says, or what its family amounts to;
/// empty if it is no fusion.
static StringRef fusionKind(mlir::Operation *op) {
  if (auto kind = op->getAttrOfType<mlir::StringAttr>("kind"))
    return kind.getValue();
  auto family = op->getAttrOfType<mlir::StringAttr>("family");
  if (!family)
    return "";
  return llvm::StringSwitch<StringRef>(family.getValue())
      .Cases({"loop", "update"}, "kLoop")
      .Case("rows", "kInput")
      .Case("contraction", "kOutput")
      .Default("kCustom");
}

bool HloBuilder::addControlFlow(mlir::Operation *op, HloComputation &into) {
  StringRef name = op->getName().getStringRef();
  HloOperators several(*this, into);
  if (name == "stablehlo.while")
    return addWhile(op, into);
  if (name == "stablehlo.if" || name == "stablehlo.case")
    return addConditional(op, into);
  if (name == "func.call" || name == "stablehlo.composite")
    return addCall(op, into);
  if (name == "stablehlo.broadcast_in_dim")
    return several.broadcast(op), true;
  if (name == "stablehlo.optimization_barrier")
    return several.barrier(op), true;
  if (name == "stablehlo.send" || name == "stablehlo.recv")
    return several.transfer(op, name == "stablehlo.send");
  if (name == "sdy.sharding_constraint" || name == "sdy.reshard")
    return several.constraint(op), true;
  if (name == "sdy.manual_computation")
    return several.manual(op);
  if (op->getNumRegions() == 1 && !fusionKind(op).empty())
    return addFusion(op, into);

  llvm::SmallVector<std::string> regions;
  for (mlir::Region &region : op->getRegions()) {
    regions.push_back(addRegion(region));
    if (regions.back().empty())
      return false;
  }
  if (auto called = op->getAttrOfType<mlir::ArrayAttr>("called_computations"))
    for (auto symbol : called.getAsRange<mlir::FlatSymbolRefAttr>()) {
      regions.push_back(calledFunction(op, symbol.getValue()));
      if (regions.back().empty())
        return false;
    }
  std::string reason;
  std::optional<HloForm> form = hloForm(op, regions, reason);
  if (!form)
    return fail(op, reason);
  bool tuple = form->tuple || op->getNumResults() != 1;
  HloInstruction &instruction =
      append(into, baseName(op, form->opcode), resultShape(op, tuple),
             form->opcode, operandNames(op->getOperands(), into));
  llvm::append_range(instruction.attributes, form->attributes);
  addCommonAttributes(op, instruction);
  if (tuple)
    bindResults(op, into, std::string(instruction.name));
  else
    into.values[op->getResult(0)] = instruction.name;
  return true;
}

bool HloBuilder::addWhile(mlir::Operation *op, HloComputation &into) {
  mlir::Region &condition = op->getRegion(0), &body = op->getRegion(1);
  Captures captures = capturesOf({&condition, &body});
  llvm::SmallVector<mlir::Value> state(op->getOperands());
  llvm::append_range(state, captures.others);
  // A single value travels as it is, several as a tuple.
  bool tuple = state.size() != 1;
  llvm::SmallVector<mlir::Type> types;
  for (mlir::Value value : state)
    types.push_back(value.getType());
  std::string bodyName = addRegionWithCaptures(body, captures.others, tuple,
                                               /*passThrough=*/true, tuple);
  std::string conditionName =
      bodyName.empty() ? std::string()
                       : addRegionWithCaptures(condition, captures.others,
                                               tuple, false, false);
  if (conditionName.empty())
    return false;
  std::string shape = tuple ? hloTupleShape(types) : hloShape(types.front());
  std::string operand = operandNames(state, into);
  if (tuple)
    operand = append(into, "tuple", shape, "tuple", operand).name;
  HloInstruction &loop =
      append(into, baseName(op, "while"), shape, "while", operand);
  loop.attributes = {"condition=" + conditionName, "body=" + bodyName};
  addCommonAttributes(op, loop);
  if (tuple)
    bindResults(op, into, std::string(loop.name));
  else if (op->getNumResults() == 1)
    into.values[op->getResult(0)] = loop.name;
  return true;
}

bool HloBuilder::addConditional(mlir::Operation *op, HloComputation &into) {
  std::string operands = operandNames(op->getOperand(0), into);
  llvm::SmallVector<std::string> branches;
  bool tuple = op->getNumResults() != 1;
  for (mlir::Region &region : op->getRegions()) {
    Captures captures = capturesOf(&region);
    bool asTuple = captures.others.size() != 1;
    std::string argument = operandNames(captures.others, into);
    if (asTuple) {
      llvm::SmallVector<mlir::Type> types;
      for (mlir::Value value : captures.others)
        types.push_back(value.getType());
      argument =
          append(into, "tuple", hloTupleShape(types), "tuple", argument).name;
    }
    operands += ", " + argument;
    branches.push_back(
        addRegionWithCaptures(region, captures.others, asTuple, false, tuple));
    if (branches.back().empty())
      return false;
  }
  HloInstruction &conditional =
      append(into, baseName(op, "conditional"), resultShape(op, tuple),
             "conditional", operands);
  if (op->getName().getStringRef() == "stablehlo.if") {
    conditional.attributes = {"true_computation=" + branches[0],
                              "false_computation=" + branches[1]};
  } else {
    std::string list;
    for (const std::string &branch : branches)
      list += (list.empty() ? "" : ", ") + branch;
    conditional.attributes = {"branch_computations={" + list + "}"};
  }
  addCommonAttributes(op, conditional);
  if (tuple)
    bindResults(op, into, std::string(conditional.name));
  else
    into.values[op->getResult(0)] = conditional.name;
  return true;
}

bool HloBuilder::addCall(mlir::Operation *op, HloComputation &into) {
  bool composite = op->getName().getStringRef() == "stablehlo.composite";
  auto callee = op->getAttrOfType<mlir::FlatSymbolRefAttr>(
      composite ? "decomposition" : "callee");
  std::string called = calledFunction(op, callee.getValue());
  if (called.empty())
    return false;
  bool tuple = op->getNumResults() != 1;
  HloInstruction &call =
      append(into, baseName(op, "call"), resultShape(op, tuple), "call",
             operandNames(op->getOperands(), into));
  call.attributes.push_back("to_apply=" + called);
  if (composite) {
    auto name = op->getAttrOfType<mlir::StringAttr>("name");
    auto version = op->getAttrOfType<mlir::IntegerAttr>("version");
    std::string attributes = "{}";
    if (auto given =
            op->getAttrOfType<mlir::DictionaryAttr>("composite_attributes")) {
      attributes.clear();
      llvm::raw_string_ostream(attributes) << given;
    }
    call.attributes.push_back("is_composite=true");
    call.attributes.push_back(
        "frontend_attributes={composite.attributes=" + attributes +
        ",composite.name=" + hloQuoted(name.getValue()) +
        ",composite.version=\"" +
        std::to_string(version ? version.getInt() : 0) + "\"}");
  }
  addCommonAttributes(op, call);
  if (tuple)
    bindResults(op, into, std::string(call.name));
  else
    into.values[op->getResult(0)] = call.name;
  return true;
}

bool HloBuilder::addFusion(mlir::Operation *op, HloComputation &into) {
  mlir::Region &region = op->getRegion(0);
  Captures captures = capturesOf(&region);
  llvm::SmallVector<mlir::Value> operands(op->getOperands());
  llvm::append_range(operands, captures.others);
  bool tuple = op->getNumResults() != 1;
  std::string body = addRegionWithCaptures(region, captures.others,
                                           /*asTuple=*/false, false, tuple);
  if (body.empty())
    return false;
  computations.back().name =
      "fused_computation." + std::to_string(++counters["fused"]);
  mlir::StringAttr name;
  for (StringRef attribute : {"label", "sym_name", "name"})
    if (!name)
      name = op->getAttrOfType<mlir::StringAttr>(attribute);
  HloInstruction &fusion =
      append(into, name ? name.getValue() : "fusion", resultShape(op, tuple),
             "fusion", operandNames(operands, into));
  fusion.attributes = {"kind=" + fusionKind(op).str(),
                       "calls=" + computations.back().name};
  if (auto config = op->getAttrOfType<mlir::StringAttr>("backend_config"))
    fusion.attributes.push_back("backend_config=" +
                                (config.getValue().starts_with("{")
                                     ? config.getValue().str()
                                     : hloQuoted(config.getValue())));
  else if (auto family = op->getAttrOfType<mlir::StringAttr>("family"))
    fusion.attributes.push_back(
        "backend_config={\"family\":" + hloQuoted(family.getValue()) + "}");
  addCommonAttributes(op, fusion);
  if (tuple)
    bindResults(op, into, std::string(fusion.name));
  else
    into.values[op->getResult(0)] = fusion.name;
  return true;
}
