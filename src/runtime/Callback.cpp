#include "runtime/Callback.h"

#include "runtime/Operations.h"

#include <unistd.h>

namespace tesela::runtime {

static std::vector<size_t> withoutTokens(std::span<const Shape> shapes,
                                         size_t first) {
  std::vector<size_t> places;
  for (size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].element != ElementType::Token)
      places.push_back(first + i);
  return places;
}

Made makeCallback(const LibraryContext &context) {
  auto function =
      reinterpret_cast<Callback>(context.attributes.count("function"));
  if (!function || context.attributes.count("process") != getpid())
    return context.invalid("the function is not of this process");
  std::vector<size_t> operands = withoutTokens(context.operands(), 0);
  std::vector<size_t> results =
      withoutTokens(context.results(), context.step.firstResult);
  return makeLocal([=](void *const *places) -> Result<void> {
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
