// JAX's linear-algebra custom calls, checked by multiplying back.
#include "runtime/Lapack.h"
#include "runtime/Memory.h"
#include "runtime/Threads.h"
#include "runtime/test/Call.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace tesela::runtime {
namespace {

using enum ElementType;

class Lapack : public ::testing::Test {
protected:
  void SetUp() override {
    if (!findLapack("dgeqrf"))
      GTEST_SKIP() << "no LAPACK on this machine";
  }
};

constexpr int64_t batch = 2, n = 6, m = 4;

std::vector<double> randomNumbers(int64_t count) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  std::vector<double> values(static_cast<size_t>(count));
  for (double &value : values)
    value = normal(random);
  return values;
}

TEST_F(Lapack, EigenvectorsDiagonalise) {
  std::vector<double> a = randomNumbers(batch * n * n);
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < i; ++j)
        a[(b * n + j) * n + i] = a[(b * n + i) * n + j];
  Shape matrix = {F64, {batch, n, n}};
  auto outputs =
      call("lapack_dsyevd_ffi", R"({"mode":86,"uplo":76})", {matrix},
           {{bytesOf(a)}}, {matrix, {F64, {batch, n}}, {S32, {batch}}});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  auto v = as<double>((*outputs)[0][0]), w = as<double>((*outputs)[0][1]);
  EXPECT_EQ(as<int32_t>((*outputs)[0][2]), (std::vector<int32_t>{0, 0}));
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < n; ++j) {
        double left = 0;
        for (int64_t k = 0; k < n; ++k)
          left += a[(b * n + i) * n + k] * v[(b * n + k) * n + j];
        EXPECT_NEAR(left, w[b * n + j] * v[(b * n + i) * n + j], 1e-12);
      }
}

TEST_F(Lapack, SingularValuesMultiplyBack) {
  std::vector<double> a = randomNumbers(batch * n * m);
  Shape matrix = {F64, {batch, n, m}};
  for (const char *target : {"lapack_dgesdd_ffi", "lapack_dgesvd_ffi"}) {
    auto outputs = call(target, R"({"mode":83})", {matrix}, {{bytesOf(a)}},
                        {matrix,
                         {F64, {batch, m}},
                         {F64, {batch, n, m}},
                         {F64, {batch, m, m}},
                         {S32, {batch}}});
    ASSERT_TRUE(bool(outputs)) << outputs.error().what;
    auto s = as<double>((*outputs)[0][1]), u = as<double>((*outputs)[0][2]),
         v = as<double>((*outputs)[0][3]);
    for (int64_t b = 0; b < batch; ++b)
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < m; ++j) {
          double sum = 0;
          for (int64_t k = 0; k < m; ++k)
            sum +=
                u[(b * n + i) * m + k] * s[b * m + k] * v[(b * m + k) * m + j];
          EXPECT_NEAR(sum, a[(b * n + i) * m + j], 1e-12);
        }
  }
}

TEST_F(Lapack, QrMultipliesBack) {
  std::vector<double> a = randomNumbers(n * m);
  Shape matrix = {F64, {n, m}}, taus = {F64, {m}};
  auto packed = call("Qr", "", {matrix}, {{bytesOf(a)}}, {matrix, taus});
  ASSERT_TRUE(bool(packed)) << packed.error().what;
  auto r = as<double>((*packed)[0][0]);
  auto outputs =
      call("ProductOfElementaryHouseholderReflectors", "", {matrix, taus},
           {{(*packed)[0][0], (*packed)[0][1]}}, {matrix});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  auto q = as<double>((*outputs)[0][0]);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < m; ++j) {
      double sum = 0;
      for (int64_t k = 0; k <= j; ++k)
        sum += q[i * m + k] * r[k * m + j];
      EXPECT_NEAR(sum, a[i * m + j], 1e-12);
    }
}

// A batch is shared among threads, and its matrices share workspaces.
TEST_F(Lapack, ManyMatricesAsEachAlone) {
  constexpr int64_t count = 600, rows = 5, columns = 3;
  std::vector<double> a = randomNumbers(count * rows * columns);
  auto factor = [&](int64_t first, int64_t matrices) {
    std::vector<double> some(a.begin() + first * rows * columns,
                             a.begin() + (first + matrices) * rows * columns);
    Shape matrix = {F64, {matrices, rows, columns}};
    auto outputs =
        call("lapack_dgesdd_ffi", R"({"mode":83})", {matrix}, {{bytesOf(some)}},
             {matrix,
              {F64, {matrices, columns}},
              {F64, {matrices, rows, columns}},
              {F64, {matrices, columns, columns}},
              {S32, {matrices}}});
    EXPECT_TRUE(bool(outputs));
    return as<double>((*outputs)[0][2]);
  };
  unsigned threads = threadCount();
  setThreadCount(3);
  std::vector<double> all = factor(0, count);
  setThreadCount(threads);
  for (int64_t first : {0L, 1L, 299L, 599L})
    for (int64_t i = 0; double value : factor(first, 1))
      EXPECT_EQ(value, all[first * rows * columns + i++]);
}

TEST_F(Lapack, EigenvectorsOfARealMatrixComeInPairs) {
  std::vector<double> a = {0, -1, 0, 1, 0, 0, 0, 0, 3}; // i, -i and 3
  Shape matrix = {F64, {3, 3}}, complex = {C128, {3, 3}}, row = {F64, {3}};
  auto outputs =
      call("lapack_dgeev_ffi", R"({"compute_left":86,"compute_right":86})",
           {matrix}, {{bytesOf(a)}}, {row, row, complex, complex, {S32, {}}});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  auto re = as<double>((*outputs)[0][0]), im = as<double>((*outputs)[0][1]);
  auto v = as<std::complex<double>>((*outputs)[0][3]);
  for (int64_t j = 0; j < 3; ++j)
    for (int64_t i = 0; i < 3; ++i) {
      std::complex<double> left = 0;
      for (int64_t k = 0; k < 3; ++k)
        left += a[i * 3 + k] * v[k * 3 + j];
      EXPECT_LT(std::abs(left - std::complex(re[j], im[j]) * v[i * 3 + j]),
                1e-12);
    }
}

