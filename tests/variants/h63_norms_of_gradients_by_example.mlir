// h63 norms of gradients by example; written by write_programs.py
  func.func public @main(%arg0: tensor<32x48x768xf32> loc("x"), %arg1: tensor<32x48x640xf32> loc("d")) -> (tensor<32xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x48x768xf32>, tensor<32x48x640xf32>) -> tensor<32x768x640xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<32x768x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x768x640xf32>, tensor<f32>) -> tensor<32x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x768xf32>, tensor<f32>) -> tensor<32xf32>
    return %3 : tensor<32xf32>
  }
  func.func public @variant0(%arg0: tensor<32x48x768xf32> loc("x"), %arg1: tensor<32x48x640xf32> loc("d")) -> (tensor<32xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x48x768xf32>, tensor<32x48x768xf32>) -> tensor<32x48x48xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x48x640xf32>, tensor<32x48x640xf32>) -> tensor<32x48x48xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<32x48x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x48x48xf32>, tensor<f32>) -> tensor<32x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
    return %4 : tensor<32xf32>
  }
