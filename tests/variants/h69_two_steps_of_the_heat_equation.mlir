// h69 two steps of the heat equation; written by write_programs.py
  func.func public @main(%arg0: tensor<2000x48xf32> loc("u"), %arg1: tensor<48xf32> loc("a")) -> (tensor<1996x48xf32>) {
    %0 = stablehlo.slice %arg0 [1:1999, 0:48] : (tensor<2000x48xf32>) -> tensor<1998x48xf32>
    %1 = stablehlo.slice %arg0 [2:2000, 0:48] : (tensor<2000x48xf32>) -> tensor<1998x48xf32>
    %2 = stablehlo.slice %arg0 [1:1999, 0:48] : (tensor<2000x48xf32>) -> tensor<1998x48xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1998x48xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<1998x48xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<1998x48xf32>
    %6 = stablehlo.slice %arg0 [0:1998, 0:48] : (tensor<2000x48xf32>) -> tensor<1998x48xf32>
    %7 = stablehlo.add %5, %6 : tensor<1998x48xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<1998x48xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<1998x48xf32>
    %11 = stablehlo.add %0, %10 : tensor<1998x48xf32>
    %12 = stablehlo.slice %11 [1:1997, 0:48] : (tensor<1998x48xf32>) -> tensor<1996x48xf32>
    %13 = stablehlo.slice %11 [2:1998, 0:48] : (tensor<1998x48xf32>) -> tensor<1996x48xf32>
    %14 = stablehlo.slice %11 [1:1997, 0:48] : (tensor<1998x48xf32>) -> tensor<1996x48xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1996x48xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<1996x48xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<1996x48xf32>
    %18 = stablehlo.slice %11 [0:1996, 0:48] : (tensor<1998x48xf32>) -> tensor<1996x48xf32>
    %19 = stablehlo.add %17, %18 : tensor<1996x48xf32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<1996x48xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<1996x48xf32>
    %23 = stablehlo.add %12, %22 : tensor<1996x48xf32>
    return %23 : tensor<1996x48xf32>
  }
  func.func public @variant0(%arg0: tensor<2000x48xf32> loc("u"), %arg1: tensor<48xf32> loc("a")) -> (tensor<1996x48xf32>) {
    %0 = stablehlo.slice %arg0 [0:1996, 0:48] : (tensor<2000x48xf32>) -> tensor<1996x48xf32>
    %1 = stablehlo.slice %arg0 [1:1997, 0:48] : (tensor<2000x48xf32>) -> tensor<1996x48xf32>
    %2 = stablehlo.slice %arg0 [2:1998, 0:48] : (tensor<2000x48xf32>) -> tensor<1996x48xf32>
    %3 = stablehlo.slice %arg0 [3:1999, 0:48] : (tensor<2000x48xf32>) -> tensor<1996x48xf32>
    %4 = stablehlo.slice %arg0 [4:2000, 0:48] : (tensor<2000x48xf32>) -> tensor<1996x48xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<48xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<48xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<48xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<48xf32>
    %12 = stablehlo.multiply %11, %arg1 : tensor<48xf32>
    %13 = stablehlo.add %9, %12 : tensor<48xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<1996x48xf32>
    %16 = stablehlo.multiply %15, %2 : tensor<1996x48xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %18 = stablehlo.multiply %17, %arg1 : tensor<48xf32>
    %19 = stablehlo.multiply %18, %8 : tensor<48xf32>
    %20 = stablehlo.add %1, %3 : tensor<1996x48xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<1996x48xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<1996x48xf32>
    %24 = stablehlo.add %16, %23 : tensor<1996x48xf32>
    %25 = stablehlo.multiply %arg1, %arg1 : tensor<48xf32>
    %26 = stablehlo.add %0, %4 : tensor<1996x48xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<1996x48xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<1996x48xf32>
    %30 = stablehlo.add %24, %29 : tensor<1996x48xf32>
    return %30 : tensor<1996x48xf32>
  }
