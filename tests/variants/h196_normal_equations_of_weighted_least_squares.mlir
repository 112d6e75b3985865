// h196 normal equations of weighted least squares; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xf32> loc("w"), %arg2: tensor<2048xf32> loc("y")) -> (tensor<96x96xf32>, tensor<96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
    %2 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
    %4 = stablehlo.add %1, %3 : tensor<2048x2048xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
    %6 = stablehlo.convert %5 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<2048x2048xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<2048x2048xf32>
    %10 = stablehlo.dot_general %0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x2048xf32>) -> tensor<96x2048xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x96xf32>) -> tensor<96x96xf32>
    %12 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048xf32>) -> tensor<96xf32>
    return %11, %12 : tensor<96x96xf32>, tensor<96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xf32> loc("w"), %arg2: tensor<2048xf32> loc("y")) -> (tensor<96x96xf32>, tensor<96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2048x96xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x96xf32>) -> tensor<96x96xf32>
    %5 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048xf32>) -> tensor<96xf32>
    return %4, %5 : tensor<96x96xf32>, tensor<96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xf32> loc("w"), %arg2: tensor<2048xf32> loc("y")) -> (tensor<96x96xf32>, tensor<96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2048x96xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x96xf32>) -> tensor<96x96xf32>
    %5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %6 = stablehlo.multiply %arg1, %arg2 : tensor<2048xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048xf32>) -> tensor<96xf32>
    return %4, %7 : tensor<96x96xf32>, tensor<96xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xf32> loc("w"), %arg2: tensor<2048xf32> loc("y")) -> (tensor<96x96xf32>, tensor<96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2048x96xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %5 = stablehlo.concatenate %arg0, %4, dim = 1 : (tensor<2048x96xf32>, tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %6 = stablehlo.dot_general %3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x97xf32>) -> tensor<96x97xf32>
    %7 = stablehlo.slice %6 [0:96, 0:96] : (tensor<96x97xf32>) -> tensor<96x96xf32>
    %8 = stablehlo.slice %6 [0:96, 96:97] : (tensor<96x97xf32>) -> tensor<96x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<96x1xf32>) -> tensor<96xf32>
    return %7, %9 : tensor<96x96xf32>, tensor<96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<2048xf32> loc("w"), %arg2: tensor<2048xf32> loc("y")) -> (tensor<96x96xf32>, tensor<96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 1 : (tensor<2048x96xf32>, tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2048x97xf32>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x97xf32>) -> tensor<96x97xf32>
    %7 = stablehlo.slice %6 [0:96, 0:96] : (tensor<96x97xf32>) -> tensor<96x96xf32>
    %8 = stablehlo.slice %6 [0:96, 96:97] : (tensor<96x97xf32>) -> tensor<96x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<96x1xf32>) -> tensor<96xf32>
    return %7, %9 : tensor<96x96xf32>, tensor<96xf32>
  }
