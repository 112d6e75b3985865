// RUN: tesela compile --emit=tile %s | FileCheck %s

// Written along one dimension, read along the other: tiles in registers.
// CHECK: order (d0, d1) vector d1 x {{[0-9]+}}, 1 at once transposing d0
// CHECK: in0[d0 + d1 * 300]
func.func @main(%x: tensor<200x300xf32>) -> tensor<300x200xf32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<200x300xf32>) -> tensor<300x200xf32>
  %n = stablehlo.negate %t : tensor<300x200xf32>
  return %n : tensor<300x200xf32>
}
