// Reshapes: axes merged and split. Where what was given and what is wanted are
// products of the same neighbours, those are split off and put together again,
// so that a size goes on being what it was:
//
//     12 x 512  as  4 x 1536    by 4 x 3 x 512: 12 = 4 * 3, 1536 = 3 * 512
//     6 x 4     as  4 x 6       all merged, and split again
#include "nugraph/Importer.h"

#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tesela::nugraph {

namespace {
/// Extents of which both lists are products of neighbours, and how many of them
/// each of `from` and of `to` is.
struct Refinement {
  llvm::SmallVector<int64_t, 6> extents;
  llvm::SmallVector<unsigned, 4> ofFrom, ofTo;
};
} // namespace

/// Nothing where there are none.
static std::optional<Refinement> refinement(llvm::ArrayRef<int64_t> from,
                                            llvm::ArrayRef<int64_t> to) {
  Refinement result;
  int64_t leftFrom = from[0], leftTo = to[0];
  result.ofFrom.assign(from.size(), 0), result.ofTo.assign(to.size(), 0);
  for (size_t i = 0, j = 0; i != from.size() && j != to.size();) {
    int64_t extent = std::min(leftFrom, leftTo);
    if (leftFrom % extent || leftTo % extent)
      return std::nullopt;
    result.extents.push_back(extent);
    ++result.ofFrom[i], ++result.ofTo[j];
    leftFrom /= extent, leftTo /= extent;
    if (leftFrom == 1 && ++i != from.size())
      leftFrom = from[i];
    if (leftTo == 1 && ++j != to.size())
      leftTo = to[j];
  }
  return result;
}

/// `count` axes from `axis` on become ones of these extents.
std::optional<uint32_t> Importer::regroup(uint32_t start, unsigned axis,
                                          unsigned count,
                                          llvm::ArrayRef<int64_t> extents) {
  std::optional<uint32_t> node = start;
  for (; node && count > 1; --count)
    node = add(Merge{uint8_t(axis + count - 2)}, {*node});
  if (!node || extents.size() <= 1)
    return node;
  llvm::SmallVector<Index, 4> parts =
      sizes.factors(typeOf(*node).shape[axis], extents);
  for (size_t k = 0; node && k + 1 < parts.size(); ++k) {
    Index rest = sizes.constant(1);
    for (Index part : llvm::ArrayRef(parts).drop_front(k + 1))
      rest = terms.multiply(rest, part);
    node = add(Split{uint8_t(axis + k), parts[k], rest}, {*node});
  }
  return node;
}

/// `from.size()` axes from `axis` on, of these extents, become those of `to`.
std::optional<uint32_t> Importer::reshaped(uint32_t start, unsigned axis,
                                           llvm::ArrayRef<int64_t> from,
                                           llvm::ArrayRef<int64_t> to) {
  auto parts = refinement(from, to);
  if (!parts)
    return regroup(start, axis, from.size(), to);
  std::optional<uint32_t> node = start;
  size_t end = parts->extents.size();
  for (size_t d = from.size(); node && d-- != 0;) {
    end -= parts->ofFrom[d];
    node = regroup(*node, axis + d, 1,
                   llvm::ArrayRef(parts->extents).slice(end, parts->ofFrom[d]));
  }
  for (size_t d = 0; node && d != to.size(); ++d)
    node = regroup(*node, axis + d, parts->ofTo[d], to[d]);
  return node;
}

/// Row-major order is kept within the smallest groups of dimensions that hold
/// equally many elements.
bool Importer::known(stablehlo::ReshapeOp op) {
  View operand = view(op.getOperand());
  llvm::SmallVector<int64_t, 4> from, to;
  for (unsigned d : longDimensions(op.getOperand().getType()))
    from.push_back(op.getOperand().getType().getDimSize(d));
  for (unsigned d : longDimensions(op.getType()))
    to.push_back(op.getType().getDimSize(d));
  if (from == to)
    return define(op, operand);
  if (operand.kind == View::Kind::Constant ||
      operand.kind == View::Kind::Size) {
    operand.extents.clear();
    for (int64_t extent : to)
      operand.extents.push_back(sizes.pliable(extent));
    return define(op, operand);
  }
  std::optional<uint32_t> node = materialize(operand);
  size_t firstFrom = 0, firstTo = 0;
  while (node && firstTo < to.size()) {
    size_t endFrom = firstFrom + 1, endTo = firstTo + 1;
    int64_t countFrom = from[firstFrom], countTo = to[firstTo];
    while (countFrom != countTo) {
      if (countFrom < countTo)
        countFrom *= from[endFrom++];
      else
        countTo *= to[endTo++];
    }
    node = reshaped(*node, firstTo,
                    llvm::ArrayRef(from).slice(firstFrom, endFrom - firstFrom),
                    llvm::ArrayRef(to).slice(firstTo, endTo - firstTo));
    firstFrom = endFrom;
    firstTo = endTo;
  }
  return define(op, node);
}

} // namespace tesela::nugraph
