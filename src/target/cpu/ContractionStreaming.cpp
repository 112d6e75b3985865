#include "target/cpu/ContractionStreaming.h"

#include "target/cpu/FloatFormat.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/ScalarOperations.h"

#include <numeric>

namespace tesela::cpu {

using namespace llvm;
using semantics::ScalarOp;

namespace {

/// sum + lhs * rhs in the accumulator's type.
class Arithmetic {
public:
  Arithmetic(IRBuilderBase &b, const Capabilities &machine,
             const Contraction &c, bool fused)
      : code(b, machine), type(c.accumulator), fused(fused) {}

  Element add(Element x, Element y) { return binary(ScalarOp::Add, x, y); }
  Element multiplyAdd(Element sum, Element lhs, Element rhs) {
    bool native = type == ElementType::F32 || type == ElementType::F64;
    if (native && fused)
      return {code.fma(lhs.real, rhs.real, sum.real)};
    if (isComplex(type) && fused)
      return complexMultiplyAdd(sum, lhs, rhs);
    return add(sum, binary(ScalarOp::Multiply, lhs, rhs));
  }

private:
  Element binary(ScalarOp op, Element x, Element y) {
    if (isComplex(type))
      return complexOperation(code, op, {x, y});
    if (!isFloat(type))
      return {integerOperation(code, op, type, {x.real, y.real})};
    Value *value = floatOperation(code, op, {x.real, y.real});
    return {isNarrowFloat(type) ? roundTo(code, type, value) : value};
  }
  Element complexMultiplyAdd(Element sum, Element x, Element y) {
    Value *real = code.fma(x.real, y.real, sum.real);
    Value *imaginary = code.fma(x.real, y.imaginary, sum.imaginary);
    return {code.fnma(x.imaginary, y.imaginary, real),
            code.fma(x.imaginary, y.real, imaginary)};
  }

