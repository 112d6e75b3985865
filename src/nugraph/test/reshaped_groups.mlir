// RUN: tesela compile %s --emit=nugraph | FileCheck %s

// 12 x 5 as 4 x 15: 12 is 4 groups of 3, and 15 is 3 of 5; no size becomes a number.
// CHECK: program `input 0 f32 {[[G:[A-Z]]]*[[N:[A-Z]]]} {[[T:[A-Z]]]}
// CHECK: program `input 1 f32 {[[G]]} {[[T]]}

  func.func public @main(%arg0: tensor<12x5x7xf32> loc("q"), %arg1: tensor<4x5x7xf32> loc("k")) -> (tensor<4x7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<4x5x7xf32>) -> tensor<4x1x5x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<4x1x5x7xf32>) -> tensor<4x3x5x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x3x5x7xf32>) -> tensor<12x5x7xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<12x5x7xf32>
    %4 = stablehlo.reshape %3 : (tensor<12x5x7xf32>) -> tensor<4x15x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x15x7xf32>, tensor<f32>) -> tensor<4x7xf32>
    return %5 : tensor<4x7xf32>
  }
