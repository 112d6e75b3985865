// A compiled program as data: what the executor runs and what an
// ahead-of-time file holds. Knows neither LLVM nor MLIR.
//
// A Program is a list of steps in order over buffers at fixed places. A place
// is an argument, a result, a range of the arena (all temporaries, planned
// ahead), or a range of the constant block. Kernels are functions in one
// relocatable x86-64 ELF object, which runtime/ObjectCode.h loads.
//
// Kernel signature:
//     void kernel(void *const *buffers, int64_t begin, int64_t end)
// `buffers` are the addresses of the step's places in order; the kernel does
// the tasks begin <= t < end of the `taskCount` tasks that make up its work.
// Tasks are independent; the executor gives ranges of them to threads.
//
// A kernel that can keep a form of one of its arrays (KeptForms.h) gets two
// more addresses behind those of the places:
//   form      null: none; the kernel makes for itself what it needs
//   isFilled  null: the form is to be written, all of it by all tasks together;
//             tasks that share a part write the same bytes there.
//             Not null: the form is there and only read
// One that takes a workspace (Step::workspaceBytes) gets its address last.
#pragma once

#include "base/Error.h"
#include "base/Shape.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::runtime {

struct Place {
  enum class Space : uint8_t { Argument, Result, Arena, Constant };
  Space space = Space::Arena;
  uint32_t index = 0;  // Argument, Result
  uint64_t offset = 0; // Arena, Constant: bytes from its start
  uint64_t bytes = 0;
};

struct Step {
  enum class Kind : uint8_t {
    Kernel,  // code
    Library, // runtime/Library.h: sort, fft, solves, collectives, callbacks
    Copy,    // places[0] -> places[1]
    While,   // condition, then body while places[0] (one byte) is not zero
    Case,    // branches[places[0] as s32], out of range: the last
  };
  Kind kind = Kind::Kernel;
  std::string name;   // the op as reports show it: "fusion.3", "sort.1"
  std::string symbol; // Kernel: symbol in the object. Library: function
  std::vector<Place> places;
  uint32_t firstResult = 0; // places[firstResult..] are written
  int64_t taskCount = 1;
  /// Estimated nanoseconds of one task on one core; decides how many threads
  /// take part.
  double taskNanoseconds = 0;
  /// Kernel: memory that the executor lends each thread, aligned to 64; its
  /// address comes last. 0: none, and no address.
  uint64_t workspaceBytes = 0;
  /// Kernel: the place of an array whose form may be kept, and the form's
  /// bytes. An argument that is not donated, or a constant. -1: none.
  int32_t keptPlace = -1;
  uint64_t keptBytes = 0;
  /// Library: shapes of the places, and the attributes of the operator.
  std::vector<Shape> shapes;
  std::string attributes; // a JSON object, see runtime/Library.h
  /// While: {condition, body}; Case: one list per branch.
  std::vector<std::vector<Step>> bodies;
  std::string where; // source location for errors
};

struct Signature {
  std::string name;
  std::vector<Shape> parameters;
  std::vector<Shape> results;
  /// Serialized xla.OpSharding per parameter and result; empty = unspecified.
  std::vector<std::string> parameterShardings, resultShardings;
  /// "device", "pinned_host", "unpinned_host"; "" and too short a list are
  /// "device".
  std::vector<std::string> parameterMemoryKinds, resultMemoryKinds;
  /// Result number that may reuse the parameter's memory, or -1; -2 means the
  /// parameter is donated to no result in particular.
  std::vector<int32_t> donations;
  /// -1: that parameter is not donated.
  int32_t donationOf(size_t parameter) const {
    return parameter < donations.size() ? donations[parameter] : -1;
  }
  uint32_t replicas = 1, partitions = 1;
};

struct Program {
  Signature signature;
  std::vector<Step> steps;
  uint64_t arenaBytes = 0;
  std::string constants; // aligned to 64 bytes when loaded
  // Relocatable ELF or an archive of several; empty when no step is a Kernel.
  std::string object;
  std::string cpuFeatures; // what the code needs, e.g. "avx512f,avx512bf16"
  std::string hlo; // optimised HLO text, for Executable_OptimizedProgram
  double flops = 0, bytesAccessed = 0, transcendentals = 0;
};

/// What a serialized program begins with.
inline constexpr std::string_view programMagic = "TESELAP\n";
/// A self-contained byte string with a magic number, a version and a checksum.
std::string serialize(const Program &program);
/// Checks all of these; never reads past the end.
Result<Program> deserializeProgram(std::string_view bytes);

} // namespace tesela::runtime