  VectorCode code;
  ElementType type;
  bool fused;
};

/// A loop that carries Elements: k from begin to end in steps.
void accumulate(IRBuilderBase &b, Value *begin, Value *end, int64_t step,
                MutableArrayRef<Element> sums,
                function_ref<void(Value *, MutableArrayRef<Element>)> body) {
  Function *function = b.GetInsertBlock()->getParent();
  BasicBlock *before = b.GetInsertBlock();
  auto *loop = BasicBlock::Create(b.getContext(), "", function);
  auto *exit = BasicBlock::Create(b.getContext(), "", function);
  Value *enter = b.CreateICmpSLT(begin, end);
  b.CreateCondBr(enter, loop, exit);
  auto phi = [&](Value *value) -> PHINode * {
    return value ? b.CreatePHI(value->getType(), 2) : nullptr;
  };
  auto incoming = [](Value *to, Value *value, BasicBlock *from) {
    if (to)
      cast<PHINode>(to)->addIncoming(value, from);
  };
  b.SetInsertPoint(loop);
  PHINode *index = b.CreatePHI(b.getInt64Ty(), 2);
  index->addIncoming(begin, before);
  SmallVector<Element> entering, current;
  for (Element &sum : sums) {
    entering.push_back({phi(sum.real), phi(sum.imaginary)});
    incoming(entering.back().real, sum.real, before);
    incoming(entering.back().imaginary, sum.imaginary, before);
  }
  current = entering;
  body(index, current);
  BasicBlock *last = b.GetInsertBlock();
  Value *next = b.CreateAdd(index, b.getInt64(step));
  index->addIncoming(next, last);
  b.CreateCondBr(b.CreateICmpSLT(next, end), loop, exit);
  b.SetInsertPoint(exit);
  for (size_t i = 0; i < sums.size(); ++i) {
    incoming(entering[i].real, current[i].real, last);
    incoming(entering[i].imaginary, current[i].imaginary, last);
    Element leaving{phi(sums[i].real), phi(sums[i].imaginary)};
    incoming(leaving.real, sums[i].real, before);
    incoming(leaving.real, current[i].real, last);
    incoming(leaving.imaginary, sums[i].imaginary, before);
    incoming(leaving.imaginary, current[i].imaginary, last);
    sums[i] = leaving;
  }
}

struct Piece {
  const Contraction &c;
  const Tiling &tiling;
  const Capabilities &machine;
  IRBuilderBase &b;
};

Element loadAs(const Piece &piece, const ContractionOperand &operand,
               unsigned lanes, const Coordinates &at) {
  ScalarEmitter emitter(piece.b, piece.machine, lanes);
  // Blocks and vectors begin at multiples of the lanes.
  Coordinates place = at;
  int64_t run = at.lanesAlongColumn ? operand.kRun : operand.rowRun;
  place.inRun = lanes > 1 && run > 1 && run % lanes == 0;
  return emitter.convert(operand.load(emitter, place), operand.type,
                         piece.c.accumulator);
}

/// `rows` x `vectors` sums over all k, then the epilogue. `columnsLeft` (null:
/// plenty) masks lanes.
void streamTile(const Piece &piece, const Coordinates &at, unsigned rows,
                Value *columnsLeft) {
  IRBuilderBase &b = piece.b;
  const Tiling &tiling = piece.tiling;
  ScalarEmitter emitter(b, piece.machine, tiling.lanes);
  Arithmetic arithmetic(b, piece.machine, piece.c, tiling.fused);
  SmallVector<Value *> masks;
  for (unsigned vector = 0; vector < tiling.vectors; ++vector)
    masks.push_back(columnsLeft
                        ? emitter.laneMask(b.CreateSub(
                              columnsLeft, b.getInt64(vector * tiling.lanes)))
                        : nullptr);
  auto columnOf = [&](unsigned vector) {
    return b.CreateAdd(at.column, b.getInt64(vector * tiling.lanes));
  };
  auto rowOf = [&](unsigned row) {
    return b.CreateAdd(at.row, b.getInt64(row));
  };
  SmallVector<Element> sums(rows * tiling.vectors,
                            emitter.zero(piece.c.accumulator));
  auto step = [&](Value *k, MutableArrayRef<Element> current) {
    SmallVector<Element> columns;
    for (unsigned vector = 0; vector < tiling.vectors; ++vector)
      columns.push_back(
          loadAs(piece, piece.c.rhs, tiling.lanes,
                 {at.batch, columnOf(vector), k, false, masks[vector]}));
    for (unsigned row = 0; row < rows; ++row) {
      Element lhs = emitter.broadcast(loadAs(
          piece, piece.c.lhs, 1, {at.batch, rowOf(row), k, true, nullptr}));
      for (unsigned vector = 0; vector < tiling.vectors; ++vector) {
        Element &sum = current[row * tiling.vectors + vector];
        sum = arithmetic.multiplyAdd(sum, lhs, columns[vector]);
      }
    }
  };
  int64_t whole = piece.c.k / tiling.unroll * tiling.unroll;
  accumulate(b, b.getInt64(0), b.getInt64(whole), tiling.unroll, sums,
             [&](Value *k, MutableArrayRef<Element> current) {
               for (unsigned u = 0; u < tiling.unroll; ++u)
                 step(b.CreateAdd(k, b.getInt64(u)), current);
             });
  for (int64_t k = whole; k < piece.c.k; ++k)
    step(b.getInt64(k), sums);
  for (unsigned i = 0; i < sums.size(); ++i)
    piece.c.epilogue(emitter,
                     {at.batch, rowOf(i / tiling.vectors),
                      columnOf(i % tiling.vectors), true,
                      masks[i % tiling.vectors]},
                     sums[i]);
}

/// A few rows and columns: sums along k in lanes, turned at the end.
class ReducedTile {
public:
  ReducedTile(const Piece &piece, const Coordinates &at, unsigned rows,
              unsigned columns, Value *columnsLeft)
      : piece(piece), b(piece.b), at(at), rows(rows), columns(columns),
        lanes(piece.tiling.lanes), columnsLeft(columnsLeft),
        emitter(piece.b, piece.machine, piece.tiling.lanes),
        arithmetic(piece.b, piece.machine, piece.c, piece.tiling.fused),
        sums(size_t(rows) * columns, emitter.zero(piece.c.accumulator)) {}

