// Operators on samples. This is the hot path: some 10 000 candidates of a
// compile pass here, most of them on arrays of a few dozen elements.
//
// The definition of an operator is its granular form; Evaluate_test.cpp
// compares the two on random sizes.
#include "nugraph/OperatorStore.h"

#include "prove/WrittenNumbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
using Dims = llvm::SmallVector<int64_t, 4>;

int64_t product(llvm::ArrayRef<int64_t> extents) {
  int64_t result = 1;
  for (int64_t extent : extents)
    result *= extent;
  return result;
}

Dims rowMajor(llvm::ArrayRef<int64_t> shape) {
  Dims strides(shape.size());
  int64_t stride = 1;
  for (size_t d = shape.size(); d-- > 0; stride *= shape[d])
    strides[d] = stride;
  return strides;
}

/// Calls f(offset) for each point of the box, in row-major order, where offset
/// is `base` plus the point times `strides`.
template <typename F>
void forEachOffset(llvm::ArrayRef<int64_t> extents,
                   llvm::ArrayRef<int64_t> strides, int64_t base, F f) {
  if (extents.empty())
    return f(base);
  if (extents.size() == 1) {
    for (int64_t i = 0; i < extents[0]; ++i)
      f(base + i * strides[0]);
    return;
  }
  for (int64_t i = 0; i < extents[0]; ++i)
    forEachOffset(extents.drop_front(), strides.drop_front(),
                  base + i * strides[0], f);
}

/// The offsets of all points of the box, in row-major order.
using Offsets = llvm::SmallVector<int64_t, 64>;
Offsets offsetsOf(llvm::ArrayRef<int64_t> extents,
                  llvm::ArrayRef<int64_t> strides) {
  Offsets result(1, 0);
  for (auto [extent, stride] : llvm::zip_equal(extents, strides)) {
    size_t count = result.size();
    result.resize_for_overwrite(count * extent);
    for (size_t k = count; extent && k-- > 0;) { // backwards: in place
      int64_t base = result[k];
      for (int64_t i = extent; i-- > 0;)
        result[k * extent + i] = base + i * stride;
    }
  }
  return result;
}

double fold(Monoid monoid, double a, double b) {
  switch (monoid) {
  case Monoid::Sum:
    return a + b;
  case Monoid::Product:
    return a * b;
  case Monoid::Maximum:
    return std::isnan(a) || std::isnan(b) ? a + b : std::max(a, b);
  case Monoid::Minimum:
    return std::isnan(a) || std::isnan(b) ? a + b : std::min(a, b);
  case Monoid::And:
    return double(int64_t(a) & int64_t(b));
  case Monoid::Or:
    return double(int64_t(a) | int64_t(b));
  case Monoid::Xor:
    return double(int64_t(a) ^ int64_t(b));
  default:
    return b;
  }
}

/// The reduction of nothing; of floats where that depends on the type.
std::optional<double> neutral(Monoid monoid) {
  switch (monoid) {
  case Monoid::Sum:
  case Monoid::Or:
  case Monoid::Xor:
    return 0;
  case Monoid::Product:
    return 1;
  case Monoid::Maximum:
    return -std::numeric_limits<double>::infinity();
  case Monoid::Minimum:
    return std::numeric_limits<double>::infinity();
  default:
    return std::nullopt;
  }
}

/// One evaluation: an overload for each kind.
struct Evaluation {
  const Operators &operators;
  const BodyCode *code; // of a Map
  llvm::ArrayRef<const Sample *> operands;
  const Sizes &sizes;
  Sample &result;

  const Sample &operand() const { return *operands[0]; }
  int64_t value(Index index) const { return sizes.value(index); }
  void shaped(llvm::ArrayRef<int64_t> shape) {
    result.shape.assign(shape.begin(), shape.end());
    result.values.resize(product(shape));
  }
  void shaped(const Shape &shape) {
    Dims extents;
    for (Index extent : shape)
      extents.push_back(value(extent));
    shaped(llvm::ArrayRef<int64_t>(extents));
  }
  /// Gives the result the elements of the operand at base + point * strides.
  bool gathered(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> strides,
                int64_t base = 0) {
    shaped(shape);
    double *out = result.values.data();
    const double *in = operand().values.data();
    forEachOffset(shape, strides, base,
                  [&](int64_t offset) { *out++ = in[offset]; });
    return true;
  }

