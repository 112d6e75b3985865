// Is it rounding by which the judge's results of two programs differ?
//
// Both are run with all their floats of 64 bits, and of 32. What one program
// gives in these two differs by its rounding; the programs differ in earnest
// only where they are further apart than that, by far. Numbers that cancel may
// leave anything: 1e5 - 1e5 is 0.01 in f32.
#pragma once

#include "interpret/Array.h"
#include "prove/WidenFloats.h"

#include <complex>
#include <optional>

namespace tesela::prove {

class Rounding {
public:
  Rounding(mlir::func::FuncOp left, mlir::func::FuncOp right);

  /// Is it less than the difference of a float of result `result`, by far?
  bool isLess(llvm::ArrayRef<interpret::Array> inputs, unsigned result,
              int64_t position);

private:
  struct Side {
    Side(mlir::func::FuncOp given, unsigned bits);
    std::optional<std::complex<double>>
    at(llvm::ArrayRef<interpret::Array> inputs, unsigned result,
       int64_t position);

    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::string name;
    unsigned bits;
  };

  Side left, right, leftNarrow, rightNarrow;
};

} // namespace tesela::prove
