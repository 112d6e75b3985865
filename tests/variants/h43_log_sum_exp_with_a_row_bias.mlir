// h43 log-sum-exp with a row bias; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256xf32> loc("b")) -> (tensor<256xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<256x1024xf32>
    %3 = stablehlo.exponential %2 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.log %4 : tensor<256xf32>
    return %5 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256xf32> loc("b")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.add %2, %arg1 : tensor<256xf32>
    return %3 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256xf32> loc("b")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<256xf32>
    return %3 : tensor<256xf32>
  }
