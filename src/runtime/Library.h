// Library steps: operators that no kernel is generated for.
//
// A step names a function (Step::symbol), its places in order operands, results
// (Step::firstResult), their shapes (Step::shapes, dense, row-major), and
// attributes, a JSON object. "kernel" below is the symbol of a function of the
// program's object with the kernel signature; it is called for one task (0, 1).
//
//   sort               n operands, n results. {"dimension": d, "stable": bool,
//                      and either "comparator": kernel over {left 0, right 0,
//                      left 1, right 1, ..., i1 out}, all scalars, or
//                      "order": "ascending" | "descending": by operand 0 alone;
//                      "compare": "total" (default; -NaN < -inf < -0 < +0 <
//                      NaN) or "canonical" (zeros are equal, NaNs are equal and
//                      greatest)}
//   top_k              operand, then values and s32 indices of the k greatest
//                      in total order along the last dimension; {"k": k}
//   fft                {"type": "FFT" | "IFFT" | "RFFT" | "IRFFT",
//                      "length": [n, ...]} over the last dimensions
//   cholesky           {"lower": bool}; the other triangle is zero
//   triangular_solve   a, b, x. {"left_side": bool, "lower": bool,
//                      "unit_diagonal": bool, "transpose_a": "NO_TRANSPOSE" |
//                      "TRANSPOSE" | "ADJOINT"}
//   rng_bit_generator  state, new state, bits. {"algorithm": "DEFAULT" |
//                      "THREE_FRY" | "PHILOX"}
//   rng                a, b, result. {"distribution": "UNIFORM" | "NORMAL"}
//   partition_id, replica_id   u32 result
//   all_reduce         n operands, n results. {"groups": [[id, ...], ...],
//                      "mode": ..., and "reduction": "add" | "mul" | "min" |
//                      "max" | "and" | "or" or "reducer": kernel over {left,
//                      right, out} scalars}
//   reduce_scatter     the same and {"dimension": d}
//   all_gather         n operands, n results. {"dimension": d, groups, mode}
//   all_to_all         {"split_dimension", "concat_dimension", groups, mode}
//   collective_permute, collective_broadcast
//                      {"pairs": [[from, to], ...]} or {groups}, and mode
//
// Custom calls are library steps too: any target for which findLibrary is not
// null, with the call's backend_config (a dictionary is written as JSON) as
// attributes. Known are
//   lapack_dgesdd_ffi, ..., Qr, ProductOfElementaryHouseholderReflectors
//                      linear algebra, see Lapack.h
//   tesela.callback    into Python, see Callback.h
//
// "mode" says what the ids in groups and pairs are, and thereby who takes part:
// "cross_replica" (default), "cross_partition", "cross_replica_and_partition"
// (ids are replicas; each group spans all partitions), "flattened_ids". Empty
// groups mean all in one group.
#pragma once

#include "base/Error.h"
#include "runtime/Json.h"
#include "runtime/ObjectCode.h"
#include "runtime/Program.h"

#include <functional>
#include <memory>
#include <span>

namespace tesela::runtime {

using Kernel = void (*)(void *const *buffers, int64_t begin, int64_t end);

/// What a library function learns when a program is loaded.
struct LibraryContext {
  const Step &step;
  const Json &attributes;
  const ObjectCode &code;
  uint32_t replicas, partitions;

  /// A kernel named by an attribute; null where the attribute is absent,
  /// NotFound where the object has no such symbol.
  Result<Kernel> kernel(std::string_view attribute) const;
  std::span<const Shape> operands() const {
    return std::span(step.shapes).first(step.firstResult);
  }
  std::span<const Shape> results() const {
    return std::span(step.shapes).subspan(step.firstResult);
  }
  /// InvalidArgument in the name of the step.
  Error invalid(const std::string &what) const;
};

/// The places of one device for one call.
struct LibraryFrame {
  void *const *places;
  uint32_t device; // replica * partitions + partition
};

/// A library step, prepared. Calls may run at the same time.
class LibraryCall {
public:
  virtual ~LibraryCall() = default;
  /// Once for all devices that have arrived here.
  virtual Result<void> run(std::span<const LibraryFrame> devices) = 0;
};

using LibraryFactory =
    Result<std::unique_ptr<LibraryCall>> (*)(const LibraryContext &);

/// Null where there is no such function.
LibraryFactory findLibrary(std::string_view name);
/// Prepares `step`; its attributes must be JSON and its shapes fit.
Result<std::unique_ptr<LibraryCall>> prepareLibrary(const Step &step,
                                                    const ObjectCode &code,
                                                    uint32_t replicas,
                                                    uint32_t partitions);

/// A call that does the same on each device: `function(places)`.
using LocalFunction = std::function<Result<void>(void *const *places)>;
std::unique_ptr<LibraryCall> makeLocal(LocalFunction function);

} // namespace tesela::runtime
