// How a function becomes nodes; for the files Import*.cpp.
#pragma once

#include "nugraph/Import.h"
#include "nugraph/SizeSolver.h"
#include "nugraph/SymbolicImport.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <map>
#include <set>

namespace tesela::stablehlo {
class BroadcastInDimOp;
class ConcatenateOp;
class ConstantOp;
class DotGeneralOp;
class GatherOp;
class IotaOp;
class PadOp;
class ReduceOp;
class ReduceWindowOp;
class ReshapeOp;
class ReverseOp;
class SliceOp;
class TransposeOp;
} // namespace tesela::stablehlo

namespace tesela::nugraph {

/// A value of the program while nodes are made: a node, stretched along some
/// dimensions; a constant; a counter, the index along a dimension plus a
/// number; a mask, of counters along two dimensions; or a size as a number.
/// Dimensions of extent 1 are left out throughout. All but nodes are as long as
/// is wanted where they are used.
struct View {
  enum class Kind : uint8_t {
    Node,
    Constant,
    Counter,
    Mask,
    Size
  } kind = Kind::Node;
  ElementType element = ElementType::F32;
  Shape extents;
  uint32_t node = 0;
  /// For each dimension, that of the node, or -1 where it is stretched; those
  /// of the node in order, all of them.
  llvm::SmallVector<int, 4> along;
  llvm::APInt bits = llvm::APInt(1, 0); // Constant
  unsigned axis = 0;                    // Counter; the rows of a Mask
  int64_t offset = 0;                   // Counter, Mask
  /// What is added besides, where counters begin within an axis: then they know
  /// how long they are, as nodes do.
  std::optional<Index> start;    // Counter, Mask
  Index full = {};               // Counter with a start: of that axis
  unsigned columns = 0;          // Mask: another axis, past `axis`
  nugraph::Mask::Kind mask = {}; // Mask
  Index size = {};               // Size

  /// The number that a Constant of an integer type is.
  int64_t integer() const;
};

class Importer {
public:
  Importer(Operators &operators, const ImportOptions &options,
           SymbolicSizes symbolic);
  Result<std::vector<Program>>
  run(llvm::ArrayRef<mlir::func::FuncOp> functions);

private:
  // Import.cpp
  bool runPass(llvm::ArrayRef<mlir::func::FuncOp> functions);
  bool importFunction(mlir::func::FuncOp function);
  bool unifyResults();
  bool importOperation(mlir::Operation &op);
  bool importKnown(mlir::Operation &op);
  bool opaque(mlir::Operation &op);
  bool fail(const llvm::Twine &why);
  void addArgument(mlir::BlockArgument argument);
  std::optional<Index> boundOf(const Program &program,
                               const ProgramInput &input);
  uint32_t addConstant(mlir::Attribute value, mlir::RankedTensorType type);
  void finish(Program &program);

  // Nodes.
  std::optional<uint32_t> add(const Attribute &attribute,
                              llvm::ArrayRef<uint32_t> operands);
  const TensorType &typeOf(uint32_t node) const { return program->types[node]; }
  View whole(uint32_t node) const;
  /// A node of the whole value.
  std::optional<uint32_t> materialize(const View &view);
  std::optional<uint32_t> fill(const View &constant);
  std::optional<View> counterNode(const View &view);
  /// A mask as a node, stretched along the other dimensions.
  std::optional<View> maskNode(const View &view);
  /// Makes `view` the value of a result.
  bool define(mlir::Value value, View view);
  bool define(mlir::Value value, std::optional<uint32_t> node) {
    return node && define(value, whole(*node));
  }
  const View &view(mlir::Value value) const { return views.at(value); }

