// Contractions: result[b, m, n] = epilogue(sum over k of lhs[b, m, k] *
// rhs[b, k, n]), as register-tiled matrix multiplication.
//
// The elements of the operands come from callbacks, so that what produces them
// (conversions, norms, windows of a convolution) is fused into packing; the
// accumulators go to a callback, so that what consumes them (scale, bias,
// activation, residual, conversion, the store itself) is fused behind.
//
// How the work is cut. One task computes blockM x blockN elements of the
// result. All strips of `rows` rows are multiplied with all panels of
// vectors * lanes columns by a micro-kernel that keeps rows * vectors
// accumulators in registers:
//
//     task (bm, bn):
//       for kb in K by blockK
//         pack rhs[kb.., bn..] into panels               (if packRhs; in L2)
//         for m in bm by rows
//           pack lhs[m.., kb..] into a strip             (if packLhs; in L1)
//           for n in bn by vectors * lanes
//             accumulators += strip * panel              (micro-kernel)
//             last kb: epilogue
//
// K is walked in units: as many elements as one instruction multiplies and adds
// per accumulator, 1 (FMA), 2 (bf16, s16) or 4 (s8). A panel is [unit][column],
// a strip is [row][unit], so that a row of it is as it lies in memory.
// Elements outside the operands are packed as zeros.
//
// Worked example, the projection s8[1024,512] x bf16[512,2048] with result
// -(0.125 * sum) in bf16, on a machine with vdpbf16ps: kernel DotBf16, the left
// operand converted to bf16 (exactly) as it is packed, panels of pairs:
//
//     Contraction c{.m = 1024, .n = 2048, .k = 512,
//                   .accumulator = ElementType::F32};
//     c.lhs = {.type = S8, .load = ..., .lanesAlongK = true};
//     c.rhs = {.type = BF16, .load = ..., .lanesAlongK = false};
//     c.epilogue = [](ScalarEmitter &e, const Coordinates &at, Element sum) {
//       ... multiply, negate, convert, e.storeMasked(BF16, address, value) };
//     Tiling tiling = chooseTiling(c, machine, Numerics::Standard, threads);
//     emitContractionTask(b, machine, c, tiling, task);
//
// Numerics. Accumulators have the accumulator's type; each is summed in the
// order of k by FMA (DotBf16 and tiles: pairs). Integers wrap and are exact.
// Strict numerics round product and sum separately, in order of k, as the judge
// does, and use no instruction that flushes subnormals.
#pragma once

#include "target/cpu/ScalarEmitter.h"

#include <functional>
#include <optional>