  void emit() {
    int64_t whole = piece.c.k / lanes * lanes;
    accumulate(b, b.getInt64(0), b.getInt64(whole), lanes, sums,
               [&](Value *k, MutableArrayRef<Element> current) {
                 step(k, nullptr, current);
               });
    if (whole < piece.c.k)
      step(b.getInt64(whole), emitter.laneMask(b.getInt64(piece.c.k - whole)),
           sums);
    for (unsigned row = 0; row < rows; ++row)
      finish(row, ArrayRef(sums).slice(size_t(row) * columns, columns));
  }

private:
  // Columns that do not exist repeat the last one that does.
  Value *columnOf(unsigned column) {
    Value *offset = b.getInt64(column);
    if (columnsLeft)
      offset = b.CreateBinaryIntrinsic(Intrinsic::smin, offset,
                                       b.CreateSub(columnsLeft, b.getInt64(1)));
    return b.CreateAdd(at.column, offset);
  }
  Value *rowOf(unsigned row) { return b.CreateAdd(at.row, b.getInt64(row)); }

  void step(Value *k, Value *mask, MutableArrayRef<Element> current) {
    SmallVector<Element> lhs;
    for (unsigned row = 0; row < rows; ++row)
      lhs.push_back(loadAs(piece, piece.c.lhs, lanes,
                           {at.batch, rowOf(row), k, true, mask}));
    for (unsigned column = 0; column < columns; ++column) {
      Element rhs = loadAs(piece, piece.c.rhs, lanes,
                           {at.batch, columnOf(column), k, true, mask});
      for (unsigned row = 0; row < rows; ++row) {
        Element &sum = current[size_t(row) * columns + column];
        Element next = arithmetic.multiplyAdd(sum, lhs[row], rhs);
        sum = mask ? emitter.select(mask, next, sum) : next;
      }
    }
  }

  Element shuffle(Element x, Element y, ArrayRef<int> order) {
    auto one = [&](Value *left, Value *right) -> Value * {
      return left ? b.CreateShuffleVector(left, right, order) : nullptr;
    };
    return {one(x.real, y.real), one(x.imaginary, y.imaginary)};
  }

  // Neighbours in pairs of vectors are added: after log2(columns) rounds lane l
  // holds part of column l mod columns; then the parts are added.
  void finish(unsigned row, ArrayRef<Element> vectors) {
    SmallVector<Element> parts(vectors);
    for (unsigned s = 1; s < columns; s *= 2) {
      SmallVector<Element> next;
      for (unsigned i = 0; i < parts.size(); i += 2) {
        SmallVector<int> first, second;
        for (unsigned lane = 0; lane < lanes; ++lane) {
          // Groups of s lanes: of the even vector, then of the odd one.
          unsigned group = lane / s, within = lane % s;
          unsigned source =
              (group & ~1u) * s + within + (group & 1 ? lanes : 0);
          first.push_back(int(source));
          second.push_back(int(source + s));
        }
        next.push_back(arithmetic.add(shuffle(parts[i], parts[i + 1], first),
                                      shuffle(parts[i], parts[i + 1], second)));
      }
      parts = std::move(next);
    }
    Element sum = parts.front();
    for (unsigned have = lanes; have > columns; have /= 2) {
      SmallVector<int> low(have / 2), high(have / 2);
      std::iota(low.begin(), low.end(), 0);
      std::iota(high.begin(), high.end(), have / 2);
      sum = arithmetic.add(shuffle(sum, sum, low), shuffle(sum, sum, high));
    }
    ScalarEmitter narrow(b, piece.machine, columns);
    Value *mask = columnsLeft ? narrow.laneMask(columnsLeft) : nullptr;
    piece.c.epilogue(narrow, {at.batch, rowOf(row), at.column, true, mask},
                     sum);
  }

