// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @feature(%x: tensor<2x8xf32>, %s: tensor<8xf32>) {
  // expected-error @+1 {{stablehlo.batch_norm_training: (C1) feature_index must lie in [0, 2), got 2}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) {epsilon = 0.001 : f32, feature_index = 2 : i64} : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

func.func @offset(%x: tensor<2x8xf32>, %s: tensor<8xf32>, %t: tensor<2xf32>) {
  // expected-error @+1 {{stablehlo.batch_norm_training: (C4) offset must have one entry per feature, 8}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %t) {epsilon = 0.001 : f32, feature_index = 1 : i64} : (tensor<2x8xf32>, tensor<8xf32>, tensor<2xf32>) -> (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>)
  return
}
