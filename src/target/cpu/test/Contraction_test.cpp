// Contractions against the plain triple loop: all types, all micro-kernels the
// machine has, all ways operands lie, sizes around the edges of tiles.
#include "target/cpu/test/BodyKernel.h"
#include "target/cpu/test/EndOfMemory.h"
#include "target/cpu/test/MatrixKernel.h"

#include <array>
#include <cmath>
#include <cstring>
#include <random>

namespace tesela::cpu::test {
namespace {

/// Small whole numbers, exact in every type, so that results are exact.
void fill(ElementType type, std::vector<uint8_t> &bytes, size_t count,
          std::mt19937 &random) {
  bytes.assign(count * byteSize(type), 0);
  for (size_t i = 0; i < count; ++i) {
    int low = isUnsignedInteger(type) ? 0 : -4;
    int value = low + int(random() % 9);
    auto put = [&](auto x) {
      std::memcpy(&bytes[i * byteSize(type)], &x, sizeof(x));
    };
    float asFloat = float(value);
    uint32_t bits;
    std::memcpy(&bits, &asFloat, 4);
    switch (type) {
    case ElementType::F32:
      put(asFloat);
      break;
    case ElementType::F64:
      put(double(value));
      break;
    case ElementType::BF16:
      put(uint16_t(bits >> 16));
      break;
    case ElementType::F16:
      put(_Float16(value));
      break;
    case ElementType::S8:
      put(int8_t(value * 31));
      break;
    case ElementType::U8:
      put(uint8_t(value * 31));
      break;
    case ElementType::S16:
      put(int16_t(value * 4000));
      break;
    case ElementType::S32:
      put(int32_t(value * 100000));
      break;
    case ElementType::S64:
      put(int64_t(value) * 10000000000);
      break;
    case ElementType::C64:
      put(std::array{asFloat, float(int(random() % 5) - 2)});
      break;
    default:
      FAIL();
    }
  }
}

double read(ElementType type, const uint8_t *at) {
  auto get = [&](auto x) {
    std::memcpy(&x, at, sizeof(x));
    return x;
  };
  switch (type) {
  case ElementType::F32:
    return get(0.0f);
  case ElementType::F64:
    return get(0.0);
  case ElementType::BF16: {
    uint32_t bits = uint32_t(get(uint16_t(0))) << 16;
    float value;
    std::memcpy(&value, &bits, 4);
    return value;
  }
  case ElementType::F16:
    return double(get(_Float16(0)));
  case ElementType::S8:
    return get(int8_t(0));
  case ElementType::U8:
    return get(uint8_t(0));
  case ElementType::S16:
    return get(int16_t(0));
  case ElementType::S32:
    return get(int32_t(0));
  default:
    return NAN;
  }
}

struct Problem {
  ElementType lhs, rhs, sum;
  int64_t m, n, k;
  bool lhsTransposed = false, rhsTransposed = false, direct = true;
  int64_t batch = 1;
};

struct Case {
  Problem problem;
  Tiling tiling;
  std::string symbol;
};

class Contractions : public ::testing::Test {
protected:
  /// Emits the product as kernel `symbol`.
  void add(KernelModule &module, const Capabilities &machine, const Problem &p,
           const Tiling *given, Numerics numerics,
           std::optional<MicroKernel> kernel) {
    Matrix left = lhsOf(p), right = rhsOf(p);
    // Buffers are known once the kernel's function is made.
    llvm::Value *x = nullptr, *y = nullptr, *z = nullptr;
    Contraction c{
        .batch = p.batch, .m = p.m, .n = p.n, .k = p.k, .accumulator = p.sum};
    c.lhs = plainOperand(left, x, p.direct);
    c.rhs = plainOperand(right, y, p.direct);
    c.epilogue = storingEpilogue(p.sum, p.sum, p.m, p.n, z);
    Tiling tiling;
    if (given) {
      tiling = *given;
    } else if (kernel) {
      auto chosen = chooseTiling(c, machine, numerics, 2, *kernel);
      if (!chosen)
        return;
      tiling = *chosen;
    } else {
      tiling = chooseTiling(c, machine, numerics, 2);
    }
    std::string symbol = "k" + std::to_string(cases.size());
    cases.push_back({p, tiling, symbol});
    counts.push_back(taskCount(c, tiling));
    KeptOperand kept = keptOperand(c, tiling);
    KeptForm form;
    if (kept.bytes)
      (kept.isLhs ? c.lhs : c.rhs).kept = [&](llvm::IRBuilderBase &) {
        return form;
      };
    unsigned arrays = kept.bytes ? 5 : 3;
    Workspace workspace(arrays);
    emitKernel(*module.module, symbol, arrays,
               [&](llvm::IRBuilderBase &b,
                   llvm::ArrayRef<llvm::Value *> buffers, llvm::Value *task) {
                 x = buffers[0];
                 y = buffers[1];
                 z = buffers[2];
                 if (kept.bytes)
                   form = {buffers[3], buffers[4]};
                 emitContractionTask(b, machine, c, tiling, workspace, task);
               });
    workspaces.push_back(workspace.bytes());
    forms.push_back(kept);
  }

