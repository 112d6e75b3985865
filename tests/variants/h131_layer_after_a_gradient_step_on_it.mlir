// h131 layer after a gradient step on it; written by write_programs.py
  func.func public @main(%arg0: tensor<16x1024xf32> loc("q"), %arg1: tensor<40x1024xf32> loc("x"), %arg2: tensor<40x768xf32> loc("y"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1xf32> loc("a")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x1024xf32>) -> tensor<1024x40xf32>
    %1 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x1024xf32>, tensor<1024x768xf32>) -> tensor<40x768xf32>
    %2 = stablehlo.subtract %1, %arg2 : tensor<40x768xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x40xf32>, tensor<40x768xf32>) -> tensor<1024x768xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x768xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<1024x768xf32>
    %7 = stablehlo.subtract %arg3, %6 : tensor<1024x768xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    return %8 : tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x1024xf32> loc("q"), %arg1: tensor<40x1024xf32> loc("x"), %arg2: tensor<40x768xf32> loc("y"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1xf32> loc("a")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x1024xf32>) -> tensor<1024x40xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x40xf32>) -> tensor<16x40xf32>
    %3 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x1024xf32>, tensor<1024x768xf32>) -> tensor<40x768xf32>
    %4 = stablehlo.subtract %3, %arg2 : tensor<40x768xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x40xf32>, tensor<40x768xf32>) -> tensor<16x768xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x768xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<16x768xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<16x768xf32>
    return %9 : tensor<16x768xf32>
  }
  func.func public @variant1(%arg0: tensor<16x1024xf32> loc("q"), %arg1: tensor<40x1024xf32> loc("x"), %arg2: tensor<40x768xf32> loc("y"), %arg3: tensor<1024x768xf32> loc("w"), %arg4: tensor<1xf32> loc("a")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<16x1024xf32>, tensor<40x1024xf32>) -> tensor<56x1024xf32>
    %1 = stablehlo.dot_general %0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<56x1024xf32>, tensor<1024x768xf32>) -> tensor<56x768xf32>
    %2 = stablehlo.slice %1 [0:16, 0:768] : (tensor<56x768xf32>) -> tensor<16x768xf32>
    %3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<40x1024xf32>) -> tensor<1024x40xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x40xf32>) -> tensor<16x40xf32>
    %5 = stablehlo.slice %1 [16:56, 0:768] : (tensor<56x768xf32>) -> tensor<40x768xf32>
    %6 = stablehlo.subtract %5, %arg2 : tensor<40x768xf32>
    %7 = stablehlo.dot_general %4, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x40xf32>, tensor<40x768xf32>) -> tensor<16x768xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x768xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<16x768xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<16x768xf32>
    return %11 : tensor<16x768xf32>
  }
