#include "target/cpu/TileRegisters.h"

#include "target/cpu/ContractionPacking.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"

namespace tesela::cpu {

using namespace llvm;

Intrinsic::ID tileProduct(MicroKernel kernel, const UnitFormat &lhs,
                          const UnitFormat &rhs) {
  if (kernel == MicroKernel::TileBf16)
    return Intrinsic::x86_tdpbf16ps;
  bool left = lhs.type == ElementType::U8, right = rhs.type == ElementType::U8;
  return left ? (right ? Intrinsic::x86_tdpbuud : Intrinsic::x86_tdpbusd)
              : (right ? Intrinsic::x86_tdpbsud : Intrinsic::x86_tdpbssd);
}

void TileRegisters::configure(unsigned rows) {
  // Palette 1; bytes per row at 16, rows at 48, one entry per register.
  SmallVector<uint8_t, 64> bytes(64, 0);
  bytes[0] = 1;
  unsigned upper = std::min(rows, 16u);
  unsigned lower = rowTiles == 1 ? 0 : rows > 16 ? rows - 16 : 1;
  unsigned tileRows[8] = {upper, upper, lower, lower, upper, lower, 16, 16};
  for (unsigned tile = 0; tile < 8; ++tile) {
    bytes[16 + 2 * tile] = tileRows[tile] ? 64 : 0;
    bytes[48 + tile] = tileRows[tile];
  }
  Module *module = b.GetInsertBlock()->getModule();
  std::string name =
      "tesela.tiles." + std::to_string(upper) + "." + std::to_string(lower);
  GlobalVariable *table = module->getNamedGlobal(name);
  if (!table) {
    Constant *data = ConstantDataArray::get(b.getContext(), bytes);
    table = new GlobalVariable(*module, data->getType(), true,
                               GlobalValue::PrivateLinkage, data, name);
    table->setAlignment(Align(64));
  }
  b.CreateIntrinsic(Intrinsic::x86_ldtilecfg, {}, {table});
}

void TileRegisters::release() {
  b.CreateIntrinsic(Intrinsic::x86_tilerelease, ArrayRef<Type *>(),
                    ArrayRef<Value *>());
}

void TileRegisters::memory(Intrinsic::ID id, unsigned tile, Value *address,
                           Value *rowBytes) {
  b.CreateIntrinsic(id, {}, {b.getInt8(tile), address, rowBytes});
}

Value *TileRegisters::sumAddress(Value *base, unsigned i, unsigned j) {
  return b.CreateConstGEP1_64(b.getInt8Ty(), base,
                              (i * columnTiles + j) * 1024);
}

/// Each load stands right before the first product that needs it, and those of
/// rhs, which come from further away, first: 1 to 3 % more than all in front.
void TileRegisters::products(const TileOperand &lhs, const TileOperand &rhs,
                             function_ref<void(unsigned, unsigned)> before) {
  auto at = [&](const TileOperand &operand, unsigned tile) {
    return tile ? b.CreateGEP(b.getInt8Ty(), operand.address, operand.tileBytes)
                : operand.address;
  };
  for (unsigned j = 0; j < columnTiles; ++j) {
    memory(Intrinsic::x86_tileloaddt164, 6 + j, at(rhs, j), rhs.rowBytes);
    for (unsigned i = 0; i < rowTiles; ++i) {
      if (j == 0)
        memory(Intrinsic::x86_tileloadd64, 4 + i, at(lhs, i), lhs.rowBytes);
      before(i, j);
      b.CreateIntrinsic(
          product, {},
          {b.getInt8(2 * i + j), b.getInt8(4 + i), b.getInt8(6 + j)});
    }
  }
}

void TileRegisters::step(const TileOperand &lhs, const TileOperand &rhs) {
  products(lhs, rhs, [](unsigned, unsigned) {});
}

void TileRegisters::step(const TileOperand &lhs, const TileOperand &rhs,
                         Value *pending, Value *initial) {
  products(lhs, rhs, [&](unsigned i, unsigned j) {
    unsigned sum = 2 * i + j;
    memory(Intrinsic::x86_tilestored64, sum, sumAddress(pending, i, j),
           b.getInt64(64));
    if (initial)
      memory(Intrinsic::x86_tileloaddt164, sum, sumAddress(initial, i, j),
             b.getInt64(64));
    else
      b.CreateIntrinsic(Intrinsic::x86_tilezero, {}, {b.getInt8(sum)});
  });
}

void TileRegisters::storeLhs(Value *to) {
  for (unsigned i = 0; i < rowTiles; ++i)
    memory(Intrinsic::x86_tilestored64, 4 + i,
           b.CreateConstGEP1_64(b.getInt8Ty(), to, i * 1024), b.getInt64(64));
}

void TileRegisters::store(Value *to) {
  for (unsigned j = 0; j < columnTiles; ++j)
    for (unsigned i = 0; i < rowTiles; ++i)
      memory(Intrinsic::x86_tilestored64, 2 * i + j, sumAddress(to, i, j),
             b.getInt64(64));
}

} // namespace tesela::cpu
