// How long a kernel takes, roughly: for choosing between plans, not for
// reports.
#pragma once

#include "plan/Nest.h"

namespace tesela::plan {

/// The machine as fusion sees it.
struct MachineModel {
  unsigned threads = 2;
  double gigahertz = 3.0;
  unsigned lanes = 16;          // of f32
  double cacheBytesPerNs = 40;  // one core, data that fits `cacheBytes`
  double memoryBytesPerNs = 12; // one core
  double cacheBytes = 2 << 20;
  double launchNs = 250;   // a step of the program
  double threadsNs = 4000; // waking the other threads
};

struct NestCost {
  double nanoseconds = 0; // whole kernel, with its launch
  double cycles = 0;      // of one core
  double bytes = 0;       // to and from memory
  double flops = 0, transcendentals = 0;
};

NestCost costOf(const Nest &nest, const MachineModel &machine);

} // namespace tesela::plan
