// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s

// Sums of narrow floats are kept in f32.
// CHECK-LABEL: // stablehlo.reduce
// CHECK: iterators d0: parallel 3, d1: reduction 2
// CHECK: read 0: operand 0 at (d1, d0)
// CHECK: convert %0 : f32
// CHECK: combiner sum from operand 1 : f32
// CHECK: write 0: result 0 at (d0)
// Positions off the base contribute the init.
// CHECK-LABEL: // stablehlo.reduce_window
// CHECK: iterators d0: parallel 2, d1: parallel 3, d2: reduction 1, d3: reduction 2
// CHECK: read 0: operand 0 at (d0 + d2, d1 * 2 + d3 - 1) if 0 <= d1 * 2 + d3 - 1 < 4
// CHECK: read 1: operand 1 at ()
// CHECK: in-bounds 0
// CHECK: combiner maximum from operand 1 : f32
// A region whose accumulator is wider than the elements.
// CHECK-LABEL: // stablehlo.reduce
// CHECK: convert %0 : i32
// CHECK: combiner sum from operand 1 : i32
// A constant captured from outside is part of the combiner.
// CHECK-LABEL: // stablehlo.map
// CHECK: constant 2{{.*}} : f32
// CHECK: multiply
func.func @main(%h: tensor<2x3xbf16>, %hz: tensor<bf16>, %x: tensor<2x4xf32>,
                %z: tensor<f32>, %b: tensor<4xi8>, %bz: tensor<i8>) {
  %0 = stablehlo.reduce(%h init: %hz) applies stablehlo.add across
      dimensions = [0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %1 = "stablehlo.reduce_window"(%x, %z) <{
      window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>,
      padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
  %2 = "stablehlo.reduce"(%b, %bz) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<i32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %3 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>):
    %t = stablehlo.multiply %p, %two : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
