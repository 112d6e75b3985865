// RUN: tesela compile --emit=tile %s | FileCheck %s

// Three channels behind pixels: vectors of pixels, one a channel, interleaved.
// CHECK-LABEL: transpose
// CHECK: order (d0, d1) vector d0 x 16, 1 at once interleaving d1
// CHECK: store n0 -> out0[d0 * 3 + d1]
// Eight are a vector of their own: tiles of 8 x 8.
// CHECK-LABEL: transpose
// CHECK: vector d2 x 8, 1 at once transposing d1
func.func @main(%x: tensor<3x50003xf32>, %y: tensor<5000x8x8xf32>)
    -> (tensor<50003x3xf32>, tensor<5000x8x8xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x50003xf32>) -> tensor<50003x3xf32>
  %1 = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<5000x8x8xf32>) -> tensor<5000x8x8xf32>
  return %0, %1 : tensor<50003x3xf32>, tensor<5000x8x8xf32>
}
