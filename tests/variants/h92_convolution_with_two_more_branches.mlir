// h92 convolution with two more branches; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x96xf32> loc("w"), %arg2: tensor<96x96xf32> loc("p")) -> (tensor<2046x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.slice %arg1 [0:1, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %5 = stablehlo.dot_general %0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %6 = stablehlo.slice %arg1 [1:2, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %8 = stablehlo.dot_general %1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %9 = stablehlo.add %5, %8 : tensor<2046x96xf32>
    %10 = stablehlo.slice %arg1 [2:3, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %12 = stablehlo.dot_general %2, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %13 = stablehlo.add %9, %12 : tensor<2046x96xf32>
    %14 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %16 = stablehlo.add %13, %15 : tensor<2046x96xf32>
    %17 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %18 = stablehlo.add %16, %17 : tensor<2046x96xf32>
    return %18 : tensor<2046x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x96xf32> loc("w"), %arg2: tensor<96x96xf32> loc("p")) -> (tensor<2046x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.slice %arg1 [1:2, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %5 = stablehlo.add %4, %arg2 : tensor<96x96xf32>
    %6 = stablehlo.iota dim = 0 : tensor<96x96xi32>
    %7 = stablehlo.iota dim = 1 : tensor<96x96xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<96x96xi32>
    %9 = stablehlo.add %6, %8 : tensor<96x96xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
    %11 = stablehlo.convert %10 : (tensor<96x96xi1>) -> tensor<96x96xf32>
    %12 = stablehlo.add %5, %11 : tensor<96x96xf32>
    %13 = stablehlo.slice %arg1 [0:1, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %15 = stablehlo.dot_general %0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %16 = stablehlo.dot_general %1, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %17 = stablehlo.add %15, %16 : tensor<2046x96xf32>
    %18 = stablehlo.slice %arg1 [2:3, 0:96, 0:96] : (tensor<3x96x96xf32>) -> tensor<1x96x96xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    %20 = stablehlo.dot_general %2, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x96xf32>) -> tensor<2046x96xf32>
    %21 = stablehlo.add %17, %20 : tensor<2046x96xf32>
    return %21 : tensor<2046x96xf32>
  }
