// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// Batch, free and contracted dimensions; narrow floats are summed in f32,
// integers in the type of the result.

// CHECK-LABEL: // stablehlo.dot_general
// CHECK: iterators d0: parallel 2, d1: parallel 3, d2: parallel 5, d3: reduction 4
// CHECK: read 0: operand 0 at (d0, d1, d3)
// CHECK: read 1: operand 1 at (d0, d3, d2)
// CHECK: convert %0 : f32
// CHECK: multiply
// CHECK: combiner sum from constant 0x0 : f32
// CHECK: write 0: result 0 at (d0, d1, d2)
// CHECK-LABEL: // stablehlo.dot_general
// CHECK: convert %0 : i32
// CHECK: combiner sum from constant 0x0 : i32
// CHECK-LABEL: // stablehlo.dot_general
// CHECK: reduce_precision e8m10 %0 : f32
// CHECK-LABEL: // stablehlo.dot
// CHECK: iterators d0: parallel 3, d1: reduction 3
// CHECK: read 0: operand 0 at (d0, d1)
// CHECK: read 1: operand 1 at (d1)
// CHECK-LABEL: // stablehlo.einsum
// CHECK: iterators d0: parallel 3, d1: parallel 2, d2: reduction 4, d3: reduction 5
// CHECK: read 0: operand 0 at (d1, d0, d2)
// CHECK: read 1: operand 1 at (d1, d2, d3)
func.func @main(%a: tensor<2x3x4xbf16>, %b: tensor<2x4x5xbf16>,
                %m: tensor<3x3xi8>, %f: tensor<3x3xf32>, %v: tensor<3xf32>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0],
      contracting_dims = [2] x [1]
      : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
  %1 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [0]
      : (tensor<3x3xi8>, tensor<3x3xi8>) -> tensor<3x3xi32>
  %2 = stablehlo.dot_general %f, %f, contracting_dims = [1] x [0],
      algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32,
                   accumulation_type = f32, lhs_component_count = 1,
                   rhs_component_count = 1, num_primitive_operations = 1,
                   allow_imprecise_accumulation = false>
      : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %3 = stablehlo.dot %f, %v : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %4 = stablehlo.einsum %a, %b, config = "bij,bjk->ib"
      : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<3x2xbf16>
  return
}
