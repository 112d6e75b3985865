// Windows that move over a tensor: convolution, reduce_window,
// select_and_scatter.
#pragma once

#include "ir/Requirements.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace tesela::stablehlo {

class ConvolutionOp;
class ReduceWindowOp;
class SelectAndScatterOp;

/// How a window moves along one dimension. The input has `baseDilation - 1`
/// holes between neighbours, is then padded (negative: cut) and read by windows
/// of `size` elements, `windowDilation` apart, every `stride` elements.
struct Window {
  int64_t size = 1;
  int64_t stride = 1;
  int64_t low = 0, high = 0;
  int64_t baseDilation = 1, windowDilation = 1;
  bool reversed = false;
};

/// The number of positions of a window on an input of this size; dynamic if the
/// input's or the window's size is.
int64_t windowCount(int64_t inputSize, const Window &window);

/// One per dimension (of a convolution: per spatial dimension).
llvm::SmallVector<Window> windowsOf(ConvolutionOp op);
llvm::SmallVector<Window> windowsOf(ReduceWindowOp op);
llvm::SmallVector<Window> windowsOf(SelectAndScatterOp op);

/// The attributes of windows as operators carry them; absent ones stand for 1
/// (padding: 0, reversal: false).
struct WindowAttributes {
  mlir::DenseI64ArrayAttr strides = {}, baseDilations = {},
                          windowDilations = {};
  mlir::DenseIntElementsAttr padding = {};
  mlir::DenseBoolArrayAttr reversal = {};
};

/// The numbers of the constraints on WindowAttributes differ by operator.
struct WindowConstraints {
  llvm::StringRef strideCount, strides, baseDilationCount, baseDilations,
      windowDilationCount, windowDilations, padding, reversal;
};

/// Checks the attributes against the number of dimensions and joins them with
/// the sizes of the window.
mlir::FailureOr<llvm::SmallVector<Window>>
makeWindows(const Requirements &constraints, const WindowConstraints &numbers,
            llvm::ArrayRef<int64_t> sizes, const WindowAttributes &attributes);

} // namespace tesela::stablehlo
