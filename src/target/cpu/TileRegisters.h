// The tile registers as a matrix multiplication of two by two tiles uses them:
// 0 to 3 sums (row half * 2 + column half), 4 and 5 of lhs, 6 and 7 of rhs.
#pragma once

#include "target/cpu/Contraction.h"

#include "llvm/IR/Intrinsics.h"

namespace tesela::cpu {

struct UnitFormat;

/// Two tiles of 16 rows each: bytes from row to row and from tile to tile.
struct TileOperand {
  llvm::Value *address = nullptr;
  llvm::Value *rowBytes = nullptr, *tileBytes = nullptr;
};

/// tdpbf16ps, or tdpbssd and its kin by the signs of the operands.
llvm::Intrinsic::ID tileProduct(MicroKernel kernel, const UnitFormat &lhs,
                                const UnitFormat &rhs);

class TileRegisters {
public:
  TileRegisters(llvm::IRBuilderBase &b, unsigned rowTiles, unsigned columnTiles,
                llvm::Intrinsic::ID product)
      : b(b), rowTiles(rowTiles), columnTiles(columnTiles), product(product) {}

  /// For strips of `rows` rows, 1 to 32; all registers are zero then. A second
  /// tile has one row at least.
  void configure(unsigned rows);
  void release();

  void step(const TileOperand &lhs, const TileOperand &rhs);
  /// The first step of new sums, which begin with zero or what lies at
  /// `initial`. Each register is stored to `pending` right before.
  void step(const TileOperand &lhs, const TileOperand &rhs,
            llvm::Value *pending, llvm::Value *initial);
  /// The tiles of lhs of the last step, as a step of a strip.
  void storeLhs(llvm::Value *to);
  /// Sums as they lie in memory: tile after tile, row halves outermost.
  void store(llvm::Value *to);

private:
  void memory(llvm::Intrinsic::ID id, unsigned tile, llvm::Value *address,
              llvm::Value *rowBytes);
  void products(const TileOperand &lhs, const TileOperand &rhs,
                llvm::function_ref<void(unsigned, unsigned)> before);
  llvm::Value *sumAddress(llvm::Value *base, unsigned i, unsigned j);

  llvm::IRBuilderBase &b;
  unsigned rowTiles, columnTiles;
  llvm::Intrinsic::ID product;
};

} // namespace tesela::cpu
