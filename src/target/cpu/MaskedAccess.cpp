#include "target/cpu/MaskedAccess.h"

#include "target/cpu/Capabilities.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

#include <numeric>

namespace tesela::cpu {

using namespace llvm;

/// The only lane that a constant mask lets through.
static std::optional<unsigned> loneLane(Value *mask) {
  auto *lanes = dyn_cast<Constant>(mask);
  auto *type = dyn_cast<FixedVectorType>(mask->getType());
  if (!lanes || !type)
    return std::nullopt;
  std::optional<unsigned> lone;
  for (unsigned lane = 0; lane < type->getNumElements(); ++lane) {
    Constant *bit = lanes->getAggregateElement(lane);
    if (!bit || bit->isNullValue())
      continue;
    if (lone || !bit->isOneValue())
      return std::nullopt;
    lone = lane;
  }
  return lone;
}

// LLVM 22.1 stores what was truncated, whole, for the one lane of a masked
// store whose vector is a truncation (32 bits of trunc <16 x i32> to <16 x
// i16>, 64 of trunc <8 x i64> to <8 x i32>), and so writes over the element
// behind it. A scalar store says the same.
static void storeLoneLanes(Module &module) {
  SmallVector<IntrinsicInst *> stores;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
        if (call->getIntrinsicID() == Intrinsic::masked_store &&
            call->getArgOperand(0)->getType()->getScalarSizeInBits() < 64 &&
            loneLane(call->getArgOperand(2)))
          stores.push_back(call);
  for (IntrinsicInst *call : stores) {
    IRBuilder<> builder(call);
    unsigned lane = *loneLane(call->getArgOperand(2));
    Value *vector = call->getArgOperand(0);
    Type *element = vector->getType()->getScalarType();
    Value *address =
        builder.CreateConstGEP1_64(element, call->getArgOperand(1), lane);
    builder.CreateAlignedStore(builder.CreateExtractElement(vector, lane),
                               address,
                               module.getDataLayout().getABITypeAlign(element));
    call->eraseFromParent();
  }
}

static bool isNarrowMasked(const IntrinsicInst &call) {
  Type *type = nullptr;
  if (call.getIntrinsicID() == Intrinsic::masked_store)
    type = call.getArgOperand(0)->getType();
  else if (call.getIntrinsicID() == Intrinsic::masked_load)
    type = call.getType();
  auto *vector = dyn_cast_or_null<FixedVectorType>(type);
  return vector && vector->getPrimitiveSizeInBits() < 128 &&
         vector->getScalarSizeInBits() < 32;
}

// With lanes added at the end; their contents are arbitrary.
static Value *withLanes(IRBuilder<> &builder, Value *vector, unsigned lanes) {
  unsigned have = cast<FixedVectorType>(vector->getType())->getNumElements();
  SmallVector<int> order(lanes, PoisonMaskElem);
  for (unsigned lane = 0; lane < have; ++lane)
    order[lane] = lane;
  return builder.CreateShuffleVector(vector, order);
}

// AVX-512 has masked accesses of whole registers. LLVM 22.1 widens shorter ones
// of 8 or 16 bits an element and does not clear the mask of the lanes it adds
// where the mask compares vectors as short: it accesses what lies behind. Here
// they are widened with a mask that went through an integer.
static void widenNarrowMasked(Module &module) {
  SmallVector<IntrinsicInst *> calls;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction))
        if (isNarrowMasked(*call))
          calls.push_back(call);
  for (IntrinsicInst *call : calls) {
    IRBuilder<> builder(call);
    bool store = call->getIntrinsicID() == Intrinsic::masked_store;
    Value *address = call->getArgOperand(store ? 1 : 0);
    Value *mask = call->getArgOperand(store ? 2 : 1);
    Value *vector = call->getArgOperand(store ? 0 : 2); // a load: what else
    auto *type = cast<FixedVectorType>(vector->getType());
    unsigned have = type->getNumElements();
    unsigned lanes = 128 / type->getScalarSizeInBits();
    Value *bits = builder.CreateBitCast(mask, builder.getIntNTy(have));
    Value *wideMask = builder.CreateBitCast(
        builder.CreateZExt(bits, builder.getIntNTy(lanes)),
        FixedVectorType::get(builder.getInt1Ty(), lanes));
    Value *wide = withLanes(builder, vector, lanes);
    Align align = module.getDataLayout().getABITypeAlign(type->getScalarType());
    if (store) {
      builder.CreateMaskedStore(wide, address, align, wideMask);
    } else {
      Value *loaded = builder.CreateMaskedLoad(wide->getType(), address, align,
                                               wideMask, wide);
      SmallVector<int> order(have);
      std::iota(order.begin(), order.end(), 0);
      call->replaceAllUsesWith(builder.CreateShuffleVector(loaded, order));
    }
    call->eraseFromParent();
  }
}

void keepMaskedAccessesInside(Module &module,
                              const Capabilities &capabilities) {
  storeLoneLanes(module);
  if (capabilities.avx512())
    widenNarrowMasked(module);
}

} // namespace tesela::cpu