  // ImportElementwise.cpp
  bool elementwise(mlir::Operation &op);
  std::optional<View> special(mlir::Operation &op);
  std::optional<View> sizeNumber(mlir::Operation &op);
  bool counts(const View &counter);
  std::optional<View> counter(mlir::Operation &op);
  std::optional<View> decided(mlir::Operation &op);
  std::optional<View> sides(mlir::Operation &op);
  std::optional<int64_t> leastOf(const View &view) const;
  std::optional<std::pair<View, View>> countersOf(const View &difference);
  std::optional<View> mask(mlir::Operation &op);
  std::optional<View> maskOfType(mlir::Operation &op);
  std::optional<View> mean(mlir::Operation &op);
  std::optional<Shape> commonExtents(llvm::ArrayRef<View> operands);
  std::optional<View> map(const semantics::ScalarBody &body,
                          llvm::ArrayRef<View> operands,
                          llvm::ArrayRef<Index> parameters, ElementType result);

  // ImportCounters.cpp
  std::optional<View> blockCounter(const View &given);

  // ImportMovement.cpp
  bool known(stablehlo::ConstantOp op);
  bool known(stablehlo::IotaOp op);
  bool known(stablehlo::BroadcastInDimOp op);
  bool known(stablehlo::TransposeOp op);
  bool known(stablehlo::ReshapeOp op);
  bool known(stablehlo::SliceOp op);
  bool known(stablehlo::ConcatenateOp op);
  bool known(stablehlo::PadOp op);
  bool known(stablehlo::ReverseOp op);
  std::optional<uint32_t> sideBySide(uint32_t first, uint32_t second,
                                     unsigned axis);
  std::optional<View> picked(const View &view, unsigned place, int64_t index);
  bool slice(View &value, unsigned place, Slice slice);
  bool cut(View &value, unsigned place, int64_t begin, int64_t limit,
           int64_t extent);
  bool stride(View &value, unsigned place, int64_t start, int64_t stride,
              int64_t length, int64_t extent);
  std::optional<uint32_t> reshaped(uint32_t start, unsigned axis,
                                   llvm::ArrayRef<int64_t> from,
                                   llvm::ArrayRef<int64_t> to);
  std::optional<uint32_t> regroup(uint32_t node, unsigned axis, unsigned count,
                                  llvm::ArrayRef<int64_t> extents);
  std::optional<View> permuted(const View &view,
                               llvm::ArrayRef<unsigned> permutation);

  // ImportGather.cpp
  struct Column;
  bool known(stablehlo::GatherOp op);
  std::optional<std::vector<Column>> columnsOf(stablehlo::GatherOp op);
  std::optional<View> chosen(View from, const View &index, const Column &column,
                             llvm::ArrayRef<std::pair<int, int>> common);

  // ImportReduction.cpp
  bool known(stablehlo::DotGeneralOp op);
  bool known(stablehlo::ReduceOp op);
  bool known(stablehlo::ReduceWindowOp op);
  std::optional<uint32_t> reduceAxes(uint32_t node, semantics::Monoid monoid,
                                     llvm::ArrayRef<unsigned> axes);
  std::optional<uint32_t> convert(uint32_t node, ElementType type);
  void addCounts(uint32_t node, unsigned depth,
                 llvm::SmallVectorImpl<Index> &counts);

  Operators &operators;
  prove::Terms &terms;
  SizeSolver sizes;
  SymbolicSizes symbolic;

  // Of the pass.
  std::vector<Program> programs;
  std::map<std::pair<unsigned, unsigned>, Index> argumentExtents;
  std::vector<ProgramInput> inputs;
  std::vector<std::optional<std::string>> bounds; // of the arguments
  std::string failure;
  uint64_t operationNumber = 0; // of all functions
  /// By how much counters differ in masks, of all passes: what is padded by as
  /// much is padded by a number.
  std::set<int64_t> maskOffsets;

  // Of the function.
  Program *program = nullptr;
  llvm::DenseMap<mlir::Value, View> views;
  std::map<std::pair<uint32_t, std::vector<uint32_t>>, uint32_t> nodeNumbers;
};

/// Is it a tensor that a node can stand for?
bool isUsable(mlir::Type type);

/// The dimensions of a tensor type whose extent is not 1.
llvm::SmallVector<unsigned, 4> longDimensions(mlir::Type type);
/// The place of each of them among all.
llvm::SmallVector<int, 4> placesOfLong(mlir::Type type);

} // namespace tesela::nugraph
