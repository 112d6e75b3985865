// h20 trace of a product; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("a"), %arg1: tensor<1024x256xf32> loc("b")) -> (tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x256xf32>) -> tensor<256x256xf32>
    %1 = stablehlo.iota dim = 0 : tensor<256x256xi32>
    %2 = stablehlo.iota dim = 1 : tensor<256x256xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %4 = stablehlo.add %1, %3 : tensor<256x256xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @main._where(%5, %0, %c_0) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<i32>) -> tensor<256x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    return %8 : tensor<f32>
  }
  func.func private @main._where(%arg0: tensor<256x256xi1>, %arg1: tensor<256x256xf32>, %arg2: tensor<i32>) -> tensor<256x256xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<256x256xi1>, tensor<256x256xf32>
    return %2 : tensor<256x256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("a"), %arg1: tensor<1024x256xf32> loc("b")) -> (tensor<f32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x256xf32>) -> tensor<256x1024xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("a"), %arg1: tensor<1024x256xf32> loc("b")) -> (tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x256xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
