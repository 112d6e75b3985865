// How nodes become StableHLO; for the files Export*.cpp.
#pragma once

#include "nugraph/Program.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <map>

namespace tesela::nugraph {

class Exporter {
public:
  using Operands = llvm::ArrayRef<mlir::Value>;

  Exporter(const Program &program, const Operators &operators,
           const Sizes &sizes, mlir::OpBuilder &builder,
           mlir::Location location)
      : program(program), operators(operators), sizes(sizes), builder(builder),
        location(location) {}

  std::optional<mlir::Value> node(uint32_t number);
  mlir::Value reshape(mlir::Value value, mlir::Type type);
  /// `given`, whose dimensions of extent 1 `type` leaves out, at the sizes.
  mlir::RankedTensorType tensorLike(mlir::Type given,
                                    const TensorType &type) const;

  const Program &program;
  const Operators &operators;
  const Sizes &sizes;
  mlir::OpBuilder &builder;
  mlir::Location location;
  std::vector<mlir::Value> inputs; // as the function has them
  std::vector<mlir::Value> values; // of the nodes

private:
  // One for each kind, for a result of `type`.
  std::optional<mlir::Value> make(const Input &input, Operands operands);
  std::optional<mlir::Value> make(const Fill &fill, Operands operands);
  std::optional<mlir::Value> make(const Iota &iota, Operands operands);
  std::optional<mlir::Value> make(const Mask &mask, Operands operands);
  std::optional<mlir::Value> make(const Map &map, Operands operands);
  std::optional<mlir::Value> make(const Contraction &op, Operands operands);
  std::optional<mlir::Value> make(const Reduction &op, Operands operands);
  std::optional<mlir::Value> make(const Scan &scan, Operands operands);
  std::optional<mlir::Value> make(const Transpose &op, Operands operands);
  std::optional<mlir::Value> make(const Broadcast &op, Operands operands);
  std::optional<mlir::Value> make(const Slice &slice, Operands operands);
  std::optional<mlir::Value> make(const Concatenate &op, Operands operands);
  std::optional<mlir::Value> make(const Split &split, Operands operands);
  std::optional<mlir::Value> make(const Merge &merge, Operands operands);
  std::optional<mlir::Value> make(const Reshape &reshape, Operands operands);
  std::optional<mlir::Value> make(const Pad &pad, Operands operands);
  std::optional<mlir::Value> make(const Reverse &reverse, Operands operands);
  std::optional<mlir::Value> make(const Take &take, Operands operands);
  std::optional<mlir::Value> make(const Opaque &opaque, Operands operands);

  mlir::RankedTensorType tensor(const TensorType &type) const;
  mlir::Value create(llvm::StringRef name, mlir::RankedTensorType type,
                     mlir::ValueRange operands,
                     llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  mlir::Value splat(const llvm::APInt &bits, mlir::RankedTensorType type);
  mlir::Value splat(double value, mlir::RankedTensorType type);
  mlir::Value transpose(mlir::Value value, llvm::ArrayRef<int64_t> permutation);
  mlir::Value broadcast(mlir::Value value, llvm::ArrayRef<int64_t> dimensions,
                        mlir::RankedTensorType type);
  std::optional<mlir::Value>
  instruction(const semantics::ScalarInstruction &instruction,
              llvm::ArrayRef<mlir::Value> made);
  mlir::Value sum(mlir::Value value, llvm::ArrayRef<int64_t> dimensions);
  mlir::Value reduce(semantics::Monoid monoid, mlir::Value value,
                     llvm::ArrayRef<int64_t> dimensions,
                     mlir::RankedTensorType type);
  void fillCombiner(mlir::Region &region, semantics::Monoid monoid,
                    mlir::Type element);
  mlir::Value summedOut(mlir::Value value, Letters &letters,
                        const Letters &others, const Letters &output);

  mlir::RankedTensorType type; // of the node at hand
  std::map<std::pair<unsigned, const void *>, mlir::Operation *> clones;
};

} // namespace tesela::nugraph
