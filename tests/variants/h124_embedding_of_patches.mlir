// h124 embedding of patches; written by write_programs.py
  func.func public @main(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<2x2x48x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<72x88x160xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<2x2x48x160xf32>) -> tensor<4x48x160xf32>
    %1 = stablehlo.slice %arg0 [0:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %2 = stablehlo.slice %arg0 [0:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %3 = stablehlo.slice %arg0 [1:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %4 = stablehlo.slice %arg0 [1:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %5 = stablehlo.slice %0 [0:1, 0:48, 0:160] : (tensor<4x48x160xf32>) -> tensor<1x48x160xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x48x160xf32>) -> tensor<48x160xf32>
    %7 = stablehlo.dot_general %1, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<72x88x48xf32>, tensor<48x160xf32>) -> tensor<72x88x160xf32>
    %8 = stablehlo.slice %0 [1:2, 0:48, 0:160] : (tensor<4x48x160xf32>) -> tensor<1x48x160xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x48x160xf32>) -> tensor<48x160xf32>
    %10 = stablehlo.dot_general %2, %9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<72x88x48xf32>, tensor<48x160xf32>) -> tensor<72x88x160xf32>
    %11 = stablehlo.add %7, %10 : tensor<72x88x160xf32>
    %12 = stablehlo.slice %0 [2:3, 0:48, 0:160] : (tensor<4x48x160xf32>) -> tensor<1x48x160xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x48x160xf32>) -> tensor<48x160xf32>
    %14 = stablehlo.dot_general %3, %13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<72x88x48xf32>, tensor<48x160xf32>) -> tensor<72x88x160xf32>
    %15 = stablehlo.add %11, %14 : tensor<72x88x160xf32>
    %16 = stablehlo.slice %0 [3:4, 0:48, 0:160] : (tensor<4x48x160xf32>) -> tensor<1x48x160xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x48x160xf32>) -> tensor<48x160xf32>
    %18 = stablehlo.dot_general %4, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<72x88x48xf32>, tensor<48x160xf32>) -> tensor<72x88x160xf32>
    %19 = stablehlo.add %15, %18 : tensor<72x88x160xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<72x88x160xf32>
    %22 = stablehlo.add %19, %21 : tensor<72x88x160xf32>
    return %22 : tensor<72x88x160xf32>
  }
  func.func public @variant0(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<2x2x48x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<72x88x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %1 = stablehlo.slice %arg0 [0:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %2 = stablehlo.slice %arg0 [1:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %3 = stablehlo.slice %arg0 [1:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %4 = stablehlo.concatenate %0, %1, %2, %3, dim = 2 : (tensor<72x88x48xf32>, tensor<72x88x48xf32>, tensor<72x88x48xf32>, tensor<72x88x48xf32>) -> tensor<72x88x192xf32>
    %5 = stablehlo.reshape %arg1 : (tensor<2x2x48x160xf32>) -> tensor<192x160xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<72x88x192xf32>, tensor<192x160xf32>) -> tensor<72x88x160xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<72x88x160xf32>
    %9 = stablehlo.add %6, %8 : tensor<72x88x160xf32>
    return %9 : tensor<72x88x160xf32>
  }
  func.func public @variant0_1(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<2x2x48x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b")) -> (tensor<72x88x160xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<144x176x48xf32>) -> tensor<72x2x88x2x48xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [4, 1, 3] x [2, 0, 1], precision = [DEFAULT, DEFAULT] : (tensor<72x2x88x2x48xf32>, tensor<2x2x48x160xf32>) -> tensor<72x88x160xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<72x88x160xf32>
    %4 = stablehlo.add %1, %3 : tensor<72x88x160xf32>
    return %4 : tensor<72x88x160xf32>
  }
