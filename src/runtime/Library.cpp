#include "runtime/Library.h"

#include "runtime/Operations.h"
#include "runtime/Threads.h"

namespace tesela::runtime {
namespace {

struct Entry {
  std::string_view name;
  LibraryFactory factory;
};
constexpr Entry entries[] = {
    {"all_gather", makeAllGather},
    {"all_reduce", makeAllReduce},
    {"all_to_all", makeAllToAll},
    {"cholesky", makeCholesky},
    {"collective_broadcast", makeCollectivePermute},
    {"collective_permute", makeCollectivePermute},
    {"fft", makeFft},
    {"partition_id", makeDeviceId},
    {"reduce_scatter", makeReduceScatter},
    {"replica_id", makeDeviceId},
    {"rng", makeRng},
    {"rng_bit_generator", makeRngBitGenerator},
    {"sort", makeSort},
    {"tesela.callback", makeCallback},
    {"top_k", makeTopK},
    {"triangular_solve", makeTriangularSolve},
};

class Local final : public LibraryCall {
public:
  explicit Local(LocalFunction function) : function(std::move(function)) {}
  Result<void> run(std::span<const LibraryFrame> devices) override {
    for (const LibraryFrame &device : devices)
      if (Result<void> done = function(device.places); !done)
        return done;
    return success();
  }

private:
  LocalFunction function;
};

} // namespace

LibraryFactory findLibrary(std::string_view name) {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return entry.factory;
  return isLapackCall(name) ? makeLapack : nullptr;
}

std::unique_ptr<LibraryCall> makeLocal(LocalFunction function) {
  return std::make_unique<Local>(std::move(function));
}

Error LibraryContext::invalid(const std::string &what) const {
  return {ErrorCode::InvalidArgument,
          step.symbol + " (" + step.name + "): " + what, step.where};
}

Result<Kernel> LibraryContext::kernel(std::string_view attribute) const {
  std::string_view symbol = attributes.word(attribute);
  if (symbol.empty())
    return Kernel{nullptr};
  auto found = reinterpret_cast<Kernel>(code.find(symbol));
  if (!found)
    return Error{ErrorCode::NotFound,
                 step.name + ": no kernel " + std::string(symbol), step.where};
  return found;
}

/// The places must be as large as their shapes say, so that the functions can
/// rely on shapes alone.
static bool placesFit(const Step &step) {
  if (step.shapes.size() != step.places.size() ||
      step.firstResult > step.places.size())
    return false;
  for (size_t i = 0; i < step.shapes.size(); ++i)
    if (!step.shapes[i].minorToMajor.empty() ||
        step.shapes[i].byteCount() > step.places[i].bytes)
      return false;
  return true;
}

Result<std::unique_ptr<LibraryCall>> prepareLibrary(const Step &step,
                                                    const ObjectCode &code,
                                                    uint32_t replicas,
                                                    uint32_t partitions) {
  LibraryFactory factory = findLibrary(step.symbol);
  if (!factory)
    return Error{ErrorCode::Unimplemented, "no library function " + step.symbol,
                 step.where};
  Result<Json> attributes =
      step.attributes.empty() ? Json() : Json::parse(step.attributes);
  if (!attributes)
    return attributes.error();
  LibraryContext context{step, *attributes, code, replicas, partitions};
  if (!placesFit(step))
    return context.invalid("its shapes do not fit its places");
  return factory(context);
}

} // namespace tesela::runtime
