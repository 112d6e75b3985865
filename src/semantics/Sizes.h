// The size symbols of a program, by name, and what is known of them.
//
// A symbol is a named size, or the lesser or greater of two sizes. Equations
// between sizes are solved for a named one where they can be (K = 64*B makes K
// an abbreviation; K mod 64 = 0 makes K 64 times a new size), so that shapes
// are written in what is left; what cannot be solved is kept.
#pragma once

#include "semantics/Extent.h"

#include <optional>
#include <string>
#include <vector>

namespace tesela::semantics {

struct SizeSymbol {
  enum class Kind : uint8_t { Named, Minimum, Maximum } kind = Kind::Named;
  std::string name; // of a named one
  Extent a, b;      // of the others
};

enum class SizeRelation : uint8_t { Equal, NotEqual, LessEqual, Less };

/// left RELATION right.
struct SizeFact {
  SizeRelation relation = SizeRelation::Equal;
  Extent left, right;
};

class Sizes {
public:
  explicit Sizes(mlir::MLIRContext *context) : context(context) {}

  /// The size of that name, a new one where there is none yet.
  Extent named(llvm::StringRef name);
  Extent minimum(const Extent &a, const Extent &b);
  Extent maximum(const Extent &a, const Extent &b);
  llvm::ArrayRef<SizeSymbol> symbols() const { return all; }

  /// With what is known by equations put in. Symbols are numbered as in
  /// `symbols`.
  Extent resolve(const Extent &extent) const;

  /// A number that the size never falls below, where one is seen. Named sizes
  /// are at least 1.
  std::optional<int64_t> atLeast(const Extent &extent) const;
  /// Whether the fact holds, where that is seen.
  std::optional<bool> holds(const SizeFact &fact) const;

  /// Takes the fact for granted; says on `why` that it never holds.
  bool assume(const SizeFact &fact, std::string &why);
  /// What was assumed and is not solved away.
  llvm::ArrayRef<SizeFact> assumed() const { return facts; }
  /// Everything that was assumed and did not hold anyway, as it was said.
  llvm::ArrayRef<std::string> said() const { return texts; }

  // SizeText.cpp
  std::string text(const Extent &extent) const;
  std::string text(const SizeFact &fact) const;
  /// A polynomial of names: + - * ( ) and div, mod, min(a, b), max(a, b).
  std::optional<Extent> parse(llvm::StringRef text, std::string &why);
  /// Two polynomials with < <= == != >= > between them.
  std::optional<SizeFact> parseFact(llvm::StringRef text, std::string &why);
  /// Polynomials with commas between them.
  std::optional<Extents> parseShape(llvm::StringRef text, std::string &why);

private:
  Extent extremum(SizeSymbol::Kind kind, const Extent &a, const Extent &b);
  bool solve(const Extent &difference);
  bool solveRemainder(const Extent &left, const Extent &right);
  void define(unsigned symbol, const Extent &value);

  mlir::MLIRContext *context;
  std::vector<SizeSymbol> all;
  /// What each symbol stands for: itself, or what an equation says.
  std::vector<Extent> values;
  std::vector<SizeFact> facts;
  std::vector<std::string> texts;
};

} // namespace tesela::semantics