  static Matrix lhsOf(const Problem &p) {
    return p.lhsTransposed ? Matrix{p.lhs, 1, p.m, p.m * p.k}
                           : Matrix{p.lhs, p.k, 1, p.m * p.k};
  }
  static Matrix rhsOf(const Problem &p) {
    return p.rhsTransposed ? Matrix{p.rhs, p.k, 1, p.n * p.k}
                           : Matrix{p.rhs, 1, p.n, p.n * p.k};
  }

  void check(const LoadedObject &object, const std::string &level);
  void checkCase(const LoadedObject &object, const Case &test, int64_t tasks,
                 uint64_t workspaceBytes, KeptOperand kept,
                 const std::string &level);
  void compileAndCheck(KernelModule &module, const Capabilities &machine,
                       const std::string &level) {
    Result<std::string> bytes = emitObject(*module.module, machine);
    ASSERT_TRUE(bool(bytes)) << bytes.error().render();
    LoadedObject object(*bytes);
    check(object, level);
    cases.clear();
    counts.clear();
    workspaces.clear();
    forms.clear();
  }

  std::vector<Case> cases;
  std::vector<int64_t> counts;
  std::vector<uint64_t> workspaces;
  std::vector<KeptOperand> forms;
  std::mt19937 random{7};
};

void Contractions::check(const LoadedObject &object, const std::string &level) {
  for (size_t i = 0; i < cases.size(); ++i)
    checkCase(object, cases[i], counts[i], workspaces[i], forms[i], level);
}

void Contractions::checkCase(const LoadedObject &object, const Case &test,
                             int64_t tasks, uint64_t workspaceBytes,
                             KeptOperand kept, const std::string &level) {
  const Problem &p = test.problem;
  std::vector<uint8_t> x, y;
  fill(p.lhs, x, p.batch * p.m * p.k, random);
  fill(p.rhs, y, p.batch * p.n * p.k, random);
  size_t bytes = byteSize(p.sum), count = p.batch * p.m * p.n;
  // Guards of 64 bytes on both sides tell stores that stray.
  std::vector<uint8_t> z(count * bytes + 128, 0xa5);
  EndOfMemory left(x), right(y);
  // What no one has written there is not a number.
  EndOfMemory workspace(std::vector<uint8_t>(workspaceBytes, 0xff)),
      form(std::vector<uint8_t>(kept.bytes, 0xff));
  Kernel kernel = object.kernel(test.symbol);
  ASSERT_TRUE(kernel);
  // In two ranges, as two threads would.
  auto run = [&](void *at, bool isFilled) {
    std::fill(z.begin() + 64, z.end() - 64, 0xa5);
    std::vector<void *> buffers{left.data(), right.data(), z.data() + 64};
    if (kept.bytes)
      buffers.insert(buffers.end(), {at, isFilled ? at : nullptr});
    buffers.push_back(workspace.data());
    kernel(buffers.data(), 0, tasks / 2);
    kernel(buffers.data(), tasks / 2, tasks);
  };
  run(nullptr, false);
  if (kept.bytes) {
    // Without a form, filling it, and from the form alone: the same.
    const std::vector<uint8_t> without(z.begin(), z.end());
    run(form.data(), false);
    EXPECT_EQ(z, without) << level << " filling, " << test.tiling.text();
    const std::vector<uint8_t> &array = kept.isLhs ? x : y;
    std::memset((kept.isLhs ? left : right).data(), 0xff, array.size());
    run(form.data(), true);
    EXPECT_EQ(z, without) << level << " from the form, " << test.tiling.text();
  }
  Matrix lhs = lhsOf(p), rhs = rhsOf(p);
  int64_t wrong = 0, where = -1;
  for (int64_t b = 0; b < p.batch; ++b)
    for (int64_t i = 0; i < p.m; ++i)
      for (int64_t j = 0; j < p.n; ++j) {
        auto element = [&](const Matrix &m, const std::vector<uint8_t> &data,
                           int64_t row, int64_t k) {
          return &data[(b * m.batchStride + row * m.rowStride + k * m.kStride) *
                       byteSize(m.type)];
        };
        const uint8_t *got = &z[64 + ((b * p.m + i) * p.n + j) * bytes];
        bool same;
        if (p.sum == ElementType::S64) {
          uint64_t sum = 0, value;
          for (int64_t k = 0; k < p.k; ++k) {
            uint64_t u, v;
            std::memcpy(&u, element(lhs, x, i, k), 8);
            std::memcpy(&v, element(rhs, y, j, k), 8);
            sum += u * v;
          }
          std::memcpy(&value, got, 8);
          same = value == sum;
        } else if (p.sum == ElementType::C64) {
          float re = 0, im = 0, value[2];
          for (int64_t k = 0; k < p.k; ++k) {
            float u[2], v[2];
            std::memcpy(u, element(lhs, x, i, k), 8);
            std::memcpy(v, element(rhs, y, j, k), 8);
            re += u[0] * v[0] - u[1] * v[1];
            im += u[0] * v[1] + u[1] * v[0];
          }
          std::memcpy(value, got, 8);
          same = value[0] == re && value[1] == im;
        } else if (isFloat(p.sum)) {
          double sum = 0;
          for (int64_t k = 0; k < p.k; ++k)
            sum += read(p.lhs, element(lhs, x, i, k)) *
                   read(p.rhs, element(rhs, y, j, k));
          same = read(p.sum, got) == sum;
        } else {
          uint64_t sum = 0;
          for (int64_t k = 0; k < p.k; ++k)
            sum += uint64_t(int64_t(read(p.lhs, element(lhs, x, i, k)))) *
                   uint64_t(int64_t(read(p.rhs, element(rhs, y, j, k))));
          same = std::memcmp(&sum, got, bytes) == 0; // little-endian: wraps
        }
        wrong += !same;
        if (!same && where < 0)
          where = i * p.n + j;
      }
  EXPECT_EQ(wrong, 0) << level << " " << hloName(p.lhs) << " x "
                      << hloName(p.rhs) << " -> " << hloName(p.sum) << " "
                      << p.batch << "x" << p.m << "x" << p.n << "x" << p.k
                      << (p.lhsTransposed ? " lhs^T" : "")
                      << (p.rhsTransposed ? " rhs^T" : "") << ", "
                      << test.tiling.text() << ", first wrong at " << where;
  for (size_t i = 0; i < 64; ++i)
    if (z[i] != 0xa5 || z[z.size() - 1 - i] != 0xa5) {
      ADD_FAILURE() << "stray store, " << test.tiling.text();
      break;
    }
}

using enum ElementType;

constexpr struct {
  ElementType lhs, rhs, sum;
} types[] = {
    {F32, F32, F32}, {F64, F64, F64},  {BF16, BF16, F32}, {F16, F16, F32},
    {S8, BF16, F32}, {BF16, F32, F32}, {F32, F64, F64},   {S8, S8, S32},
    {U8, S8, S32},   {S8, U8, S32},    {U8, U8, S32},     {S8, S8, S8},
    {S16, S16, S32}, {S32, S32, S32},  {S64, S64, S64},   {C64, C64, C64},
};

TEST_F(Contractions, OfAllTypesAtAllLevels) {
  for (const auto &[level, machine] : levels()) {
    KernelModule module("contractions", machine);
    for (auto [lhs, rhs, sum] : types)
      for (auto [m, n, k] : {std::tuple<int64_t, int64_t, int64_t>{33, 50, 67},
                             {1, 40, 33},
                             {45, 1, 17}})
        add(module, machine, {lhs, rhs, sum, m, n, k}, nullptr,
            Numerics::Standard, std::nullopt);
    compileAndCheck(module, machine, level);
  }
}

TEST_F(Contractions, InAllTranspositions) {
  for (const auto &[level, machine] : levels()) {
    if (level == "avx512" || level == "fp16")
      continue;
    KernelModule module("contractions", machine);
    for (auto [lhs, rhs, sum] :
         {std::tuple(F32, F32, F32), std::tuple(F64, F64, F64),
          std::tuple(BF16, BF16, F32), std::tuple(S8, S8, S32)})
      for (int bits = 0; bits < 8; ++bits)
        for (int64_t m : {2, 37})
          add(module, machine,
              {lhs, rhs, sum, m, 43, 70, bool(bits & 1), bool(bits & 2),
               bool(bits & 4), 2},
              nullptr, Numerics::Standard, std::nullopt);
    compileAndCheck(module, machine, level);
  }
}

TEST_F(Contractions, OfAllRemainders) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine));
  for (auto [lhs, rhs, sum] :
       {std::tuple(F32, F32, F32), std::tuple(BF16, BF16, F32),
        std::tuple(U8, U8, S32)}) {
    KernelModule module("contractions", *machine);
    for (int64_t m : {1, 7, 16, 17, 32, 35, 64})
      for (int64_t n : {1, 5, 16, 31, 32, 65})
        for (int64_t k : {0, 1, 2, 31, 64, 130})
          if ((m + n + k) % 3 == 0 || k == 0)
            add(module, *machine, {lhs, rhs, sum, m, n, k}, nullptr,
                Numerics::Standard, std::nullopt);
    compileAndCheck(module, *machine, "machine");
  }
}

