// h113 Huber loss; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<256x1024xf32>
    %1 = stablehlo.abs %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.compare LE, %1, %2, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<256x1024xf32>
    %7 = stablehlo.abs %0 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<256x1024xf32>
    %10 = call @main._where(%3, %6, %9) : (tensor<256x1024xi1>, tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xf32>
    return %10 : tensor<256x1024xf32>
  }
  func.func private @main._where(%arg0: tensor<256x1024xi1>, %arg1: tensor<256x1024xf32>, %arg2: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<256x1024xi1>, tensor<256x1024xf32>
    return %0 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<256x1024xf32>
    %1 = stablehlo.abs %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<256x1024xf32>
    %6 = stablehlo.subtract %1, %5 : tensor<256x1024xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<256x1024xf32>
    return %7 : tensor<256x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<256x1024xf32>
    %1 = stablehlo.abs %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<256x1024xf32>
    %7 = stablehlo.subtract %1, %3 : tensor<256x1024xf32>
    %8 = stablehlo.add %6, %7 : tensor<256x1024xf32>
    return %8 : tensor<256x1024xf32>
  }
