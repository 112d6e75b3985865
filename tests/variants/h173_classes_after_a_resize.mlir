// h173 classes after a resize; written by write_programs.py
  func.func public @main(%arg0: tensor<36x44x256xf32> loc("x"), %arg1: tensor<144x36xf32> loc("u"), %arg2: tensor<176x44xf32> loc("v"), %arg3: tensor<256x21xf32> loc("w"), %arg4: tensor<21xf32> loc("b")) -> (tensor<144x176x21xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<144x36xf32>, tensor<36x44x256xf32>) -> tensor<144x44x256xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<144x44x256xf32>, tensor<176x44xf32>) -> tensor<144x256x176xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<144x256x176xf32>) -> tensor<144x176x256xf32>
    %3 = stablehlo.dot_general %2, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<144x176x256xf32>, tensor<256x21xf32>) -> tensor<144x176x21xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<21xf32>) -> tensor<1x1x21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x21xf32>) -> tensor<144x176x21xf32>
    %6 = stablehlo.add %3, %5 : tensor<144x176x21xf32>
    return %6 : tensor<144x176x21xf32>
  }
  func.func public @variant0(%arg0: tensor<36x44x256xf32> loc("x"), %arg1: tensor<144x36xf32> loc("u"), %arg2: tensor<176x44xf32> loc("v"), %arg3: tensor<256x21xf32> loc("w"), %arg4: tensor<21xf32> loc("b")) -> (tensor<144x176x21xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x44x256xf32>, tensor<256x21xf32>) -> tensor<36x44x21xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<144x36xf32>, tensor<36x44x21xf32>) -> tensor<144x44x21xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<144x44x21xf32>, tensor<176x44xf32>) -> tensor<144x21x176xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 1] : (tensor<144x21x176xf32>) -> tensor<144x176x21xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<21xf32>) -> tensor<1x1x21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x21xf32>) -> tensor<144x176x21xf32>
    %6 = stablehlo.add %3, %5 : tensor<144x176x21xf32>
    return %6 : tensor<144x176x21xf32>
  }
  func.func public @variant0_1(%arg0: tensor<36x44x256xf32> loc("x"), %arg1: tensor<144x36xf32> loc("u"), %arg2: tensor<176x44xf32> loc("v"), %arg3: tensor<256x21xf32> loc("w"), %arg4: tensor<21xf32> loc("b")) -> (tensor<144x176x21xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x44x256xf32>, tensor<256x21xf32>) -> tensor<36x44x21xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<36x44x21xf32>, tensor<176x44xf32>) -> tensor<36x21x176xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<36x21x176xf32>) -> tensor<36x176x21xf32>
    %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<144x36xf32>, tensor<36x176x21xf32>) -> tensor<144x176x21xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<21xf32>) -> tensor<1x1x21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x21xf32>) -> tensor<144x176x21xf32>
    %6 = stablehlo.add %3, %5 : tensor<144x176x21xf32>
    return %6 : tensor<144x176x21xf32>
  }
