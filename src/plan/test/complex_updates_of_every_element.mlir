// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// A scatter without an index sets each element once. What it is set over is
// never seen, so its accumulators begin anywhere, but with a number of their type.
func.func @main() {
  %x = stablehlo.iota dim = 0 : tensor<11xf64>
  %z = stablehlo.constant dense<(1.0, 2.0)> : tensor<11xcomplex<f32>>
  %none = stablehlo.constant dense<> : tensor<11x0xui32>
  %u = stablehlo.add %x, %x : tensor<11xf64>
  %w = stablehlo.add %z, %z : tensor<11xcomplex<f32>>
  %r:2 = "stablehlo.scatter"(%x, %z, %none, %u, %w) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<complex<f32>>, %c: tensor<f64>, %d: tensor<complex<f32>>):
    stablehlo.return %c, %d : tensor<f64>, tensor<complex<f32>>
  }) : (tensor<11xf64>, tensor<11xcomplex<f32>>, tensor<11x0xui32>, tensor<11xf64>, tensor<11xcomplex<f32>>) -> (tensor<11xf64>, tensor<11xcomplex<f32>>)
  check.expect_eq %r#0, %u : tensor<11xf64>
  check.expect_eq_const %r#1, dense<(2.0, 4.0)> : tensor<11xcomplex<f32>>
  func.return
}
