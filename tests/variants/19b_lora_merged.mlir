// 19b lora, merged; written by write_programs.py
  func.func public @main(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x4096xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x4096xf32> loc("b")) -> (tensor<128x4096xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x4096xf32>) -> tensor<1024x4096xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<1024x4096xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x4096xf32>) -> tensor<128x4096xf32>
    return %2 : tensor<128x4096xf32>
  }
  func.func public @variant0(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x4096xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x4096xf32> loc("b")) -> (tensor<128x4096xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x4096xf32>) -> tensor<128x4096xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x4096xf32>) -> tensor<128x4096xf32>
    %3 = stablehlo.add %0, %2 : tensor<128x4096xf32>
    return %3 : tensor<128x4096xf32>
  }
