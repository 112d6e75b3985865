// A loop sets an element of each row to what was there, changed. Read and written in
// one kernel, the array was copied in every turn: the read is clamped, the write is
// not, and nothing knew that both are the same element. Read by a kernel of its own
// it stays where it is.
// RUN: tesela compile %s --emit buffers | FileCheck %s

// CHECK: 1 copies
// CHECK: copy argument 0
func.func @main(%x: tensor<2x33033xf32>) -> tensor<2x33033xf32> {
  %zero = stablehlo.constant dense<0> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %end = stablehlo.constant dense<33033> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<2xi32>, tensor<2x33033xf32>
  cond {
    %first = stablehlo.slice %i [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %n = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.compare LT, %n, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %at = stablehlo.reshape %i : (tensor<2xi32>) -> tensor<2x1xi32>
    %old = "stablehlo.gather"(%a, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x33033xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %e = stablehlo.exponential %old : tensor<2x1xf32>
    %new = stablehlo.reshape %e : (tensor<2x1xf32>) -> tensor<2xf32>
    %u = "stablehlo.scatter"(%a, %at, %new) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      stablehlo.return %q : tensor<f32>
    }) : (tensor<2x33033xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<2x33033xf32>
    %n = stablehlo.add %i, %one : tensor<2xi32>
    stablehlo.return %n, %u : tensor<2xi32>, tensor<2x33033xf32>
  }
  return %r#1 : tensor<2x33033xf32>
}
