// h207 standardised pixels before a layer; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x784xui8> loc("x"), %arg1: tensor<784xf32> loc("m"), %arg2: tensor<784xf32> loc("s"), %arg3: tensor<784x160xf32> loc("w"), %arg4: tensor<160xf32> loc("b")) -> (tensor<1000x160xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<1000x784xui8>) -> tensor<1000x784xf32>
    %cst = stablehlo.constant dense<2.550000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x784xf32>
    %2 = stablehlo.divide %0, %1 : tensor<1000x784xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<784xf32>) -> tensor<1x784xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x784xf32>) -> tensor<1000x784xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<1000x784xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<784xf32>) -> tensor<1x784xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x784xf32>) -> tensor<1000x784xf32>
    %8 = stablehlo.divide %5, %7 : tensor<1000x784xf32>
    %9 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x784xf32>, tensor<784x160xf32>) -> tensor<1000x160xf32>
    %10 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<1000x160xf32>
    %12 = stablehlo.add %9, %11 : tensor<1000x160xf32>
    return %12 : tensor<1000x160xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x784xui8> loc("x"), %arg1: tensor<784xf32> loc("m"), %arg2: tensor<784xf32> loc("s"), %arg3: tensor<784x160xf32> loc("w"), %arg4: tensor<160xf32> loc("b")) -> (tensor<1000x160xf32>) {
    %cst = stablehlo.constant dense<2.550000e+02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<784xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<784xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<784xf32>) -> tensor<784x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<784x1xf32>) -> tensor<784x160xf32>
    %4 = stablehlo.divide %arg3, %3 : tensor<784x160xf32>
    %5 = stablehlo.convert %arg0 : (tensor<1000x784xui8>) -> tensor<1000x784xf32>
    %6 = stablehlo.dot_general %5, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x784xf32>, tensor<784x160xf32>) -> tensor<1000x160xf32>
    %7 = stablehlo.divide %arg1, %arg2 : tensor<784xf32>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<784xf32>, tensor<784x160xf32>) -> tensor<160xf32>
    %9 = stablehlo.subtract %arg4, %8 : tensor<160xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<1000x160xf32>
    %12 = stablehlo.add %6, %11 : tensor<1000x160xf32>
    return %12 : tensor<1000x160xf32>
  }
  func.func public @variant0_1(%arg0: tensor<1000x784xui8> loc("x"), %arg1: tensor<784xf32> loc("m"), %arg2: tensor<784xf32> loc("s"), %arg3: tensor<784x160xf32> loc("w"), %arg4: tensor<160xf32> loc("b")) -> (tensor<1000x160xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<784xf32>) -> tensor<784x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<784x1xf32>) -> tensor<784x160xf32>
    %2 = stablehlo.divide %arg3, %1 : tensor<784x160xf32>
    %3 = stablehlo.convert %arg0 : (tensor<1000x784xui8>) -> tensor<1000x784xf32>
    %cst = stablehlo.constant dense<2.550000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<784x160xf32>
    %5 = stablehlo.divide %2, %4 : tensor<784x160xf32>
    %6 = stablehlo.dot_general %3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x784xf32>, tensor<784x160xf32>) -> tensor<1000x160xf32>
    %7 = stablehlo.dot_general %arg1, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<784xf32>, tensor<784x160xf32>) -> tensor<160xf32>
    %8 = stablehlo.subtract %arg4, %7 : tensor<160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<1000x160xf32>
    %11 = stablehlo.add %6, %10 : tensor<1000x160xf32>
    return %11 : tensor<1000x160xf32>
  }
  func.func public @variant0_2(%arg0: tensor<1000x784xui8> loc("x"), %arg1: tensor<784xf32> loc("m"), %arg2: tensor<784xf32> loc("s"), %arg3: tensor<784x160xf32> loc("w"), %arg4: tensor<160xf32> loc("b")) -> (tensor<1000x160xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<784xf32>) -> tensor<784x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<784x1xf32>) -> tensor<784x160xf32>
    %2 = stablehlo.divide %arg3, %1 : tensor<784x160xf32>
    %3 = stablehlo.convert %arg0 : (tensor<1000x784xui8>) -> tensor<1000x784xf32>
    %4 = stablehlo.dot_general %3, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x784xf32>, tensor<784x160xf32>) -> tensor<1000x160xf32>
    %cst = stablehlo.constant dense<2.550000e+02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x160xf32>
    %6 = stablehlo.divide %4, %5 : tensor<1000x160xf32>
    %7 = stablehlo.dot_general %arg1, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<784xf32>, tensor<784x160xf32>) -> tensor<160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<1000x160xf32>
    %10 = stablehlo.subtract %6, %9 : tensor<1000x160xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<1000x160xf32>
    %13 = stablehlo.add %10, %12 : tensor<1000x160xf32>
    return %13 : tensor<1000x160xf32>
  }
