// h07 two adapters; written by write_programs.py
  func.func public @main(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x768xf32> loc("b"), %arg4: tensor<1024x8xf32> loc("c"), %arg5: tensor<8x768xf32> loc("d")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<128x768xf32>
    %4 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x8xf32>) -> tensor<128x8xf32>
    %5 = stablehlo.dot_general %4, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x8xf32>, tensor<8x768xf32>) -> tensor<128x768xf32>
    %6 = stablehlo.add %3, %5 : tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant0(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x768xf32> loc("b"), %arg4: tensor<1024x8xf32> loc("c"), %arg5: tensor<8x768xf32> loc("d")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<1024x768xf32>
    %2 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8xf32>, tensor<8x768xf32>) -> tensor<1024x768xf32>
    %3 = stablehlo.add %1, %2 : tensor<1024x768xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    return %4 : tensor<128x768xf32>
  }
