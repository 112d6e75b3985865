// RUN: tesela compile --emit=tile %s | FileCheck %s

// An outer product as a dot_general sums one term: no accumulator, no scratch.
// CHECK-NOT: reduce
// CHECK-NOT: scratch
func.func @main(%a: tensor<100x16xf32>, %b: tensor<200x16xf32>, %c: tensor<300x1xf32>, %d: tensor<1x301xf32>)
    -> (tensor<16x100x200xf32>, tensor<300x301xf32>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [1], contracting_dims = [] x [] : (tensor<100x16xf32>, tensor<200x16xf32>) -> tensor<16x100x200xf32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<300x1xf32>, tensor<1x301xf32>) -> tensor<300x301xf32>
  return %0, %1 : tensor<16x100x200xf32>, tensor<300x301xf32>
}