  const Piece &piece;
  IRBuilderBase &b;
  Coordinates at;
  unsigned rows, columns, lanes;
  Value *columnsLeft;
  ScalarEmitter emitter;
  Arithmetic arithmetic;
  SmallVector<Element> sums;
};

/// The rows of sums of one streaming task, in memory.
class StreamedRows {
public:
  StreamedRows(const Piece &piece, const Coordinates &origin, Value *columns)
      : piece(piece), b(piece.b), origin(origin), columns(columns),
        emitter(piece.b, piece.machine, piece.tiling.lanes),
        arithmetic(piece.b, piece.machine, piece.c, piece.tiling.fused) {
    rowBytes = piece.tiling.blockN * int64_t(byteSize(piece.c.accumulator));
    sums = emitStack(b, piece.c.m * rowBytes);
  }

  void emit() {
    int64_t whole = piece.c.k / piece.tiling.unroll * piece.tiling.unroll;
    eachVector([&](Value *column, Value *) {
      for (int64_t row = 0; row < piece.c.m; ++row)
        store(row, column, emitter.zero(piece.c.accumulator));
    });
    emitLoop(b, b.getInt64(0), b.getInt64(whole),
             b.getInt64(piece.tiling.unroll),
             [&](Value *k) { addRows(k, piece.tiling.unroll); });
    if (whole < piece.c.k)
      emitLoop(b, b.getInt64(whole), b.getInt64(piece.c.k), b.getInt64(1),
               [&](Value *k) { addRows(k, 1); });
    eachVector([&](Value *column, Value *mask) {
      for (int64_t row = 0; row < piece.c.m; ++row)
        piece.c.epilogue(emitter,
                         {origin.batch, rowOf(row),
                          b.CreateAdd(origin.column, column), true, mask},
                         load(row, column));
    });
  }

private:
  void eachVector(function_ref<void(Value *, Value *)> body) {
    Value *lanes = b.getInt64(piece.tiling.lanes);
    Value *whole = b.CreateSub(columns, b.CreateSRem(columns, lanes));
    emitLoop(b, b.getInt64(0), whole, lanes,
             [&](Value *column) { body(column, nullptr); });
    if (piece.c.n % piece.tiling.lanes)
      emitIf(b, b.CreateICmpSLT(whole, columns), [&] {
        body(whole, emitter.laneMask(b.CreateSub(columns, whole)));
      });
  }
  void addRows(Value *k, unsigned count) {
    SmallVector<Element> lhs;
    for (int64_t row = 0; row < piece.c.m; ++row)
      for (unsigned u = 0; u < count; ++u)
        lhs.push_back(emitter.broadcast(
            loadAs(piece, piece.c.lhs, 1,
                   {origin.batch, rowOf(row), b.CreateAdd(k, b.getInt64(u)),
                    true, nullptr})));
    eachVector([&](Value *column, Value *mask) {
      SmallVector<Element> rhs;
      for (unsigned u = 0; u < count; ++u)
        rhs.push_back(loadAs(piece, piece.c.rhs, piece.tiling.lanes,
                             {origin.batch, b.CreateAdd(origin.column, column),
                              b.CreateAdd(k, b.getInt64(u)), false, mask}));
      for (int64_t row = 0; row < piece.c.m; ++row) {
        Element sum = load(row, column);
        for (unsigned u = 0; u < count; ++u)
          sum = arithmetic.multiplyAdd(sum, lhs[row * count + u], rhs[u]);
        store(row, column, sum);
      }
    });
  }
  Value *rowOf(int64_t row) { return b.CreateAdd(origin.row, b.getInt64(row)); }
  Value *address(int64_t row, Value *column) {
    Value *bytes =
        b.CreateMul(column, b.getInt64(int64_t(byteSize(piece.c.accumulator))));
    Value *inRow = b.CreateGEP(b.getInt8Ty(), sums, bytes);
    return b.CreateConstGEP1_64(b.getInt8Ty(), inRow, row * rowBytes);
  }
  Element load(int64_t row, Value *column) {
    return emitter.load(piece.c.accumulator, address(row, column));
  }
  void store(int64_t row, Value *column, Element value) {
    emitter.store(piece.c.accumulator, address(row, column), value);
  }

