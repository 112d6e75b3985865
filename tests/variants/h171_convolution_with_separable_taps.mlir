// h171 convolution with separable taps; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96xf32> loc("d"), %arg2: tensor<96x160xf32> loc("p")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.slice %arg1 [0:1, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96xf32>) -> tensor<96xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x160xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<96x160xf32>
    %8 = stablehlo.dot_general %0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x96xf32>) -> tensor<96xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x160xf32>
    %13 = stablehlo.multiply %12, %arg2 : tensor<96x160xf32>
    %14 = stablehlo.dot_general %1, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %15 = stablehlo.add %8, %14 : tensor<2046x160xf32>
    %16 = stablehlo.slice %arg1 [2:3, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x96xf32>) -> tensor<96xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x160xf32>
    %20 = stablehlo.multiply %19, %arg2 : tensor<96x160xf32>
    %21 = stablehlo.dot_general %2, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %22 = stablehlo.add %15, %21 : tensor<2046x160xf32>
    return %22 : tensor<2046x160xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96xf32> loc("d"), %arg2: tensor<96x160xf32> loc("p")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.slice %arg1 [0:1, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96xf32>) -> tensor<96xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<2046x96xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<2046x96xf32>
    %8 = stablehlo.slice %arg1 [1:2, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x96xf32>) -> tensor<96xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<2046x96xf32>
    %12 = stablehlo.multiply %1, %11 : tensor<2046x96xf32>
    %13 = stablehlo.add %7, %12 : tensor<2046x96xf32>
    %14 = stablehlo.slice %arg1 [2:3, 0:96] : (tensor<3x96xf32>) -> tensor<1x96xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x96xf32>) -> tensor<96xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<2046x96xf32>
    %18 = stablehlo.multiply %2, %17 : tensor<2046x96xf32>
    %19 = stablehlo.add %13, %18 : tensor<2046x96xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    return %20 : tensor<2046x160xf32>
  }
