// h58 quantised matmul with zero points; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xi8> loc("x"), %arg1: tensor<1024x768xi8> loc("w"), %arg2: tensor<256xf32> loc("s"), %arg3: tensor<256xf32> loc("z"), %arg4: tensor<768xf32> loc("t"), %arg5: tensor<768xf32> loc("u")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<256x1024xi8>) -> tensor<256x1024xf32>
    %1 = stablehlo.convert %arg1 : (tensor<1024x768xi8>) -> tensor<1024x768xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<256x1024xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<256x1024xf32>
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<1024x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<1024x768xf32>
    %14 = stablehlo.dot_general %7, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %14 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xi8> loc("x"), %arg1: tensor<1024x768xi8> loc("w"), %arg2: tensor<256xf32> loc("s"), %arg3: tensor<256xf32> loc("z"), %arg4: tensor<768xf32> loc("t"), %arg5: tensor<768xf32> loc("u")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<256x1024xi8>) -> tensor<256x1024xf32>
    %1 = stablehlo.convert %arg1 : (tensor<1024x768xi8>) -> tensor<1024x768xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<256x768xf32>
    %9 = stablehlo.subtract %2, %8 : tensor<256x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %12 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<256x768xf32>
    %16 = stablehlo.subtract %9, %15 : tensor<256x768xf32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<256x768xf32>
    %24 = stablehlo.add %16, %23 : tensor<256x768xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<256x768xf32>
    %28 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<256x768xf32>
    return %30 : tensor<256x768xf32>
  }