  const Piece &piece;
  IRBuilderBase &b;
  Coordinates origin;
  Value *columns;
  ScalarEmitter emitter;
  Arithmetic arithmetic;
  int64_t rowBytes = 0;
  Value *sums = nullptr;
};

} // namespace

void emitStreamingTask(IRBuilderBase &b, const Capabilities &machine,
                       const Contraction &contraction, const Tiling &tiling,
                       const Coordinates &origin, Value *columns) {
  Piece piece{contraction, tiling, machine, b};
  StreamedRows(piece, origin, columns).emit();
}

void emitGeneralTask(IRBuilderBase &b, const Capabilities &machine,
                     const Contraction &contraction, const Tiling &tiling,
                     const Coordinates &origin, Value *rows, Value *columns) {
  Piece piece{contraction, tiling, machine, b};
  int64_t width = int64_t(tiling.vectors) * tiling.lanes;
  unsigned rest = contraction.m % tiling.rows;
  Value *zero = b.getInt64(0);
  Value *wholeColumns =
      b.CreateSub(columns, b.CreateSRem(columns, b.getInt64(width)));
  auto tile = [&](Value *row, Value *column, Value *left) {
    Coordinates at{origin.batch, b.CreateAdd(origin.row, row),
                   b.CreateAdd(origin.column, column), true, nullptr};
    auto full = [&] { streamTile(piece, at, tiling.rows, left); };
    if (rest == 0)
      return full();
    Value *isFull =
        b.CreateICmpSLE(b.CreateAdd(row, b.getInt64(tiling.rows)), rows);
    if (contraction.m < tiling.rows)
      isFull = b.getFalse();
    emitIf(b, isFull, full, [&] { streamTile(piece, at, rest, left); });
  };
  emitLoop(b, zero, wholeColumns, b.getInt64(width), [&](Value *column) {
    emitLoop(b, zero, rows, b.getInt64(tiling.rows),
             [&](Value *row) { tile(row, column, nullptr); });
  });
  if (contraction.n % width == 0)
    return;
  emitIf(b, b.CreateICmpSLT(wholeColumns, columns), [&] {
    Value *left = b.CreateSub(columns, wholeColumns);
    emitLoop(b, zero, rows, b.getInt64(tiling.rows),
             [&](Value *row) { tile(row, wholeColumns, left); });
  });
}

void emitReducingTask(IRBuilderBase &b, const Capabilities &machine,
                      const Contraction &contraction, const Tiling &tiling,
                      const Coordinates &origin, Value *rows, Value *columns) {
  Piece piece{contraction, tiling, machine, b};
  Value *zero = b.getInt64(0), *width = b.getInt64(tiling.vectors);
  Value *whole = b.CreateSub(columns, b.CreateSRem(columns, width));
  auto tile = [&](Value *row, Value *column, unsigned count, Value *left) {
    ReducedTile(piece,
                {origin.batch, b.CreateAdd(origin.row, row),
                 b.CreateAdd(origin.column, column), true, nullptr},
                count, tiling.vectors, left)
        .emit();
  };
  unsigned rest = contraction.m % tiling.rows;
  Value *wholeRows =
      b.CreateSub(rows, b.CreateSRem(rows, b.getInt64(tiling.rows)));
  auto allRows = [&](Value *column, Value *left) {
    if (contraction.m >= tiling.rows)
      emitLoop(b, zero, wholeRows, b.getInt64(tiling.rows),
               [&](Value *row) { tile(row, column, tiling.rows, left); });
    if (rest)
      emitIf(b, b.CreateICmpSLT(wholeRows, rows),
             [&] { tile(wholeRows, column, rest, left); });
  };
  emitLoop(b, zero, whole, width,
           [&](Value *column) { allRows(column, nullptr); });
  if (contraction.n % tiling.vectors == 0)
    return;
  emitIf(b, b.CreateICmpSLT(whole, columns),
         [&] { allRows(whole, b.CreateSub(columns, whole)); });
}

} // namespace tesela::cpu
