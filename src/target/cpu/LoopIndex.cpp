#include "target/cpu/LoopStage.h"

#include "ir/ElementSizes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;
using mlir::AffineDimExpr;
using mlir::AffineExpr;
using mlir::AffineSymbolExpr;

namespace tesela::cpu {

plan::Lanes StageEmitter::lanesOf(AffineExpr expression) const {
  return plan::lanesOf(stage.loops.space.linear(expression), vectorLoop,
                       aligned ? lanes : 0, [&](AffineExpr symbol) {
                         unsigned number =
                             cast<AffineSymbolExpr>(symbol).getPosition();
                         return isVector(stage.loops.symbols[number].loops);
                       });
}

// The loop's value in lane 0 of vector `u`.
Value *StageEmitter::loopValue(unsigned loop, unsigned u) {
  Value *value = loopValues[loop];
  if (u > 0 && int(loop) == vectorLoop)
    value = builder.CreateNSWAdd(value, builder.getInt64(int64_t(u) * lanes));
  return value;
}

static Value *floorDivide(IRBuilder<> &builder, Value *value, int64_t divisor,
                          bool negative) {
  Value *by = ConstantInt::get(value->getType(), divisor);
  if (!negative)
    return builder.CreateUDiv(value, by);
  Value *quotient = builder.CreateSDiv(value, by);
  Value *rest = builder.CreateSRem(value, by);
  Value *below =
      builder.CreateICmpSLT(rest, Constant::getNullValue(value->getType()));
  return builder.CreateAdd(quotient,
                           builder.CreateSExt(below, value->getType()));
}

static bool mayBeNegative(const plan::IndexSpace &space, AffineExpr value) {
  auto range = space.range(value);
  return !range || range->lower < 0;
}

Value *StageEmitter::symbolValue(unsigned number, unsigned u, bool vector) {
  const plan::Symbol &symbol = stage.loops.symbols[number];
  bool varies = isVector(symbol.loops);
  const void *key = &symbol;
  unsigned part = varies ? u : 0;
  auto known = indexes.find({key, part});
  Value *value = known == indexes.end() ? nullptr : known->second.value;
  if (!value) {
    AtDepth there(*this, depthOf(symbol.loops));
    value = valuesOf(symbol.node, part)[0].real;
    mlir::Type type = mlir::getElementTypeOrSelf(
        stage.loops.nodes[symbol.node].value.getType());
    bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
    Type *wide = builder.getInt64Ty();
    if (varies)
      wide = FixedVectorType::get(wide, lanes);
    auto constant = [&](int64_t c) { return ConstantInt::get(wide, c); };
    value = isUnsigned ? builder.CreateZExt(value, wide)
                       : builder.CreateSExt(value, wide);
    if (symbol.clamped) {
      if (isUnsigned)
        value = builder.CreateBinaryIntrinsic(Intrinsic::umin, value,
                                              constant(symbol.bounds.upper));
      value = builder.CreateBinaryIntrinsic(Intrinsic::smax, value,
                                            constant(symbol.bounds.lower));
      value = builder.CreateBinaryIntrinsic(Intrinsic::smin, value,
                                            constant(symbol.bounds.upper));
    }
    indexes[{key, part}] = {value, depthOf(symbol.loops)};
  }
  if (vector && !varies)
    value = builder.CreateVectorSplat(lanes, value);
  return value;
}

// An atom in lane 0.
Value *StageEmitter::scalarAtom(AffineExpr atom, unsigned u) {
  if (auto dim = dyn_cast<AffineDimExpr>(atom))
    return loopValue(dim.getPosition(), u);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(atom)) {
    Value *value = symbolValue(symbol.getPosition(), u, false);
    if (value->getType()->isVectorTy())
      value = builder.CreateExtractElement(value, uint64_t(0));
    return value;
  }
  auto division = cast<mlir::AffineBinaryOpExpr>(atom);
  return floorDivide(
      builder, scalarIndex(division.getLHS(), u),
      cast<mlir::AffineConstantExpr>(division.getRHS()).getValue(),
      mayBeNegative(stage.loops.space, division.getLHS()));
}