TEST_F(Contractions, InBlocksOfK) {
  for (const auto &[level, machine] : levels()) {
    KernelModule module("contractions", machine);
    for (auto [lhs, rhs, sum, kernel] :
         {std::tuple(F32, F32, F32, MicroKernel::Fma),
          std::tuple(F64, F64, F64, MicroKernel::Fma),
          std::tuple(BF16, BF16, F32, MicroKernel::DotBf16),
          std::tuple(S8, S8, S32, MicroKernel::DotInt8),
          std::tuple(S8, S8, S32, MicroKernel::PairInt16),
          std::tuple(BF16, BF16, F32, MicroKernel::TileBf16),
          std::tuple(U8, S8, S32, MicroKernel::TileInt8)})
      for (auto [rhsTransposed, direct] :
           {std::pair(false, true), std::pair(true, false)}) {
        Problem p{lhs, rhs, sum, 70, 90, 300, false, rhsTransposed, direct};
        Contraction c{.m = p.m, .n = p.n, .k = p.k, .accumulator = sum};
        llvm::Value *none = nullptr;
        c.lhs = plainOperand(lhsOf(p), none, direct);
        c.rhs = plainOperand(rhsOf(p), none, direct);
        auto tiling = chooseTiling(c, machine, Numerics::Standard, 2, kernel);
        if (!tiling)
          continue;
        tiling->blockK = 128;
        tiling->innerK = 64;
        tiling->blockM = 2 * tiling->rows;
        tiling->blockN = 1 * int64_t(tiling->vectors * tiling->lanes);
        add(module, machine, p, &*tiling, Numerics::Standard, std::nullopt);
      }
    compileAndCheck(module, machine, level);
  }
}

