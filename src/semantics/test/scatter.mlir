// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// Window dimensions without a start index never meet and stay parallel; guards
// drop a window whole.

// CHECK-LABEL: // stablehlo.scatter
// CHECK: iterators d0: parallel 6, d1: reduction 5
// CHECK: read 0: operand 2 at (d1, d0)
// CHECK: combiner sum from operand 0 at the write position : f32
// CHECK: write 0: result 0 at (s0, d0) where s0 = operand 1 at (d1, 0) if 0 <= s0 < 4
// CHECK-LABEL: // stablehlo.scatter
// CHECK: iterators d0: reduction 5, d1: reduction 2
// CHECK: combiner last from operand 0 at the write position : f32
// CHECK: write 0: result 0 at (0, d1 + s0) where s0 = operand 1 at (d0, 0) if 0 <= s0 < 5
// Batched, variadic: an argmax keeps its position.
// CHECK-LABEL: // stablehlo.scatter
// CHECK: iterators d0: parallel 4, d1: reduction 5
// CHECK: combiner general from operand 0 at the write position : f32, operand 1 at the write position : i32
// CHECK: write 0: result 0 at (d0, s0) where s0 = operand 2 at (d0, d1) if 0 <= s0 < 6
// CHECK: write 1: result 1 at (d0, s0) where s0 = operand 2 at (d0, d1) if 0 <= s0 < 6
func.func @main(%x: tensor<4x6xf32>, %n: tensor<4x6xi32>, %ids: tensor<5x1xi32>,
                %rows: tensor<5x6xf32>, %pairs: tensor<5x2xf32>,
                %batched: tensor<4x5xi32>, %v: tensor<4x5xf32>,
                %p: tensor<4x5xi32>) {
  %0 = "stablehlo.scatter"(%x, %ids, %rows) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
        inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
        index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  %1 = "stablehlo.scatter"(%x, %ids, %pairs) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
        inserted_window_dims = [0], scatter_dims_to_operand_dims = [1],
        index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<5x1xi32>, tensor<5x2xf32>) -> tensor<4x6xf32>
  %2:2 = "stablehlo.scatter"(%x, %n, %batched, %v, %p) <{
    scatter_dimension_numbers = #stablehlo.scatter<
        inserted_window_dims = [1], input_batching_dims = [0],
        scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1],
        index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %g = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %w = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %k = stablehlo.select %g, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %w, %k : tensor<f32>, tensor<i32>
  }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<4x5xi32>, tensor<4x5xf32>,
        tensor<4x5xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
