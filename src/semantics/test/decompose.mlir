// RUN: tesela-opt %s --decompose | FileCheck %s

// CHECK-LABEL: func.func @training
// CHECK-NOT: batch_norm
// CHECK: stablehlo.reduce
// CHECK: stablehlo.divide
// CHECK: stablehlo.sqrt
func.func @training(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>)
    -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{
      epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
      -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @pool
// CHECK-NOT: select_and_scatter
// CHECK: stablehlo.iota
// CHECK: stablehlo.reduce_window
// CHECK: stablehlo.scatter
func.func @pool(%x: tensor<4xf32>, %g: tensor<2xf32>, %z: tensor<f32>)
    -> tensor<4xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %g, %z) <{
      window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