  bool operator()(const Input &) { return false; }
  bool operator()(const Opaque &) { return false; }
  bool operator()(const Fill &fill) {
    shaped(fill.type.shape);
    double number =
        fill.size ? double(value(*fill.size)) : fill.value.toDouble();
    bool isSingle = fill.type.element == ElementType::F32;
    if (isSingle || fill.type.element == ElementType::F64)
      number = prove::asWritten(number, isSingle);
    std::ranges::fill(result.values, number);
    return true;
  }
  bool operator()(const Iota &iota);
  bool operator()(const Mask &mask);
  bool operator()(const Map &map);
  bool operator()(const Contraction &contraction);
  bool operator()(const Reduction &reduction);
  bool operator()(const Scan &scan);
  bool operator()(const Transpose &transpose) {
    Dims strides = rowMajor(operand().shape), shape, permuted;
    for (uint8_t from : transpose.permutation) {
      shape.push_back(operand().shape[from]);
      permuted.push_back(strides[from]);
    }
    return gathered(shape, permuted);
  }
  bool operator()(const Broadcast &broadcast) {
    Dims shape(operand().shape), strides = rowMajor(operand().shape);
    if (value(broadcast.extent) < 0)
      return false; // of a part that these sizes do not have
    shape.insert(shape.begin() + broadcast.axis, value(broadcast.extent));
    strides.insert(strides.begin() + broadcast.axis, 0);
    return gathered(shape, strides);
  }
  bool operator()(const Slice &slice) {
    Dims shape(operand().shape), strides = rowMajor(operand().shape);
    int64_t start = value(slice.start), length = value(slice.length);
    if (start < 0 || length < 0 ||
        (length > 0 &&
         start + (length - 1) * slice.stride >= shape[slice.axis]))
      return false;
    int64_t base = start * strides[slice.axis];
    shape[slice.axis] = length;
    strides[slice.axis] *= slice.stride;
    return gathered(shape, strides, base);
  }
  bool operator()(const Concatenate &concatenate);
  bool operator()(const Split &split) {
    Dims shape(operand().shape);
    shape[split.axis] = value(split.size);
    shape.insert(shape.begin() + split.axis, value(split.blocks));
    return reshaped(shape);
  }
  bool operator()(const Merge &merge) {
    Dims shape(operand().shape);
    shape[merge.axis] *= shape[merge.axis + 1];
    shape.erase(shape.begin() + merge.axis + 1);
    return reshaped(shape);
  }
  bool operator()(const Reshape &reshape) {
    Dims shape;
    for (Index extent : reshape.shape)
      shape.push_back(value(extent));
    return reshaped(shape);
  }
  bool operator()(const Pad &pad);
  bool operator()(const Reverse &reverse) {
    Dims strides = rowMajor(operand().shape);
    int64_t base = (operand().shape[reverse.axis] - 1) * strides[reverse.axis];
    strides[reverse.axis] *= -1;
    return gathered(operand().shape, strides, base);
  }
  bool operator()(const Take &take);

  bool reshaped(llvm::ArrayRef<int64_t> shape) {
    if (product(shape) != int64_t(operand().values.size()))
      return false;
    shaped(shape);
    result.values = operand().values;
    return true;
  }
};

/// The shape around an axis: counts of elements before, along and after it.
struct Around {
  int64_t outer = 1, along = 1, inner = 1;
  Around(llvm::ArrayRef<int64_t> shape, unsigned axis)
      : outer(product(shape.take_front(axis))), along(shape[axis]),
        inner(product(shape.drop_front(axis + 1))) {}
};
} // namespace

bool Evaluation::operator()(const Iota &iota) {
  shaped(iota.type.shape);
  Around around(result.shape, iota.axis);
  double *out = result.values.data();
  for (int64_t o = 0; o < around.outer; ++o)
    for (int64_t i = 0; i < around.along; ++i, out += around.inner)
      std::fill_n(out, around.inner, double(i));
  return true;
}

