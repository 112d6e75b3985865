// h216 layer on the channels of signals; written by write_programs.py
  func.func public @main(%arg0: tensor<24x96x640xf32> loc("x"), %arg1: tensor<96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<24x160x640xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<24x96x640xf32>) -> tensor<24x640x96xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640x96xf32>, tensor<96x160xf32>) -> tensor<24x640x160xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<24x640x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x640x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x640x160xf32>
    %6 = stablehlo.maximum %4, %5 : tensor<24x640x160xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<24x640x160xf32>) -> tensor<24x160x640xf32>
    return %7 : tensor<24x160x640xf32>
  }
  func.func public @variant0(%arg0: tensor<24x96x640xf32> loc("x"), %arg1: tensor<96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<24x160x640xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x96x640xf32>, tensor<96x160xf32>) -> tensor<24x640x160xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<24x640x160xf32>) -> tensor<24x160x640xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<160x1xf32>) -> tensor<1x160x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x160x1xf32>) -> tensor<24x160x640xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x160x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x160x640xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<24x160x640xf32>
    return %7 : tensor<24x160x640xf32>
  }
  func.func public @variant0_1(%arg0: tensor<24x96x640xf32> loc("x"), %arg1: tensor<96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<24x160x640xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<96x160xf32>, tensor<24x96x640xf32>) -> tensor<160x24x640xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<160x24x640xf32>) -> tensor<24x160x640xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<160x1xf32>) -> tensor<1x160x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x160x1xf32>) -> tensor<24x160x640xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x160x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x160x640xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<24x160x640xf32>
    return %7 : tensor<24x160x640xf32>
  }
  func.func public @variant0_2(%arg0: tensor<24x96x640xf32> loc("x"), %arg1: tensor<96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<24x160x640xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<96x160xf32>) -> tensor<160x96xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<160x96xf32>, tensor<24x96x640xf32>) -> tensor<160x24x640xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<160x24x640xf32>) -> tensor<24x160x640xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<160x1xf32>) -> tensor<1x160x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x160x1xf32>) -> tensor<24x160x640xf32>
    %6 = stablehlo.add %2, %5 : tensor<24x160x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x160x640xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<24x160x640xf32>
    return %8 : tensor<24x160x640xf32>
  }
