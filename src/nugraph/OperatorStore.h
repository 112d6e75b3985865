// What `Operators` keeps; for the files of this folder that implement it.
#pragma once

#include "nugraph/BodyCode.h"
#include "nugraph/Operator.h"

#include "llvm/ADT/StringMap.h"

#include <deque>
#include <map>

namespace tesela::nugraph {

struct EnumerationKey {
  uint32_t attribute;
  llvm::SmallVector<unsigned, 3> ranks;
  Freedom freedom;
  auto operator<=>(const EnumerationKey &other) const {
    if (auto order = attribute <=> other.attribute; order != 0)
      return order;
    if (auto order = freedom <=> other.freedom; order != 0)
      return order;
    return std::lexicographical_compare_three_way(
        ranks.begin(), ranks.end(), other.ranks.begin(), other.ranks.end());
  }
  bool operator==(const EnumerationKey &) const = default;
};

struct Operators::Store {
  Store(prove::Terms &terms, mlir::MLIRContext &context)
      : terms(terms), context(context) {}

  prove::Terms &terms;
  mlir::MLIRContext &context;
  // Deques: references stay valid.
  std::deque<Attribute> attributes;
  llvm::StringMap<uint32_t> attributeNumbers;
  std::deque<semantics::ScalarBody> bodies;
  std::deque<BodyCode> code;
  llvm::StringMap<uint32_t> bodyNumbers;
  std::map<unsigned, std::vector<BodyId>> vocabularies;
  std::map<std::pair<unsigned, unsigned>, BodyId> words; // one operation each
  std::map<EnumerationKey, std::vector<AttributeId>> enumerations;
  /// What `canonical` and `exchanged` have answered, by attribute.
  std::vector<std::optional<AttributeId>> canonicalForms, exchangedForms;
};

/// The text of an attribute that is not interned (see Operators::print).
void printAttribute(const Operators &operators, const Attribute &attribute,
                    llvm::raw_ostream &out, Operators::PrintIndex printIndex);

} // namespace tesela::nugraph
