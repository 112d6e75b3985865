// fft: one transform after the other along the last dimensions.
#include "runtime/FourierValue.h"
#include "runtime/Memory.h"
#include "runtime/Operations.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <memory>

namespace tesela::runtime {
namespace {

/// Where elements of up to ComplexLanes::count lines lie.
template <typename Complex> struct Lines {
  using Lanes = ComplexLanes<typename Complex::value_type>;

  std::array<Complex *, Lanes::count> starts;
  int64_t count = 0, stride = 1;

  void load(Complex *to, int64_t length) const {
    for (int64_t i = 0; i < length; ++i)
      to[i] = starts[0][i * stride];
  }
  void store(const Complex *from, int64_t length) const {
    for (int64_t i = 0; i < length; ++i)
      starts[0][i * stride] = from[i];
  }
  void load(Lanes *to, int64_t length) const {
    if (int64_t step = distance(); step == 1)
      for (int64_t i = 0; i < length; ++i)
        loadLanes(to[i], starts[0] + i * stride, 1, count);
    else if (step != 0)
      for (int64_t i = 0; i < length; ++i)
        loadLanes(to[i], starts[0] + i * stride, step, count);
    else
      for (int64_t i = 0; i < length; ++i)
        for (int64_t lane = 0; lane < count; ++lane)
          setLane(to[i], lane, starts[lane][i * stride]);
  }
  void store(const Lanes *from, int64_t length) const {
    if (int64_t step = distance(); step == 1)
      for (int64_t i = 0; i < length; ++i)
        storeLanes(from[i], starts[0] + i * stride, 1, count);
    else if (step != 0)
      for (int64_t i = 0; i < length; ++i)
        storeLanes(from[i], starts[0] + i * stride, step, count);
    else
      for (int64_t i = 0; i < length; ++i)
        for (int64_t lane = 0; lane < count; ++lane)
          starts[lane][i * stride] = laneOf(from[i], lane);
  }

private:
  /// From each line to the next, where that is always the same; else 0.
  int64_t distance() const {
    int64_t first = count > 1 ? starts[1] - starts[0] : 1;
    for (int64_t lane = 2; lane < count; ++lane)
      if (starts[lane] - starts[lane - 1] != first)
        return 0;
    return first;
  }
};

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
    if ((fromReal || toReal) && this->lengths.back() % 2 == 0 &&
        this->lengths.back() > 0)
      pairs = std::make_shared<RealFourierPlan<Real>>(this->lengths.back());
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
    bool shared = toReal && places[0] == places[1];
    if (toReal && (lengths.size() > 1 || shared)) {
      Result<Block> made = allocate(work.byteCount());
      if (!made)
        return made.error();
      block = std::move(*made);
      data = static_cast<Complex *>(block.data());
    }
    // The first pass reads the operand, those after it what it left.
    auto *source = static_cast<Complex *>(places[0]);
    if (shared)
      source = static_cast<Complex *>(
          std::memcpy(static_cast<void *>(data), places[0], from.byteCount()));
    size_t last = lengths.size() - 1;
    Result<void> done = success();
    if (fromReal)
      done = realRows(static_cast<Real *>(places[0]), data), source = data;
    else if (!toReal)
      done = along(work, source, data, last), source = data;
    for (size_t i = last; done && i-- > 0; source = data)
      done = along(work, source, data, i);
    if (done && toReal)
      done = realResult(source, static_cast<Real *>(places[1]));
    if (done && inverse)
      scale(places[1]);
    return done;
  }

private:
  /// Calls `each(first, count, line, scratch)` for groups of lines, in
  /// parallel; `line` has `length` + 1 elements, of lanes where there are
  /// several lines.
  template <typename Each>
  Result<void> groups(int64_t count, int64_t length, int64_t scratchSize,
                      Each each) const {
    if (count == 1)
      return groupsOf<Complex>(count, length, scratchSize, each);
    return groupsOf<ComplexLanes<Real>>(count, length, scratchSize, each);
  }

  template <typename Value, typename Each>
  Result<void> groupsOf(int64_t lines, int64_t length, int64_t scratchSize,
                        Each each) const {
    constexpr int64_t lanes = LanesOf<Value>::count;
    std::atomic<bool> failed = false;
    Error failure;
    double cost = static_cast<double>(length * lanes) *
                  (1 + std::log2(static_cast<double>(length))) * 0.5;
    parallelFor((lines + lanes - 1) / lanes, cost,
                [&](int64_t begin, int64_t end) {
                  size_t size = length + 1 + scratchSize;
                  Result<Block> memory = allocate(size * sizeof(Value));
                  if (!memory) {
                    if (!failed.exchange(true))
                      failure = memory.error();
                    return;
                  }
                  auto line = static_cast<Value *>(memory->data());
                  std::uninitialized_value_construct_n(line, size);
                  for (int64_t group = begin; group < end; ++group)
                    each(group * lanes, std::min(lanes, lines - group * lanes),
                         line, line + length + 1);
                });
    if (failed)
      return failure;
    return success();
  }