/// Strips packed along their rows, some 512 bytes of them at once: blocks of
/// rows end between, the last one at the end of lhs, though all rows together
/// are whole groups.
TEST_F(Contractions, InGroupsOfStrips) {
  for (const auto &[level, machine] : levels()) {
    KernelModule module("contractions", machine);
    for (auto [lhs, rhs, sum, kernel] :
         {std::tuple(F32, F32, F32, MicroKernel::Fma),
          std::tuple(F64, F64, F64, MicroKernel::Fma),
          std::tuple(BF16, BF16, F32, MicroKernel::DotBf16),
          std::tuple(S8, S8, S32, MicroKernel::DotInt8)})
      for (bool direct : {true, false}) {
        int64_t group = 512 / int64_t(byteSize(lhs));
        Problem p{lhs, rhs, sum, 2 * group, 20, 24, true, false, direct};
        Contraction c{.m = p.m, .n = p.n, .k = p.k, .accumulator = sum};
        llvm::Value *none = nullptr;
        c.lhs = plainOperand(lhsOf(p), none, direct);
        c.rhs = plainOperand(rhsOf(p), none, direct);
        auto tiling = chooseTiling(c, machine, Numerics::Standard, 2, kernel);
        if (!tiling)
          continue;
        tiling->packLhs = true;
        tiling->rows = 8;
        tiling->vectors = 1;
        tiling->blockM = group + 3 * 8;
        tiling->blockN = tiling->lanes;
        add(module, machine, p, &*tiling, Numerics::Standard, std::nullopt);
      }
    compileAndCheck(module, machine, level);
  }
}

