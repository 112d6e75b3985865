#include "import/HloOperators.h"

#include "ir/AttributeValues.h"
#include "ir/Dialect.h"
#include "ir/Sdy.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

/// broadcast of HLO neither adds dimensions of size 1 by itself nor stretches
/// them, so that broadcast_in_dim can take a reshape.
static bool needsReshape(mlir::RankedTensorType operand,
                         mlir::RankedTensorType result,
                         llvm::ArrayRef<int64_t> dimensions) {
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    if (operand.getDimSize(i) != result.getDimSize(dimension))
      return true;
  return false;
}

static bool isIncreasing(llvm::ArrayRef<int64_t> values) {
  return llvm::is_sorted(values);
}

void HloOperators::broadcast(mlir::Operation *op) {
  auto from = llvm::cast<mlir::RankedTensorType>(op->getOperand(0).getType());
  auto to = llvm::cast<mlir::RankedTensorType>(op->getResult(0).getType());
  llvm::SmallVector<int64_t> dimensions =
      ir::integers(op, "broadcast_dimensions");
  std::string operand = builder.operandNames(op->getOperand(0), into);
  if (from.hasStaticShape() && to.hasStaticShape() && from.getRank() > 0 &&
      from.getNumElements() == to.getNumElements() &&
      isIncreasing(dimensions)) {
    finish(op, "reshape", operand, {});
    return;
  }
  if (needsReshape(from, to, dimensions)) {
    llvm::SmallVector<int64_t> kept, shape;
    for (auto [i, dimension] : llvm::enumerate(dimensions))
      if (from.getDimSize(i) == to.getDimSize(dimension)) {
        kept.push_back(dimension);
        shape.push_back(from.getDimSize(i));
      }
    operand = builder
                  .append(into, "reshape",
                          hloShape(mlir::RankedTensorType::get(
                              shape, from.getElementType())),
                          "reshape", operand)
                  .name;
    dimensions = kept;
  }
  finish(op, "broadcast", operand, {"dimensions=" + hloList(dimensions)});
}

void HloOperators::barrier(mlir::Operation *op) {
  std::string operands = builder.operandNames(op->getOperands(), into);
  if (op->getNumOperands() == 1) {
    finish(op, "opt-barrier", operands, {});
    return;
  }
  std::string shape = hloTupleShape(op->getResultTypes());
  std::string tuple =
      builder.append(into, "tuple", shape, "tuple", operands).name;
  HloInstruction &result =
      builder.append(into, "opt-barrier", shape, "opt-barrier", tuple);
  builder.bindResults(op, into, std::string(result.name));
}

bool HloOperators::transfer(mlir::Operation *op, bool send) {
  auto channel =
      op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
  auto host = op->getAttrOfType<mlir::BoolAttr>("is_host_transfer");
  llvm::SmallVector<std::string> attributes = {
      "channel_id=" + std::to_string(channel.getHandle())};
  if (host && host.getValue())
    attributes.push_back("is_host_transfer=true");
  mlir::ValueRange data =
      send ? op->getOperands().drop_back() : mlir::ValueRange();
  mlir::TypeRange types =
      send ? mlir::TypeRange(data)
           : mlir::TypeRange(op->getResultTypes()).drop_back();
  std::string payload =
      types.size() == 1 ? hloShape(types.front()) : hloTupleShape(types);
  std::string sent = builder.operandNames(data, into);
  if (send && data.size() != 1)
    sent = builder.append(into, "tuple", payload, "tuple", sent).name;
  std::string token = builder.operandNames(op->getOperands().back(), into);
  StringRef opcode = send ? "send" : "recv";
  HloInstruction &start =
      builder.append(into, opcode, "(" + payload + ", u32[], token[])", opcode,
                     (send ? sent + ", " : "") + token);
  start.attributes.assign(attributes.begin(), attributes.end());
  std::string started = start.name;
  std::string shape = send ? "token[]" : "(" + payload + ", token[])";
  HloInstruction &done = builder.append(into, (opcode + "-done").str(), shape,
                                        (opcode + "-done").str(), started);
  done.attributes.assign(attributes.begin(), attributes.end());
  std::string last = done.name;
  if (send) {
    into.values[op->getResult(0)] = last;
    return true;
  }
  if (types.size() != 1)
    return builder.fail(op, "it receives other than one value");
  builder.bindResults(op, into, last);
  return true;
}

std::string HloOperators::annotate(std::string operand, std::string shape,
                                   StringRef target,
                                   const std::string &sharding) {
  HloInstruction &call = builder.append(into, "custom-call", std::move(shape),
                                        "custom-call", std::move(operand));
  call.attributes = {"custom_call_target=" + hloQuoted(target)};
  if (!sharding.empty())
    call.attributes.push_back("sharding=" + sharding);
  return call.name;
}

void HloOperators::constraint(mlir::Operation *op) {
  into.values[op->getResult(0)] =
      annotate(builder.operandNames(op->getOperand(0), into),
               hloShape(op->getResult(0).getType()), "Sharding",
               hloSharding(op->getAttr("sharding"), op));
}

bool HloOperators::manual(mlir::Operation *op) {
  auto in = op->getAttrOfType<sdy::TensorShardingPerValueAttr>("in_shardings");
  auto out =
      op->getAttrOfType<sdy::TensorShardingPerValueAttr>("out_shardings");
  mlir::Region &region = op->getRegion(0);
  std::string body = builder.addRegion(region);
  if (body.empty())
    return false;
  std::string locals;
  for (auto [operand, argument, sharding] :
       llvm::zip(op->getOperands(), region.getArguments(), in.getShardings())) {
    std::string whole = annotate(builder.operandNames(operand, into),
                                 hloShape(operand.getType()), "Sharding",
                                 hloSharding(sharding, op));
    locals += (locals.empty() ? "" : ", ") +
              annotate(whole, hloShape(argument.getType()),
                       "SPMDFullToShardShape", "{manual}");
  }
  mlir::TypeRange types = region.front().getTerminator()->getOperandTypes();
  bool tuple = types.size() != 1;
  std::string called =
      builder
          .append(into, "call",
                  tuple ? hloTupleShape(types) : hloShape(types.front()),
                  "call", locals)
          .name;
  into.instructions.back().attributes = {"to_apply=" + body};
  for (auto [result, type, sharding] :
       llvm::zip(op->getResults(), types, out.getShardings())) {
    std::string part = called;
    if (tuple) {
      HloInstruction &element =
          builder.append(into, "get-tuple-element", hloShape(type),
                         "get-tuple-element", called);
      element.attributes = {"index=" +
                            std::to_string(result.getResultNumber())};
      part = element.name;
    }
    part = annotate(part, hloShape(type), "Sharding", "{manual}");
    into.values[result] =
        annotate(part, hloShape(result.getType()), "SPMDShardToFullShape",
                 hloSharding(sharding, op));
  }
  return true;
}

void HloOperators::finish(mlir::Operation *op, StringRef opcode,
                          std::string operands,
                          llvm::ArrayRef<std::string> attributes) {
  HloInstruction &instruction = builder.append(
      into, builder.baseName(op, opcode), hloShape(op->getResult(0).getType()),
      opcode, std::move(operands));
  instruction.attributes.assign(attributes.begin(), attributes.end());
  builder.addCommonAttributes(op, instruction);
  into.values[op->getResult(0)] = instruction.name;
}
