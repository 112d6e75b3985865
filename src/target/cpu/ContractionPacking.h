// Packing: elements of an operand, made by its callback, laid out for a
// micro-kernel. Two layouts, of units of `elements` neighbours along k:
//
//     panel   [unit][row]    rows next to each other: one vector load
//     strip   [row][unit]    units next to each other: one broadcast each
//
// A strip whose rows lie next to each other in memory is left so, [unit][row]:
// broadcasts do not care.
//
// Tile registers take both as tiles of 1 KiB, 16 lines of 64 bytes:
//
//     panels  [panel][step][16 columns][unit][column]
//     strip   [step][16 rows][row][unit]
//
// Each is written from vectors along either axis; where lanes run along the
// other one, blocks of lanes x lanes units are transposed in registers.
#pragma once

#include "target/cpu/Contraction.h"

namespace tesela::cpu {

/// What one side is packed as.
struct UnitFormat {
  ElementType type = ElementType::F32; // F32, F64, BF16, S16, S8 or U8
  unsigned elements = 1;
  bool flipSign = false; // the top bit of bytes inverted: s8 <-> u8, off by 128

  unsigned bytes() const { return elements * unsigned(byteSize(type)); }
};
UnitFormat lhsFormat(const Contraction &contraction, const Tiling &tiling);
UnitFormat rhsFormat(const Contraction &contraction, const Tiling &tiling);

/// A piece of an operand: scalars are i64.
struct OperandBlock {
  llvm::Value *batch = nullptr;
  llvm::Value *row = nullptr, *rowCount = nullptr;
  llvm::Value *k = nullptr, *kCount = nullptr;
};

class Packer {
public:
  Packer(llvm::IRBuilderBase &builder, const Capabilities &capabilities,
         const ContractionOperand &operand, UnitFormat format, unsigned lanes)
      : b(builder), machine(capabilities), operand(operand), format(format),
        lanes(lanes) {}

  /// Writes a panel of `width` rows (a multiple of lanes) as [unit][row], for
  /// operands of which the elements of a row lie next to each other; rows past
  /// rowCount and units past kCount, up to `units`, are zeros. `units` is i64,
  /// rounded up to whole vectors. `rowsFull`: the last panel has all its rows;
  /// `kFull`: kCount is whole vectors of units.
  void panelAlongK(const OperandBlock &block, unsigned width,
                   llvm::Value *units, llvm::Value *to, bool rowsFull,
                   bool kFull);
  /// Writes rowCount rows of `units` units (rounded up to whole vectors),
  /// rowBytes apart; up to lanes - 1 rows more may be touched.
  void strip(const OperandBlock &block, llvm::Value *units, int64_t rowBytes,
             llvm::Value *to, bool kFull);

  /// Writes rowCount rows as strips, or panels, of `rows` rows each, stripBytes
  /// apart, as [unit][row]; up to lanes - 1 rows more are touched. For operands
  /// whose rows lie next to each other. `rowsFull`: rowCount is whole strips;
  /// `kFull`: kCount is whole units.
  void stripsAlongRows(const OperandBlock &block, unsigned rows,
                       llvm::Value *units, int64_t stripBytes, llvm::Value *to,
                       bool rowsFull, bool kFull);
  /// Is an axis with runs of so many packed run by run? Rows then are no more
  /// than there are.
  bool walksRuns(int64_t length) const;
  /// Writes rowCount rows, rounded up to whole panels of 16 * columnTiles, and
  /// kCount rounded up to whole steps; what does not exist is zero. Row by row
  /// of rhs where it lies so, which is what caches fetch ahead.
  void tilePanels(const OperandBlock &block, unsigned columnTiles,
                  int64_t panelBytes, llvm::Value *to, bool rowsFull,
                  bool kFull);
  /// Writes rowCount rows (at most 16 * rowTiles); up to 15 more are touched.
  void tileStrip(const OperandBlock &block, unsigned rowTiles, llvm::Value *to,
                 bool kFull);

private:
  // By runs (ContractionRuns.cpp).

  /// Lanes that do not cross a run.
  struct RunVector {
    Coordinates::Run run;
    llvm::Value *index = nullptr; // of lane 0, from the begin of the piece
    llvm::Value *mask = nullptr;  // null: all lanes
  };
  /// Cuts [from, from + count) at the ends of runs and into vectors.
  void overRuns(int64_t length, llvm::Value *from, llvm::Value *count,
                llvm::function_ref<void(const RunVector &)> body);
  /// Each k of the block, with its run.
  void
  overDepth(const OperandBlock &block,
            llvm::function_ref<void(llvm::Value *, Coordinates::Run)> body);
  bool isCopied() const {
    return operand.plain && operand.type == format.type && !format.flipSign;
  }
  void rowsByRuns(const OperandBlock &block, llvm::Value *rowCount,
                  int64_t unitStride, llvm::Value *to);
  void stripByRuns(const OperandBlock &block, int64_t rowBytes,
                   llvm::Value *to);
  void store(llvm::Value *values, llvm::Value *address, llvm::Value *mask);
  llvm::Value *encode(ScalarEmitter &emitter, Element value);
  llvm::Value *packed(ScalarEmitter &emitter, const Coordinates &at);
  /// Writes vector(0), vector(1), ... transposed: lane l of all of them goes to
  /// `to` + l * stride.
  void transposed(llvm::function_ref<llvm::Value *(llvm::Value *)> vector,
                  llvm::Value *to, int64_t stride);
  unsigned lanesWithinRun(unsigned count) const;
  llvm::Value *alongK(const OperandBlock &block, llvm::Value *row,
                      llvm::Value *unit, bool masked);
  llvm::Value *oneOfEachRow(ScalarEmitter &emitter, const OperandBlock &block,
                            llvm::Value *row, llvm::Value *k, bool rowMask,
                            bool kMask, bool aligned);
  llvm::Value *alongRows(const OperandBlock &block, llvm::Value *row,
                         llvm::Value *unit, bool rowMask, bool kMask,
                         bool aligned);
  /// Units of `count` rows that follow each other as lines of 16 for tiles.
  llvm::SmallVector<llvm::Value *, 2>
  linesAlongRows(const OperandBlock &block, llvm::Value *row, llvm::Value *unit,
                 unsigned count, bool rowMask, bool kMask);
  llvm::Value *offset(llvm::Value *base, llvm::Value *bytes);

  llvm::IRBuilderBase &b;
  const Capabilities &machine;
  const ContractionOperand &operand;
  UnitFormat format;
  unsigned lanes;
};

} // namespace tesela::cpu
