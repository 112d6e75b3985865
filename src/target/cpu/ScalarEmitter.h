// Emits scalar bodies as LLVM IR over vectors of `lanes` elements.
//
// An Element is what a value of a body is in registers, `lanes` of them at
// once (a plain LLVM scalar where lanes is 1):
//
//     i1                         <lanes x i1>
//     integers of n bits         <lanes x in>; signedness is in the operations
//     f32, f64                   <lanes x float>, <lanes x double>
//     bf16, f16, f8, f6, f4      <lanes x float> that holds a value of the
//     type;
//                                each operation is followed by a rounding
//     complex                    two such vectors, real and imaginary
//
// In memory an element takes whole bytes (base/ElementType.h): loads and stores
// here convert. A body never traps and never reads memory.
//
// Worked example, y[i..i+15] = maximum(x[i..i+15], 0) on bf16:
//
//     ScalarEmitter emitter(builder, capabilities, 16);
//     Element x = emitter.load(ElementType::BF16, address);
//     Element y = emitter.emit(relu, {x}).front();
//     emitter.store(ElementType::BF16, address, y);
//
// loads sixteen i16, shifts them into <16 x float>, compares, selects, and
// stores the upper halves; maximum is exact, so nothing is rounded.
//
// Numerics. Every instruction rounds to its type once, to nearest, ties to
// even; subnormals, infinities, NaN and signed zeros are kept. No instruction
// carries fast-math flags, and no multiply and add is contracted. The accuracy
// of functions is stated in math/Functions.h.
#pragma once

#include "base/ElementType.h"
#include "semantics/ScalarBody.h"
#include "target/cpu/Capabilities.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class IRBuilderBase;
class Type;
class Value;
} // namespace llvm

namespace tesela::cpu {

/// The values of `lanes` elements; `imaginary` is null unless complex.
struct Element {
  llvm::Value *real = nullptr;
  llvm::Value *imaginary = nullptr;
};

/// The value of one iterator of the loop nest: lane l stands at
/// base + l * laneStride. `base` is a scalar i64. Where the lanes are not in
/// arithmetic progression, `perLane` (<lanes x i64>) says it instead.
struct IteratorValue {
  llvm::Value *base = nullptr;
  int64_t laneStride = 0;
  llvm::Value *perLane = nullptr;
};

/// The element type that an MLIR type stands for (signless integers are
/// signed).
ElementType elementTypeOf(mlir::Type type);

class ScalarEmitter {
public:
  /// `builder` must stand in a function of a module; instructions go to its
  /// insertion point, which may be in another block afterwards where a
  /// function of a scalar is called (never for vector code of f32).
  ScalarEmitter(llvm::IRBuilderBase &builder, const Capabilities &capabilities,
                unsigned lanes);

  /// The same builder with another number of lanes.
  ScalarEmitter withLanes(unsigned lanes) const;

  /// Emits `body`. inputs[i] is what read i brought; inBounds[i] (i1 per lane,
  /// null: always) is the guard of read i. Gives one Element per result.
  llvm::SmallVector<Element, 2>
  emit(const semantics::ScalarBody &body, llvm::ArrayRef<Element> inputs,
       llvm::ArrayRef<IteratorValue> iterators = {},
       llvm::ArrayRef<llvm::Value *> inBounds = {});

  /// One instruction on given operands: Add of two f32 vectors, Convert, ...
  /// `operandType` is the type of the first operand.
  Element apply(const semantics::ScalarInstruction &instruction,
                mlir::Type operandType, llvm::ArrayRef<Element> operands);

  /// Converts between element types as the operator `convert` does.
  Element convert(Element value, ElementType from, ElementType to);

  // Memory. Addresses are pointers to the first byte; nothing is assumed of
  // their alignment beyond that of one element.

  /// `lanes` consecutive elements.
  Element load(ElementType type, llvm::Value *address);
  /// The same where mask (i1 per lane) holds, zero elsewhere; memory under a
  /// false lane is not touched.
  Element loadMasked(ElementType type, llvm::Value *address, llvm::Value *mask);
  /// One element, for all lanes.
  Element loadBroadcast(ElementType type, llvm::Value *address);
  /// Elements at address + lane * stride, the stride in elements, i64; `mask`
  /// may be null.
  Element loadStrided(ElementType type, llvm::Value *address,
                      llvm::Value *stride, llvm::Value *mask = nullptr);
  /// Elements at base + indices[lane], in elements, <lanes x i64> or i32.
  Element gather(ElementType type, llvm::Value *base, llvm::Value *indices,
                 llvm::Value *mask = nullptr);
  void store(ElementType type, llvm::Value *address, Element value);
  void storeMasked(ElementType type, llvm::Value *address, Element value,
                   llvm::Value *mask);
  void storeStrided(ElementType type, llvm::Value *address, Element value,
                    llvm::Value *stride, llvm::Value *mask = nullptr);
  /// Lanes are stored in order: of equal addresses the highest lane remains.
  void scatter(ElementType type, llvm::Value *base, llvm::Value *indices,
               Element value, llvm::Value *mask = nullptr);

  // Lanes.

  /// i1 per lane: lane < count, `count` an i64 (any value).
  llvm::Value *laneMask(llvm::Value *count);
  /// base + lane * stride as <lanes x i64>.
  llvm::Value *laneIndices(llvm::Value *base, int64_t stride);
  llvm::Value *indicesOf(const IteratorValue &iterator);
  /// A one-lane element in all lanes.
  Element broadcast(Element scalar);
  Element extract(Element value, unsigned lane);
  Element constant(ElementType type, const llvm::APInt &bits);
  Element zero(ElementType type);
  Element select(llvm::Value *mask, Element then, Element otherwise);
  /// Folds the lanes with `combiner` (inputs: accumulators, contributions, as
  /// in semantics::Combiner) as a balanced tree, halves first; gives one-lane
  /// elements. Only for combiners that may be reassociated.
  llvm::SmallVector<Element, 2>
  reduceLanes(const semantics::ScalarBody &combiner,
              llvm::ArrayRef<Element> accumulators);

  /// What `type` is in registers and in memory: a vector of `lanes`, or a
  /// scalar where lanes is 1. Complex: the type of one half.
  llvm::Type *registerType(ElementType type) const;
  llvm::Type *memoryType(ElementType type) const;

  unsigned laneCount() const { return lanes; }
  llvm::IRBuilderBase &irBuilder() const { return builder; }
  const Capabilities &machine() const { return capabilities; }

private:
  Element loadReversed(ElementType type, llvm::Value *address,
                       llvm::Value *mask);
  llvm::Value *loadSpread(llvm::Type *vector, llvm::Value *address,
                          unsigned stride, llvm::Align align);

  llvm::IRBuilderBase &builder;
  const Capabilities &capabilities;
  unsigned lanes;
};

/// A good number of lanes for a body whose widest element type is `type`.
unsigned preferredLanes(const Capabilities &capabilities, ElementType type);

} // namespace tesela::cpu