bool Evaluation::operator()(const Mask &mask) {
  shaped(mask.type.shape);
  int64_t offset = value(mask.offset);
  double *out = result.values.data();
  for (int64_t row = 0; row < result.shape[0]; ++row)
    for (int64_t column = 0; column < result.shape[1]; ++column)
      *out++ = mask.kind == Mask::Kind::Upper   ? row + offset <= column
               : mask.kind == Mask::Kind::Lower ? row + offset >= column
                                                : row + offset == column;
  return true;
}

bool Evaluation::operator()(const Map &map) {
  const BodyCode &body = *code;
  if (!body.runs)
    return false;
  Dims shape(map.rank, 1);
  for (auto [operand, access] : llvm::zip_equal(operands, map.maps))
    for (auto [extent, dimension] : llvm::zip_equal(operand->shape, access))
      shape[dimension] = extent;
  shaped(llvm::ArrayRef<int64_t>(shape));
  size_t count = result.values.size();
  // Inputs at every point: the operand itself, or stretched.
  std::vector<std::vector<double>> stretched;
  stretched.reserve(operands.size() + map.parameters.size());
  llvm::SmallVector<const double *, 4> inputs;
  for (auto [operand, access] : llvm::zip_equal(operands, map.maps)) {
    if (access.size() == map.rank) {
      inputs.push_back(operand->values.data());
      continue;
    }
    Dims own = rowMajor(operand->shape), strides(map.rank, 0);
    for (auto [stride, dimension] : llvm::zip_equal(own, access))
      strides[dimension] = stride;
    double *out = stretched.emplace_back(count).data();
    inputs.push_back(out);
    const double *in = operand->values.data();
    forEachOffset(shape, strides, 0,
                  [&](int64_t offset) { *out++ = in[offset]; });
  }
  for (Index parameter : map.parameters)
    inputs.push_back(
        stretched.emplace_back(count, double(value(parameter))).data());
  run(body, inputs, count, result.values.data());
  return true;
}

bool Evaluation::operator()(const Contraction &contraction) {
  // Letters in the order of the loops: those of the result, then the rest.
  Letters loops = contraction.output;
  for (const Letters *letters : {&contraction.left, &contraction.right})
    for (uint8_t letter : *letters)
      if (!llvm::is_contained(loops, letter))
        loops.push_back(letter);
  Dims extents(loops.size(), 1),
      strides[2] = {Dims(loops.size(), 0), Dims(loops.size(), 0)};
  const Letters *letters[] = {&contraction.left, &contraction.right};
  for (unsigned side : {0u, 1u}) {
    Dims own = rowMajor(operands[side]->shape);
    for (auto [place, letter] : llvm::enumerate(*letters[side])) {
      size_t loop = llvm::find(loops, letter) - loops.begin();
      extents[loop] = operands[side]->shape[place];
      strides[side][loop] += own[place]; // twice: the diagonal
    }
  }
  size_t outer = contraction.output.size();
  shaped(llvm::ArrayRef<int64_t>(extents).take_front(outer));
  Offsets places[2];  // of the result's points
  Offsets offsets[2]; // of the summed points
  for (unsigned side : {0u, 1u}) {
    llvm::ArrayRef<int64_t> e = extents, s = strides[side];
    places[side] = offsetsOf(e.take_front(outer), s.take_front(outer));
    offsets[side] = offsetsOf(e.drop_front(outer), s.drop_front(outer));
  }
  // Four points at a time: additions wait for each other within a sum only.
  constexpr size_t width = 4;
  size_t points = result.values.size(), depth = offsets[0].size();
  if (depth == 0) {
    llvm::fill(result.values, 0);
    return true;
  }
  for (size_t point = 0; point < points; point += width) {
    const double *left[width], *right[width];
    double sums[width] = {};
    for (size_t i = 0; i != width; ++i) { // the last point again at the end
      size_t place = std::min(point + i, points - 1);
      left[i] = operands[0]->values.data() + places[0][place];
      right[i] = operands[1]->values.data() + places[1][place];
    }
    for (size_t k = 0; k < depth; ++k)
      for (size_t i = 0; i != width; ++i)
        sums[i] += left[i][offsets[0][k]] * right[i][offsets[1][k]];
    std::copy_n(sums, std::min(width, points - point),
                result.values.data() + point);
  }
  return true;
}

