// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s

// CHECK-LABEL: // stablehlo.concatenate
// CHECK: read 0: operand 0 at (d0) if 0 <= d0 < 2
// CHECK: read 1: operand 1 at (d0 - 2) if 2 <= d0 < 5
// CHECK: select
// Interior padding first, then the negative edge cuts.
// CHECK-LABEL: // stablehlo.pad
// CHECK: iterators d0: parallel 6
// CHECK: read 0: operand 0 at ((d0 + 1) floordiv 2)
// CHECK-SAME: if 0 <= (d0 + 1) mod 2 < 1 and 0 <= (d0 + 1) floordiv 2 < 3
// CHECK: read 1: operand 1 at ()
// CHECK: in-bounds 0
// An empty pad never fails.
// CHECK-LABEL: // stablehlo.pad
// CHECK: read 0: operand 0 at (d0){{$}}
// CHECK-NOT: in-bounds
// CHECK: write 0
func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>, %v: tensor<f32>) {
  %0 = stablehlo.concatenate %a, %b, dim = 0
      : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %1 = stablehlo.pad %b, %v, low = [-1], high = [2], interior = [1]
      : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  %2 = stablehlo.pad %b, %v, low = [0], high = [0], interior = [0]
      : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}
