// How long a kernel takes, roughly: for choosing between plans, not for
// reports.
#pragma once

#include "plan/Nest.h"

namespace tesela::plan {

/// The machine as fusion sees it: the same everywhere, so that plans are. The
/// figures are round ones for a core of a server with AVX-512; a plan depends
/// on how they compare, and one that is off by a third changes hardly any.
struct MachineModel {
  unsigned threads = 2;
  double gigahertz = 3.0;
  unsigned lanes = 16; // of f32
  /// Bytes a nanosecond that one core reads and writes together: of data that
  /// fits `cacheBytes` (loops that only read reach 118 in the second cache),
  /// and of memory (19 where they only read).
  double cacheBytesPerNs = 40;
  double memoryBytesPerNs = 12;
  double cacheBytes = 2 << 20; // the second cache
  double launchNs = 250;       // a step of the program, begun and ended
  double threadsNs = 4000;     // until the other threads work
};

struct NestCost {
  double nanoseconds = 0; // whole kernel, with its launch
  double cycles = 0;      // of one core
  double bytes = 0;       // to and from memory
  double flops = 0, transcendentals = 0;
  double gridPoints = 1;
};

/// How long it takes where `bytes` are in use, by it and by what runs next to
/// it: what does not fit the cache comes from memory for both.
double nanosecondsAmong(const NestCost &cost, double bytes,
                        const MachineModel &machine);

NestCost costOf(const Nest &nest, const MachineModel &machine);

} // namespace tesela::plan
