// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// A chain of maps is one kernel.
// CHECK-LABEL: @chain
// CHECK: plan.kernel "fusion.0" family "loop"(%arg0)
// CHECK-NOT: plan.kernel
func.func @chain(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %e = stablehlo.exponential %x : tensor<1000xf32>
  %n = stablehlo.negate %e : tensor<1000xf32>
  return %n : tensor<1000xf32>
}

// Reductions over the same rows and the maps between them are one kernel.
// CHECK-LABEL: @softmax
// CHECK: plan.kernel "fusion.0" family "rows"(%arg0)
// CHECK-NOT: plan.kernel
func.func @softmax(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<512xf32>) -> tensor<512x1024xf32>
  %d = stablehlo.subtract %x, %mb : tensor<512x1024xf32>
  %e = stablehlo.exponential %d : tensor<512x1024xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<512xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<512xf32>) -> tensor<512x1024xf32>
  %y = stablehlo.divide %e, %sb : tensor<512x1024xf32>
  return %y : tensor<512x1024xf32>
}

// A sort is no kernel; what follows it is.
// CHECK-LABEL: @around_a_sort
// CHECK: plan.kernel
// CHECK: stablehlo.sort
// CHECK: plan.kernel
func.func @around_a_sort(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %e = stablehlo.exponential %x : tensor<1000xf32>
  %s = "stablehlo.sort"(%e) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<1000xf32>) -> tensor<1000xf32>
  %n = stablehlo.negate %s : tensor<1000xf32>
  return %n : tensor<1000xf32>
}
