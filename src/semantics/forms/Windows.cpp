#include "semantics/forms/Windows.h"

#include "semantics/forms/FormBuilder.h"

using namespace mlir;

namespace tesela::semantics {

AffineExpr windowIndex(Access &access, const Window &window, AffineExpr place,
                       AffineExpr offset, const Extent &extent,
                       const Extent &places) {
  AffineExpr position =
      place * window.stride + offset * window.windowDilation - window.padLow;
  Extent first = 0 - window.padLow;
  Extent last = (places - 1) * window.stride +
                (window.size - 1) * window.windowDilation - window.padLow;
  int64_t dilation = window.baseDilation;
  if (dilation > 1)
    access.guards.push_back({position % dilation, 0, 1});
  AffineExpr index = position.floorDiv(dilation);
  guard(access, index, 0, extent, floorDivide(first, dilation),
        floorDivide(last, dilation));
  return index;
}

} // namespace tesela::semantics
