// Who executes a function: the judge, or the compiler under test.
#pragma once

#include "interpret/Judge.h"

#include <memory>

namespace mlir {
class ModuleOp;
}

namespace tesela::interpret {

class Engine {
public:
  virtual ~Engine() = default;
  /// Can it run interpreter.run_parallel, interpreter.print and the like?
  virtual bool runsTestDialects() const { return false; }
  /// Runs function `name` of `module`, which holds no checks. `module` may be
  /// changed.
  virtual Result<std::vector<Array>> run(mlir::ModuleOp module,
                                         std::string_view name,
                                         std::span<const Array> inputs) = 0;
};

std::unique_ptr<Engine> createJudge();

/// Makes an engine known to the tools by name. A folder below this one (the
/// driver) registers itself; "judge" is always there.
void registerEngine(std::string name,
                    std::function<std::unique_ptr<Engine>()> create);
/// Null for an unknown name.
std::unique_ptr<Engine> createEngine(std::string_view name);
std::vector<std::string> engineNames();

} // namespace tesela::interpret
