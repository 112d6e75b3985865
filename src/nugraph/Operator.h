// What a node of the νGraph is, and all that its moves may know about it.
//
// A node is an operator with its attributes, applied to operands. Attributes
// are written so that they say as little as possible about the shapes they are
// applied to; this decides what plain propagation can find:
//
//   * a Map carries, for each operand, the dimensions of the result along which
//     the operand lies: a row scale is (0, 1), (0), never a broadcast to K
//     columns, so that (x / r) @ w and (x @ w) / r are the same division;
//   * a Contraction carries letters: transposes and broadcasts dissolve there;
//   * "split axis 1 into B blocks of T" instead of a reshape to a shape;
//   * sizes are polynomials in one prove::Terms store, canonical, so that equal
//     shapes are equal handles.
//
// Worked example, softmax(x) @ w with x of M x K and w of K x N:
//
//     n0  Input 0          [M, K]        n4  Input 1            [K, N]
//     n1  Map exp (0, 1)   of n0         n5  Contraction ab,bc->ac of n3, n4
//     n2  Reduction sum 1  of n1
//     n3  Map divide (0, 1), (0)  of n1, n2
//
// `Operators` is the store of attributes and the whole interface of an
// operator: infer, enumerate, evaluate, value, work. The moves know no kind but
// through it, except where an introduction builds a node of one kind.
#pragma once

#include "base/ElementType.h"
#include "prove/Prover.h"
#include "semantics/Granular.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tesela::nugraph {

using Index = prove::Index;
using Shape = llvm::SmallVector<Index, 4>;

/// What a class knows of its value besides samples of it.
struct TensorType {
  ElementType element = ElementType::F32;
  Shape shape;
  bool operator==(const TensorType &) const = default;
};

/// An interned scalar body; its inputs are the operands of the Map, then its
/// parameters.
struct BodyId {
  uint32_t id = 0;
  auto operator<=>(const BodyId &) const = default;
};
struct AttributeId {
  uint32_t id = 0;
  auto operator<=>(const AttributeId &) const = default;
};
using ClassId = uint32_t;

/// The dimensions of the result along which an operand lies, increasing.
using AccessMap = llvm::SmallVector<uint8_t, 4>;
/// Letters of a contraction, small numbers.
using Letters = llvm::SmallVector<uint8_t, 4>;

// ----------------------------------------------------- operators, by kind