namespace tesela::cpu {

class Workspace;

/// A place in the iteration space; scalars are i64. Of an operand: row (m or n)
/// and k; of the result: row and column. Lane l stands `l` further along the
/// axis the lanes run on.
struct Coordinates {
  llvm::Value *batch = nullptr;
  llvm::Value *row = nullptr;
  llvm::Value *column = nullptr; // operands: k
  bool lanesAlongColumn = true;
  /// Lanes that exist, i1 each; null: all. Others must not be read or written.
  llvm::Value *mask = nullptr;
  /// Of an operand whose lanes do not cross the end of a run: the number of the
  /// run and the place in it, where the caller has them.
  bool inRun = false;
  struct Run {
    llvm::Value *number = nullptr, *within = nullptr;
  };
  Run rowRun = {}, kRun = {};
};

/// Where elements of an operand lie unchanged, for use without packing.
struct PlainOperand {
  /// Address of element (0, 0) of a batch.
  std::function<llvm::Value *(llvm::IRBuilderBase &, llvm::Value *batch)> base;
  /// In elements. One of them is 1 where the operand can be used directly.
  int64_t rowStride = 0, kStride = 0;
};

/// Where the packed form of an operand is kept from one call of the kernel to
/// the next (runtime/KeptForms.h). `form`: null where there is none, and the
/// kernel packs into its workspace; `isFilled`: not null where it is there
/// already, else the kernel packs into it. Both are pointers.
struct KeptForm {
  llvm::Value *form = nullptr, *isFilled = nullptr;
};

struct ContractionOperand {
  ElementType type = ElementType::F32;
  /// The elements at a place, as ScalarEmitter holds them; emitter.laneCount()
  /// of them, which may be 1.
  std::function<Element(ScalarEmitter &, const Coordinates &)> load;
  /// Along which axis neighbours lie next to each other: k or rows.
  bool lanesAlongK = true;
  std::optional<PlainOperand> plain = std::nullopt;
  /// Runs of rows and of k inside which elements lie at a constant stride (the
  /// pixels of a line of an image, its channels); 0: none are known. Short ones
  /// are walked by code without a loop, so that a place in them is a constant.
  int64_t rowRun = 0, kRun = 0;
  /// Do neighbouring rows lie closer together than neighbouring runs of k?
  bool rowsAreNear = false;
  /// Not null: the packed form may be kept, and is where this says.
  std::function<KeptForm(llvm::IRBuilderBase &)> kept = nullptr;
};

struct Contraction {
  int64_t batch = 1, m = 0, n = 0, k = 0;
  /// How many k have products that are not zero in a batch, if not all: an i64,
  /// k at most. The others need not be multiplied.
  std::function<llvm::Value *(llvm::Value *batch)> depth = nullptr;
  /// The type operands are converted to (exactly), multiplied and summed in.
  ElementType accumulator = ElementType::F32;
  /// Rows of lhs are m; rows of rhs are n.
  ContractionOperand lhs = {}, rhs = {};
  /// Takes the sums at a place: lanes run along the columns, or along the rows
  /// where at.lanesAlongColumn is false (few columns).
  std::function<void(ScalarEmitter &, const Coordinates &, Element)> epilogue =
      nullptr;
};

enum class Numerics : uint8_t { Strict, Standard };

enum class MicroKernel : uint8_t {
  Fma,       // f32, f64: one rounding; strict: multiply and add
  DotBf16,   // vdpbf16ps
  DotInt8,   // vpdpbusd, any signs
  PairInt16, // vpmaddwd on s16
  TileBf16,  // tdpbf16ps
  TileInt8,  // tdpbssd and its kin
  General,   // any type, by ScalarEmitter's multiply and add
  Streaming, // few rows: no packing, reads rhs once
  Reducing,  // few rows, rhs contiguous along k: lanes along k
};

/// How a contraction is carried out, as explicit numbers.
struct Tiling {
  MicroKernel kernel = MicroKernel::General;
  /// The register tile: rows x (vectors * lanes). Tiles: in units of 16.
  unsigned rows = 1, vectors = 1, lanes = 1;
  unsigned unroll = 4; // units of k per iteration of the micro-kernel
  int64_t blockM = 0, blockN = 0, blockK = 0;
  /// Tiles: the part of blockK whose strip stays in the first cache; blockK is
  /// a multiple of it or all of k (ContractionTiles.h).
  int64_t innerK = 0;
  bool packLhs = true, packRhs = true;
  /// Tiles: lhs is packed by the first panel, from registers: each tile of it
  /// is loaded where it lies and stored for the other panels.
  bool copyLhs = false;
  bool fused = true; // multiply and add round once
  /// Work on the transposed problem: operands change sides.
  bool swapped = false;

  std::string text() const;
};

/// A good tiling by the sizes of the machine's caches, for `threads` threads.
Tiling chooseTiling(const Contraction &contraction,
                    const Capabilities &capabilities, Numerics numerics,
                    unsigned threads);
/// The same with the kernel given; nothing where it cannot compute this.
std::optional<Tiling> chooseTiling(const Contraction &contraction,
                                   const Capabilities &capabilities,
                                   Numerics numerics, unsigned threads,
                                   MicroKernel kernel);

/// Number of independent tasks (Program's taskCount) and an estimate of the
/// nanoseconds of one.
int64_t taskCount(const Contraction &contraction, const Tiling &tiling);
double taskNanoseconds(const Contraction &contraction, const Tiling &tiling);

/// Which operand is packed into a form worth keeping, and how many bytes it
/// takes; 0: none. Tiles: panels of rhs, which many calls have to pack for few
/// rows each (bf16 32x4096x4096: half of the time).
struct KeptOperand {
  bool isLhs = false;
  uint64_t bytes = 0;
};
KeptOperand keptOperand(const Contraction &contraction, const Tiling &tiling);

/// Emits the code of task `task` (i64) at the builder's place, in a kernel that
/// stays the same function.
void emitContractionTask(llvm::IRBuilderBase &builder,
                         const Capabilities &capabilities,
                         const Contraction &contraction, const Tiling &tiling,
                         Workspace &workspace, llvm::Value *task);

} // namespace tesela::cpu
