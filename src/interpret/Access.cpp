#include "interpret/Access.h"

#include "interpret/ScalarEvaluator.h"

namespace tesela::interpret {
namespace {

constexpr int64_t width = ScalarEvaluator::width;

int64_t floorDivide(int64_t a, int64_t b) {
  const int64_t quotient = a / b;
  return quotient - (a % b != 0 && (a < 0) != (b < 0));
}

} // namespace

IndexExpression::IndexExpression(mlir::AffineExpr expression) {
  add(expression, 1);
}

void IndexExpression::add(mlir::AffineExpr expression, int64_t coefficient) {
  using mlir::AffineExprKind;
  switch (expression.getKind()) {
  case AffineExprKind::Constant:
    constant += coefficient *
                llvm::cast<mlir::AffineConstantExpr>(expression).getValue();
    return;
  case AffineExprKind::DimId:
    iterators.push_back(
        {llvm::cast<mlir::AffineDimExpr>(expression).getPosition(),
         coefficient});
    return;
  case AffineExprKind::SymbolId:
    symbols.push_back(
        {llvm::cast<mlir::AffineSymbolExpr>(expression).getPosition(),
         coefficient});
    return;
  default:
    break;
  }
  auto binary = llvm::cast<mlir::AffineBinaryOpExpr>(expression);
  if (expression.getKind() == AffineExprKind::Add) {
    add(binary.getLHS(), coefficient);
    return add(binary.getRHS(), coefficient);
  }
  auto factor = llvm::dyn_cast<mlir::AffineConstantExpr>(binary.getRHS());
  if (!factor ||
      (expression.getKind() != AffineExprKind::Mul && factor.getValue() <= 0)) {
    valid = false;
    return;
  }
  if (expression.getKind() == AffineExprKind::Mul)
    return add(binary.getLHS(), coefficient * factor.getValue());
  const Kind kind = expression.getKind() == AffineExprKind::Mod ? Kind::Modulo
                    : expression.getKind() == AffineExprKind::FloorDiv
                        ? Kind::FloorDivision
                        : Kind::CeilDivision;
  auto inner = std::make_shared<IndexExpression>(binary.getLHS());
  valid &= inner->valid;
  nonlinear.push_back({kind, coefficient, factor.getValue(), std::move(inner)});
}

void IndexExpression::evaluate(const Points &points,
                               std::span<const std::vector<int64_t>> values,
                               int64_t *out) const {
  const int64_t count = points.count;
  int64_t whole = constant;
  for (auto [iterator, coefficient] : iterators)
    if (!points.coordinates[iterator].values)
      whole += coefficient * points.coordinates[iterator].uniform;
  std::fill_n(out, count, whole);
  for (auto [iterator, coefficient] : iterators)
    if (const int64_t *values = points.coordinates[iterator].values)
      for (int64_t k = 0; k < count; ++k)
        out[k] += coefficient * values[k];
  for (auto [symbol, coefficient] : symbols)
    for (int64_t k = 0; k < count; ++k)
      out[k] += coefficient * values[symbol][k];
  for (const Nonlinear &term : nonlinear) {
    int64_t inner[width];
    term.inner->evaluate(points, values, inner);
    for (int64_t k = 0; k < count; ++k) {
      const int64_t quotient = term.kind == Kind::CeilDivision
                                   ? -floorDivide(-inner[k], term.divisor)
                                   : floorDivide(inner[k], term.divisor);
      out[k] += term.coefficient * (term.kind == Kind::Modulo
                                        ? inner[k] - quotient * term.divisor
                                        : quotient);
    }
  }
}

AccessProgram::AccessProgram(const semantics::Access &access,
                             std::span<const int64_t> dimensions)
    : number(access.operand), offsetBuffer(width), scratch(width),
      insideBuffer(width) {
  const auto strides = rowMajorStrides(dimensions);
  for (auto [i, index] : llvm::enumerate(access.indices)) {
    offset.add(index, strides[i]);
    elementCount *= dimensions[i];
  }
  for (const semantics::Guard &guard : access.guards)
    guards.push_back(
        {IndexExpression(guard.expression), guard.lower, guard.upper});
  for (const semantics::IndexRead &read : access.indexReads) {
    ReadProgram program{read.operand, {},         {},
                        read.clamped, read.lower, read.upper};
    for (mlir::AffineExpr index : read.indices)
      program.indices.emplace_back(index);
    reads.push_back(std::move(program));
  }
  symbols.assign(reads.size(), std::vector<int64_t>(width));
}

Result<void> AccessProgram::readSymbols(const Points &points,
                                        std::span<const Array> operands) {
  for (auto [number, read] : llvm::enumerate(reads)) {
    const Array &source = operands[read.operand];
    const auto strides = rowMajorStrides(source.dimensions());
    const bool isUnsigned = source.element() == ElementType::U64;
    std::vector<int64_t> &out = symbols[number];
    std::vector<int64_t> at(width, 0);
    for (auto [i, index] : llvm::enumerate(read.indices)) {
      index.evaluate(points, {}, scratch.data());
      for (int64_t k = 0; k < points.count; ++k)
        at[k] += strides[i] * scratch[k];
    }
    const int64_t limit = source.elementCount();
    for (int64_t k = 0; k < points.count; ++k) {
      if (at[k] < 0 || at[k] >= limit)
        return Error{ErrorCode::Internal, "index read outside its tensor"};
      int64_t value = source.integerAt(at[k]);
      // An unsigned number above the signed range is larger than any size.
      if (isUnsigned && value < 0)
        value = int64_t(1) << 48;
      if (read.clamped)
        value = std::max(read.lower, std::min(value, read.upper));
      // Beyond any tensor's size, and small enough for sums not to wrap.
      constexpr int64_t far = int64_t(1) << 48;
      out[k] = std::max(-far, std::min(value, far));
    }
  }
  return success();
}

Result<void> AccessProgram::locate(const Points &points,
                                   std::span<const Array> operands) {
  if (!offset.valid)
    return Error{ErrorCode::Internal, "access map is not affine"};
  if (!reads.empty())
    if (auto done = readSymbols(points, operands); !done)
      return done;
  offset.evaluate(points, symbols, offsetBuffer.data());
  std::fill_n(insideBuffer.data(), points.count, 1);
  for (const GuardProgram &guard : guards) {
    guard.expression.evaluate(points, symbols, scratch.data());
    for (int64_t k = 0; k < points.count; ++k)
      insideBuffer[k] &= guard.lower <= scratch[k] && scratch[k] < guard.upper;
  }
  bool wild = false;
  for (int64_t k = 0; k < points.count; ++k)
    wild |=
        insideBuffer[k] && uint64_t(offsetBuffer[k]) >= uint64_t(elementCount);
  if (wild)
    return Error{ErrorCode::Internal, "access outside the tensor"};
  return success();
}

} // namespace tesela::interpret
