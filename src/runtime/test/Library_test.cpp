// Library functions, each called as a step of its own.
#include "runtime/Callback.h"
#include "runtime/Fourier.h"
#include "runtime/Memory.h"
#include "runtime/Reduction.h"
#include "runtime/test/Call.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>
#include <unistd.h>

namespace tesela::runtime {
namespace {

using enum ElementType;

template <typename T>
std::vector<T> sorted(ElementType type, std::vector<T> values,
                      std::string attributes) {
  Shape shape = {type, {static_cast<int64_t>(values.size())}};
  auto outputs =
      call("sort", attributes, {shape}, {{bytesOf(values)}}, {shape});
  EXPECT_TRUE(bool(outputs));
  return as<T>((*outputs)[0][0]);
}

TEST(Sort, KnowsTheTotalOrder) {
  float inf = INFINITY, nan = std::nanf("");
  std::vector<float> values = {3, -0.f, nan, 0, -inf, inf, -nan, -2};
  auto up = sorted(F32, values, R"({"dimension":0,"order":"ascending"})");
  EXPECT_TRUE(std::isnan(up[0]) && std::signbit(up[0]));
  EXPECT_EQ(std::vector<float>(up.begin() + 1, up.end() - 1),
            (std::vector<float>{-inf, -2, -0.f, 0, 3, inf}));
  EXPECT_TRUE(std::signbit(up[3]));
  EXPECT_FALSE(std::signbit(up[4]));
  EXPECT_TRUE(std::isnan(up[7]));
  auto down = sorted(F32, values, R"({"dimension":0,"order":"descending"})");
  for (size_t i = 0; i < up.size(); ++i)
    EXPECT_EQ(std::memcmp(&up[i], &down[7 - i], 4), 0) << i;
}

TEST(Sort, CanonicalOrderKeepsEqualZerosInPlace) {
  auto up = sorted<float>(
      F32, {0, -0.f, -std::nanf(""), 1, -1},
      R"({"dimension":0,"order":"ascending","compare":"canonical"})");
  EXPECT_EQ(up[0], -1);
  EXPECT_FALSE(std::signbit(up[1]));
  EXPECT_TRUE(std::signbit(up[2]));
  EXPECT_EQ(up[3], 1);
  EXPECT_TRUE(std::isnan(up[4]));
}

template <typename T> void checkRandom(ElementType type, size_t count) {
  std::mt19937_64 random(count);
  std::vector<T> values(count);
  for (T &value : values)
    value = static_cast<T>(random());
  auto up = sorted(type, values, R"({"dimension":0,"order":"ascending"})");
  std::sort(values.begin(), values.end());
  EXPECT_EQ(up, values);
}

TEST(Sort, AllLengthsAndIntegers) {
  for (size_t count : {0, 1, 2, 15, 16, 17, 24, 25, 255, 600, 5000, 300000}) {
    checkRandom<int8_t>(S8, count);
    checkRandom<uint16_t>(U16, count);
    checkRandom<int32_t>(S32, count);
    checkRandom<int64_t>(S64, count);
    checkRandom<uint64_t>(U64, count);
  }
}

/// argsort of many equal keys along the first of two dimensions
void checkPairs(std::string attributes, bool descending) {
  int64_t rows = 3000, columns = 3;
  std::mt19937 random(5);
  std::vector<float> keys(static_cast<size_t>(rows * columns));
  std::vector<int32_t> indices(keys.size());
  for (size_t i = 0; i < keys.size(); ++i) {
    keys[i] = static_cast<float>(random() % 50);
    indices[i] = static_cast<int32_t>(i / columns);
  }
  Shape f = {F32, {rows, columns}}, s = {S32, {rows, columns}};
  auto outputs = call("sort", attributes, {f, s},
                      {{bytesOf(keys), bytesOf(indices)}}, {f, s});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  auto sortedKeys = as<float>((*outputs)[0][0]);
  auto order = as<int32_t>((*outputs)[0][1]);
  for (int64_t i = 0; i + 1 < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      float a = sortedKeys[i * columns + j];
      float b = sortedKeys[(i + 1) * columns + j];
      ASSERT_TRUE(descending ? a >= b : a <= b);
      if (a == b) {
        ASSERT_LT(order[i * columns + j], order[(i + 1) * columns + j]);
      }
      ASSERT_EQ(a, keys[order[i * columns + j] * columns + j]);
    }
}

TEST(Sort, IsStableByKeyAndByComparator) {
  checkPairs(R"({"dimension":0,"order":"ascending"})", false);
  checkPairs(R"({"dimension":0,"order":"descending"})", true);
  checkPairs(R"({"dimension":0,"stable":true,"comparator":"greater"})", true);
}

TEST(Sort, RefusesNonsense) {
  Shape shape = {F32, {4}};
  std::vector<std::vector<Values>> operands = {
      {bytesOf(std::vector<float>{1, 2, 3, 4})}};
  for (const char *attributes :
       {R"({"dimension":1,"order":"ascending"})", R"({"dimension":0})",
        R"({"dimension":0,"comparator":"no_such"})", "not json",
        R"({"dimension":0,"order":"ascending"} more)"})
    EXPECT_FALSE(bool(call("sort", attributes, {shape}, operands, {shape})))
        << attributes;
}

TEST(TopK, TakesTheFirstAmongEquals) {
  std::vector<float> values = {1, 7, 7, 3, -1, 7, 2, 2, 9, 0};
  for (int64_t k : {0, 1, 3, 10}) {
    auto outputs = call("top_k", "{\"k\":" + std::to_string(k) + "}",
                        {{F32, {2, 5}}}, {{bytesOf(values)}},
                        {{F32, {2, std::min<int64_t>(k, 5)}},
                         {S32, {2, std::min<int64_t>(k, 5)}}});
    ASSERT_EQ(bool(outputs), k <= 5);
    if (k == 3) {
      EXPECT_EQ(as<float>((*outputs)[0][0]),
                (std::vector<float>{7, 7, 3, 9, 7, 2}));
      EXPECT_EQ(as<int32_t>((*outputs)[0][1]),
                (std::vector<int32_t>{1, 2, 3, 3, 0, 1}));
    }
  }
}

// Few are kept in order as they come, many are selected; values repeat.
TEST(TopK, AnyLengthAndNumber) {
  std::mt19937 random(3);
  for (int64_t length : {1, 2, 15, 16, 17, 33, 50, 100, 1000})
    for (int64_t k : {1, 2, 5, 32, 64, 65, 80}) {
      if (k > length)
        continue;
      std::vector<int16_t> values(static_cast<size_t>(3 * length));
      for (int16_t &value : values)
        value = static_cast<int16_t>(random() % 100);
      auto outputs = call("top_k", "{\"k\":" + std::to_string(k) + "}",
                          {{S16, {3, length}}}, {{bytesOf(values)}},
                          {{S16, {3, k}}, {S32, {3, k}}});
      ASSERT_TRUE(bool(outputs)) << outputs.error().what;
      std::vector<int32_t> expected;
      for (int64_t row = 0; row < 3; ++row) {
        std::vector<int32_t> order(static_cast<size_t>(length));
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, [&](int32_t a, int32_t b) {
          return values[row * length + a] > values[row * length + b];
        });
        expected.insert(expected.end(), order.begin(), order.begin() + k);
      }
      EXPECT_EQ(as<int32_t>((*outputs)[0][1]), expected) << length << " " << k;
    }
}

template <typename Real> void checkFourier(int64_t n, double tolerance) {
  using Complex = std::complex<Real>;
  std::mt19937 random(static_cast<unsigned>(n));
  std::normal_distribution<Real> normal;
  std::vector<Complex> data(static_cast<size_t>(n));
  for (Complex &x : data)
    x = {normal(random), normal(random)};
  std::vector<Complex> result = data;
  FourierPlan<Real> plan(n);
  std::vector<Complex> scratch(static_cast<size_t>(plan.scratchSize()));
  plan.transform(result.data(), scratch.data(), false);
  for (int64_t k = 0; k < n; k += std::max<int64_t>(n / 7, 1)) {
    std::complex<long double> sum = 0;
    for (int64_t i = 0; i < n; ++i)
      sum += std::complex<long double>(data[i]) *
             std::polar(1.0L, -2 * 3.14159265358979323846L *
                                  static_cast<long double>(i * k % n) /
                                  static_cast<long double>(n));
    EXPECT_LT(std::abs(std::complex<long double>(result[k]) - sum),
              tolerance * std::sqrt(static_cast<double>(n)) *
                  (1 + std::log2(static_cast<double>(n))))
        << n << " " << k;
  }
  plan.transform(result.data(), scratch.data(), true);
  for (int64_t i = 0; i < n; ++i)
    EXPECT_LT(std::abs(result[i] / static_cast<Real>(n) - data[i]),
              tolerance * 20);
}

TEST(Fft, AnyLength) {
  for (int64_t n :
       {1, 2, 3, 4, 5, 6, 7, 8, 12, 30, 31, 37, 64, 73, 100, 101, 127, 128, 210,
        777, 1000, 1021, 1024, 2310, 3 * 1021,
        // as tables: whole lanes, columns or rows that fill none, long
        2048, 2200, 2310 * 2, 19 * 127, 7 * 73 * 27, 1 << 15}) {
    checkFourier<float>(n, 3e-7);
    checkFourier<double>(n, 5e-16);
  }
}

TEST(Fft, RealAndBackInTwoDimensions) {
  for (int64_t n : {6, 7, 4096, 4097}) {
    std::vector<float> values(static_cast<size_t>(2 * 4 * n));
    std::mt19937 random(1);
    for (float &x : values)
      x = static_cast<float>(random() % 100);
    std::string length = ",\"length\":[4," + std::to_string(n) + "]}";
    Shape real = {F32, {2, 4, n}}, half = {C64, {2, 4, n / 2 + 1}};
    auto spectrum = call("fft", "{\"type\":\"RFFT\"" + length, {real},
                         {{bytesOf(values)}}, {half});
    ASSERT_TRUE(bool(spectrum)) << spectrum.error().what;
    float sum = std::accumulate(values.begin(), values.begin() + 4 * n, 0.f);
    EXPECT_NEAR(as<std::complex<float>>((*spectrum)[0][0])[0].real(), sum,
                1e-2);
    auto back = call("fft", "{\"type\":\"IRFFT\"" + length, {half},
                     {{(*spectrum)[0][0]}}, {real});
    ASSERT_TRUE(bool(back));
    auto again = as<float>((*back)[0][0]);
    for (size_t i = 0; i < values.size(); ++i)
      EXPECT_NEAR(again[i], values[i], 1e-4);
  }
}

// Several lines run side by side in lanes of vectors, a single one does not.
TEST(Fft, ManyLinesAsEachAlone) {
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  for (std::string type : {"FFT", "IFFT", "RFFT", "IRFFT"})
    for (int64_t n : {1, 2, 6, 7, 37, 48})
      for (int64_t count : {2, 8, 11}) {
        int64_t half = n / 2 + 1;
        bool realIn = type == "RFFT", realOut = type == "IRFFT";
        Shape in = {realIn ? F32 : C64, {realOut ? half : n}};
        Shape out = {realOut ? F32 : C64, {realIn ? half : n}};
        std::string settings = R"({"type":")" + type + R"(","length":[)" +
                               std::to_string(n) + "]}";
        std::vector<float> values(static_cast<size_t>(count) * in.byteCount() /
                                  sizeof(float));
        for (float &x : values)
          x = normal(random);
        auto bytes = bytesOf(values);
        decltype(bytes) alone;
        for (int64_t line = 0; line < count; ++line) {
          auto start = bytes.begin() + line * ptrdiff_t(in.byteCount());
          decltype(bytes) part(start, start + ptrdiff_t(in.byteCount()));
          auto one = call("fft", settings, {in}, {{part}}, {out});
          ASSERT_TRUE(bool(one)) << one.error().what;
          alone.insert(alone.end(), (*one)[0][0].begin(), (*one)[0][0].end());
        }
        Shape allIn = in, allOut = out;
        allIn.dimensions.insert(allIn.dimensions.begin(), count);
        allOut.dimensions.insert(allOut.dimensions.begin(), count);
        auto all = call("fft", settings, {allIn}, {{bytes}}, {allOut});
        ASSERT_TRUE(bool(all)) << all.error().what;
        EXPECT_EQ(as<float>((*all)[0][0]), as<float>(alone))
            << type << " " << n << " " << count;
      }
}

template <typename T> std::vector<T> randomMatrix(int64_t n, int64_t m) {
  std::mt19937 random(static_cast<unsigned>(n * 1000 + m));
  std::normal_distribution<double> normal;
  std::vector<T> a(static_cast<size_t>(n * m));
  for (T &x : a)
    if constexpr (std::is_floating_point_v<T>)
      x = static_cast<T>(normal(random));
    else
      x = T(static_cast<typename T::value_type>(normal(random)),
            static_cast<typename T::value_type>(normal(random)));
  return a;
}
double conj(double x) { return x; }

template <typename T> void checkCholesky(ElementType type, int64_t n) {
  std::vector<T> g = randomMatrix<T>(n, n), a(g.size());
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      for (int64_t k = 0; k < n; ++k)
        a[i * n + j] += g[i * n + k] * conj(g[j * n + k]);
      if (i == j)
        a[i * n + j] += 1;
    }
  Shape shape = {type, {n, n}};
  for (bool lower : {true, false}) {
    auto outputs = call("cholesky", lower ? R"({"lower":true})" : "{}", {shape},
                        {{bytesOf(a)}}, {shape});
    ASSERT_TRUE(bool(outputs));
    auto l = as<T>((*outputs)[0][0]);
    for (int64_t i = 0; i < n; i += 3)
      for (int64_t j = 0; j < n; j += 5) {
        T sum = 0;
        for (int64_t k = 0; k < n; ++k)
          sum += lower ? l[i * n + k] * conj(l[j * n + k])
                       : conj(l[k * n + i]) * l[k * n + j];
        EXPECT_LT(std::abs(sum - a[i * n + j]), 1e-10 * static_cast<double>(n));
      }
  }
}

