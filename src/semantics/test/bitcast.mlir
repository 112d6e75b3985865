// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// The lowest bits come first.

// CHECK-LABEL: // stablehlo.bitcast_convert
// CHECK: read 0: operand 0 at (d0)
// CHECK: bitcast %0 : i32
// CHECK-LABEL: // stablehlo.bitcast_convert
// CHECK: iterators d0: parallel 2, d1: parallel 4
// CHECK: read 0: operand 0 at (d0)
// CHECK: iterator 1
// CHECK: shift_right_logical {{.*}} : ui32
// CHECK: convert {{.*}} : ui8
// CHECK-LABEL: // stablehlo.bitcast_convert
// CHECK: read 0: operand 0 at (d0, 0)
// CHECK: read 1: operand 0 at (d0, 1)
// CHECK: shift_left {{.*}} : ui32
// CHECK: or {{.*}} : ui32
// CHECK: bitcast {{.*}} : f32
func.func @main(%x: tensor<2xf32>, %h: tensor<2x2xui16>) {
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x4xui8>
  %2 = stablehlo.bitcast_convert %h : (tensor<2x2xui16>) -> tensor<2xf32>
  return
}
