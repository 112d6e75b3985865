// Which micro-kernel a contraction is given to.
#include "target/cpu/Contraction.h"
#include "target/cpu/ContractionBlocks.h"
#include "target/cpu/ContractionTiles.h"

#include <algorithm>

namespace tesela::cpu {

static bool isInteger(ElementType type) {
  return isSignedInteger(type) || isUnsignedInteger(type) ||
         type == ElementType::I1;
}

/// Does bf16 hold every value of `type`, none of them as a subnormal?
static bool fitsBf16(ElementType type) {
  if (type == ElementType::BF16)
    return true;
  return bitWidth(type) <= 8 && !isComplex(type) &&
         type != ElementType::F8E8M0FNU;
}

static bool fitsInt16(ElementType type) {
  return isInteger(type) && (bitWidth(type) <= 8 || type == ElementType::S16);
}

static bool sumsInInt32(ElementType type) {
  return isInteger(type) && type != ElementType::I1 && bitWidth(type) <= 32;
}

/// Does rhs, multiplied as it is, come from beyond the second cache?
static bool isFar(const Contraction &c, const Capabilities &machine) {
  return c.rhs.plain && c.rhs.type == c.accumulator &&
         c.k * c.n * int64_t(byteSize(c.rhs.type)) > int64_t(machine.l2);
}

/// Can `kernel` compute c on this machine at these numerics?
static bool isPossible(const Contraction &c, const Capabilities &machine,
                       Numerics numerics, MicroKernel kernel) {
  ElementType x = c.lhs.type, y = c.rhs.type, sum = c.accumulator;
  // bf16 instructions flush subnormals and add in pairs.
  bool bf16 = sum == ElementType::F32 && fitsBf16(x) && fitsBf16(y) &&
              numerics == Numerics::Standard;
  bool int8 = sumsInInt32(sum) && isInteger(x) && isInteger(y) &&
              bitWidth(x) <= 8 && bitWidth(y) <= 8;
  switch (kernel) {
  case MicroKernel::TileBf16:
    return bf16 && machine.amxBf16() && machine.lanes(32) == 16 && c.k > 0;
  case MicroKernel::DotBf16:
    return bf16 && machine.bf16Dot();
  case MicroKernel::TileInt8:
    return int8 && machine.amxInt8() && machine.lanes(32) == 16 && c.k > 0;
  case MicroKernel::DotInt8:
    return int8 && machine.vnni();
  case MicroKernel::PairInt16:
    return sumsInInt32(sum) && fitsInt16(x) && fitsInt16(y);
  case MicroKernel::Fma:
    return sum == ElementType::F32 || sum == ElementType::F64;
  case MicroKernel::Reducing: // adds in another order than that of k
    return numerics == Numerics::Standard;
  case MicroKernel::Streaming:
    // Products of integers are taken in 32 bits: of 2048 x 2048 bytes two rows
    // take 0.4 ms, packed 0.6; eight 1.1, packed 0.6.
    if (sumsInInt32(sum) && isInteger(x) && isInteger(y))
      return c.m <= mostStreamedRows / 2;
    return (sum == ElementType::F32 || sum == ElementType::F64) &&
           c.m <= (isFar(c, machine) ? mostFarStreamedRows : mostStreamedRows);
  case MicroKernel::General:
    return true;
  }
  return false;
}

static Tiling tilingFor(const Contraction &c, const Capabilities &machine,
                        Numerics numerics, unsigned threads,
                        MicroKernel kernel) {
  Tiling tiling;
  tiling.kernel = kernel;
  tiling.fused = numerics == Numerics::Standard;
  bool wide = c.accumulator == ElementType::F64 ||
              c.accumulator == ElementType::C128 ||
              (isInteger(c.accumulator) && bitWidth(c.accumulator) == 64);
  tiling.lanes = machine.lanes(wide ? 64 : 32);
  if (kernel == MicroKernel::General || kernel == MicroKernel::Streaming ||
      kernel == MicroKernel::Reducing) {
    chooseUnpacked(tiling, c, machine, threads);
    return tiling;
  }
  if (usesTiles(tiling)) {
    tiling.rows = c.m <= 16 ? 16 : 32;
    tiling.vectors = c.n <= 16 ? 1 : 2;
    tiling.unroll = 1;
    // A strip in place is read by rows that lie apart: worth it only where few
    // panels are multiplied with it.
    bool inPlace = loadsTilesOfLhs(c, tiling);
    tiling.packLhs = !inPlace || c.n > 64;
    tiling.copyLhs = inPlace && tiling.packLhs;
    chooseTileBlocks(tiling, c, machine, threads);
    return tiling;
  }
  chooseRegisterTile(tiling, c, machine);
  // Larger bodies only take longer to compile.
  tiling.unroll = tiling.rows * tiling.vectors >= 12 ? 2 : 4;
  tiling.packLhs = packsLhs(c, tiling);
  tiling.packRhs = packsRhs(c, tiling, machine);
  chooseBlocks(tiling, c, machine, threads);
  return tiling;
}

/// Are elements next to each other along `run` only in pieces that vectors do
/// not fit, so that vectors of them are gathered?
static bool isBroken(const ContractionOperand &operand, int64_t run) {
  return !operand.plain && run > 0 && run % 16 != 0;
}

/// Few columns are few rows of the transposed problem. But rows of short runs
/// (pixels of few channels) are packed better than gathered.
static bool swaps(const Contraction &c) {
  return c.n <= 4 && c.m > c.n &&
         !(c.m > 16 && c.lhs.lanesAlongK && isBroken(c.lhs, c.lhs.kRun));
}

static Contraction sides(const Contraction &c, bool swapped) {
  Contraction result = c;
  if (swapped) {
    std::swap(result.m, result.n);
    std::swap(result.lhs, result.rhs);
  }
  return result;
}

std::optional<Tiling> chooseTiling(const Contraction &contraction,
                                   const Capabilities &capabilities,
                                   Numerics numerics, unsigned threads,
                                   MicroKernel kernel) {
  bool swapped = swaps(contraction);
  Contraction c = sides(contraction, swapped);
  if (!isPossible(c, capabilities, numerics, kernel))
    return std::nullopt;
  Tiling tiling = tilingFor(c, capabilities, numerics, threads, kernel);
  tiling.swapped = swapped;
  return tiling;
}

Tiling chooseTiling(const Contraction &contraction,
                    const Capabilities &capabilities, Numerics numerics,
                    unsigned threads) {
  Contraction c = sides(contraction, swaps(contraction));
  std::vector<MicroKernel> order;
  // Packing for tiles knows no runs: where vectors do not fit them elements are
  // gathered, one in a cycle or two. That is lost if each is used seldom
  // (4x64x28x28 of bf16, 3x3, to 64: 2.1 ms, converted to f32 1.3).
  auto isGathered = [](const ContractionOperand &operand, int64_t uses) {
    return uses <= 96 &&
           isBroken(operand,
                    operand.lanesAlongK ? operand.kRun : operand.rowRun);
  };
  bool gathered = isGathered(c.lhs, c.n) || isGathered(c.rhs, c.m);
  // Bytes are packed for tiles sooner than multiplied one by one: 4 x 1024 x
  // 1024 take 0.09 ms, streamed 0.17.
  if (c.m > 2 && !gathered)
    order.push_back(MicroKernel::TileInt8);
  // Few rows: every element of rhs is used so seldom that packing it costs
  // more than the multiplications.
  if (c.rhs.lanesAlongK && c.m <= 4)
    order.push_back(MicroKernel::Reducing);
  // Where elements are computed (windows of an image), that is once per k; a
  // panel has room for several vectors per computed address.
  bool plain = c.rhs.plain || c.rhs.rowRun < 4;
  if (!c.rhs.lanesAlongK && plain)
    order.push_back(MicroKernel::Streaming);
  if (c.m > 8 && !gathered)
    order.push_back(MicroKernel::TileBf16);
  // Cores with tile registers run vdpbf16ps once in two cycles, half of the
  // rate of FMA (measured: 80 GFLOP/s against 168): there converting to f32
  // wins.
  if (capabilities.amxBf16())
    order.push_back(MicroKernel::Fma);
  order.insert(order.end(), {MicroKernel::DotBf16, MicroKernel::DotInt8,
                             MicroKernel::PairInt16, MicroKernel::Fma,
                             MicroKernel::General});
  for (MicroKernel kernel : order)
    if (auto tiling =
            chooseTiling(contraction, capabilities, numerics, threads, kernel))
      return *tiling;
  return {};
}

} // namespace tesela::cpu
