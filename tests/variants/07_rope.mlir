// 07 rope; written by write_programs.py
  func.func public @main(%arg0: tensor<128x4096xf32> loc("e"), %arg1: tensor<128x4096xf32> loc("o"), %arg2: tensor<128x4096xf32> loc("c"), %arg3: tensor<128x4096xf32> loc("s")) -> (tensor<128x4096xf32>, tensor<128x4096xf32>) {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<128x4096xf32>
    %1 = stablehlo.multiply %arg1, %arg3 : tensor<128x4096xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<128x4096xf32>
    %3 = stablehlo.multiply %arg1, %arg2 : tensor<128x4096xf32>
    %4 = stablehlo.multiply %arg0, %arg3 : tensor<128x4096xf32>
    %5 = stablehlo.add %3, %4 : tensor<128x4096xf32>
    return %2, %5 : tensor<128x4096xf32>, tensor<128x4096xf32>
  }
