// h67 convolution over time; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %5 = stablehlo.dot_general %0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %6 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %8 = stablehlo.dot_general %1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %9 = stablehlo.add %5, %8 : tensor<2046x160xf32>
    %10 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %12 = stablehlo.dot_general %2, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %13 = stablehlo.add %9, %12 : tensor<2046x160xf32>
    return %13 : tensor<2046x160xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %1 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %2 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 1 : (tensor<2046x96xf32>, tensor<2046x96xf32>, tensor<2046x96xf32>) -> tensor<2046x288xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3x96x160xf32>) -> tensor<288x160xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x288xf32>, tensor<288x160xf32>) -> tensor<2046x160xf32>
    return %5 : tensor<2046x160xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x160xf32>) -> tensor<2048x160xf32>
    %3 = stablehlo.slice %2 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %4 = stablehlo.slice %2 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %5 = stablehlo.slice %2 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %6 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x160xf32>) -> tensor<2048x160xf32>
    %9 = stablehlo.slice %8 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %10 = stablehlo.slice %8 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %11 = stablehlo.slice %8 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %12 = stablehlo.add %3, %10 : tensor<2046x160xf32>
    %13 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x160xf32>) -> tensor<2048x160xf32>
    %16 = stablehlo.slice %15 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %17 = stablehlo.slice %15 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %18 = stablehlo.slice %15 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %19 = stablehlo.add %12, %18 : tensor<2046x160xf32>
    return %19 : tensor<2046x160xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<3x96x160xf32>) -> tensor<96x3x160xf32>
    %1 = stablehlo.reshape %0 : (tensor<96x3x160xf32>) -> tensor<96x480xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x480xf32>) -> tensor<2048x480xf32>
    %3 = stablehlo.reshape %2 : (tensor<2048x480xf32>) -> tensor<2048x3x160xf32>
    %4 = stablehlo.slice %3 [0:2048, 0:1, 0:160] : (tensor<2048x3x160xf32>) -> tensor<2048x1x160xf32>
    %5 = stablehlo.reshape %4 : (tensor<2048x1x160xf32>) -> tensor<2048x160xf32>
    %6 = stablehlo.slice %5 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %7 = stablehlo.slice %5 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %8 = stablehlo.slice %5 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %9 = stablehlo.slice %3 [0:2048, 1:2, 0:160] : (tensor<2048x3x160xf32>) -> tensor<2048x1x160xf32>
    %10 = stablehlo.reshape %9 : (tensor<2048x1x160xf32>) -> tensor<2048x160xf32>
    %11 = stablehlo.slice %10 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %12 = stablehlo.slice %10 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %13 = stablehlo.slice %10 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %14 = stablehlo.add %6, %12 : tensor<2046x160xf32>
    %15 = stablehlo.slice %3 [0:2048, 2:3, 0:160] : (tensor<2048x3x160xf32>) -> tensor<2048x1x160xf32>
    %16 = stablehlo.reshape %15 : (tensor<2048x1x160xf32>) -> tensor<2048x160xf32>
    %17 = stablehlo.slice %16 [0:2046, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %18 = stablehlo.slice %16 [1:2047, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %19 = stablehlo.slice %16 [2:2048, 0:160] : (tensor<2048x160xf32>) -> tensor<2046x160xf32>
    %20 = stablehlo.add %14, %19 : tensor<2046x160xf32>
    return %20 : tensor<2046x160xf32>
  }
