// h141 convolution of a signal at twice its rate; written by write_programs.py
  func.func public @main(%arg0: tensor<1500x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2998x160xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<1500x96xf32>) -> tensor<1500x1x96xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1500x1x96xf32>) -> tensor<1500x2x96xf32>
    %2 = stablehlo.reshape %1 : (tensor<1500x2x96xf32>) -> tensor<3000x96xf32>
    %3 = stablehlo.slice %2 [0:2998, 0:96] : (tensor<3000x96xf32>) -> tensor<2998x96xf32>
    %4 = stablehlo.slice %2 [1:2999, 0:96] : (tensor<3000x96xf32>) -> tensor<2998x96xf32>
    %5 = stablehlo.slice %2 [2:3000, 0:96] : (tensor<3000x96xf32>) -> tensor<2998x96xf32>
    %6 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %8 = stablehlo.dot_general %3, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2998x96xf32>, tensor<96x160xf32>) -> tensor<2998x160xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %11 = stablehlo.dot_general %4, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2998x96xf32>, tensor<96x160xf32>) -> tensor<2998x160xf32>
    %12 = stablehlo.add %8, %11 : tensor<2998x160xf32>
    %13 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %15 = stablehlo.dot_general %5, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2998x96xf32>, tensor<96x160xf32>) -> tensor<2998x160xf32>
    %16 = stablehlo.add %12, %15 : tensor<2998x160xf32>
    return %16 : tensor<2998x160xf32>
  }
  func.func public @variant0(%arg0: tensor<1500x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2998x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:1499, 0:96] : (tensor<1500x96xf32>) -> tensor<1499x96xf32>
    %1 = stablehlo.slice %arg0 [1:1500, 0:96] : (tensor<1500x96xf32>) -> tensor<1499x96xf32>
    %2 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %4 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %6 = stablehlo.add %3, %5 : tensor<96x160xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1499x96xf32>, tensor<96x160xf32>) -> tensor<1499x160xf32>
    %8 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %10 = stablehlo.dot_general %1, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1499x96xf32>, tensor<96x160xf32>) -> tensor<1499x160xf32>
    %11 = stablehlo.add %7, %10 : tensor<1499x160xf32>
    %12 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %14 = stablehlo.dot_general %0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1499x96xf32>, tensor<96x160xf32>) -> tensor<1499x160xf32>
    %15 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %17 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %19 = stablehlo.add %16, %18 : tensor<96x160xf32>
    %20 = stablehlo.dot_general %1, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1499x96xf32>, tensor<96x160xf32>) -> tensor<1499x160xf32>
    %21 = stablehlo.add %14, %20 : tensor<1499x160xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<1499x160xf32>) -> tensor<1499x1x160xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1499x160xf32>) -> tensor<1499x1x160xf32>
    %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<1499x1x160xf32>, tensor<1499x1x160xf32>) -> tensor<1499x2x160xf32>
    %25 = stablehlo.reshape %24 : (tensor<1499x2x160xf32>) -> tensor<2998x160xf32>
    return %25 : tensor<2998x160xf32>
  }
  func.func public @variant1(%arg0: tensor<1500x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2998x160xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<1500x160xf32>) -> tensor<1500x1x160xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1500x1x160xf32>) -> tensor<1500x2x160xf32>
    %5 = stablehlo.reshape %4 : (tensor<1500x2x160xf32>) -> tensor<3000x160xf32>
    %6 = stablehlo.slice %5 [0:2998, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %7 = stablehlo.slice %5 [1:2999, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %8 = stablehlo.slice %5 [2:3000, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<1500x160xf32>) -> tensor<1500x1x160xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1500x1x160xf32>) -> tensor<1500x2x160xf32>
    %14 = stablehlo.reshape %13 : (tensor<1500x2x160xf32>) -> tensor<3000x160xf32>
    %15 = stablehlo.slice %14 [0:2998, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %16 = stablehlo.slice %14 [1:2999, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %17 = stablehlo.slice %14 [2:3000, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %18 = stablehlo.add %6, %16 : tensor<2998x160xf32>
    %19 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %21 = stablehlo.dot_general %arg0, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<1500x160xf32>) -> tensor<1500x1x160xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1500x1x160xf32>) -> tensor<1500x2x160xf32>
    %24 = stablehlo.reshape %23 : (tensor<1500x2x160xf32>) -> tensor<3000x160xf32>
    %25 = stablehlo.slice %24 [0:2998, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %26 = stablehlo.slice %24 [1:2999, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %27 = stablehlo.slice %24 [2:3000, 0:160] : (tensor<3000x160xf32>) -> tensor<2998x160xf32>
    %28 = stablehlo.add %18, %27 : tensor<2998x160xf32>
    return %28 : tensor<2998x160xf32>
  }
  func.func public @variant1_1(%arg0: tensor<1500x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w")) -> (tensor<2998x160xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %3 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %6 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x96xf32>, tensor<96x160xf32>) -> tensor<1500x160xf32>
    %9 = stablehlo.slice %2 [0:1499, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %10 = stablehlo.slice %5 [0:1499, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %11 = stablehlo.add %9, %10 : tensor<1499x160xf32>
    %12 = stablehlo.slice %8 [1:1500, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %13 = stablehlo.add %11, %12 : tensor<1499x160xf32>
    %14 = stablehlo.slice %2 [0:1499, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %15 = stablehlo.slice %5 [1:1500, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %16 = stablehlo.add %14, %15 : tensor<1499x160xf32>
    %17 = stablehlo.slice %8 [1:1500, 0:160] : (tensor<1500x160xf32>) -> tensor<1499x160xf32>
    %18 = stablehlo.add %16, %17 : tensor<1499x160xf32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<1499x160xf32>) -> tensor<1499x1x160xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<1499x160xf32>) -> tensor<1499x1x160xf32>
    %21 = stablehlo.concatenate %19, %20, dim = 1 : (tensor<1499x1x160xf32>, tensor<1499x1x160xf32>) -> tensor<1499x2x160xf32>
    %22 = stablehlo.reshape %21 : (tensor<1499x2x160xf32>) -> tensor<2998x160xf32>
    return %22 : tensor<2998x160xf32>
  }
