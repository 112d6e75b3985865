#include "runtime/Callback.h"

#include "runtime/Operations.h"

#include <atomic>
#include <memory>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

namespace tesela::runtime {

int64_t processToken() noexcept {
  // A child of fork() has its parent's addresses and so its token.
  static const int64_t token = [] {
    uint64_t bits = 0;
    if (getrandom(&bits, sizeof bits, 0) != sizeof bits) { // a very old kernel
      timespec now = {};
      clock_gettime(CLOCK_REALTIME, &now);
      bits = static_cast<uint64_t>(now.tv_sec) * 1000000007 +
             static_cast<uint64_t>(now.tv_nsec) * 0x9e3779b97f4a7c15 +
             static_cast<uint64_t>(getpid());
    }
    return static_cast<int64_t>(bits >> 1 | 1);
  }();
  return token;
}

static std::vector<size_t> withoutTokens(std::span<const Shape> shapes,
                                         size_t first) {
  std::vector<size_t> places;
  for (size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].element != ElementType::Token)
      places.push_back(first + i);
  return places;
}

namespace {
/// Counts a program among the users of a function while it lives.
class Use {
public:
  explicit Use(int64_t *count) : count(count) { add(1); }
  ~Use() { add(-1); }
  Use(const Use &) = delete;
  Use &operator=(const Use &) = delete;

private:
  void add(int64_t change) {
    if (count)
      std::atomic_ref<int64_t>(*count).fetch_add(change);
  }
  int64_t *count;
};
} // namespace

Made makeCallback(const LibraryContext &context) {
  auto function =
      reinterpret_cast<Callback>(context.attributes.count("function"));
  if (!function || context.attributes.count("process") != processToken())
    return context.invalid("the function is not of this process");
  auto use = std::make_shared<Use>(
      reinterpret_cast<int64_t *>(context.attributes.count("uses")));
  std::vector<size_t> operands = withoutTokens(context.operands(), 0);
  std::vector<size_t> results =
      withoutTokens(context.results(), context.step.firstResult);
  return makeLocal(
      [=, use = std::move(use)](void *const *places) -> Result<void> {
        std::vector<void *> in, out;
        for (size_t i : operands)
          in.push_back(places[i]);
        for (size_t i : results)
          out.push_back(places[i]);
        std::vector<char> message(8192);
        if (function(in.data(), out.data(), message.data(),
                     static_cast<int64_t>(message.size())) == 0)
          return success();
        message.back() = 0;
        return Error{ErrorCode::Internal, message.data()};
      });
}

} // namespace tesela::runtime