/// Strips, pieces and blocks of k that end anywhere.
TEST_F(Contractions, OnTilesInPieces) {
  Result<Capabilities> machine = detect();
  ASSERT_TRUE(bool(machine));
  if (!machine->amxBf16())
    GTEST_SKIP() << "no tile registers";
  for (auto [lhs, rhs, sum, kernel] :
       {std::tuple(BF16, BF16, F32, MicroKernel::TileBf16),
        std::tuple(S8, BF16, F32, MicroKernel::TileBf16),
        std::tuple(U8, S8, S32, MicroKernel::TileInt8)}) {
    KernelModule module("contractions", *machine);
    for (auto [m, n] : {std::pair<int64_t, int64_t>{70, 90},
                        {48, 33},
                        {49, 64},
                        {16, 130},
                        {86, 100},
                        {100, 16},
                        {13, 9}})
      for (auto [k, blockK, innerK] :
           {std::tuple<int64_t, int64_t, int64_t>{300, 512, 128},
            {300, 128, 64},
            {320, 256, 256},
            {512, 512, 256},
            {65, 64, 64}})
        for (bool lhsTransposed : {false, true}) {
          Problem p{lhs, rhs, sum, m, n, k, lhsTransposed, m > 60};
          Contraction c{.m = m, .n = n, .k = k, .accumulator = sum};
          llvm::Value *none = nullptr;
          c.lhs = plainOperand(lhsOf(p), none, true);
          c.rhs = plainOperand(rhsOf(p), none, true);
          auto tiling =
              chooseTiling(c, *machine, Numerics::Standard, 1, kernel);
          ASSERT_TRUE(tiling.has_value());
          tiling->blockK = blockK;
          tiling->innerK = innerK;
          tiling->blockM = 64;
          add(module, *machine, p, &*tiling, Numerics::Standard, std::nullopt);
        }
    compileAndCheck(module, *machine, "machine");
  }
}

/// Strict: each sum is product by product in the order of k, each rounded, and
/// subnormals count.
TEST_F(Contractions, StrictlyInOrder) {
  constexpr int64_t m = 9, n = 21, k = 75;
  for (const auto &[level, machine] : levels())
    for (ElementType type : {F32, BF16}) {
      KernelModule module("strict", machine);
      add(module, machine, {type, type, F32, m, n, k}, nullptr,
          Numerics::Strict, std::nullopt);
      Result<std::string> bytes = emitObject(*module.module, machine);
      ASSERT_TRUE(bool(bytes)) << bytes.error().render();
      LoadedObject object(*bytes);
      std::vector<float> x(m * k), y(k * n), z(m * n);
      std::vector<uint16_t> xNarrow(m * k), yNarrow(k * n);
      auto draw = [&](std::vector<float> &wide, std::vector<uint16_t> &narrow,
                      int lowest) {
        for (size_t i = 0; i < wide.size(); ++i) {
          float value = std::ldexp(1 + float(random() % 1024) / 1024,
                                   lowest + int(random() % 4));
          uint32_t bits;
          std::memcpy(&bits, &value, 4);
          narrow[i] = uint16_t(bits >> 16);
          bits = type == BF16 ? bits & 0xffff0000 : bits;
          std::memcpy(&wide[i], &bits, 4);
        }
      };
      draw(x, xNarrow, type == BF16 ? -131 : -2); // bf16: subnormals
      draw(y, yNarrow, -1);
      EndOfMemory workspace(std::vector<uint8_t>(workspaces[0], 0xff));
      std::vector<void *> buffers{
          type == BF16 ? (void *)xNarrow.data() : x.data(),
          type == BF16 ? (void *)yNarrow.data() : y.data(), z.data()};
      if (forms[0].bytes)
        buffers.insert(buffers.end(), {nullptr, nullptr});
      buffers.push_back(workspace.data());
      object.kernel(cases[0].symbol)(buffers.data(), 0, counts[0]);
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < n; ++j) {
          float sum = 0;
          for (int64_t l = 0; l < k; ++l) {
            float product = x[i * k + l] * y[l * n + j];
            sum = sum + product;
          }
          ASSERT_EQ(z[i * n + j], sum)
              << level << " " << hloName(type) << " at " << i << ", " << j
              << ", " << cases[0].tiling.text();
        }
      cases.clear();
      counts.clear();
      workspaces.clear();
      forms.clear();
    }
}

} // namespace
} // namespace tesela::cpu::test