// The expression in lane 0. Terms are added from the outermost loop inwards,
// each where its loop is.
Value *StageEmitter::scalarIndex(AffineExpr expression, unsigned u) {
  unsigned part = isVector(stage.loops.loopsOf(expression)) ? u : 0;
  auto known = indexes.find({expression.getAsOpaquePointer(), part});
  if (known != indexes.end())
    return known->second.value;
  plan::LinearForm form = stage.loops.space.linear(expression);
  SmallVector<std::pair<unsigned, unsigned>> byDepth;
  for (auto [number, term] : enumerate(form.terms))
    byDepth.push_back({depthOf(stage.loops.loopsOf(term.first)), number});
  llvm::sort(byDepth);
  Value *sum = builder.getInt64(form.constant);
  unsigned depth = 0;
  for (auto [termDepth, number] : byDepth) {
    auto [atom, coefficient] = form.terms[number];
    depth = termDepth;
    AtDepth there(*this, depth);
    Value *term = scalarAtom(atom, part);
    if (coefficient != 1)
      term = builder.CreateNSWMul(term, builder.getInt64(coefficient));
    sum = builder.CreateNSWAdd(term, sum);
  }
  indexes[{expression.getAsOpaquePointer(), part}] = {sum, depth};
  return sum;
}

// The expression in every lane, <lanes x i64>.
Value *StageEmitter::vectorIndex(AffineExpr expression, unsigned u) {
  plan::Lanes kind = lanesOf(expression);
  if (kind.kind != plan::LaneKind::Irregular)
    return emitter(true).laneIndices(scalarIndex(expression, u), kind.stride);
  plan::LinearForm form = stage.loops.space.linear(expression);
  Type *wide = FixedVectorType::get(builder.getInt64Ty(), lanes);
  Value *sum = ConstantInt::get(wide, form.constant);
  for (auto &[atom, coefficient] : form.terms) {
    Value *term;
    if (!isVector(stage.loops.loopsOf(atom))) {
      term = builder.CreateVectorSplat(lanes, scalarIndex(atom, u));
    } else if (auto dim = dyn_cast<AffineDimExpr>(atom)) {
      term = emitter(true).laneIndices(loopValue(dim.getPosition(), u), 1);
    } else if (auto symbol = dyn_cast<AffineSymbolExpr>(atom)) {
      term = symbolValue(symbol.getPosition(), u, true);
    } else {
      auto division = cast<mlir::AffineBinaryOpExpr>(atom);
      term = floorDivide(
          builder, vectorIndex(division.getLHS(), u),
          cast<mlir::AffineConstantExpr>(division.getRHS()).getValue(),
          mayBeNegative(stage.loops.space, division.getLHS()));
    }
    sum = builder.CreateAdd(
        sum, builder.CreateMul(term, ConstantInt::get(wide, coefficient)));
  }
  return sum;
}

StageEmitter::Address StageEmitter::addressOf(const tile::Access &access,
                                              mlir::Type type, unsigned u) {
  Address result;
  int64_t bytes = ir::elementBytes(type);
  Value *array = nullptr;
  Value *inBlock = nullptr; // scratch: elements before the grid point's part
  int64_t blockStride = 0;  // and how far lanes lie apart in it
  switch (access.space) {
  case tile::Access::Space::Input:
    array = context.inputs[access.index];
    break;
  case tile::Access::Space::Output:
    array = context.outputs[access.index];
    break;
  case tile::Access::Space::Scratch: {
    const tile::Scratch &scratch = context.kernel.scratch[access.index];
    array = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                               context.scratch, scratch.offset);
    inBlock = builder.getInt64(0);
    for (unsigned loop = 0; loop < context.kernel.grid.size(); ++loop) {
      if (context.kernel.grid[loop] == 1)
        continue;
      int64_t stride = context.gridStride[loop] * scratch.elementsPerPoint;
      Value *at =
          builder.CreateNSWSub(loopValue(loop, u), context.gridStart[loop]);
      inBlock = builder.CreateNSWAdd(
          inBlock, builder.CreateNSWMul(at, builder.getInt64(stride)));
      if (int(loop) == vectorLoop)
        blockStride = stride;
    }
    break;
  }
  }
  if (lanes > 1)
    result.lanes = lanesOf(access.offset);
  if (result.lanes.kind == plan::LaneKind::Irregular) {
    result.array = array;
    result.indices = vectorIndex(access.offset, u);
    if (inBlock)
      result.indices = builder.CreateAdd(
          result.indices, emitter(true).laneIndices(inBlock, blockStride));
    return result;
  }
  Value *index = scalarIndex(access.offset, u);
  if (inBlock) {
    index = builder.CreateNSWAdd(index, inBlock);
    result.lanes.stride += blockStride;
    result.lanes.kind =
        result.lanes.stride ? plan::LaneKind::Strided : plan::LaneKind::Uniform;
  }
  if (bytes != 1)
    index = builder.CreateNSWMul(index, builder.getInt64(bytes));
  result.base = builder.CreateInBoundsGEP(builder.getInt8Ty(), array, index);
  return result;
}

} // namespace tesela::cpu
