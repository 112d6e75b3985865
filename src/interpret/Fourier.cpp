// fft: any length, in long double, so that one rounding is all that counts.
#include "interpret/Interpreter.h"

#include "interpret/Types.h"

#include "ir/LinearAlgebra.h"

#include <numbers>

namespace tesela::interpret {
namespace {

using Wide = std::complex<long double>;

/// Discrete transform of `in` (every `stride`-th element, `out.size()` of
/// them): split by the smallest prime factor of the length, sum directly.
/// `roots[k]` is exp(+-2 pi i k / roots.size()).
void transform(const Wide *in, size_t stride, std::span<Wide> out,
               const std::vector<Wide> &roots) {
  const size_t n = out.size();
  if (n == 1) {
    out[0] = in[0];
    return;
  }
  size_t factor = 2;
  while (factor * factor <= n && n % factor != 0)
    ++factor;
  if (n % factor != 0)
    factor = n;
  const size_t part = n / factor, turn = roots.size() / n;
  for (size_t f = 0; f < factor; ++f)
    transform(in + f * stride, stride * factor, out.subspan(f * part, part),
              roots);
  std::vector<Wide> column(factor);
  for (size_t k = 0; k < part; ++k) {
    for (size_t f = 0; f < factor; ++f)
      column[f] = out[f * part + k];
    for (size_t q = 0; q < factor; ++q) {
      Wide sum = 0;
      for (size_t f = 0; f < factor; ++f)
        sum += column[f] * roots[(f * (q * part + k) % n) * turn];
      out[q * part + k] = sum;
    }
  }
}

std::vector<Wide> rootsOfUnity(int64_t n, bool inverse) {
  std::vector<Wide> roots(n);
  for (int64_t k = 0; k < n; ++k) {
    const long double angle =
        2 * std::numbers::pi_v<long double> * k / n * (inverse ? 1 : -1);
    // The quarter turns are exact.
    roots[k] = {k * 4 == n || k * 4 == 3 * n ? 0 : std::cos(angle),
                k * 2 == n || k == 0 ? 0 : std::sin(angle)};
  }
  return roots;
}

/// An array of complex numbers under transformation.
struct Signal {
  std::vector<int64_t> dimensions;
  std::vector<Wide> values;

  /// Transforms along `dimension`, or with `cut` keeps its first elements.
  void along(size_t dimension, bool inverse) {
    const int64_t n = dimensions[dimension];
    if (n == 0 || values.empty())
      return;
    const auto roots = rootsOfUnity(n, inverse);
    const auto strides = rowMajorStrides(dimensions);
    std::vector<Wide> line(n), out(n);
    for (size_t start = 0; start < values.size(); ++start) {
      if ((start / strides[dimension]) % n != 0)
        continue;
      for (int64_t k = 0; k < n; ++k)
        line[k] = values[start + k * strides[dimension]];
      transform(line.data(), 1, out, roots);
      for (int64_t k = 0; k < n; ++k)
        values[start + k * strides[dimension]] =
            inverse ? out[k] / (long double)n : out[k];
    }
  }

  /// Gives the last dimension `length` elements, each computed from its line.
  template <typename F> void mapLines(int64_t length, F element) {
    const int64_t before = dimensions.back();
    const int64_t lines = before ? values.size() / before : 0;
    std::vector<Wide> mapped(lines * length);
    for (int64_t line = 0; line < lines; ++line)
      for (int64_t k = 0; k < length; ++k)
        mapped[line * length + k] = element(&values[line * before], k);
    values = std::move(mapped);
    dimensions.back() = length;
  }
};

Result<void> runFft(Interpreter &interpreter, mlir::Operation *op) {
  const Array operand = interpreter.get(op->getOperand(0));
  const auto type = llvm::cast<stablehlo::FftOp>(op).getFftType();
  const auto lengths = integers(op, "fft_length");
  const auto dimensions = operand.dimensions();
  if (lengths.empty() || lengths.size() > dimensions.size())
    return failure(op, "fft_length does not fit the operand");
  const size_t last = dimensions.size() - 1,
               first = dimensions.size() - lengths.size();
  Signal signal{{dimensions.begin(), dimensions.end()}, {}};
  for (int64_t i = 0; i < operand.elementCount(); ++i)
    signal.values.push_back(Wide(operand.complexAt(i)));
  using Type = stablehlo::FftType;
  const bool inverse = type == Type::IFFT || type == Type::IRFFT;
  const int64_t n = lengths.back();
  if (type != Type::IRFFT)
    signal.along(last, inverse);
  if (type == Type::RFFT)
    signal.mapLines(n / 2 + 1,
                    [](const Wide *line, int64_t k) { return line[k]; });
  for (size_t d = first; d < last; ++d)
    signal.along(d, inverse);
  if (type == Type::IRFFT) {
    // The missing half is the mirrored conjugate; the elements that are their
    // own mirror are real.
    signal.mapLines(n, [n](const Wide *line, int64_t k) {
      if (k == 0 || 2 * k == n)
        return Wide(line[k].real());
      return 2 * k < n ? line[k] : std::conj(line[n - k]);
    });
    signal.along(last, true);
  }
  auto shape = shapeOf(op->getResult(0).getType());
  Array result(*shape);
  if (result.elementCount() != int64_t(signal.values.size()))
    return failure(op, "result type does not fit fft_length");
  for (size_t i = 0; i < signal.values.size(); ++i)
    result.setComplex(i, std::complex<double>(signal.values[i]));
  interpreter.set(op->getResult(0), std::move(result));
  return success();
}

} // namespace

void addFourier(HandlerTable &table) { table["stablehlo.fft"] = runFft; }

} // namespace tesela::interpret
