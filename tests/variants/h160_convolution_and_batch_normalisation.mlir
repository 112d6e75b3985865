// h160 convolution and batch normalisation; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b"), %arg3: tensor<160xf32> loc("m"), %arg4: tensor<160xf32> loc("t"), %arg5: tensor<160xf32> loc("g"), %arg6: tensor<160xf32> loc("c")) -> (tensor<2046x160xf32>) {
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
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %16 = stablehlo.add %13, %15 : tensor<2046x160xf32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %19 = stablehlo.subtract %16, %18 : tensor<2046x160xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %22 = stablehlo.divide %19, %21 : tensor<2046x160xf32>
    %23 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2046x160xf32>
    %26 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %28 = stablehlo.add %25, %27 : tensor<2046x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2046x160xf32>
    %30 = stablehlo.maximum %28, %29 : tensor<2046x160xf32>
    return %30 : tensor<2046x160xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b"), %arg3: tensor<160xf32> loc("m"), %arg4: tensor<160xf32> loc("t"), %arg5: tensor<160xf32> loc("g"), %arg6: tensor<160xf32> loc("c")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.divide %arg5, %arg4 : tensor<160xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<3x96x160xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x96x160xf32>
    %4 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %5 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %6 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %7 = stablehlo.slice %3 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %9 = stablehlo.dot_general %4, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %10 = stablehlo.slice %3 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %12 = stablehlo.dot_general %5, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %13 = stablehlo.add %9, %12 : tensor<2046x160xf32>
    %14 = stablehlo.slice %3 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %16 = stablehlo.dot_general %6, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %17 = stablehlo.add %13, %16 : tensor<2046x160xf32>
    %18 = stablehlo.subtract %arg2, %arg3 : tensor<160xf32>
    %19 = stablehlo.multiply %18, %0 : tensor<160xf32>
    %20 = stablehlo.add %19, %arg6 : tensor<160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %23 = stablehlo.add %17, %22 : tensor<2046x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2046x160xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<2046x160xf32>
    return %25 : tensor<2046x160xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<3x96x160xf32> loc("w"), %arg2: tensor<160xf32> loc("b"), %arg3: tensor<160xf32> loc("m"), %arg4: tensor<160xf32> loc("t"), %arg5: tensor<160xf32> loc("g"), %arg6: tensor<160xf32> loc("c")) -> (tensor<2046x160xf32>) {
    %0 = stablehlo.divide %arg5, %arg4 : tensor<160xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<160xf32>) -> tensor<1x1x160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x160xf32>) -> tensor<3x96x160xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x96x160xf32>
    %4 = stablehlo.slice %arg0 [0:2046, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %5 = stablehlo.slice %arg0 [1:2047, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %6 = stablehlo.slice %arg0 [2:2048, 0:96] : (tensor<2048x96xf32>) -> tensor<2046x96xf32>
    %7 = stablehlo.slice %3 [0:1, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %9 = stablehlo.dot_general %4, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %10 = stablehlo.slice %3 [1:2, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %12 = stablehlo.dot_general %5, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %13 = stablehlo.add %9, %12 : tensor<2046x160xf32>
    %14 = stablehlo.slice %3 [2:3, 0:96, 0:160] : (tensor<3x96x160xf32>) -> tensor<1x96x160xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %16 = stablehlo.dot_general %6, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2046x96xf32>, tensor<96x160xf32>) -> tensor<2046x160xf32>
    %17 = stablehlo.add %13, %16 : tensor<2046x160xf32>
    %18 = stablehlo.multiply %arg2, %0 : tensor<160xf32>
    %19 = stablehlo.multiply %arg3, %0 : tensor<160xf32>
    %20 = stablehlo.subtract %arg6, %19 : tensor<160xf32>
    %21 = stablehlo.add %18, %20 : tensor<160xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2046x160xf32>
    %24 = stablehlo.add %17, %23 : tensor<2046x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2046x160xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<2046x160xf32>
    return %26 : tensor<2046x160xf32>
  }