TEST(Cholesky, MultipliesBack) {
  for (int64_t n : {1, 2, 9, 31, 32, 33, 100, 157}) {
    checkCholesky<double>(F64, n);
    checkCholesky<std::complex<double>>(C128, n);
  }
}

TEST(Cholesky, IsNanWithoutAFactor) {
  Shape shape = {F32, {2, 2}};
  auto outputs = call("cholesky", R"({"lower":true})", {shape},
                      {{bytesOf(std::vector<float>{1, 2, 2, 1})}}, {shape});
  EXPECT_TRUE(std::isnan(as<float>((*outputs)[0][0])[0]));
}

template <typename T>
void checkTriangularSolve(ElementType type, int64_t n, int64_t m,
                          double tolerance) {
  std::vector<T> a = randomMatrix<T>(n, n);
  for (int64_t i = 0; i < n; ++i)
    a[i * n + i] += T(n);
  for (int variant = 0; variant < 24; ++variant) {
    bool left = variant & 1, lower = variant & 2, unit = variant & 4;
    int transpose = variant / 8;
    const char *names[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
    std::vector<T> scaled = a; // keeps unit triangles well conditioned
    for (T &x : scaled)
      x /= T(n);
    auto flag = [](bool value) { return value ? "true" : "false"; };
    std::string attributes = std::string("{\"left_side\":") + flag(left) +
                             ",\"lower\":" + flag(lower) +
                             ",\"unit_diagonal\":" + flag(unit) +
                             ",\"transpose_a\":\"" + names[transpose] + "\"}";
    Shape square = {type, {n, n}};
    Shape other = left ? Shape{type, {n, m}} : Shape{type, {m, n}};
    std::vector<T> b =
        randomMatrix<T>(other.dimensions[0], other.dimensions[1]);
    auto outputs = call("triangular_solve", attributes, {square, other},
                        {{bytesOf(scaled), bytesOf(b)}}, {other});
    ASSERT_TRUE(bool(outputs)) << outputs.error().what;
    auto x = as<T>((*outputs)[0][0]);
    auto entry = [&](int64_t i, int64_t j) {
      if (transpose)
        std::swap(i, j);
      T value = (lower ? j > i : j < i) ? T(0)
                : unit && i == j        ? T(1)
                                        : scaled[i * n + j];
      if constexpr (!std::is_arithmetic_v<T>)
        value = transpose == 2 ? std::conj(value) : value;
      return value;
    };
    for (int64_t i = 0; i < other.dimensions[0]; ++i)
      for (int64_t j = 0; j < other.dimensions[1]; ++j) {
        T sum = 0;
        for (int64_t k = 0; k < n; ++k)
          sum += left ? entry(i, k) * x[k * m + j] : x[i * n + k] * entry(k, j);
        EXPECT_LT(std::abs(sum - b[i * other.dimensions[1] + j]), tolerance)
            << attributes;
      }
  }
}

TEST(TriangularSolve, AllVariants) {
  for (auto [n, m] : {std::pair{1, 1},
                      {5, 1},
                      {9, 7},
                      {16, 64},
                      {16, 65},
                      {17, 5},
                      {32, 64},
                      {70, 67},
                      {45, 147}}) {
    checkTriangularSolve<float>(F32, n, m, 1e-4);
    checkTriangularSolve<double>(F64, n, m, 1e-12);
    checkTriangularSolve<std::complex<double>>(C128, n, m, 1e-12);
  }
}

std::vector<Values> bits(const char *algorithm, Shape shape) {
  uint64_t key = uint64_t{2} << 32 | 1, counter = uint64_t{4} << 32 | 3;
  Shape state = {U64, {2}};
  auto outputs =
      call("rng_bit_generator",
           std::string("{\"algorithm\":\"") + algorithm + "\"}", {state},
           {{bytesOf(std::vector<uint64_t>{key, counter})}}, {state, shape});
  EXPECT_TRUE(bool(outputs));
  return (*outputs)[0];
}

// The numbers are those that XLA's CPU backend gives for this state.
TEST(RngBitGenerator, IsXlasBitForBit) {
  uint64_t counter = uint64_t{4} << 32;
  auto threefry = bits("THREE_FRY", {U32, {5}});
  EXPECT_EQ(as<uint32_t>(threefry[1]),
            (std::vector<uint32_t>{1576285164, 2249660814, 740599976,
                                   2425682526, 2436392515}));
  EXPECT_EQ(as<uint64_t>(threefry[0])[1], counter | 6);
  EXPECT_EQ(as<uint8_t>(bits("THREE_FRY", {U8, {5}})[1]),
            (std::vector<uint8_t>{236, 142, 168, 94, 67}));
  auto wide = bits("THREE_FRY", {U64, {2}});
  EXPECT_EQ(
      as<uint64_t>(wide[1]),
      (std::vector<uint64_t>{9662219624799024108u, 10418227120389269672u}));
  EXPECT_EQ(as<uint64_t>(wide[0])[1], counter | 5);
  auto philox = bits("PHILOX", {U32, {5}});
  EXPECT_EQ(as<uint32_t>(philox[1]),
            (std::vector<uint32_t>{512747620, 1298009047, 1267190206, 761827841,
                                   1383286907}));
  EXPECT_EQ(as<uint64_t>(philox[0])[1], counter | 5);
  EXPECT_EQ(as<uint64_t>(bits("DEFAULT", {U64, {3}})[1]),
            (std::vector<uint64_t>{5574906407289874532u, 3272025663544478142u,
                                   7043725020835825787u}));
}

TEST(Rng, StaysInRange) {
  Shape scalar = {F32, {}}, shape = {F32, {10000}};
  auto outputs =
      call("rng", R"({"distribution":"UNIFORM"})", {scalar, scalar},
           {{bytesOf(std::vector<float>{-1}), bytesOf(std::vector<float>{3})}},
           {shape});
  ASSERT_TRUE(bool(outputs));
  double sum = 0;
  for (float x : as<float>((*outputs)[0][0])) {
    ASSERT_TRUE(x >= -1 && x < 3);
    sum += x;
  }
  EXPECT_NEAR(sum / 10000, 1, 0.1);
}

/// Device i holds {10 i, 10 i + 1}.
std::vector<std::vector<Values>> tens(size_t devices) {
  std::vector<std::vector<Values>> operands;
  for (size_t i = 0; i < devices; ++i) {
    auto x = static_cast<float>(10 * i);
    operands.push_back({bytesOf(std::vector<float>{x, x + 1})});
  }
  return operands;
}

TEST(Collectives, ReduceWithinGroups) {
  Shape pair = {F32, {2}};
  for (const char *how :
       {R"("reduction":"add")", R"("reducer":"scalar_add")"}) {
    auto outputs = call("all_reduce",
                        std::string("{\"groups\":[[0,2],[1,3]],") + how + "}",
                        {pair}, tens(4), {pair}, 4);
    ASSERT_TRUE(bool(outputs)) << outputs.error().what;
    EXPECT_EQ(as<float>((*outputs)[2][0]), (std::vector<float>{20, 22}));
    EXPECT_EQ(as<float>((*outputs)[1][0]), (std::vector<float>{40, 42}));
  }
}

TEST(Collectives, ComplexProductsAreThoseOfTheDefinition) {
  using Complex = std::complex<float>;
  float infinity = std::numeric_limits<float>::infinity();
  Shape one = {C64, {1}};
  auto outputs = call("all_reduce", R"({"reduction":"mul"})", {one},
                      {{bytesOf(std::vector<Complex>{{infinity, 0}})},
                       {bytesOf(std::vector<Complex>{{1, 1}})}},
                      {one}, 2);
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  // inf * 1 - 0 * 1 and inf * 1 + 0 * 1; C's rules would repair NaNs of
  // infinities that the definition makes.
  auto product = as<Complex>((*outputs)[0][0])[0];
  EXPECT_EQ(product.real(), infinity);
  outputs = call("all_reduce", R"({"reduction":"mul"})", {one},
                 {{bytesOf(std::vector<Complex>{{infinity, infinity}})},
                  {bytesOf(std::vector<Complex>{{1, 0}})}},
                 {one}, 2);
  product = as<Complex>((*outputs)[0][0])[0];
  EXPECT_TRUE(std::isnan(product.real()));
  EXPECT_TRUE(std::isnan(product.imag()));
}

TEST(Collectives, IntegersWrap) {
  Shape one = {U16, {1}};
  Values most = bytesOf(std::vector<uint16_t>{65535});
  auto outputs = call("all_reduce", R"({"reduction":"mul"})", {one},
                      {{most}, {most}, {most}}, {one}, 3);
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  EXPECT_EQ(as<uint16_t>((*outputs)[0][0])[0], 65535);
}

/// Of 256 devices too, where a sum of bytes would be 0.
TEST(Collectives, TruthsOfManyDevices) {
  Shape pair = {I1, {2}};
  std::vector<std::vector<Values>> devices(
      256, {bytesOf(std::vector<uint8_t>{1, 0})});
  for (const char *name : {"add", "or", "max", "mul", "and", "min"}) {
    auto outputs =
        call("all_reduce", std::string(R"({"reduction":")") + name + "\"}",
             {pair}, devices, {pair}, 256);
    ASSERT_TRUE(bool(outputs)) << outputs.error().what;
    EXPECT_EQ(as<uint8_t>((*outputs)[7][0]), (std::vector<uint8_t>{1, 0}))
        << name;
  }
  devices[3][0] = bytesOf(std::vector<uint8_t>{0, 1});
  auto any = call("all_reduce", R"({"reduction":"add"})", {pair}, devices,
                  {pair}, 256);
  EXPECT_EQ(as<uint8_t>((*any)[7][0]), (std::vector<uint8_t>{1, 1}));
  auto all = call("all_reduce", R"({"reduction":"mul"})", {pair}, devices,
                  {pair}, 256);
  EXPECT_EQ(as<uint8_t>((*all)[7][0]), (std::vector<uint8_t>{0, 0}));
}

TEST(Collectives, OnlyKnownReductionsHaveNames) {
  EXPECT_TRUE(Reduction::combines("add", F32));
  EXPECT_TRUE(Reduction::combines("max", BF16));
  EXPECT_TRUE(Reduction::combines("or", I1));
  EXPECT_TRUE(Reduction::combines("mul", C64));
  EXPECT_FALSE(Reduction::combines("add", F8E4M3FN));
  EXPECT_FALSE(Reduction::combines("and", F32));
  EXPECT_FALSE(Reduction::combines("min", C64));
}

TEST(Collectives, ModesChooseWhoTakesPart) {
  Shape pair = {F32, {2}};
  auto first = [&](const char *mode, const char *groups) {
    auto outputs = call("all_reduce",
                        std::string("{\"reduction\":\"add\",\"mode\":\"") +
                            mode + "\",\"groups\":" + groups + "}",
                        {pair}, tens(4), {pair}, 2, 2);
    EXPECT_TRUE(bool(outputs));
    std::vector<float> firsts;
    for (auto &device : *outputs)
      firsts.push_back(as<float>(device[0])[0]);
    return firsts;
  };
  using Firsts = std::vector<float>;
  EXPECT_EQ(first("cross_replica", "[[0,1]]"), (Firsts{20, 40, 20, 40}));
  EXPECT_EQ(first("cross_partition", "[[0,1]]"), (Firsts{10, 10, 50, 50}));
  EXPECT_EQ(first("cross_replica_and_partition", "[[0],[1]]"),
            (Firsts{10, 10, 50, 50}));
  EXPECT_EQ(first("flattened_ids", "[[0,3],[1,2]]"), (Firsts{30, 30, 30, 30}));
  EXPECT_EQ(first("cross_replica", "[]"), (Firsts{20, 40, 20, 40}));
}

TEST(Collectives, MoveRows) {
  Shape pair = {F32, {2}}, four = {F32, {4}}, one = {F32, {1}};
  auto gathered =
      call("all_gather", R"({"dimension":0})", {pair}, tens(2), {four}, 2);
  EXPECT_EQ(as<float>((*gathered)[1][0]), (std::vector<float>{0, 1, 10, 11}));
  auto scattered =
      call("reduce_scatter", R"({"dimension":0,"reduction":"max"})", {pair},
           tens(2), {one}, 2);
  EXPECT_EQ(as<float>((*scattered)[1][0]), (std::vector<float>{11}));
  Shape split = {F32, {1, 2}}, joined = {F32, {2, 1}};
  auto exchanged =
      call("all_to_all", R"({"split_dimension":1,"concat_dimension":0})",
           {split}, tens(2), {joined}, 2);
  EXPECT_EQ(as<float>((*exchanged)[0][0]), (std::vector<float>{0, 10}));
  EXPECT_EQ(as<float>((*exchanged)[1][0]), (std::vector<float>{1, 11}));
  auto permuted = call("collective_permute", R"({"pairs":[[0,1],[1,2]]})",
                       {pair}, tens(3), {pair}, 3);
  EXPECT_EQ(as<float>((*permuted)[0][0]), (std::vector<float>{0, 0}));
  EXPECT_EQ(as<float>((*permuted)[2][0]), (std::vector<float>{10, 11}));
  auto sent = call("collective_broadcast", R"({"groups":[[1,0]]})", {pair},
                   tens(3), {pair}, 3);
  EXPECT_EQ(as<float>((*sent)[0][0]), (std::vector<float>{10, 11}));
  EXPECT_EQ(as<float>((*sent)[2][0]), (std::vector<float>{0, 0}));
  auto ids =
      call("partition_id", "{}", {}, {{}, {}, {}, {}}, {{U32, {}}}, 2, 2);
  EXPECT_EQ(as<uint32_t>((*ids)[3][0])[0], 1u);
}

/// What a function needs while it works is counted, and its lack an error.
TEST(Library, ScratchCountsAsMemory) {
  Shape matrix = {F64, {64, 64}}, lane = {F32, {4096}};
  Values a(matrix.byteCount()), b(lane.byteCount());
  auto allocates = [](auto call) {
    auto before = memoryStatistics().allocations;
    EXPECT_TRUE(call());
    return memoryStatistics().allocations > before;
  };
  EXPECT_TRUE(allocates([&] {
    return bool(
        call("cholesky", R"({"lower":true})", {matrix}, {{a}}, {matrix}));
  }));
  EXPECT_TRUE(allocates([&] {
    return bool(call("triangular_solve", R"({"left_side":true})",
                     {matrix, matrix}, {{a, a}}, {matrix}));
  }));
  EXPECT_TRUE(allocates([&] {
    return bool(call("all_reduce", R"({"reduction":"add"})", {lane}, {{b}, {b}},
                     {lane}, 2));
  }));
  EXPECT_TRUE(allocates([&] {
    return bool(
        call("top_k", R"({"k":3})", {lane}, {{b}}, {{F32, {3}}, {S32, {3}}}));
  }));
  EXPECT_TRUE(allocates([&] {
    return bool(call("sort", R"({"dimension":0,"comparator":"greater"})",
                     {lane, lane}, {{b, b}}, {lane, lane}));
  }));
}

int64_t twice(void *const *operands, void *const *results, char *, int64_t) {
  *static_cast<float *>(results[0]) = 2 * *static_cast<float *>(operands[0]);
  return 0;
}

/// An address is called in the process that it is of, which no process id
/// tells.
TEST(Callback, IsOfThisProcess) {
  Shape one = {F32, {}};
  auto attributes = [](int64_t process) {
    return "{\"function\":" +
           std::to_string(reinterpret_cast<intptr_t>(&twice)) +
           ",\"process\":" + std::to_string(process) + "}";
  };
  Values three = bytesOf(std::vector<float>{3});
  auto outputs = call("tesela.callback", attributes(processToken()), {one},
                      {{three}}, {one});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  EXPECT_EQ(as<float>((*outputs)[0][0])[0], 6);
  for (int64_t other : {int64_t{getpid()}, int64_t{0}, processToken() + 1})
    EXPECT_FALSE(bool(
        call("tesela.callback", attributes(other), {one}, {{three}}, {one})));
}

TEST(Collectives, WhoIsMissingIsAnError) {
  Shape pair = {F32, {2}};
  auto outputs =
      call("all_reduce", R"({"reduction":"add"})", {pair}, tens(2), {pair}, 3);
  ASSERT_FALSE(bool(outputs));
  EXPECT_EQ(outputs.error().code, ErrorCode::FailedPrecondition);
}

} // namespace
} // namespace tesela::runtime
