// h51 rotary queries; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024x128xf32> loc("w"), %arg2: tensor<512x128xf32> loc("c"), %arg3: tensor<512x128xf32> loc("s")) -> (tensor<512x128xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x128xf32>) -> tensor<512x128xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<512x128xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x128xf32>) -> tensor<512x128xf32>
    %3 = stablehlo.slice %2 [0:512, 0:64] : (tensor<512x128xf32>) -> tensor<512x64xf32>
    %4 = stablehlo.slice %2 [0:512, 64:128] : (tensor<512x128xf32>) -> tensor<512x64xf32>
    %5 = stablehlo.negate %4 : tensor<512x64xf32>
    %6 = stablehlo.concatenate %5, %3, dim = 1 : (tensor<512x64xf32>, tensor<512x64xf32>) -> tensor<512x128xf32>
    %7 = stablehlo.multiply %6, %arg3 : tensor<512x128xf32>
    %8 = stablehlo.add %1, %7 : tensor<512x128xf32>
    return %8 : tensor<512x128xf32>
  }
  func.func public @variant0(%arg0: tensor<512x1024xf32> loc("x"), %arg1: tensor<1024x128xf32> loc("w"), %arg2: tensor<512x128xf32> loc("c"), %arg3: tensor<512x128xf32> loc("s")) -> (tensor<512x128xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x128xf32>) -> tensor<512x128xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<512x128xf32>
    %2 = stablehlo.slice %arg1 [0:1024, 0:64] : (tensor<1024x128xf32>) -> tensor<1024x64xf32>
    %3 = stablehlo.slice %arg1 [0:1024, 64:128] : (tensor<1024x128xf32>) -> tensor<1024x64xf32>
    %4 = stablehlo.negate %3 : tensor<1024x64xf32>
    %5 = stablehlo.concatenate %4, %2, dim = 1 : (tensor<1024x64xf32>, tensor<1024x64xf32>) -> tensor<1024x128xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1024xf32>, tensor<1024x128xf32>) -> tensor<512x128xf32>
    %7 = stablehlo.multiply %6, %arg3 : tensor<512x128xf32>
    %8 = stablehlo.add %1, %7 : tensor<512x128xf32>
    return %8 : tensor<512x128xf32>
  }
