#include "semantics/Commutation.h"
#include "target/cpu/LoopStage.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;
using tesela::semantics::Monoid;

namespace tesela::cpu {

mlir::Type StageEmitter::contributionType(const plan::Sink &sink,
                                          unsigned number) const {
  auto [node, result] = sink.contributions[number];
  const plan::Node &source = stage.loops.nodes[node];
  if (source.kind == plan::Node::Kind::Compute)
    return source.form->form.body.typeOf(
        source.form->form.body.results[result]);
  return mlir::getElementTypeOrSelf(source.value.getType());
}

// What each result takes in, in the type it accumulates in.
StageEmitter::Elements StageEmitter::contributions(unsigned number, unsigned u,
                                                   bool vector) {
  const plan::Sink &sink = stage.loops.sinks[number];
  Elements values;
  for (unsigned n = 0; n < sink.values.size(); ++n) {
    Element value = valueOf(sink.contributions[n], u, vector);
    mlir::Type to = sink.form && sink.kind != plan::FormKind::Map
                        ? sink.form->form.accumulatorTypes[n]
                        : mlir::getElementTypeOrSelf(sink.values[n].getType());
    mlir::Type from = contributionType(sink, n);
    if (from != to)
      value = emitter(vector).convert(value, elementTypeOf(from),
                                      elementTypeOf(to));
    values.push_back(value);
  }
  return values;
}

StageEmitter::Elements StageEmitter::initValues(const plan::Sink &sink,
                                                bool vector) {
  Elements values;
  const semantics::Combiner &combiner = *sink.form->form.combiner;
  for (unsigned n = 0; n < sink.values.size(); ++n) {
    mlir::Type type = sink.form->form.accumulatorTypes[n];
    if (sink.inits[n] < 0) {
      values.push_back(emitter(vector).constant(elementTypeOf(type),
                                                combiner.inits[n].constant));
      continue;
    }
    Element value = valueOf({unsigned(sink.inits[n]), 0}, 0, vector);
    mlir::Type from = mlir::getElementTypeOrSelf(
        stage.loops.nodes[sink.inits[n]].value.getType());
    if (from != type)
      value = emitter(vector).convert(value, elementTypeOf(from),
                                      elementTypeOf(type));
    values.push_back(value);
  }
  return values;
}

// What changes no value of result `n`, where the combiner has such a thing.
static std::optional<APInt> identityBits(const plan::Sink &sink, unsigned n) {
  return semantics::identity(
      semantics::recognizeMonoid(sink.form->form.combiner->body, n),
      sink.form->form.accumulatorTypes[n]);
}

// Accumulators of lanes begin with something that changes nothing: the
// identity, or the initial value, which must be one.
StageEmitter::Elements StageEmitter::identity(const plan::Sink &sink,
                                              bool vector) {
  Elements values = initValues(sink, vector);
  for (auto [n, value] : enumerate(values))
    if (auto bits = identityBits(sink, n))
      value = emitter(vector).constant(
          elementTypeOf(sink.form->form.accumulatorTypes[n]), *bits);
  return values;
}

StageEmitter::Elements StageEmitter::combine(const plan::Sink &sink,
                                             ArrayRef<Element> a,
                                             ArrayRef<Element> b, bool vector) {
  SmallVector<Element> inputs(a.begin(), a.end());
  inputs.append(b.begin(), b.end());
  return emitter(vector).emit(sink.form->form.combiner->body, inputs);
}

//===- Slots ---------------------------------------------------------------===

StageEmitter::Types StageEmitter::accumulatorTypes(const plan::Sink &sink) {
  Types types;
  for (mlir::Type type : sink.form->form.accumulatorTypes)
    types.push_back(elementTypeOf(type));
  return types;
}

StageEmitter::Slots StageEmitter::makeSlots(ArrayRef<ElementType> types,
                                            bool vector) {
  Slots made;
  for (ElementType element : types) {
    Type *part = emitter(vector).registerType(element);
    Element address{context.slot(part), nullptr};
    if (isComplex(element))
      address.imaginary = context.slot(part);
    made.elements.push_back(address);
    made.types.push_back(part);
  }
  return made;
}

StageEmitter::Elements StageEmitter::read(const Slots &from) {
  Elements values;
  for (auto [address, type] : zip(from.elements, from.types)) {
    Element value{builder.CreateLoad(type, address.real), nullptr};
    if (address.imaginary)
      value.imaginary = builder.CreateLoad(type, address.imaginary);
    values.push_back(value);
  }
  return values;
}

void StageEmitter::write(const Slots &to, ArrayRef<Element> values) {
  for (auto [address, value] : zip(to.elements, values)) {
    builder.CreateStore(value.real, address.real);
    if (address.imaginary)
      builder.CreateStore(value.imaginary, address.imaginary);
  }
}

//===- Reductions ----------------------------------------------------------===

void StageEmitter::beginAccumulators() {
  bool vector = inVectors();
  bool across = vector && stage.loops.loops[vectorLoop].reduction;
  // Lanes that accumulate are as many as the widest part of the loop needs.
  unsigned count = across ? stage.unroll : unroll;
  totals.clear();
  for (auto [number, sink] : enumerate(stage.loops.sinks)) {
    if (sink.kind != plan::FormKind::Reduce)
      continue;
    for (unsigned u = 0; u < count; ++u) {
      auto [entry, fresh] = slots.try_emplace({number, u});
      if (fresh)
        entry->second = makeSlots(accumulatorTypes(sink), vector);
      write(entry->second,
            across ? identity(sink, vector) : initValues(sink, vector));
      if (!hasPartialSums(sink))
        continue;
      Slots total = makeSlots(accumulatorTypes(sink), vector);
      write(total, identity(sink, vector));
      totals.try_emplace({unsigned(number), u}, std::move(total));
    }
  }
}

bool StageEmitter::hasPartialSums(const plan::Sink &sink) const {
  return stage.partialLoop >= 0 && sink.kind == plan::FormKind::Reduce &&
         sink.form->form.combiner->monoid == Monoid::Sum &&
         all_of(sink.form->form.accumulatorTypes,
                [](mlir::Type type) { return type.isF32(); });
}

void StageEmitter::addPartialSums() {
  bool vector = inVectors();
  for (auto &[key, total] : totals) {
    const plan::Sink &sink = stage.loops.sinks[key.first];
    const Slots &part = slots[key];
    write(total, combine(sink, read(total), read(part), vector));
    write(part, identity(sink, vector));
  }
}

void StageEmitter::accumulate(unsigned number, unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  bool vector = inVectors();
  const Slots &at = slots[{number, u}];
  Elements old = read(at);
  Elements sum = combine(sink, old, contributions(number, u, vector), vector);
  bool across = vector && stage.loops.loops[vectorLoop].reduction;
  if (tail && across)
    for (auto [before, after] : zip(old, sum))
      after = emitter(true).select(tail, after, before);
  write(at, sum);
}

void StageEmitter::finishAccumulators() {
  bool vector = inVectors();
  bool across = vector && stage.loops.loops[vectorLoop].reduction;
  for (auto &[key, total] : totals)
    write(slots[key], combine(stage.loops.sinks[key.first], read(total),
                              read(slots[key]), vector));
  for (auto [number, sink] : enumerate(stage.loops.sinks)) {
    if (sink.kind != plan::FormKind::Reduce)
      continue;
    if (!across) {
      for (unsigned u = 0; u < unroll; ++u)
        storeResults(number, read(slots[{number, u}]), u);
      continue;
    }
    // Each lane took its elements in order; among lanes an index tells it.
    semantics::ScalarBody combiner = sink.form->form.combiner->body;
    if (stage.orderedBy[number] >= 0)
      combiner = semantics::inIndexOrder(combiner, stage.orderedBy[number]);
    Elements total = read(slots[{number, 0}]);
    for (unsigned u = 1; u < stage.unroll; ++u) {
      total.append(read(slots[{number, u}]));
      total = emitter(true).emit(combiner, total);
    }
    total = emitter(true).reduceLanes(combiner, total);
    // Where the lanes began with the identity, the initial value is still due.
    Elements begun = combine(sink, initValues(sink, false), total, false);
    for (auto [n, value] : enumerate(total))
      if (identityBits(sink, n))
        value = begun[n];
    unsigned kept = lanes;
    lanes = 1; // one element is stored
    storeResults(number, total, 0);
    lanes = kept;
  }
}

void StageEmitter::storeResults(unsigned number, ArrayRef<Element> accumulators,
                                unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  bool vector = inVectors();
  for (auto [n, value] : enumerate(accumulators)) {
    mlir::Type type = mlir::getElementTypeOrSelf(sink.values[n].getType());
    Element result = value;
    mlir::Type from = sink.form->form.accumulatorTypes[n];
    if (from != type)
      result = emitter(vector).convert(result, elementTypeOf(from),
                                       elementTypeOf(type));
    store(stage.stores[number][n], type, result, u, vector ? tail : nullptr);
  }
}

//===- Stores --------------------------------------------------------------===

void StageEmitter::store(const tile::Access &access, mlir::Type type,
                         Element value, unsigned u, Value *mask) {
  ElementType element = elementTypeOf(mlir::getElementTypeOrSelf(type));
  ScalarEmitter code = emitter(true);
  Address address = addressOf(access, type, u);
  if (address.lanes.kind == plan::LaneKind::Irregular)
    return code.scatter(element, address.array, address.indices, value, mask);
  if (!inVectors())
    return emitter(false).store(element, address.base, value);
  if (address.lanes.stride == 1)
    return mask ? code.storeMasked(element, address.base, value, mask)
                : code.store(element, address.base, value);
  code.storeStrided(element, address.base, value,
                    builder.getInt64(address.lanes.stride), mask);
}

void StageEmitter::emitSink(unsigned number, unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  switch (sink.kind) {
  case plan::FormKind::Reduce:
    return accumulate(number, u);
  case plan::FormKind::Update:
    return emitUpdate(number, u);
  case plan::FormKind::Scan:
    return scanStep(number, u);
  case plan::FormKind::Map:
    break;
  }
  bool vector = inVectors();
  Elements values = contributions(number, u, vector);
  store(stage.stores[number][0], sink.values[0].getType(), values[0], u,
        vector ? tail : nullptr);
}

// Writes over what was there, or combines with it; nothing where the guards of
// the write fail.
void StageEmitter::emitUpdate(unsigned number, unsigned u) {
  const plan::Sink &sink = stage.loops.sinks[number];
  bool vector = inVectors();
  Elements values = contributions(number, u, vector);
  Value *mask = maskOf(sink.predicates[0], u, vector, true);
  BasicBlock *after = nullptr;
  if (mask && !vector) {
    LLVMContext &llvm = builder.getContext();
    BasicBlock *write = BasicBlock::Create(llvm, "write", context.function);
    after = BasicBlock::Create(llvm, "written", context.function);
    builder.CreateCondBr(mask, write, after);
    builder.SetInsertPoint(write);
    mask = nullptr;
  }
  Elements old;
  const auto &combiner = sink.form->form.combiner;
  bool replaces = !combiner || combiner->monoid == Monoid::Last;
  for (unsigned n = 0; n < values.size(); ++n) {
    mlir::Type type = sink.values[n].getType();
    mlir::Type from = sink.form->form.accumulatorTypes[n];
    mlir::Type element = mlir::getElementTypeOrSelf(type);
    if (replaces)
      continue;
    Element value = vector
                        ? loadAt(stage.stores[number][n], type, u, mask)
                        : emitter(false).load(
                              elementTypeOf(element),
                              addressOf(stage.stores[number][n], type, u).base);
    old.push_back(from == element
                      ? value
                      : emitter(vector).convert(value, elementTypeOf(element),
                                                elementTypeOf(from)));
  }
  if (!replaces)
    values = combine(sink, old, values, vector);
  for (unsigned n = 0; n < values.size(); ++n) {
    mlir::Type type = mlir::getElementTypeOrSelf(sink.values[n].getType());
    mlir::Type from = sink.form->form.accumulatorTypes[n];
    Element value = values[n];
    if (from != type)
      value = emitter(vector).convert(value, elementTypeOf(from),
                                      elementTypeOf(type));
    store(stage.stores[number][n], type, value, u, mask);
  }
  if (after) {
    builder.CreateBr(after);
    builder.SetInsertPoint(after);
  }
}

} // namespace tesela::cpu
