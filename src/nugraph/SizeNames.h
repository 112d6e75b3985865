// Sizes under names of their own, in order of first use: texts of things that
// differ in the names of sizes only are equal.
#pragma once

#include "nugraph/Operator.h"

namespace tesela::nugraph {

class SizeNames {
public:
  explicit SizeNames(prove::Terms &terms) : terms(terms) {}
  /// Writes `index` with sizes as d0, d1, ...
  void print(Index index, llvm::raw_ostream &out);
  llvm::ArrayRef<prove::Variable> sizes() const { return order; }
  bool contains(prove::Variable size) const {
    return llvm::is_contained(order, size);
  }

private:
  void print(const prove::Atom &atom, llvm::raw_ostream &out);

  prove::Terms &terms;
  std::vector<prove::Variable> order;
};

} // namespace tesela::nugraph
