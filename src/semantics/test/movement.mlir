// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// One operand read at an affine function of the result's index.

// CHECK-LABEL: // stablehlo.broadcast_in_dim
// CHECK: read 0: operand 0 at (d1, 0)
// CHECK-LABEL: // stablehlo.transpose
// CHECK: read 0: operand 0 at (d1, d0)
// CHECK-LABEL: // stablehlo.slice
// CHECK: read 0: operand 0 at (d0 + 1, d1 * 2)
// CHECK-LABEL: // stablehlo.reverse
// CHECK: read 0: operand 0 at (d0, -d1 + 5)
// Only what changes is taken apart: 4x6 -> 4x2x3, 4x6 -> 8x3.
// CHECK-LABEL: // stablehlo.reshape
// CHECK: read 0: operand 0 at (d0, d1 * 3 + d2)
// CHECK-LABEL: // stablehlo.reshape
// CHECK: read 0: operand 0 at ((d0 * 3 + d1) floordiv 6, (d0 * 3 + d1) mod 6)
// CHECK-LABEL: // stablehlo.reshape
// CHECK: read 0: operand 0 at (d1, d3)
// CHECK-LABEL: // stablehlo.iota
// CHECK: iterator 1 : f16
// CHECK-LABEL: // stablehlo.constant
// CHECK: constant 2 : i32
func.func @main(%a: tensor<4x1xf32>, %x: tensor<4x6xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 0]
      : (tensor<4x1xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0]
      : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.slice %x [1:4, 0:6:2] : (tensor<4x6xf32>) -> tensor<3x3xf32>
  %3 = stablehlo.reverse %x, dims = [1] : tensor<4x6xf32>
  %4 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %5 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<8x3xf32>
  %6 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<1x4x1x6xf32>
  %7 = stablehlo.iota dim = 1 : tensor<2x3xf16>
  %8 = stablehlo.constant dense<2> : tensor<3xi32>
  return
}
