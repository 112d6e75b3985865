// Matrix products against the peak of the same instructions, measured in the
// same process by a loop that touches registers only; the best run of each.
//
//     contraction_bench [--benchmark_filter=...]
//
// The first products are measured at every level of targets/x86.toml that the
// machine grants (`level:bf16`), on one thread: what a lesser machine does; and
// on tiles with the packed form of rhs kept from an earlier call (`kept`).
//
// Columns: GFLOP/s (2 operations per multiplication), `peak_GFLOP/s` the peak
// that was measured, `peak` the fraction of it, `compile_ms` what emission and
// code generation took.
//
// Operands are random numbers, in the loop of the peak, too. Products of zeros
// are no measure of either: where nothing switches, a core with tile registers
// runs at 4.0 GHz, with numbers at 3.3 (measured), and what waits for memory
// waits as long.
#include "runtime/ObjectCode.h"
#include "runtime/Threads.h"
#include "runtime/Workspaces.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/ObjectEmitter.h"
#include "target/cpu/VectorCode.h"
#include "target/cpu/test/MatrixKernel.h"

#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Pass.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>
#include <immintrin.h>

#include <chrono>
#include <cstdlib>
#include <random>
#include <sys/mman.h>

using namespace tesela;
using namespace tesela::cpu;

namespace {

/// Of the wall. On a host that shares its cores the time of a thread is an
/// estimate, and at times half of the truth (344 GFLOP/s of f32 where 172 are
/// possible); what other work costs, the best of many runs leaves out.
double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

//===- Numbers -------------------------------------------------------------===

/// Numbers of a type: whole ones as they come, others between -1 and 1.
void fill(void *at, size_t bytes, ElementType type) {
  std::minstd_rand random(1);
  auto whole = [&] { return uint32_t(random()) ^ uint32_t(random()) << 16; };
  if (type != ElementType::F32 && type != ElementType::F64 &&
      type != ElementType::BF16) {
    for (size_t i = 0; i < bytes; ++i)
      static_cast<uint8_t *>(at)[i] = uint8_t(whole() >> 8);
    return;
  }
  std::uniform_real_distribution<float> number(-1, 1);
  for (size_t i = 0; i < bytes / byteSize(type); ++i) {
    float value = number(random);
    if (type == ElementType::F64)
      static_cast<double *>(at)[i] = value;
    else if (type == ElementType::F32)
      static_cast<float *>(at)[i] = value;
    else
      static_cast<uint16_t *>(at)[i] = std::bit_cast<uint32_t>(value) >> 16;
  }
}

//===- Peaks ---------------------------------------------------------------===

constexpr long repetitions = 100000;
/// Four tiles, or the factors of a loop over vectors.
struct Factors {
  alignas(64) uint8_t bytes[4096];
  explicit Factors(ElementType type) { fill(bytes, sizeof bytes, type); }
};
#define TWELVE(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11)
#define FMA(i) "vfmadd231ps %%zmm30, %%zmm31, %%zmm" #i "\n\t"
#define FMA64(i) "vfmadd231pd %%zmm30, %%zmm31, %%zmm" #i "\n\t"
#define DOT(i) "vdpbf16ps %%zmm30, %%zmm31, %%zmm" #i "\n\t"
#define BYTES(i) "vpdpbusd %%zmm30, %%zmm31, %%zmm" #i "\n\t"
#define PAIRS(i)                                                               \
  "vpmaddwd %%zmm30, %%zmm31, %%zmm29\n\tvpaddd %%zmm29, %%zmm" #i             \
  ", %%zmm" #i "\n\t"
#define FMA256(i) "vfmadd231ps %%ymm14, %%ymm15, %%ymm" #i "\n\t"
#define FMA64256(i) "vfmadd231pd %%ymm14, %%ymm15, %%ymm" #i "\n\t"
#define PAIRS256(i)                                                            \
  "vpmaddwd %%ymm14, %%ymm15, %%ymm13\n\tvpaddd %%ymm13, %%ymm" #i             \
  ", %%ymm" #i "\n\t"
#define ZERO512(i) "vpxord %%zmm" #i ", %%zmm" #i ", %%zmm" #i "\n\t"
#define ZERO256(i) "vpxor %%ymm" #i ", %%ymm" #i ", %%ymm" #i "\n\t"
#define CLOBBERED                                                              \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",      \
      "xmm9", "xmm10", "xmm11", "xmm13", "xmm14", "xmm15"
#define LOOP(name, type, load, zero, op)                                       \
  void name() {                                                                \
    static const Factors factors(type);                                        \
    asm volatile(load TWELVE(zero)::"r"(factors.bytes) : CLOBBERED);           \
    for (long i = 0; i < repetitions; ++i)                                     \
      asm volatile(TWELVE(op)::: CLOBBERED);                                   \
  }
#define LOAD512 "vmovups (%0), %%zmm30\n\tvmovups 64(%0), %%zmm31\n\t"
#define LOAD256 "vmovups (%0), %%ymm14\n\tvmovups 32(%0), %%ymm15\n\t"
LOOP(fmaLoop, ElementType::F32, LOAD512, ZERO512, FMA)
LOOP(fma64Loop, ElementType::F64, LOAD512, ZERO512, FMA64)
LOOP(dotLoop, ElementType::BF16, LOAD512, ZERO512, DOT)
LOOP(bytesLoop, ElementType::S8, LOAD512, ZERO512, BYTES)
LOOP(pairsLoop, ElementType::S16, LOAD512, ZERO512, PAIRS)
LOOP(fma256Loop, ElementType::F32, LOAD256, ZERO256, FMA256)
LOOP(fma64256Loop, ElementType::F64, LOAD256, ZERO256, FMA64256)
LOOP(pairs256Loop, ElementType::S16, LOAD256, ZERO256, PAIRS256)

/// Eight tiles of 16 rows of 64 bytes.
void configureTiles() {
  alignas(64) static uint8_t configuration[64] = {1};
  for (int tile = 0; tile < 8; ++tile) {
    configuration[16 + 2 * tile] = 64;
    configuration[48 + tile] = 16;
  }
  asm volatile("ldtilecfg %0" ::"m"(configuration));
}

#define TILE_LOOP(name, type, product)                                         \
  void name() {                                                                \
    static const Factors factors(type);                                        \
    configureTiles();                                                          \
    asm volatile("tileloadd (%0,%1,1), %%tmm4\n\t"                             \
                 "tileloadd 1024(%0,%1,1), %%tmm5\n\t"                         \
                 "tileloadd 2048(%0,%1,1), %%tmm6\n\t"                         \
                 "tileloadd 3072(%0,%1,1), %%tmm7" ::"r"(factors.bytes),       \
                 "r"(64L));                                                    \
    for (long i = 0; i < repetitions / 10; ++i)                                \
      asm volatile(product " %tmm6, %tmm4, %tmm0\n\t" product                  \
                           " %tmm7, %tmm4, %tmm1\n\t" product                  \
                           " %tmm6, %tmm5, %tmm2\n\t" product                  \
                           " %tmm7, %tmm5, %tmm3\n\t");                        \
    asm volatile("tilerelease");                                               \
  }
TILE_LOOP(tileBf16Loop, ElementType::BF16, "tdpbf16ps")
TILE_LOOP(tileInt8Loop, ElementType::S8, "tdpbssd")

/// Two by two tiles as a kernel loads them, from the first cache. Where another
/// guest shares the core, these take four times as long while products of
/// registers take no longer (measured).
double loadedTiles() {
  static const Factors factors(ElementType::BF16);
  configureTiles();
  double start = 0;
  for (int i = 0; i < 400; ++i) {
    if (i == 100)
      start = now();
    asm volatile("tileloadd (%0,%1,1), %%tmm4\n\t"
                 "tileloadd 2048(%0,%1,1), %%tmm6\n\t"
                 "tdpbf16ps %%tmm6, %%tmm4, %%tmm0\n\t"
                 "tileloadd 3072(%0,%1,1), %%tmm7\n\t"
                 "tdpbf16ps %%tmm7, %%tmm4, %%tmm1\n\t"
                 "tileloadd 1024(%0,%1,1), %%tmm5\n\t"
                 "tdpbf16ps %%tmm6, %%tmm5, %%tmm2\n\t"
                 "tdpbf16ps %%tmm7, %%tmm5, %%tmm3" ::"r"(factors.bytes),
                 "r"(64L));
  }
  double seconds = now() - start;
  asm volatile("tilerelease");
  return seconds;
}

/// A loop of nothing but the instructions a tiling uses. Its best time of the
/// process is the peak; a run that is slower says that something else, in this
/// machine or another guest of its host, shares the core right now.
struct Peak {
  void (*run)();
  double multiplications; // of one run
  double best = 1e9;      // seconds
  double bestLoaded = 1e9;