/// An argument of the function, or a constant that is no splat: a leaf whose
/// value is unknown.
struct Input {
  unsigned number = 0; // into Program::inputs
  TensorType type;
  /// Integers: every element lies in [0, below).
  std::optional<Index> below = std::nullopt;
  bool operator==(const Input &) const = default;
};
/// The same number everywhere: a constant, or a size as a number.
struct Fill {
  prove::Rational value; // where `size` is not set
  std::optional<Index> size;
  TensorType type;
  bool operator==(const Fill &) const = default;
};
/// The index along `axis` as a number.
struct Iota {
  uint8_t axis = 0;
  TensorType type;
  bool operator==(const Iota &) const = default;
};
/// 1 where row + offset <= column (Upper), >= column (Lower) or = column
/// (Diagonal), else 0; of rank 2.
struct Mask {
  enum class Kind : uint8_t { Upper, Lower, Diagonal } kind = Kind::Upper;
  Index offset;
  TensorType type;
  bool operator==(const Mask &) const = default;
};
/// An elementwise operator. The element types are those of the body.
struct Map {
  BodyId body;
  uint8_t rank = 0;
  llvm::SmallVector<AccessMap, 3> maps;
  llvm::SmallVector<Index, 1> parameters; // sizes the body uses as numbers
  bool operator==(const Map &) const = default;
};
/// Sum of products; letters that are not in `output` are summed over.
struct Contraction {
  Letters left, right, output;
  ElementType element = ElementType::F32; // of the result
  bool operator==(const Contraction &) const = default;
  /// One more than the greatest letter.
  unsigned letterCount() const {
    unsigned count = 0;
    for (const Letters *letters : {&left, &right, &output})
      for (uint8_t letter : *letters)
        count = std::max(count, letter + 1u);
    return count;
  }
};
struct Reduction {
  semantics::Monoid monoid = semantics::Monoid::Sum;
  uint8_t axis = 0;
  bool operator==(const Reduction &) const = default;
};
/// Running reduction along an axis: element i takes in elements 0..i.
struct Scan {
  semantics::Monoid monoid = semantics::Monoid::Sum;
  uint8_t axis = 0;
  bool operator==(const Scan &) const = default;
};
struct Transpose {
  llvm::SmallVector<uint8_t, 4> permutation; // result dim d is operand dim p[d]
  bool operator==(const Transpose &) const = default;
};
/// A new dimension `axis` of extent `extent`.
struct Broadcast {
  uint8_t axis = 0;
  Index extent;
  bool operator==(const Broadcast &) const = default;
};
/// [start, start + length * stride) of an axis whose extent is `full`.
struct Slice {
  uint8_t axis = 0;
  Index start, length, full;
  int64_t stride = 1;
  bool operator==(const Slice &) const = default;
};
/// Of two operands.
struct Concatenate {
  uint8_t axis = 0;
  bool operator==(const Concatenate &) const = default;
};
/// An axis of extent blocks * size becomes two: blocks, size.
struct Split {
  uint8_t axis = 0;
  Index blocks, size;
  bool operator==(const Split &) const = default;
};
/// Axes `axis` and `axis + 1` become one, row-major.
struct Merge {
  uint8_t axis = 0;
  bool operator==(const Merge &) const = default;
};
/// Row-major order kept; what Split, Merge and unit dimensions cannot say.
struct Reshape {
  Shape shape;
  bool operator==(const Reshape &) const = default;
};
/// `low` and `high` elements of `value` around an axis; none is negative.
struct Pad {
  uint8_t axis = 0;
  Index low, high;
  prove::Rational value;
  bool operator==(const Pad &) const = default;
};
struct Reverse {
  uint8_t axis = 0;
  bool operator==(const Reverse &) const = default;
};
/// Whole slices along `axis` of operand 0, chosen by the integers of operand 1
/// (any rank, its dimensions replace the axis), clamped into range. The first
/// `batch` dimensions of both are the same: there each has slices of its own,
/// as in x[i, t[i]].
struct Take {
  uint8_t axis = 0;
  uint8_t batch = 0;
  bool operator==(const Take &) const = default;
};
/// An operation of the program that takes no part in algebra: a value of its
/// own, though made from operands.
struct Opaque {
  unsigned number = 0; // into Program::opaques
  unsigned result = 0;
  TensorType type;
  bool operator==(const Opaque &) const = default;
};

using Attribute =
    std::variant<Input, Fill, Iota, Mask, Map, Contraction, Reduction, Scan,
                 Transpose, Broadcast, Slice, Concatenate, Split, Merge,
                 Reshape, Pad, Reverse, Take, Opaque>;
/// In the order of Attribute.
enum class OperatorKind : uint8_t {
  Input,
  Fill,
  Iota,
  Mask,
  Map,
  Contraction,
  Reduction,
  Scan,
  Transpose,
  Broadcast,
  Slice,
  Concatenate,
  Split,
  Merge,
  Reshape,
  Pad,
  Reverse,
  Take,
  Opaque,
};
inline OperatorKind kind(const Attribute &attribute) {
  return OperatorKind(attribute.index());
}
llvm::StringRef name(OperatorKind kind); // "contraction"

struct Node {
  AttributeId attribute;
  llvm::SmallVector<ClassId, 2> operands;
  bool operator==(const Node &) const = default;
};

// ------------------------------------------------------ samples and sizes

/// Numbers for the sizes: one sample, or one size of interest.
class Sizes {
public:
  explicit Sizes(prove::Terms &terms) : terms(&terms) {}
  void set(prove::Variable size, int64_t value) {
    values[size.id] = value;
    cache.clear();
  }
  std::optional<int64_t> get(prove::Variable size) const;
  /// The value of `index`; every size in it is set. Cached.
  int64_t value(Index index) const;
  int64_t elements(const Shape &shape) const;

private:
  prove::Terms *terms;
  llvm::DenseMap<uint32_t, int64_t> values;
  mutable llvm::DenseMap<uint32_t, int64_t> cache;
};

/// A small array of doubles, row-major: a value on one sample of the sizes.
/// Integers and truth values are doubles too; nothing is rounded.
struct Sample {
  llvm::SmallVector<int64_t, 4> shape;
  std::vector<double> values;
};

struct Work {
  double operations = 0; // scalar operations
  double elements = 0;   // of the result
};

/// How freely `enumerate` chooses.
enum class Freedom : uint8_t {
  Verbatim, // as they are; ranks and extents of a Map inferred again
  Open,     // all values that the ranks allow
};

/// A size from the text that prove::Terms prints.
std::optional<Index> parseIndex(prove::Terms &terms, llvm::StringRef text);

