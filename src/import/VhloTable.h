// The versioned operators and attributes of StableHLO's portable form (VHLO),
// as tables both the reader and the writer go by.
//
// An artifact names operators "vhlo.<name>_v<N>". A version of an operator
// exists from its `first` to its `last` StableHLO version; reading accepts any
// of them, writing picks the one that exists at the target version. Between
// the versions of an operator attributes were only added, and an attribute
// that is absent has its default meaning, so that no upgrade steps are needed.
//
// VHLO has no optional attributes: what stablehlo leaves out is written out
// with its default, and several stablehlo attributes travel in parts.
// Source: openxla/stablehlo, VhloOps.td, VhloAttrs.td, VhloTypes.td.
#pragma once

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <compare>
#include <optional>
#include <string>

namespace tesela::import {

/// A StableHLO version. Patch numbers never change what can be read.
struct Version {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned patch = 0;
  auto operator<=>(const Version &) const = default;
  std::string str() const;
};
/// "1.13.7", or nothing if the text has another form.
std::optional<Version> parseVersion(llvm::StringRef text);
/// The version in a producer string "StableHLO_v1.13.7".
std::optional<Version> producerVersion(llvm::StringRef producer);

inline constexpr Version kOldest = {0, 9, 0};
inline constexpr Version kCurrent = {1, 20, 0};

struct VhloOperator {
  llvm::StringLiteral name;   // "all_gather_v1"
  llvm::StringLiteral target; // "stablehlo.all_gather"
  Version first, last;
  /// Names in alphabetical order, the order in which they are encoded. A name
  /// with a trailing '!' is required in stablehlo and kept when it has the
  /// default.
  llvm::StringLiteral attributes;
};

llvm::ArrayRef<VhloOperator> vhloOperators();
/// By the name without "vhlo."; null if there is none.
const VhloOperator *vhloOperator(llvm::StringRef name);
/// The version of stablehlo operator `target` at `version`; null if none.
const VhloOperator *vhloOperatorFor(llvm::StringRef target, Version version);

/// How an attribute of VHLO relates to the one of stablehlo.
enum class VhloForm {
  Same,     // the same name and value
  Integers, // a 1-d i64 tensor for an i64 array
  Booleans, // a 1-d i1 tensor for an i1 array
  Symbol,   // a string for a symbol
  Symbols,  // strings for symbols
  Flag,     // a boolean for a unit attribute
  Channel,  // channel_id for channel_handle with type 0
};

/// The value that stands for an absent attribute.
enum class VhloDefault {
  None,     // never absent
  False,    // false
  Zero,     // 0 : i64, or i32 for `version`
  MinusOne, // -1 : i64
  One,      // api_version 1
  Empty,    // an empty string, array, dictionary or tensor
  Zeros,    // a tensor of zeros
  Ones,     // a tensor of ones
  AllFalse, // a tensor of false
  Defaults, // an array of #stablehlo<precision DEFAULT>
  NoType,   // #stablehlo<comparison_type NOTYPE>
  Accuracy, // no requested result accuracy
};

struct VhloAttribute {
  llvm::StringLiteral name;
  VhloForm form;
  VhloDefault absent;
};
/// The row of an attribute; {Same, None} for those not in the table.
const VhloAttribute &vhloAttribute(llvm::StringRef name);

/// Whether a decoded value equals the default that stands for absence.
bool isDefault(VhloDefault absent, mlir::Attribute value);

} // namespace tesela::import
