// h64 factorisation machine; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x16xf32> loc("v")) -> (tensor<256xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
    %6 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x16xf32>) -> tensor<16x1024xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x1024xf32>) -> tensor<1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @main._where(%5, %7, %c) : (tensor<1024x1024xi1>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x1024xf32>) -> tensor<256x1024xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    return %11 : tensor<256xf32>
  }
  func.func private @main._where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<1024x1024xf32>, %arg2: tensor<i32>) -> tensor<1024x1024xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1024x1024xi1>, tensor<1024x1024xf32>
    return %2 : tensor<1024x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x16xf32> loc("v")) -> (tensor<256xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<256x16xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<1024x16xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x16xf32>) -> tensor<256x16xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<256x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<256xf32>
    return %8 : tensor<256xf32>
  }
