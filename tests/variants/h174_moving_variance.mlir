// h174 moving variance; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:993, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %1 = stablehlo.slice %arg0 [1:994, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %2 = stablehlo.slice %arg0 [2:995, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %3 = stablehlo.slice %arg0 [3:996, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %4 = stablehlo.slice %arg0 [4:997, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %5 = stablehlo.slice %arg0 [5:998, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %6 = stablehlo.slice %arg0 [6:999, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %7 = stablehlo.slice %arg0 [7:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %8 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %12 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %13 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %15 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %16 = stablehlo.concatenate %8, %9, %10, %11, %12, %13, %14, %15, dim = 0 : (tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>, tensor<1x993x96xf32>) -> tensor<8x993x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x993x96xf32>, tensor<f32>) -> tensor<993x96xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %19 = stablehlo.divide %17, %18 : tensor<993x96xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<993x96xf32>) -> tensor<1x993x96xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x993x96xf32>) -> tensor<8x993x96xf32>
    %22 = stablehlo.subtract %16, %21 : tensor<8x993x96xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<8x993x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x993x96xf32>, tensor<f32>) -> tensor<993x96xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %26 = stablehlo.divide %24, %25 : tensor<993x96xf32>
    return %26 : tensor<993x96xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:993, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %1 = stablehlo.slice %arg0 [1:994, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %2 = stablehlo.slice %arg0 [2:995, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %3 = stablehlo.slice %arg0 [3:996, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %4 = stablehlo.slice %arg0 [4:997, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %5 = stablehlo.slice %arg0 [5:998, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %6 = stablehlo.slice %arg0 [6:999, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %7 = stablehlo.slice %arg0 [7:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %8 = stablehlo.add %0, %1 : tensor<993x96xf32>
    %9 = stablehlo.add %8, %2 : tensor<993x96xf32>
    %10 = stablehlo.add %9, %3 : tensor<993x96xf32>
    %11 = stablehlo.add %10, %4 : tensor<993x96xf32>
    %12 = stablehlo.add %11, %5 : tensor<993x96xf32>
    %13 = stablehlo.add %12, %6 : tensor<993x96xf32>
    %14 = stablehlo.add %13, %7 : tensor<993x96xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %16 = stablehlo.divide %14, %15 : tensor<993x96xf32>
    %17 = stablehlo.multiply %arg0, %arg0 : tensor<1000x96xf32>
    %18 = stablehlo.slice %17 [0:993, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %19 = stablehlo.slice %17 [1:994, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %20 = stablehlo.slice %17 [2:995, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %21 = stablehlo.slice %17 [3:996, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %22 = stablehlo.slice %17 [4:997, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %23 = stablehlo.slice %17 [5:998, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %24 = stablehlo.slice %17 [6:999, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %25 = stablehlo.slice %17 [7:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<993x96xf32>
    %26 = stablehlo.add %18, %19 : tensor<993x96xf32>
    %27 = stablehlo.add %26, %20 : tensor<993x96xf32>
    %28 = stablehlo.add %27, %21 : tensor<993x96xf32>
    %29 = stablehlo.add %28, %22 : tensor<993x96xf32>
    %30 = stablehlo.add %29, %23 : tensor<993x96xf32>
    %31 = stablehlo.add %30, %24 : tensor<993x96xf32>
    %32 = stablehlo.add %31, %25 : tensor<993x96xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %34 = stablehlo.divide %32, %33 : tensor<993x96xf32>
    %35 = stablehlo.multiply %16, %16 : tensor<993x96xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<993x96xf32>
    return %36 : tensor<993x96xf32>
  }
  func.func public @variant1(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<993x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:96] : (tensor<1000x96xf32>) -> tensor<1x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %2 = call @variant1.cumsum(%arg0) : (tensor<1000x96xf32>) -> tensor<1000x96xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x96xf32>, tensor<1000x96xf32>) -> tensor<1001x96xf32>
    %4 = stablehlo.slice %3 [8:1001, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %5 = stablehlo.slice %3 [0:993, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<993x96xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %8 = stablehlo.divide %6, %7 : tensor<993x96xf32>
    %9 = stablehlo.multiply %arg0, %arg0 : tensor<1000x96xf32>
    %10 = stablehlo.slice %9 [0:1, 0:96] : (tensor<1000x96xf32>) -> tensor<1x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %12 = call @variant1.cumsum(%9) : (tensor<1000x96xf32>) -> tensor<1000x96xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x96xf32>, tensor<1000x96xf32>) -> tensor<1001x96xf32>
    %14 = stablehlo.slice %13 [8:1001, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %15 = stablehlo.slice %13 [0:993, 0:96] : (tensor<1001x96xf32>) -> tensor<993x96xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<993x96xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<993x96xf32>
    %18 = stablehlo.divide %16, %17 : tensor<993x96xf32>
    %19 = stablehlo.multiply %8, %8 : tensor<993x96xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<993x96xf32>
    return %20 : tensor<993x96xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<1000x96xf32>) -> tensor<1000x96xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<1000x96xf32>) -> tensor<1000x96xf32>
    return %0 : tensor<1000x96xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<1000x96xf32>) -> tensor<1000x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1000, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1000x96xf32>, tensor<f32>) -> tensor<1000x96xf32>
    return %1 : tensor<1000x96xf32>
  }
