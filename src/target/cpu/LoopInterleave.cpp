// Stages whose results lie along the vector loop and a short loop inside it:
// channels behind pixels, an element that is repeated, rows of three numbers.
//
// The body runs once for each value of the short loop, each time for a vector
// of the other one. What the vectors hold is interleaved in registers:
//
//     r0 r1 r2 r3   g0 g1 g2 g3   b0 b1 b2 b3   as computed, one per channel
//     r0 g0 b0 r1   g1 b1 r2 g2   b2 r3 g3 b3   as stored
#include "target/cpu/LoopStage.h"
#include "target/cpu/VectorCode.h"

#include "ir/ElementSizes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;

namespace tesela::cpu {

// Vectors of as many lanes: a0 b0 a1 b1 ...
static SmallVector<Value *> alternate(IRBuilderBase &b, ArrayRef<Value *> first,
                                      ArrayRef<Value *> second) {
  SmallVector<Value *> result;
  for (auto [x, y] : zip_equal(first, second)) {
    int lanes = int(VectorCode::lanesOf(x));
    for (int half : {0, 1}) {
      SmallVector<int> order;
      for (int lane = 0; lane < lanes; ++lane)
        order.push_back(half * lanes / 2 + lane / 2 + lane % 2 * lanes);
      result.push_back(b.CreateShuffleVector(x, y, order));
    }
  }
  return result;
}

// Element l of vector v goes to place l * (number of vectors) + v.
static SmallVector<Value *> interleave(IRBuilderBase &b,
                                       ArrayRef<Value *> vectors) {
  size_t count = vectors.size();
  int lanes = int(VectorCode::lanesOf(vectors[0]));
  bool alike = all_equal(vectors);
  if (count == 1 || (count % 2 == 0 && !alike)) {
    if (count == 1)
      return {vectors[0]};
    SmallVector<Value *> even, odd;
    for (auto [number, vector] : enumerate(vectors))
      (number % 2 ? odd : even).push_back(vector);
    return alternate(b, interleave(b, even), interleave(b, odd));
  }
  SmallVector<Value *> result;
  for (int part = 0; part < int(count); ++part) {
    Value *made = nullptr;
    for (int source = 0; source < (alike ? 1 : int(count)); ++source) {
      SmallVector<int> order; // lanes so far, then those of this source
      for (int lane = 0; lane < lanes; ++lane) {
        int place = part * lanes + lane, own = place / int(count);
        bool here = alike || place % int(count) == source;
        order.push_back(made ? (here ? lanes + own : lane)
                             : (here ? own : PoisonMaskElem));
      }
      made = made ? b.CreateShuffleVector(made, vectors[source], order)
                  : b.CreateShuffleVector(vectors[source], order);
    }
    result.push_back(made);
  }
  return result;
}

void StageEmitter::storeInterleaved(const tile::Access &access, mlir::Type type,
                                    ArrayRef<Element> values) {
  ElementType element = elementTypeOf(mlir::getElementTypeOrSelf(type));
  SmallVector<Value *> real, imaginary;
  for (const Element &value : values) {
    real.push_back(value.real);
    if (value.imaginary)
      imaginary.push_back(value.imaginary);
  }
  real = interleave(builder, real);
  if (!imaginary.empty())
    imaginary = interleave(builder, imaginary);
  Value *first = addressOf(access, type, 0).base;
  ScalarEmitter code = emitter(true);
  for (unsigned part = 0; part < real.size(); ++part) {
    int64_t before = int64_t(part) * lanes;
    Value *address = builder.CreateConstInBoundsGEP1_64(
        builder.getInt8Ty(), first, before * ir::elementBytes(type));
    Element value{real[part], imaginary.empty() ? nullptr : imaginary[part]};
    if (!tail) {
      code.store(element, address, value);
      continue;
    }
    Value *all = builder.CreateNSWMul(tailCount, builder.getInt64(real.size()));
    Value *left = builder.CreateNSWSub(all, builder.getInt64(before));
    code.storeMasked(element, address, value, code.laneMask(left));
  }
}

void StageEmitter::emitInterleaved(unsigned position) {
  unsigned loop = stage.interleaveLoop;
  int64_t count = stage.loops.loops[loop].extent;
  std::vector<SmallVector<Element>> values(stage.loops.sinks.size());
  for (int64_t at = 0; at < count; ++at) {
    loopValues[loop] = builder.getInt64(at);
    pieceOf[loop] = {at, at + 1};
    for (auto [sink, each] : enumerate(values))
      each.push_back(contributions(sink, 0, true)[0]);
    forget(position + 1);
  }
  pieceOf[loop].reset();
  loopValues[loop] = builder.getInt64(0);
  for (auto [sink, each] : enumerate(values))
    storeInterleaved(stage.stores[sink][0],
                     stage.loops.sinks[sink].values[0].getType(), each);
  forget(position + 1);
}

} // namespace tesela::cpu
