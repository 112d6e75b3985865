// h213 adapter with singular values; written by write_programs.py
  func.func public @main(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %1 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %3 = stablehlo.add %0, %2 : tensor<16x16xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %5 = stablehlo.convert %4 : (tensor<16x16xi1>) -> tensor<16x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x16xf32>
    %9 = stablehlo.dot_general %arg2, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x16xf32>) -> tensor<1024x16xf32>
    %10 = stablehlo.dot_general %9, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %11 = stablehlo.add %arg1, %10 : tensor<1024x768xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    return %12 : tensor<128x768xf32>
  }
  func.func public @variant0(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<128x16xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<128x16xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %6 = stablehlo.add %0, %5 : tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1024x16xf32>
    %3 = stablehlo.multiply %arg2, %2 : tensor<1024x16xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %6 = stablehlo.add %0, %5 : tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant0_2(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x768xf32>
    %4 = stablehlo.multiply %3, %arg4 : tensor<16x768xf32>
    %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %6 = stablehlo.add %0, %5 : tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant1(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<128x16xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<128x16xf32>
    %4 = stablehlo.concatenate %arg0, %3, dim = 1 : (tensor<128x1024xf32>, tensor<128x16xf32>) -> tensor<128x1040xf32>
    %5 = stablehlo.concatenate %arg1, %arg4, dim = 0 : (tensor<1024x768xf32>, tensor<16x768xf32>) -> tensor<1040x768xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1040xf32>, tensor<1040x768xf32>) -> tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1024x16xf32>
    %2 = stablehlo.multiply %arg2, %1 : tensor<1024x16xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %4 = stablehlo.concatenate %arg0, %3, dim = 1 : (tensor<128x1024xf32>, tensor<128x16xf32>) -> tensor<128x1040xf32>
    %5 = stablehlo.concatenate %arg1, %arg4, dim = 0 : (tensor<1024x768xf32>, tensor<16x768xf32>) -> tensor<1040x768xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1040xf32>, tensor<1040x768xf32>) -> tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
  func.func public @variant1_2(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("p"), %arg3: tensor<16xf32> loc("s"), %arg4: tensor<16x768xf32> loc("q")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 1 : (tensor<128x1024xf32>, tensor<128x16xf32>) -> tensor<128x1040xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x768xf32>
    %4 = stablehlo.multiply %3, %arg4 : tensor<16x768xf32>
    %5 = stablehlo.concatenate %arg1, %4, dim = 0 : (tensor<1024x768xf32>, tensor<16x768xf32>) -> tensor<1040x768xf32>
    %6 = stablehlo.dot_general %1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1040xf32>, tensor<1040x768xf32>) -> tensor<128x768xf32>
    return %6 : tensor<128x768xf32>
  }