  double measure() {
    double start = now();
    run();
    double seconds = now() - start;
    best = std::min(best, seconds);
    return seconds;
  }
  /// Waits until the core is ours, at most so many seconds.
  void await(double &patience) {
    double start = now();
    while ((measure() > 1.1 * best || isShared()) && now() - start < patience)
      ;
    patience -= now() - start;
  }
  bool isShared() {
    if (run != tileBf16Loop && run != tileInt8Loop)
      return false;
    double seconds = loadedTiles();
    bestLoaded = std::min(bestLoaded, seconds);
    return seconds > 1.15 * bestLoaded;
  }
  double perSecond() const { return multiplications / best; }
};

Peak &peak(const Tiling &tiling, ElementType sum) {
  static Peak fma{fmaLoop, 12.0 * 16 * repetitions};
  static Peak fma64{fma64Loop, 12.0 * 8 * repetitions};
  static Peak fma256{fma256Loop, 12.0 * 8 * repetitions};
  static Peak fma64256{fma64256Loop, 12.0 * 4 * repetitions};
  static Peak dot{dotLoop, 12.0 * 32 * repetitions};
  static Peak bytes{bytesLoop, 12.0 * 64 * repetitions};
  static Peak pairs{pairsLoop, 12.0 * 32 * repetitions};
  static Peak pairs256{pairs256Loop, 12.0 * 16 * repetitions};
  static Peak tileBf16{tileBf16Loop, 4.0 * 8192 * (repetitions / 10)};
  static Peak tileInt8{tileInt8Loop, 4.0 * 16384 * (repetitions / 10)};
  bool narrow = tiling.lanes * byteSize(sum) == 32;
  switch (tiling.kernel) {
  case MicroKernel::DotBf16:
    return dot;
  case MicroKernel::DotInt8:
    return bytes;
  case MicroKernel::PairInt16:
    return narrow ? pairs256 : pairs;
  case MicroKernel::TileBf16:
    return tileBf16;
  case MicroKernel::TileInt8:
    return tileInt8;
  default:
    return sum == ElementType::F64 ? narrow ? fma64256 : fma64
           : narrow                ? fma256
                                   : fma;
  }
}

//===- Problems ------------------------------------------------------------===

struct Problem {
  const char *name;
  ElementType lhs, rhs, sum, result;
  int64_t m, n, k;
  bool rhsTransposed = false;
  bool scaled = false; // result -(sum * 0.125)
  bool lhsTransposed = false;
  bool atEveryLevel = false;
  bool kept = false; // also with rhs packed by an earlier call
};

using enum ElementType;
const Problem problems[] = {
    {"f32_1024", F32, F32, F32, F32, 1024, 1024, 1024, false, false, false,
     true},
    {"f32_1024_nt", F32, F32, F32, F32, 1024, 1024, 1024, true},
    {"f32_1024_tn", F32, F32, F32, F32, 1024, 1024, 1024, false, false, true},
    {"f32_128", F32, F32, F32, F32, 128, 128, 128},
    {"f32_2048", F32, F32, F32, F32, 2048, 2048, 2048},
    {"f64_1024", F64, F64, F64, F64, 1024, 1024, 1024},
    {"bf16_1024", BF16, BF16, F32, BF16, 1024, 1024, 1024, false, false, false,
     true, true},
    {"bf16_1024_nt", BF16, BF16, F32, BF16, 1024, 1024, 1024, true},
    {"bf16_1024_tn", BF16, BF16, F32, BF16, 1024, 1024, 1024, false, false,
     true},
    {"bf16_128", BF16, BF16, F32, BF16, 128, 128, 128},
    {"running", S8, BF16, F32, BF16, 1024, 2048, 512, false, true, false, true,
     true},
    {"s8_1024", S8, S8, S32, S32, 1024, 1024, 1024, false, false, false, true,
     true},
    {"bf16_1024x4096x4096", BF16, BF16, F32, BF16, 1024, 4096, 4096, false,
     false, false, false, true},
    {"bf16_256x4096x4096", BF16, BF16, F32, BF16, 256, 4096, 4096, false, false,
     false, false, true},
    {"bf16_32x4096x4096", BF16, BF16, F32, BF16, 32, 4096, 4096, false, false,
     false, false, true},
    {"gemv_f32", F32, F32, F32, F32, 1, 4096, 4096},
    {"gemv_f32_t", F32, F32, F32, F32, 1, 4096, 4096, true},
    {"gemv_bf16", BF16, BF16, F32, BF16, 1, 4096, 8192},
    {"s32_256", S32, S32, S32, S32, 256, 256, 256},
};

struct Compiled {
  runtime::ObjectCode code;
  Tiling tiling;
  int64_t tasks = 0;
  uint64_t workspaceBytes = 0, formBytes = 0;
  double milliseconds = 0;
};

void *hugePages(size_t bytes) {
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  madvise(memory, bytes, MADV_HUGEPAGE);
  return memory;
}

Compiled compile(const Problem &p, const Capabilities &capabilities,
                 unsigned threads) {
  Compiled result;
  double start = now();
  KernelModule module(p.name, capabilities);
  llvm::Value *x = nullptr, *y = nullptr, *z = nullptr;
  Contraction c{.m = p.m, .n = p.n, .k = p.k, .accumulator = p.sum};
  c.lhs = test::plainOperand(p.lhsTransposed ? test::Matrix{p.lhs, 1, p.m, 0}
                                             : test::Matrix{p.lhs, p.k, 1, 0},
                             x, true);
  c.rhs = test::plainOperand(p.rhsTransposed ? test::Matrix{p.rhs, p.k, 1, 0}
                                             : test::Matrix{p.rhs, 1, p.n, 0},
                             y, true);
  auto store = test::storingEpilogue(p.sum, p.result, p.m, p.n, z);
  c.epilogue = [&](ScalarEmitter &e, const Coordinates &at, Element sum) {
    if (p.scaled) {
      VectorCode code(e.irBuilder(), e.machine());
      sum.real = code.b.CreateFNeg(
          code.multiply(sum.real, code.real(sum.real, 0.125)));
    }
    store(e, at, sum);
  };
  result.tiling = chooseTiling(c, capabilities, Numerics::Standard, threads);
  // TESELA_BENCH_TILING="rows vectors unroll blockM blockN blockK packL packR
  // innerK"
  if (const char *given = std::getenv("TESELA_BENCH_TILING")) {
    long v[9] = {};
    Tiling &t = result.tiling;
    if (std::sscanf(given, "%ld %ld %ld %ld %ld %ld %ld %ld %ld", v, v + 1,
                    v + 2, v + 3, v + 4, v + 5, v + 6, v + 7, v + 8) >= 8) {
      if (v[0])
        t.rows = v[0];
      if (v[1])
        t.vectors = v[1];
      if (v[2])
        t.unroll = v[2];
      if (v[3])
        t.blockM = v[3];
      if (v[4])
        t.blockN = v[4];
      if (v[5])
        t.blockK = v[5];
      if (v[6] >= 0)
        t.packLhs = v[6];
      if (v[7] >= 0)
        t.packRhs = v[7];
      if (v[8])
        t.innerK = v[8];
    }
  }
  result.tasks = taskCount(c, result.tiling);
  KeptForm form;
  KeptOperand kept = keptOperand(c, result.tiling);
  result.formBytes = kept.bytes;
  if (kept.bytes)
    (kept.isLhs ? c.lhs : c.rhs).kept = [&](llvm::IRBuilderBase &) {
      return form;
    };
  unsigned arrays = kept.bytes ? 5 : 3;
  Workspace workspace(arrays);
  emitKernel(*module.module, "kernel", arrays,
             [&](llvm::IRBuilderBase &b, llvm::ArrayRef<llvm::Value *> buffers,
                 llvm::Value *task) {
               x = buffers[0];
               y = buffers[1];
               z = buffers[2];
               if (kept.bytes)
                 form = {buffers[3], buffers[4]};
               emitContractionTask(b, capabilities, c, result.tiling, workspace,
                                   task);
             });
  result.workspaceBytes = workspace.bytes();
  std::string assembly;
  ObjectOptions options;
  if (std::getenv("TESELA_BENCH_ASSEMBLY"))
    options.assembly = &assembly;
  Result<std::string> object =
      emitObject(*module.module, capabilities, options);
  if (llvm::TimePassesIsEnabled)
    llvm::reportAndResetTimings(&llvm::errs());
  std::fputs(assembly.c_str(), stdout);
  result.milliseconds = (now() - start) * 1e3;
  if (object)
    if (auto code = runtime::ObjectCode::load(*object))
      result.code = std::move(*code);
  return result;
}

/// `keeps`: the form of an operand that does not change is there already.
void product(benchmark::State &state, const Problem &p,
             const Capabilities &capabilities, unsigned threads, bool keeps) {
  Compiled compiled = compile(p, capabilities, threads);
  auto kernel = reinterpret_cast<void (*)(void *const *, int64_t, int64_t)>(
      compiled.code.find("kernel"));
  if (!kernel)
    return state.SkipWithError("no kernel");
  size_t bytes[] = {size_t(p.m * p.k) * byteSize(p.lhs),
                    size_t(p.n * p.k) * byteSize(p.rhs),
                    size_t(p.m * p.n) * byteSize(p.result)};
  ElementType types[] = {p.lhs, p.rhs, p.result};
  void *buffers[3];
  for (int i = 0; i < 3; ++i) {
    buffers[i] = hugePages(bytes[i] + 64);
    fill(buffers[i], bytes[i], types[i]);
  }
  runtime::setThreadCount(threads);
  auto spaces = runtime::Workspaces::make(compiled.workspaceBytes, threads);
  if (!spaces)
    return state.SkipWithError("no workspace");
  void *form = nullptr, *isFilled = nullptr;
  auto run = [&](int64_t begin, int64_t end) {
    runtime::Workspaces::Loan loan(*spaces);
    std::vector<void *> own(buffers, buffers + 3);
    if (compiled.formBytes)
      own.insert(own.end(), {form, isFilled});
    own.push_back(loan.data());
    kernel(own.data(), begin, end);
  };
  if (keeps) {
    if (!compiled.formBytes)
      return state.SkipWithError("packs nothing that could be kept");
    form = hugePages(compiled.formBytes);
    run(0, compiled.tasks);
    isFilled = form;
  }
  double best = 1e9, patience = 4;
  Peak &limit = peak(compiled.tiling, p.sum);
  for (int i = 0; i < 20; ++i)
    limit.measure();
  for (auto _ : state) {
    limit.await(patience);
    double start = now();
    runtime::parallelFor(compiled.tasks, 1e6, run);
    double seconds = now() - start;
    best = std::min(best, seconds);
    state.SetIterationTime(seconds);
  }
  double work = double(p.m) * p.n * p.k;
  state.SetLabel(compiled.tiling.text());
  state.counters["GFLOP/s"] = 2e-9 * work / best;
  state.counters["peak_GFLOP/s"] = 2e-9 * threads * limit.perSecond();
  state.counters["peak"] = work / best / (threads * limit.perSecond());
  state.counters["GB/s"] = 1e-9 * double(bytes[0] + bytes[1] + bytes[2]) / best;
  state.counters["compile_ms"] = compiled.milliseconds;
  for (int i = 0; i < 3; ++i)
    munmap(buffers[i], bytes[i] + 64);
  if (form)
    munmap(form, compiled.formBytes);
}

} // namespace

int main(int argc, char **argv) {
  llvm::TimePassesIsEnabled = std::getenv("TESELA_BENCH_TIME_PASSES");
  Capabilities machine = *detect();
  auto add = [](const Problem &p, std::string where,
                const Capabilities &capabilities, unsigned threads,
                bool keeps = false) {
    benchmark::RegisterBenchmark(
        (p.name + where + "/threads:" + std::to_string(threads)).c_str(),
        [=, &p](benchmark::State &state) {
          product(state, p, capabilities, threads, keeps);
        })
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->MinTime(0.3);
  };
  for (unsigned threads : {1u, 2u})
    for (const Problem &p : problems) {
      add(p, "", machine, threads);
      if (p.kept && threads == 1 && machine.amxBf16())
        add(p, "/kept", machine, threads, true);
    }
  for (const std::string &level : levelNames())
    if (Result<Capabilities> lesser = restrictTo(machine, level))
      for (const Problem &p : problems)
        if (p.atEveryLevel && lesser->features != machine.features)
          add(p, "/level:" + level, *lesser, 1);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
