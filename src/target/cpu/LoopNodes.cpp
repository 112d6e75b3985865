#include "target/cpu/LoopStage.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;

namespace tesela::cpu {

static ElementType elementOf(mlir::Value value) {
  return elementTypeOf(mlir::getElementTypeOrSelf(value.getType()));
}

// Where a predicate holds: i1, or i1 per lane; null: everywhere. With the tail,
// also only lanes that are in use.
Value *StageEmitter::maskOf(int predicate, unsigned u, bool vector,
                            bool withTail) {
  Value *mask = nullptr;
  if (isDead(predicate)) {
    Type *type = builder.getInt1Ty();
    return Constant::getNullValue(
        vector ? cast<Type>(FixedVectorType::get(type, lanes)) : type);
  }
  if (predicate >= 0) {
    const plan::Predicate &all = stage.loops.predicates[predicate];
    bool varies = isVector(all.loops);
    auto key = std::tuple(predicate, varies ? u : 0, varies);
    auto known = masks.find(key);
    if (known != masks.end()) {
      mask = known->second.value;
    } else {
      AtDepth there(*this, depthOf(all.loops));
      for (const semantics::Guard &guard : all.guards) {
        if (decided(guard)) // holds
          continue;
        bool wide = varies && isVector(stage.loops.loopsOf(guard.expression));
        Value *index = wide ? vectorIndex(guard.expression, u)
                            : scalarIndex(guard.expression, u);
        // lower <= x < upper, as one unsigned comparison.
        Value *from = builder.CreateSub(
            index, ConstantInt::get(index->getType(), guard.lower));
        Value *holds = builder.CreateICmpULT(
            from,
            ConstantInt::get(index->getType(), guard.upper - guard.lower));
        if (varies && !wide)
          holds = builder.CreateVectorSplat(lanes, holds);
        mask = mask ? builder.CreateAnd(mask, holds) : holds;
      }
      masks[key] = {mask, depthOf(all.loops)};
    }
    if (mask && vector && !mask->getType()->isVectorTy())
      mask = builder.CreateVectorSplat(lanes, mask);
  }
  if (withTail && vector && tail)
    mask = mask ? builder.CreateAnd(mask, tail) : tail;
  return mask;
}

// Reads one access; `mask` is per lane where the access is a vector.
Element StageEmitter::loadAt(const tile::Access &access, mlir::Type type,
                             unsigned u, Value *mask) {
  ElementType element = elementTypeOf(mlir::getElementTypeOrSelf(type));
  ScalarEmitter wide = emitter(true);
  Address address = addressOf(access, type, u);
  if (address.lanes.kind == plan::LaneKind::Irregular)
    return wide.gather(element, address.array, address.indices, mask);
  if (address.lanes.kind == plan::LaneKind::Uniform) {
    if (mask)
      return wide.gather(element, address.base,
                         Constant::getNullValue(
                             FixedVectorType::get(builder.getInt64Ty(), lanes)),
                         mask);
    return wide.loadBroadcast(element, address.base);
  }
  if (address.lanes.stride == 1)
    return mask ? wide.loadMasked(element, address.base, mask)
                : wide.load(element, address.base);
  return wide.loadStrided(element, address.base,
                          builder.getInt64(address.lanes.stride), mask);
}

StageEmitter::Elements StageEmitter::emitLoad(unsigned number, unsigned u) {
  const plan::Node &node = stage.loops.nodes[number];
  const tile::Access &access = stage.loads[number];
  if (isVector(node.loops)) {
    bool uniform = lanesOf(access.offset).kind == plan::LaneKind::Uniform &&
                   access.space != tile::Access::Space::Scratch &&
                   node.predicate < 0;
    Value *mask = uniform ? nullptr : maskOf(node.predicate, u, true, true);
    return {loadAt(access, node.value.getType(), u, mask)};
  }
  Address address = addressOf(access, node.value.getType(), u);
  // A scalar read that a guard forbids reads a zero instead.
  if (Value *mask = maskOf(node.predicate, u, false, false))
    address.base = builder.CreateSelect(mask, address.base, context.zeros);
  return {emitter(false).load(elementOf(node.value), address.base)};
}

StageEmitter::Elements StageEmitter::emitCompute(unsigned number, unsigned u) {
  const plan::Node &node = stage.loops.nodes[number];
  const semantics::ScalarBody &body = node.form->form.body;
  bool vector = isVector(node.loops);
  ScalarEmitter code = emitter(vector);
  SmallVector<Element> inputs;
  for (auto [input, predicate] : zip(node.inputs, node.inBounds))
    inputs.push_back(isDead(predicate)
                         ? code.zero(elementOf(stage.loops.nodes[input].value))
                         : valueOf({input, 0}, u, vector));
  SmallVector<Value *> inBounds;
  SmallVector<IteratorValue> iterators(node.indices.size());
  for (const auto &instruction : body.instructions) {
    if (instruction.op == semantics::ScalarOp::InBounds) {
      inBounds.resize(node.inputs.size());
      inBounds[instruction.index] =
          maskOf(node.inBounds[instruction.index], u, vector, false);
    }
    if (instruction.op != semantics::ScalarOp::Iterator)
      continue;
    mlir::AffineExpr index = node.indices[instruction.index];
    IteratorValue &iterator = iterators[instruction.index];
    plan::Lanes kind;
    if (vector)
      kind = lanesOf(index);
    if (kind.kind == plan::LaneKind::Irregular)
      iterator.perLane = vectorIndex(index, u);
    else
      iterator.base = scalarIndex(index, u);
    iterator.laneStride = kind.stride;
  }
  return code.emit(body, inputs, iterators, inBounds);
}

const StageEmitter::Elements &StageEmitter::valuesOf(unsigned number,
                                                     unsigned u) {
  const plan::Node &node = stage.loops.nodes[number];
  std::pair<unsigned, unsigned> key{number, isVector(node.loops) ? u : 0};
  auto known = nodes.find(key);
  if (known != nodes.end())
    return known->second.elements;
  unsigned depth = depthOf(node.loops);
  Elements result;
  {
    AtDepth there(*this, depth);
    switch (node.kind) {
    case plan::Node::Kind::Zero:
      result = {emitter(false).zero(elementOf(node.value))};
      break;
    case plan::Node::Kind::Load:
      result = emitLoad(number, key.second);
      break;
    case plan::Node::Kind::Compute:
      result = emitCompute(number, key.second);
      break;
    }
  }
  return nodes.insert_or_assign(key, Known{result, depth})
      .first->second.elements;
}

Element StageEmitter::valueOf(std::pair<unsigned, unsigned> result, unsigned u,
                              bool wantVector) {
  Element value = valuesOf(result.first, u)[result.second];
  if (wantVector && !isVector(stage.loops.nodes[result.first].loops))
    value = emitter(true).broadcast(value);
  return value;
}

} // namespace tesela::cpu
