// How long a task takes, and a tiling as text.
#include "target/cpu/Contraction.h"

#include <algorithm>

namespace tesela::cpu {

/// The instruction a micro-kernel is bound by (targets/x86.toml), and how many
/// multiplications one does.
struct Engine {
  const char *instruction;
  double multiplications;
};

static Engine engineOf(const Tiling &tiling) {
  const double lanes = tiling.lanes;
  switch (tiling.kernel) {
  case MicroKernel::TileBf16:
    return {"tdpbf16ps", 16 * 16 * 32};
  case MicroKernel::TileInt8:
    return {"tdpbssd", 16 * 16 * 64};
  case MicroKernel::DotBf16:
    return {"vdpbf16ps", 2 * lanes};
  case MicroKernel::DotInt8:
    return {"vpdpbusd", 4 * lanes};
  case MicroKernel::PairInt16: // an addition follows each
    return {"vpmaddwd", lanes};
  default:
    return {"vfmadd231ps", lanes};
  }
}

double taskNanoseconds(const Contraction &c, const Tiling &tiling) {
  constexpr double gigahertz = 3.0; // assumed: this says who wakes threads
  Engine engine = engineOf(tiling);
  double rate =
      engine.multiplications / cyclesOf(engine.instruction) * gigahertz;
  switch (tiling.kernel) {
  case MicroKernel::TileBf16:
  case MicroKernel::TileInt8:
    rate *= 0.65; // of whole products, measured (ContractionTiles.h)
    break;
  case MicroKernel::Streaming:
  case MicroKernel::Reducing:
    // An element of rhs from memory serves one product a row: some 4 bytes a
    // nanosecond and core.
    rate = 4.0 * double(std::min<int64_t>(c.m, 8));
    break;
  case MicroKernel::General:
    rate *= 1.0 / 12; // s32 and complex numbers: 5 to 20 % of FMA's
    break;
  default:
    rate *= 0.9; // docs/performance.md
    break;
  }
  double work = double(c.batch) * double(c.m) * double(c.n) * double(c.k);
  return work / rate / double(std::max<int64_t>(taskCount(c, tiling), 1));
}

static const char *kernelName(MicroKernel kernel) {
  switch (kernel) {
  case MicroKernel::Fma:
    return "fma";
  case MicroKernel::DotBf16:
    return "dot-bf16";
  case MicroKernel::DotInt8:
    return "dot-int8";
  case MicroKernel::PairInt16:
    return "pair-int16";
  case MicroKernel::TileBf16:
    return "tile-bf16";
  case MicroKernel::TileInt8:
    return "tile-int8";
  case MicroKernel::General:
    return "general";
  case MicroKernel::Streaming:
    return "streaming";
  case MicroKernel::Reducing:
    return "reducing";
  }
  return "";
}

std::string Tiling::text() const {
  std::string result = kernelName(kernel);
  result += " " + std::to_string(rows) + "x" + std::to_string(vectors) + "x" +
            std::to_string(lanes) + " unroll " + std::to_string(unroll) +
            " block " + std::to_string(blockM) + "x" + std::to_string(blockN) +
            "x" + std::to_string(blockK);
  if (innerK)
    result += "/" + std::to_string(innerK);
  result += copyLhs ? " copy-lhs" : packLhs ? " pack-lhs" : "";
  result += packRhs ? " pack-rhs" : "";
  result += fused ? "" : " unfused";
  return result + (swapped ? " swapped" : "");
}

} // namespace tesela::cpu
