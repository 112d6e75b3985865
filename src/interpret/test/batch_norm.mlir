// RUN: tesela check %s | FileCheck %s
// CHECK: 3 passed, 0 failed

func.func @training() {
  %x = stablehlo.constant dense<[[1.0, 10.0], [3.0, 30.0]]> : tensor<2x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %y, %mean, %var = "stablehlo.batch_norm_training"(%x, %scale, %offset) {epsilon = 0.0 : f32, feature_index = 1 : i64} : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %y, dense<[[-1.0, -1.0], [1.0, 3.0]]> : tensor<2x2xf32>
  check.expect_eq_const %mean, dense<[2.0, 20.0]> : tensor<2xf32>
  check.expect_eq_const %var, dense<[1.0, 100.0]> : tensor<2xf32>
  func.return
}

// -----

func.func @inference_adds_epsilon_to_the_variance() {
  %x = stablehlo.constant dense<[[5.0], [1.0]]> : tensor<2x1xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %var = stablehlo.constant dense<3.0> : tensor<1xf32>
  %y = "stablehlo.batch_norm_inference"(%x, %one, %one, %one, %var) {epsilon = 1.0 : f32, feature_index = 1 : i64} : (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %y, dense<[[3.0], [1.0]]> : tensor<2x1xf32>
  func.return
}

// -----

func.func @gradient() {
  %x = stablehlo.constant dense<[[1.0], [3.0]]> : tensor<2x1xf32>
  %scale = stablehlo.constant dense<2.0> : tensor<1xf32>
  %mean = stablehlo.constant dense<2.0> : tensor<1xf32>
  %var = stablehlo.constant dense<1.0> : tensor<1xf32>
  %g = stablehlo.constant dense<[[1.0], [3.0]]> : tensor<2x1xf32>
  %dx, %dscale, %doffset = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %var, %g) {epsilon = 3.0 : f32, feature_index = 1 : i64} : (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_almost_eq_const %dx, dense<[[-0.75], [0.75]]> : tensor<2x1xf32>
  check.expect_eq_const %dscale, dense<[1.0]> : tensor<1xf32>
  check.expect_eq_const %doffset, dense<[4.0]> : tensor<1xf32>
  func.return
}