  /// Rows of `length` elements, `count` of them from `first` on.
  template <typename Element>
  static Lines<Element> rows(Element *data, int64_t first, int64_t count,
                             int64_t length) {
    Lines<Element> lines;
    lines.count = count;
    for (int64_t lane = 0; lane < count; ++lane)
      lines.starts[lane] = data + (first + lane) * length;
    return lines;
  }

  /// Transforms all of `source` along transformed dimension `index` to `data`,
  /// which may be the same.
  Result<void> along(const Shape &work, Complex *source, Complex *data,
                     size_t index) const {
    size_t dimension = work.dimensions.size() - lengths.size() + index;
    int64_t length = work.dimensions[dimension], stride = 1;
    for (size_t i = dimension + 1; i < work.dimensions.size(); ++i)
      stride *= work.dimensions[i];
    const FourierPlan<Real> &plan = *plans[index];
    return groups(work.elementCount() / length, length, plan.scratchSize(),
                  [&](int64_t first, int64_t count, auto *line, auto *scratch) {
                    auto linesOf = [&](Complex *array) {
                      Lines<Complex> lines;
                      lines.count = count;
                      lines.stride = stride;
                      for (int64_t lane = 0; lane < count; ++lane)
                        lines.starts[lane] =
                            array + (first + lane) / stride * stride * length +
                            (first + lane) % stride;
                      return lines;
                    };
                    linesOf(source).load(line, length);
                    plan.transform(line, scratch, inverse);
                    linesOf(data).store(line, length);
                  });
  }

  /// Real rows to the first half of their spectrum.
  Result<void> realRows(Real *source, Complex *target) const {
    int64_t length = lengths.back(), half = length / 2 + 1;
    int64_t count = from.elementCount() / length;
    if (pairs)
      return groups(
          count, half, pairs->scratchSize(),
          [&](int64_t first, int64_t count, auto *line, auto *scratch) {
            rows(reinterpret_cast<Complex *>(source), first, count, length / 2)
                .load(line, length / 2);
            pairs->forward(line, scratch);
            rows(target, first, count, half).store(line, half);
          });
    const FourierPlan<Real> &plan = *plans.back();
    return groups(count, length, plan.scratchSize(),
                  [&](int64_t first, int64_t count, auto *line, auto *scratch) {
                    for (int64_t lane = 0; lane < count; ++lane)
                      for (int64_t i = 0; i < length; ++i)
                        setLane(line[i], lane,
                                Complex(source[(first + lane) * length + i]));
                    plan.transform(line, scratch, false);
                    rows(target, first, count, half).store(line, half);
                  });
  }

  /// Half spectra to real rows; the other half is the conjugate.
  Result<void> realResult(Complex *source, Real *target) const {
    int64_t length = lengths.back(), half = length / 2 + 1;
    int64_t count = to.elementCount() / length;
    if (pairs)
      return groups(
          count, half, pairs->scratchSize(),
          [&](int64_t first, int64_t count, auto *line, auto *scratch) {
            rows(source, first, count, half).load(line, half);
            pairs->backward(line, scratch);
            rows(reinterpret_cast<Complex *>(target), first, count, length / 2)
                .store(line, length / 2);
          });
    const FourierPlan<Real> &plan = *plans.back();
    return groups(count, length, plan.scratchSize(),
                  [&](int64_t first, int64_t count, auto *line, auto *scratch) {
                    rows(source, first, count, half).load(line, half);
                    for (int64_t lane = 0; lane < count; ++lane)
                      setLane(line[0], lane,
                              Complex(laneOf(line[0], lane).real()));
                    for (int64_t i = 1; i < half; ++i)
                      line[length - i] = conjugate(line[i]);
                    plan.transform(line, scratch, true);
                    for (int64_t lane = 0; lane < count; ++lane)
                      for (int64_t i = 0; i < length; ++i)
                        target[(first + lane) * length + i] =
                            laneOf(line[i], lane).real();
                  });
  }

  void scale(void *data) const {
    int64_t all = 1;
    for (int64_t length : lengths)
      all *= length;
    Real factor = 1 / static_cast<Real>(all);
    auto values = static_cast<Real *>(data);
    parallelFor(to.elementCount() * (toReal ? 1 : 2), 0.2,
                [&](int64_t begin, int64_t end) {
                  for (int64_t i = begin; i < end; ++i)
                    values[i] *= factor;
                });
  }

  bool inverse, toReal, fromReal;
  Shape from, to;
  std::vector<int64_t> lengths;
  std::vector<std::shared_ptr<FourierPlan<Real>>> plans;
  // Real rows of even length; others as complex ones.
  std::shared_ptr<RealFourierPlan<Real>> pairs;
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
