// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// One read per operand at the index of the result; scalars and CHLO's implicit
// broadcasts read less.

// CHECK-LABEL: // stablehlo.add
// CHECK: iterators d0: parallel 2, d1: parallel 3
// CHECK: read 0: operand 0 at (d0, d1)
// CHECK: read 1: operand 1 at (d0, d1)
// CHECK: %2 = add %0, %1 : f32
// CHECK: write 0: result 0 at (d0, d1)
// CHECK-LABEL: // stablehlo.clamp
// CHECK: read 0: operand 0 at ()
// CHECK: read 1: operand 1 at (d0, d1)
// CHECK: maximum %1, %0
// CHECK: minimum %3, %2
// CHECK-LABEL: // stablehlo.compare
// CHECK: compare LT TOTALORDER %0, %1 : i1
// CHECK-LABEL: // stablehlo.compare
// CHECK: compare GE UNSIGNED %0, %1 : i1
// CHECK-LABEL: // stablehlo.reduce_precision
// CHECK: reduce_precision e5m2 %0 : f32
// CHECK-LABEL: // chlo.broadcast_add
// CHECK: read 0: operand 0 at (d0, 0)
// CHECK: read 1: operand 1 at (d1)
// CHECK-LABEL: // stablehlo.power
// CHECK-NOT: power
// CHECK: yield
func.func @main(%x: tensor<2x3xf32>, %s: tensor<f32>, %u: tensor<4xui8>,
                %c: tensor<2x1xf32>, %r: tensor<3xf32>, %i: tensor<4xi8>) {
  %0 = stablehlo.add %x, %x : tensor<2x3xf32>
  %1 = stablehlo.clamp %s, %x, %s
      : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %2 = stablehlo.compare LT, %x, %0, TOTALORDER
      : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %3 = stablehlo.compare GE, %u, %u, UNSIGNED
      : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<2x3xf32>
  %5 = chlo.broadcast_add %c, %r
      : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.power %i, %i : tensor<4xi8>
  return
}