// ---------------------------------------------------- the store of attributes

/// Owns attributes and bodies. Handles are given in the order of first use, so
/// equal runs give equal handles. Not thread-safe but for const members.
class Operators {
public:
  Operators(prove::Terms &terms, mlir::MLIRContext &context);
  ~Operators();
  Operators(const Operators &) = delete;
  Operators &operator=(const Operators &) = delete;

  prove::Terms &terms() const;
  mlir::MLIRContext &context() const;

  AttributeId intern(const Attribute &attribute);
  const Attribute &operator[](AttributeId id) const;
  OperatorKind kind(AttributeId id) const { return nugraph::kind((*this)[id]); }
  template <typename T> const T *as(AttributeId id) const {
    return std::get_if<T>(&(*this)[id]);
  }

  /// Bodies are simplified and compared as written.
  BodyId intern(const semantics::ScalarBody &body);
  const semantics::ScalarBody &operator[](BodyId id) const;
  /// The body of one operation on inputs 0, 1, ... of one float type.
  BodyId body(semantics::ScalarOp op, ElementType element);
  /// The operation of a body made by `body`, or of the same form.
  std::optional<semantics::ScalarOp> single(BodyId id) const;
  /// How many inputs a body has, parameters included.
  unsigned inputCount(BodyId id) const;
  /// The binary words of the moves: add, divide, maximum, multiply, subtract;
  /// none for types on which they are no field operations.
  llvm::ArrayRef<BodyId> vocabulary(ElementType element);

  /// A Map with identity access of `rank` on all its operands.
  AttributeId elementwise(BodyId body, unsigned rank);

  // The interface of an operator.

  /// The type of the result, or nothing where the operands do not fit.
  std::optional<TensorType> infer(AttributeId id,
                                  llvm::ArrayRef<const TensorType *> operands);
  /// Attributes of the same operator for operands of these ranks, in an order
  /// that depends on the arguments only; without repetition. The reference
  /// stays valid.
  llvm::ArrayRef<AttributeId>
  enumerate(AttributeId id, llvm::ArrayRef<unsigned> ranks, Freedom freedom);
  /// The value on one sample; false for Input and Opaque, which have none, and
  /// where an index is out of range.
  bool evaluate(AttributeId id, llvm::ArrayRef<const Sample *> operands,
                const Sizes &sizes, Sample &result) const;
  /// The granular form for operands of these types: the definition. `sizes`
  /// receives the values of its size symbols, in order. The reads of a Map's
  /// parameters are operands of rank 0 after its own. Nothing for Input and
  /// Opaque.
  std::optional<semantics::GranularForm>
  form(AttributeId id, llvm::ArrayRef<const TensorType *> operands,
       llvm::SmallVectorImpl<Index> &sizes);
  /// The value as the prover sees it, through `form` (Fill, Iota and Mask
  /// included). Nothing, and the reason, for what it cannot say.
  std::optional<prove::Value> value(AttributeId id,
                                    llvm::ArrayRef<prove::Value> operands,
                                    std::string &whyNot);
  Work work(AttributeId id, llvm::ArrayRef<const TensorType *> operands,
            const TensorType &result, const Sizes &sizes) const;

  // Canonical keys.

  /// Contraction: letters renamed by first use in output, left, right; others
  /// unchanged.
  AttributeId canonical(AttributeId id);
  /// The operator for its two operands exchanged: letters of a contraction,
  /// access maps of a binary Map (whose body must be proved commutative).
  AttributeId exchanged(AttributeId id);
  /// Do the two differ only in what `enumerate` with Open chooses?
  bool sameFamily(AttributeId a, AttributeId b) const;

  // Text, one line, without spaces at its ends. `printIndex` writes sizes
  // (renamed in keys, by name in files); bodies are written in full.

  using PrintIndex = llvm::function_ref<void(Index, llvm::raw_ostream &)>;
  void print(AttributeId id, llvm::raw_ostream &out, PrintIndex) const;
  void print(AttributeId id, llvm::raw_ostream &out) const; // sizes by name
  /// The reverse of `print` with sizes by name.
  std::optional<AttributeId> parse(llvm::StringRef text);
  /// Every Index of an attribute.
  void forEachIndex(AttributeId id, llvm::function_ref<void(Index)> f) const;

private:
  AttributeId exchangedOperands(AttributeId id);

  struct Store;
  std::unique_ptr<Store> store;
};

} // namespace tesela::nugraph
