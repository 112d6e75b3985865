// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// The array with one element changed never exists.
// CHECK: plan.kernel "dynamic_slice.0" family "loop"(%arg0)
// CHECK-NOT: plan.kernel
func.func @main(%i: tensor<i32>) -> tensor<1x256xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x256xf32>
  %at = stablehlo.constant dense<5> : tensor<2xi32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %u = "stablehlo.scatter"(%one, %at, %two) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<256x256xf32>, tensor<2xi32>, tensor<f32>) -> tensor<256x256xf32>
  %s = stablehlo.dynamic_slice %u, %i, %zero, sizes = [1, 256] : (tensor<256x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
  return %s : tensor<1x256xf32>
}
