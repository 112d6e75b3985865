// The combining of arrays in all_reduce and reduce_scatter.
#pragma once

#include "runtime/Library.h"

#include <vector>

namespace tesela::runtime {

class Reduction {
public:
  /// Whether the reduction called `name` is known for elements of this type; a
  /// program brings a reducer for others.
  static bool combines(std::string_view name, ElementType element);
  /// From the attributes "reduction" or "reducer" (Library.h).
  static Result<Reduction> make(const LibraryContext &context);

  /// to = parts[0] op parts[1] op ..., element by element, in this order. f16
  /// and bf16 sums and products are formed in f32 and rounded once.
  void fold(void *to, const std::vector<const void *> &parts,
            const Shape &shape) const;

private:
  enum class Kind { Add, Multiply, Minimum, Maximum, And, Or, Kernel };

  template <typename T, typename Wide>
  void foldAs(void *to, const std::vector<const void *> &parts,
              int64_t count) const;
  void foldTruths(void *to, const std::vector<const void *> &parts,
                  int64_t count) const;
  void foldByKernel(void *to, const std::vector<const void *> &parts,
                    const Shape &shape) const;

  Kind kind = Kind::Add;
  Kernel kernel = nullptr;
};

} // namespace tesela::runtime
