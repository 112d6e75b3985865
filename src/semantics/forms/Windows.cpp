#include "semantics/forms/Windows.h"

#include "semantics/forms/FormBuilder.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tesela::semantics {

AffineExpr windowIndex(Access &access, const Window &window, AffineExpr place,
                       AffineExpr offset, int64_t extent, int64_t places) {
  AffineExpr position =
      place * window.stride + offset * window.windowDilation - window.padLow;
  int64_t first = -window.padLow;
  int64_t last = (places - 1) * window.stride +
                 (window.size - 1) * window.windowDilation - window.padLow;
  int64_t dilation = window.baseDilation;
  if (dilation > 1)
    access.guards.push_back({position % dilation, 0, 1});
  AffineExpr index = position.floorDiv(dilation);
  guard(access, index, 0, extent, llvm::divideFloorSigned(first, dilation),
        llvm::divideFloorSigned(last, dilation));
  return index;
}

} // namespace tesela::semantics
