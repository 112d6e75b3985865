#include "target/cpu/SquareTransposition.h"

#include "target/cpu/VectorCode.h"

namespace tesela::cpu {

using namespace llvm;

/// Round s exchanges blocks of s x s: elements whose lane has bit s clear stay
/// in the first of a pair of rows s apart.
static void exchangeBlocks(IRBuilderBase &b, MutableArrayRef<Value *> rows) {
  unsigned count = rows.size();
  for (unsigned s = 1; s < count; s *= 2) {
    SmallVector<int> low, high;
    for (unsigned lane = 0; lane < count; ++lane) {
      low.push_back(lane & s ? count + lane - s : lane);
      high.push_back(lane & s ? count + lane : lane + s);
    }
    for (unsigned row = 0; row < count; ++row) {
      if (row & s)
        continue;
      Value *x = rows[row], *y = rows[row + s];
      rows[row] = b.CreateShuffleVector(x, y, low);
      rows[row + s] = b.CreateShuffleVector(x, y, high);
    }
  }
}

namespace {

class QuarterTransposition {
public:
  QuarterTransposition(IRBuilderBase &b, MutableArrayRef<Value *> rows)
      : b(b), rows(rows), count(rows.size()),
        inQuarter(128 / VectorCode::bitsOf(rows[0])) {}

  void run() {
    for (unsigned first = 0; first < count; first += inQuarter)
      transposeQuarters(rows.slice(first, inQuarter));
    // rows[j * inQuarter + c] holds, in quarter q, column q * inQuarter + c of
    // the rows from j * inQuarter on.
    for (unsigned c = 0; c < inQuarter; ++c)
      exchangeQuarters(c);
  }

private:
  /// Chunks of `width` elements of x and y by turns, from the lower or upper
  /// half of each quarter.
  Value *unpack(Value *x, Value *y, unsigned width, bool upper) {
    SmallVector<int> lanes;
    for (unsigned quarter = 0; quarter < count; quarter += inQuarter)
      for (unsigned at = 0; at < inQuarter / 2; at += width)
        for (unsigned source : {0u, count})
          for (unsigned i = 0; i < width; ++i)
            lanes.push_back(
                int(source + quarter + (upper ? inQuarter / 2 : 0) + at + i));
    return fenced(b.CreateShuffleVector(x, y, lanes));
  }

  /// The same value, which the selection of instructions does not look through:
  /// it would ask of every element of every shuffle which elements of all
  /// shuffles before it are needed, two thirds of the time of a small kernel.
  Value *fenced(Value *x) {
    Type *type = x->getType();
    Type *real = VectorCode::bitsOf(x) == 32 ? b.getFloatTy() : b.getDoubleTy();
    real = FixedVectorType::get(real, count);
    Value *fence = b.CreateIntrinsic(Intrinsic::arithmetic_fence, {real},
                                     {b.CreateBitCast(x, real)});
    return b.CreateBitCast(fence, type);
  }

  void transposeQuarters(MutableArrayRef<Value *> r) {
    if (r.size() == 2) {
      Value *low = unpack(r[0], r[1], 1, false);
      r[1] = unpack(r[0], r[1], 1, true);
      r[0] = low;
      return;
    }
    Value *half[4];
    for (unsigned i = 0; i < 4; ++i)
      half[i] = unpack(r[i & 2], r[(i & 2) + 1], 1, i & 1);
    for (unsigned i = 0; i < 4; ++i)
      r[i] = unpack(half[i / 2], half[i / 2 + 2], 2, i & 1);
  }

  /// Quarters first, first + step, ... of x, then those of y.
  Value *pick(Value *x, Value *y, unsigned first, unsigned step) {
    SmallVector<int> lanes;
    for (unsigned source : {0u, count})
      for (unsigned q = first; q < count / inQuarter; q += step)
        for (unsigned i = 0; i < inQuarter; ++i)
          lanes.push_back(int(source + q * inQuarter + i));
    return fenced(b.CreateShuffleVector(x, y, lanes));
  }

  void exchangeQuarters(unsigned c) {
    auto row = [&](unsigned j) -> Value *& { return rows[j * inQuarter + c]; };
    unsigned quarters = count / inQuarter;
    if (quarters == 1)
      return;
    if (quarters == 2) {
      Value *low = pick(row(0), row(1), 0, 2);
      row(1) = pick(row(0), row(1), 1, 2);
      row(0) = low;
      return;
    }
    Value *pairs[2][2]; // of rows 0, 1 and of 2, 3; even and odd quarters
    for (unsigned half = 0; half < 2; ++half)
      for (unsigned odd = 0; odd < 2; ++odd)
        pairs[half][odd] = pick(row(2 * half), row(2 * half + 1), odd, 2);
    for (unsigned q = 0; q < 4; ++q)
      row(q) = pick(pairs[0][q & 1], pairs[1][q & 1], q / 2, 2);
  }

  IRBuilderBase &b;
  MutableArrayRef<Value *> rows;
  unsigned count, inQuarter;
};

} // namespace

void transposeSquare(IRBuilderBase &b, MutableArrayRef<Value *> rows) {
  if (rows.size() < 2)
    return;
  unsigned bits = VectorCode::bitsOf(rows[0]);
  auto total = unsigned(rows.size()) * bits;
  if ((bits == 32 || bits == 64) && total >= 128 && total <= 512)
    QuarterTransposition(b, rows).run();
  else
    exchangeBlocks(b, rows);
}

} // namespace tesela::cpu