bool Evaluation::operator()(const Reduction &reduction) {
  Around around(operand().shape, reduction.axis);
  Dims shape(operand().shape);
  shape.erase(shape.begin() + reduction.axis);
  shaped(llvm::ArrayRef<int64_t>(shape));
  if (around.along == 0) {
    std::optional<double> nothing = neutral(reduction.monoid);
    llvm::fill(result.values, nothing.value_or(0));
    return nothing.has_value() || result.values.empty();
  }
  const double *in = operand().values.data();
  double *out = result.values.data();
  for (int64_t o = 0; o < around.outer; ++o, out += around.inner) {
    std::copy_n(in, around.inner, out);
    in += around.inner;
    for (int64_t k = 1; k < around.along; ++k, in += around.inner)
      for (int64_t i = 0; i < around.inner; ++i)
        out[i] = fold(reduction.monoid, out[i], in[i]);
  }
  return true;
}

bool Evaluation::operator()(const Scan &scan) {
  Around around(operand().shape, scan.axis);
  result = operand();
  if (result.values.empty())
    return true;
  double *out = result.values.data();
  for (int64_t o = 0; o < around.outer; ++o, out += around.inner)
    for (int64_t k = 1; k < around.along; ++k, out += around.inner)
      for (int64_t i = 0; i < around.inner; ++i)
        out[around.inner + i] =
            fold(scan.monoid, out[i], out[around.inner + i]);
  return true;
}

bool Evaluation::operator()(const Concatenate &concatenate) {
  Around first(operands[0]->shape, concatenate.axis);
  Around second(operands[1]->shape, concatenate.axis);
  Dims shape(operand().shape);
  shape[concatenate.axis] += second.along;
  shaped(llvm::ArrayRef<int64_t>(shape));
  double *out = result.values.data();
  for (int64_t o = 0; o < first.outer; ++o)
    for (unsigned side : {0u, 1u}) {
      int64_t count = (side ? second.along : first.along) * first.inner;
      out = std::copy_n(operands[side]->values.data() + o * count, count, out);
    }
  return true;
}

bool Evaluation::operator()(const Pad &pad) {
  int64_t low = value(pad.low), high = value(pad.high);
  if (low < 0 || high < 0)
    return false;
  Around around(operand().shape, pad.axis);
  Dims shape(operand().shape);
  shape[pad.axis] += low + high;
  shaped(llvm::ArrayRef<int64_t>(shape));
  std::ranges::fill(result.values, pad.value.toDouble());
  for (int64_t o = 0; o < around.outer; ++o)
    std::copy_n(operand().values.data() + o * around.along * around.inner,
                around.along * around.inner,
                result.values.data() +
                    (o * (around.along + low + high) + low) * around.inner);
  return true;
}

bool Evaluation::operator()(const Take &take) {
  Around around(operand().shape, take.axis);
  Dims shape(operand().shape);
  shape.erase(shape.begin() + take.axis);
  llvm::ArrayRef<int64_t> chosen(operands[1]->shape);
  shape.insert(shape.begin() + take.axis, chosen.begin() + take.batch,
               chosen.end());
  shaped(llvm::ArrayRef<int64_t>(shape));
  if (result.values.empty() || around.along == 0)
    return result.values.empty(); // what is there to take from?
  double *out = result.values.data();
  // How many rows are chosen for each of the common dimensions, and how often.
  int64_t count = product(chosen.drop_front(take.batch));
  int64_t each = around.outer / product(chosen.take_front(take.batch));
  for (int64_t o = 0; o < around.outer; ++o)
    for (double index :
         llvm::ArrayRef(operands[1]->values).slice(o / each * count, count)) {
      auto row = std::clamp<int64_t>(int64_t(index), 0, around.along - 1);
      out = std::copy_n(operand().values.data() +
                            (o * around.along + row) * around.inner,
                        around.inner, out);
    }
  return true;
}

bool Operators::evaluate(AttributeId id,
                         llvm::ArrayRef<const Sample *> operands,
                         const Sizes &sizes, Sample &result) const {
  const Attribute &attribute = (*this)[id];
  const Map *map = std::get_if<Map>(&attribute);
  const BodyCode *code = map ? &store->code[map->body.id] : nullptr;
  return std::visit(Evaluation{*this, code, operands, sizes, result},
                    attribute);
}

} // namespace tesela::nugraph
