// Runs a Program (Program.h).
//
// The devices of a launch advance in lock step: a step is done for all of them
// before the next begins. So collectives need no waiting, and a launch for many
// virtual devices takes no more threads than one for a single device. Where the
// devices part ways (a loop that some leave earlier, a case), the steps inside
// are done for those that are in it; a collective there that needs one of the
// others is an error, where devices of their own would wait for ever.
#pragma once

#include "runtime/Executable.h"
#include "runtime/KeptForms.h"
#include "runtime/Library.h"
#include "runtime/Memory.h"
#include "runtime/ObjectCode.h"

namespace tesela::runtime {

class ProgramExecutable final : public Executable {
public:
  /// Loads the code and checks every place, symbol and attribute of the
  /// program, so that run() need not.
  static Result<std::unique_ptr<ProgramExecutable>> load(Program program);

  ~ProgramExecutable() override;

  const Signature &signature() const override { return program.signature; }
  Result<void> run(std::span<const DeviceLaunch> devices) override;
  std::pair<std::string, std::string>
  makerOfResult(size_t result) const override;
  bool keepsForms() const override { return !keptParameters.empty(); }
  bool keepsFormsOf(size_t parameter) const override {
    return keepsForms() && keptParameters[parameter];
  }
  MemoryStats memory() const override;
  double flops() const override { return program.flops; }
  double bytesAccessed() const override { return program.bytesAccessed; }
  std::string hlo() const override { return program.hlo; }
  Result<std::string> serialize() const override;
  std::string fingerprint() const override { return identity; }

private:
  /// Where a place begins: one of a device's base addresses, plus an offset.
  struct Address {
    uint32_t base;
    uint64_t offset;
  };
  struct Action {
    Step::Kind kind;
    const Step *step;
    std::vector<Address> places;
    Kernel kernel = nullptr;
    std::unique_ptr<LibraryCall> library;
    std::vector<std::vector<Action>> bodies;
    uint32_t number = 0; // among those that keep a form

    bool keeps() const { return step->keptPlace >= 0; }
    /// What a device's share of a kernel is given: places, and form.
    size_t pointerCount() const { return places.size() + (keeps() ? 2 : 0); }
  };
  /// One device's bases: arena, constants, parameters, results.
  static constexpr uint32_t constantBase = 1, firstParameterBase = 2;
  struct Frame {
    std::byte *const *bases;
    uint32_t device;
    KeptForms *const *kept; // of the parameters; may be null
  };
  friend class ProgramLoader;
  /// Says what the memory for intermediate results was for.
  Error noArena(Error error) const;
  class Run;

  Program program;
  std::vector<Action> actions;
  ObjectCode code;
  Block constants;
  KeptForms keptOfConstants;
  std::vector<bool> keptParameters; // empty where none is kept
  uint64_t number = 0;              // as the owners of forms know it, or 0
  std::string identity;
};

} // namespace tesela::runtime
