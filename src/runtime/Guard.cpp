#include "runtime/Guard.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <numeric>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace tesela::runtime {
namespace {

/// What the signal handler says of the step whose arrays are guarded. Several
/// may run at once; then one of them is named.
std::atomic<const char *> running = nullptr;
struct sigaction previous;

void reportFault(int, siginfo_t *, void *) {
  if (const char *text = running.load())
    (void)!write(STDERR_FILENO, text, std::strlen(text));
  // The access is done again and meets whoever was there before.
  sigaction(SIGSEGV, &previous, nullptr);
}

std::byte *begin(const GuardedArrays::Array &array) {
  return static_cast<std::byte *>(array.data);
}
std::byte *end(const GuardedArrays::Array &array) {
  return begin(array) + array.bytes;
}

void installHandler() {
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action = {};
    action.sa_sigaction = reportFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(SIGSEGV, &action, &previous);
  });
}

} // namespace

static std::atomic<bool> &wanted() {
  static std::atomic<bool> wanted = [] {
    const char *value = std::getenv("TESELA_GUARD");
    return value && std::string_view(value) == "1";
  }();
  return wanted;
}

bool guarding() { return wanted().load(std::memory_order_relaxed); }
void setGuarding(bool set) { wanted() = set; }

/// A stretch of memory that arrays share, and its copy:
///   page | pattern | the copy | page
struct GuardedArrays::Region {
  std::byte *original;
  uint64_t bytes;
  std::vector<size_t> members; // numbers of arrays
  std::byte *mapping = nullptr;
  size_t mapped = 0, page = 0;
  bool isGuarded = false; // or the system has no more memory or mappings
  std::byte *copy = nullptr;

  Region(std::byte *original, uint64_t bytes, std::span<const size_t> members)
      : original(original), bytes(bytes),
        members(members.begin(), members.end()),
        page(static_cast<size_t>(sysconf(_SC_PAGESIZE))) {
    // Up to the last byte. Code may rely on the alignment of elements only,
    // which divides the size.
    size_t inner = (bytes + page - 1) / page * page;
    mapped = inner + 2 * page;
    void *memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
      return;
    mapping = static_cast<std::byte *>(memory);
    isGuarded = mprotect(mapping, page, PROT_NONE) == 0 &&
                mprotect(mapping + page + inner, page, PROT_NONE) == 0;
    if (!isGuarded)
      return;
    std::byte *end = mapping + page + inner;
    copy = end - bytes;
    std::memset(mapping + page, guardPattern,
                static_cast<size_t>(copy - mapping) - page);
    if (bytes)
      std::memcpy(copy, original, bytes);
  }

  bool surroundingsHold() const {
    auto holds = [](std::byte value) {
      return value == std::byte{guardPattern};
    };
    return std::all_of(mapping + page, copy, holds);
  }
};

GuardedArrays::GuardedArrays(std::span<const Array> arrays, std::string step)
    : arrays(arrays.begin(), arrays.end()), step(std::move(step)),
      message("guard: " + this->step + " reaches beyond its arrays\n"),
      copies(arrays.size()) {
  installHandler();
  std::vector<size_t> order(arrays.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::sort(order, {}, [&](size_t i) { return begin(arrays[i]); });
  for (size_t first = 0, last; first < order.size(); first = last) {
    std::byte *stop = end(arrays[order[first]]);
    for (last = first + 1;
         last < order.size() && begin(arrays[order[last]]) < stop; ++last)
      stop = std::max(stop, end(arrays[order[last]]));
    addRegion(std::span(order).subspan(first, last - first), stop);
  }
  running = message.c_str();
}

void GuardedArrays::addRegion(std::span<const size_t> members,
                              std::byte *stop) {
  std::byte *start = begin(arrays[members[0]]);
  const Region &region =
      regions.emplace_back(start, static_cast<uint64_t>(stop - start), members);
  for (size_t i : members)
    copies[i] =
        region.isGuarded ? region.copy + (begin(arrays[i]) - start) : nullptr;
}

GuardedArrays::~GuardedArrays() {
  running = nullptr;
  for (const Region &region : regions)
    if (region.mapping)
      munmap(region.mapping, region.mapped);
}

Result<void> GuardedArrays::ready() const {
  for (const Region &region : regions)
    if (!region.isGuarded)
      return Error{ErrorCode::ResourceExhausted,
                   step + ": no memory for a guarded copy of array " +
                       std::to_string(region.members[0]),
                   "", "", "run without TESELA_GUARD, or give more memory"};
  return success();
}

Result<void> GuardedArrays::finish() {
  running = nullptr;
  for (const Region &region : regions) {
    std::string name = step + ": array " + std::to_string(region.members[0]);
    if (!region.surroundingsHold())
      return Error{ErrorCode::Internal,
                   name + ": memory beside it was written"};
    for (size_t i : region.members)
      if (arrays[i].written && arrays[i].bytes)
        std::memcpy(arrays[i].data, copies[i], arrays[i].bytes);
    if (region.bytes &&
        std::memcmp(region.original, region.copy, region.bytes) != 0)
      return Error{ErrorCode::Internal,
                   name + ": was written, though the step only reads it"};
  }
  return success();
}

} // namespace tesela::runtime
