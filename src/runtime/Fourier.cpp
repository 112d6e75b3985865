// fft: one transform after the other along the last dimensions.
#include "runtime/Fourier.h"

#include "runtime/Memory.h"
#include "runtime/Operations.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>

namespace tesela::runtime {
namespace {

template <typename Real> class Transform {
public:
  using Complex = std::complex<Real>;

  Transform(std::string_view type, Shape from, Shape to,
            std::vector<int64_t> lengths)
      : inverse(type == "IFFT" || type == "IRFFT"), toReal(type == "IRFFT"),
        fromReal(type == "RFFT"), from(std::move(from)), to(std::move(to)),
        lengths(std::move(lengths)) {
    for (int64_t length : this->lengths)
      plans.push_back(std::make_shared<FourierPlan<Real>>(length));
  }

  Result<void> operator()(void *const *places) const {
    if (to.elementCount() == 0)
      return success();
    if (from.elementCount() == 0) {
      std::memset(places[1], 0, to.byteCount());
      return success();
    }
    // Complex work: the result itself, or what precedes a real result.
    const Shape &work = toReal ? from : to;
    Block block;
    auto data = static_cast<Complex *>(places[1]);
    if (toReal) {
      Result<Block> made = allocate(work.byteCount());
      if (!made)
        return made.error();
      block = std::move(*made);
      data = static_cast<Complex *>(block.data());
    }
    if (!fromReal && static_cast<void *>(data) != places[0])
      std::memcpy(static_cast<void *>(data), places[0], from.byteCount());
    size_t last = lengths.size() - 1;
    Result<void> done = success();
    if (fromReal)
      done = realRows(static_cast<const Real *>(places[0]), data);
    else if (!toReal)
      done = along(work, data, last);
    for (size_t i = last; done && i-- > 0;)
      done = along(work, data, i);
    if (done && toReal)
      done = realResult(data, static_cast<Real *>(places[1]));
    if (done && inverse)
      scale(places[1]);
    return done;
  }

private:
  /// Calls `each(lane, line, scratch)` for all lanes, in parallel.
  template <typename Each>
  Result<void> lanes(int64_t count, const FourierPlan<Real> &plan,
                     int64_t length, Each each) const {
    std::atomic<bool> failed = false;
    Error failure;
    double cost = static_cast<double>(length) *
                  (1 + std::log2(static_cast<double>(length))) * 1.5;
    parallelFor(count, cost, [&](int64_t begin, int64_t end) {
      size_t size = length + plan.scratchSize();
      Result<Block> memory = allocate(size * sizeof(Complex));
      if (!memory) {
        if (!failed.exchange(true))
          failure = memory.error();
        return;
      }
      auto line = static_cast<Complex *>(memory->data());
      for (int64_t lane = begin; lane < end; ++lane)
        each(lane, line, line + length);
    });
    if (failed)
      return failure;
    return success();
  }

  /// Transforms all of `work` in place along transformed dimension `index`.
  Result<void> along(const Shape &work, Complex *data, size_t index) const {
    size_t dimension = work.dimensions.size() - lengths.size() + index;
    int64_t length = work.dimensions[dimension], stride = 1;
    for (size_t i = dimension + 1; i < work.dimensions.size(); ++i)
      stride *= work.dimensions[i];
    const FourierPlan<Real> &plan = *plans[index];
    return lanes(work.elementCount() / length, plan, length,
                 [&](int64_t lane, Complex *line, Complex *scratch) {
                   Complex *start =
                       data + lane / stride * stride * length + lane % stride;
                   if (stride == 1)
                     return plan.transform(start, scratch, inverse);
                   for (int64_t i = 0; i < length; ++i)
                     line[i] = start[i * stride];
                   plan.transform(line, scratch, inverse);
                   for (int64_t i = 0; i < length; ++i)
                     start[i * stride] = line[i];
                 });
  }

  /// Real rows to the first half of their spectrum.
  Result<void> realRows(const Real *source, Complex *target) const {
    int64_t length = lengths.back(), half = length / 2 + 1;
    const FourierPlan<Real> &plan = *plans.back();
    return lanes(from.elementCount() / length, plan, length,
                 [&](int64_t lane, Complex *line, Complex *scratch) {
                   for (int64_t i = 0; i < length; ++i)
                     line[i] = source[lane * length + i];
                   plan.transform(line, scratch, false);
                   std::copy(line, line + half, target + lane * half);
                 });
  }

  /// Half spectra to real rows; the other half is the conjugate.
  Result<void> realResult(const Complex *source, Real *target) const {
    int64_t length = lengths.back(), half = length / 2 + 1;
    const FourierPlan<Real> &plan = *plans.back();
    return lanes(to.elementCount() / length, plan, length,
                 [&](int64_t lane, Complex *line, Complex *scratch) {
                   const Complex *row = source + lane * half;
                   line[0] = row[0].real();
                   for (int64_t i = 1; i < half; ++i) {
                     line[length - i] = std::conj(row[i]);
                     line[i] = row[i];
                   }
                   if (length % 2 == 0)
                     line[length / 2] = row[length / 2].real();
                   plan.transform(line, scratch, true);
                   for (int64_t i = 0; i < length; ++i)
                     target[lane * length + i] = line[i].real();
                 });
  }

  void scale(void *data) const {
    int64_t all = 1;
    for (int64_t length : lengths)
      all *= length;
    Real factor = 1 / static_cast<Real>(all);
    auto values = static_cast<Real *>(data);
    int64_t count = to.elementCount() * (toReal ? 1 : 2);
    for (int64_t i = 0; i < count; ++i)
      values[i] *= factor;
  }

  bool inverse, toReal, fromReal;
  Shape from, to;
  std::vector<int64_t> lengths;
  std::vector<std::shared_ptr<FourierPlan<Real>>> plans;
};

/// Do the shapes go with the type and the lengths?
bool fits(const LibraryContext &context, std::string_view type,
          const std::vector<int64_t> &lengths) {
  if (context.operands().size() != 1 || context.results().size() != 1)
    return false;
  std::vector<int64_t> from = context.operands()[0].dimensions;
  std::vector<int64_t> to = context.results()[0].dimensions;
  if (lengths.empty() || lengths.size() > from.size() ||
      from.size() != to.size())
    return false;
  if (type == "RFFT" && to.back() == from.back() / 2 + 1)
    to.back() = from.back();
  if (type == "IRFFT" && from.back() == to.back() / 2 + 1)
    from.back() = to.back();
  bool realIn = !isComplex(context.operands()[0].element);
  bool realOut = !isComplex(context.results()[0].element);
  return from == to &&
         std::equal(lengths.begin(), lengths.end(),
                    from.end() - static_cast<ptrdiff_t>(lengths.size())) &&
         realIn == (type == "RFFT") && realOut == (type == "IRFFT");
}

} // namespace

Made makeFft(const LibraryContext &context) {
  std::string_view type = context.attributes.word("type");
  std::vector<int64_t> lengths = context.attributes.counts("length");
  if (!fits(context, type, lengths))
    return context.invalid("the shapes do not fit");
  const Shape &from = context.operands()[0], &to = context.results()[0];
  switch (from.element) {
  case ElementType::F32:
  case ElementType::C64:
    return makeLocal(Transform<float>(type, from, to, lengths));
  case ElementType::F64:
  case ElementType::C128:
    return makeLocal(Transform<double>(type, from, to, lengths));
  default:
    return context.invalid("only f32, f64, c64 and c128 are supported");
  }
}

} // namespace tesela::runtime