TEST(Tridiagonal, SingularSystemsHaveLargeAnswers) {
  // The second is singular, the third is zero, the first needs its pivots.
  std::vector<double> lower = {9, 2, -2, 3, 9, 1, 0, 0, 9, 0, 0, 0},
                      middle = {1, 4, 1, -1, 1, 3, 1, 1, 0, 0, 0, 0},
                      upper = {2, -1, 1, 9, 3, 0, 0, 9, 0, 0, 0, 9},
                      right = {1, 2, 3, 4, 1, 4, 1, 1, 1, 1, 1, 1};
  Shape diagonal = {F64, {3, 4}}, matrix = {F64, {3, 4, 1}};
  auto outputs =
      call("tridiagonal_solve_perturbed_ffi", "{}",
           {diagonal, diagonal, diagonal, matrix},
           {{bytesOf(lower), bytesOf(middle), bytesOf(upper), bytesOf(right)}},
           {matrix});
  ASSERT_TRUE(bool(outputs)) << outputs.error().what;
  auto x = as<double>((*outputs)[0][0]);
  const double expected[] = {8, -3.5, 0, -4};
  for (size_t i = 0; i < 4; ++i)
    EXPECT_NEAR(x[i], expected[i], 1e-12);
  for (size_t i : {4, 5, 8, 9, 10, 11}) {
    EXPECT_TRUE(std::isfinite(x[i])) << i;
    EXPECT_GT(std::abs(x[i]), 1e14) << i;
  }
}

/// LAPACK would write beyond arrays that are too short.
TEST_F(Lapack, ShapesOfAllArraysAreChecked) {
  Shape a = {F64, {3, 3}}, s = {F64, {3}}, info = {S32, {}};
  auto takes = [](const char *target, std::vector<Shape> operands,
                  std::vector<Shape> results, const char *attributes = "") {
    std::vector<Values> values;
    for (const Shape &shape : operands)
      values.emplace_back(shape.byteCount());
    return bool(call(target, attributes, operands, {values}, results));
  };
  EXPECT_TRUE(takes("lapack_dgetrf_ffi", {a}, {a, {S32, {3}}, info}));
  EXPECT_FALSE(takes("lapack_dgetrf_ffi", {a}, {a, {S32, {2}}, info}));
  EXPECT_FALSE(takes("lapack_dgetrf_ffi", {a}, {a, {S64, {3}}, info}));
  EXPECT_FALSE(takes("lapack_dgetrf_ffi", {a}, {a, {S32, {3}}, {S8, {}}}));
  EXPECT_FALSE(takes("lapack_dgetrf_ffi", {s}, {s, {S32, {3}}, info}));
  Shape small = {F64, {2, 3}}, line = {F64, {9}};
  for (const char *svd : {"lapack_dgesdd_ffi", "lapack_dgesvd_ffi"}) {
    EXPECT_TRUE(takes(svd, {a}, {a, s, a, a, info}));
    EXPECT_FALSE(takes(svd, {a}, {a, s, small, a, info}));
    EXPECT_FALSE(takes(svd, {a}, {a, s, a, small, info}));
    EXPECT_FALSE(takes(svd, {a}, {a, {F64, {2}}, a, a, info}));
    EXPECT_FALSE(takes(svd, {a}, {a, s, line, line, info}));
    EXPECT_FALSE(takes(svd, {a}, {a, s, a, a, info}, R"({"mode":79})"));
  }
  EXPECT_FALSE(takes("lapack_dsyevd_ffi", {small}, {small, s, info}));
  EXPECT_FALSE(takes("lapack_dgeqrf_ffi", {a}, {a, {F64, {1}}}));
  EXPECT_TRUE(takes("lapack_dorgqr_ffi", {a, s}, {a}));
  EXPECT_FALSE(takes("lapack_dorgqr_ffi", {a, {F64, {4}}}, {a}));
  EXPECT_FALSE(takes("lapack_dorgqr_ffi", {a, {S32, {3}}}, {a}));
  EXPECT_TRUE(takes("lapack_dormqr_ffi", {a, s, a}, {a}));
  EXPECT_FALSE(takes("lapack_dormqr_ffi", {small, s, a}, {a}));
  EXPECT_FALSE(
      takes("lapack_dgehrd_ffi", {a}, {a, {F64, {2}}, info}, R"({"high":4})"));
  EXPECT_FALSE(takes("lapack_dgtsv_ffi", {s, s, {F64, {2}}, a},
                     {s, s, {F64, {2}}, a, info}));
}

TEST_F(Lapack, WorkspacesCountAsMemory) {
  Shape a = {F64, {300, 300}}, info = {S32, {}};
  auto before = memoryStatistics().allocations;
  ASSERT_TRUE(call("lapack_dgetrf_ffi", "", {a}, {{Values(a.byteCount())}},
                   {a, {S32, {300}}, info}));
  EXPECT_GT(memoryStatistics().allocations, before);
}

TEST_F(Lapack, ShapesAreChecked) {
  Shape matrix = {F64, {2, 3, 3}}, other = {F64, {4, 3}};
  EXPECT_FALSE(
      bool(call("lapack_dgeqrf_ffi", "", {matrix},
                {{bytesOf(std::vector<double>(18))}}, {matrix, other})));
}

} // namespace
} // namespace tesela::runtime
