// The subcommands of `tesela`, one file each.
#pragma once

#include "llvm/Support/CommandLine.h"

namespace tesela::tool {

/// What a shell is told.
enum ExitCode : int {
  Fine = 0,
  No = 1,        // the answer is no: a check failed
  Undecided = 2, // could not decide or could not do it
  BadUsage = 64,
  BadInput = 65,
};

/// A subcommand makes one of these at namespace scope.
class Command {
public:
  Command(llvm::cl::SubCommand &words, int (*run)());
  static const Command *chosen();

  llvm::cl::SubCommand &words;
  int (*run)();

private:
  const Command *next;
};

} // namespace tesela::tool
