#include "interpret/ScalarEvaluator.h"

#include "interpret/Types.h"

#include "llvm/ADT/DenseMap.h"

namespace tesela::interpret {
namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

bool isLeaf(ScalarOp op) {
  return op == ScalarOp::Input || op == ScalarOp::Constant ||
         op == ScalarOp::Iterator || op == ScalarOp::InBounds;
}

bool isBetweenTypes(ScalarOp op) {
  return op == ScalarOp::Convert || op == ScalarOp::Bitcast ||
         op == ScalarOp::Select || op == ScalarOp::Complex ||
         op == ScalarOp::Real || op == ScalarOp::Imag;
}

KernelFunction kernelFor(const ScalarInstruction &instruction, Step &step) {
  if (isBetweenTypes(instruction.op))
    return convertKernel(instruction, step);
  if (isComplex(step.operandType))
    return complexKernel(instruction, step);
  if (isFloat(step.operandType))
    return floatKernel(instruction, step);
  return integerKernel(instruction, step);
}

void fillConstant(std::byte *to, const llvm::APInt &bits, ElementType type) {
  const size_t size = byteSize(type);
  const unsigned width = bitWidth(type);
  const llvm::APInt fitted = bits.zextOrTrunc(width);
  const llvm::APInt stored =
      isSignedInteger(type) ? fitted.sext(size * 8) : fitted.zext(size * 8);
  for (int64_t i = 0; i < ScalarEvaluator::width; ++i)
    std::memcpy(to + i * size, stored.getRawData(), size);
}

Error noKernel(const ScalarInstruction &instruction, ElementType type) {
  return {ErrorCode::Unimplemented,
          "scalar operator '" + semantics::name(instruction.op).str() +
              "' does not exist on " + std::string(stablehloName(type))};
}

} // namespace

uint32_t ScalarEvaluator::allocate(size_t bytes) {
  const uint32_t offset = registers.size();
  registers.resize(offset + bytes * width);
  return offset;
}

Result<ScalarEvaluator>
ScalarEvaluator::compile(const semantics::ScalarBody &body) {
  ScalarEvaluator result;
  std::vector<Value> values;
  uint32_t scratch = 0;
  std::vector<std::pair<uint32_t, const ScalarInstruction *>> constants;
  for (const ScalarInstruction &instruction : body.instructions) {
    const auto type = elementTypeOf(instruction.type);
    if (!type)
      return Error{ErrorCode::Unimplemented, "scalar body: unknown type"};
    Value value{*type, 0};
    if (isLeaf(instruction.op) && instruction.op != ScalarOp::Constant)
      for (const Leaf &leaf : result.leafList)
        if (leaf.op == instruction.op && leaf.index == instruction.index &&
            leaf.type == *type)
          value.offset = leaf.offset + 1; // marks "found"
    if (value.offset) {
      --value.offset;
      values.push_back(value);
      continue;
    }
    value.offset = result.allocate(byteSize(*type));
    values.push_back(value);
    if (instruction.op == ScalarOp::Constant) {
      constants.push_back({value.offset, &instruction});
      continue;
    }
    if (isLeaf(instruction.op)) {
      result.leafList.push_back(
          {instruction.op, instruction.index, *type, value.offset});
      continue;
    }
    Step step;
    step.out = value.offset;
    step.type = *type;
    for (auto [i, operand] : llvm::enumerate(instruction.operands))
      step.in[i] = values[operand].offset;
    step.operandType = values[instruction.operands[0]].type;
    step.direction = instruction.direction;
    step.exponentBits = instruction.exponentBits;
    step.mantissaBits = instruction.mantissaBits;
    if (instruction.op == ScalarOp::Convert) {
      if (!scratch)
        scratch = result.allocate(8);
      step.scratch = scratch;
    }
    step.kernel = kernelFor(instruction, step);
    if (!step.kernel)
      return noKernel(instruction, step.operandType);
    result.steps.push_back(step);
  }
  for (auto [offset, instruction] : constants)
    fillConstant(result.at(offset), instruction->constant,
                 *elementTypeOf(instruction->type));
  for (unsigned value : body.results)
    result.resultList.push_back(values[value]);
  return result;
}

} // namespace tesela::interpret
