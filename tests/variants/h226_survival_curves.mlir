// h226 survival curves; written by write_programs.py
  func.func public @main(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<256x640xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %3 = stablehlo.add %2, %1 : tensor<256x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %5 = stablehlo.divide %4, %3 : tensor<256x640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<256x640xf32>
    %8 = stablehlo.log %7 : tensor<256x640xf32>
    %9 = call @main.cumsum(%8) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    %10 = stablehlo.exponential %9 : tensor<256x640xf32>
    return %10 : tensor<256x640xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    return %0 : tensor<256x640xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [639, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 640>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x640xf32>, tensor<f32>) -> tensor<256x640xf32>
    return %1 : tensor<256x640xf32>
  }
  func.func public @variant0(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x640xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %2 = stablehlo.add %1, %0 : tensor<256x640xf32>
    %3 = stablehlo.log %2 : tensor<256x640xf32>
    %4 = call @variant0.cumsum(%3) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    %5 = stablehlo.negate %4 : tensor<256x640xf32>
    %6 = stablehlo.exponential %5 : tensor<256x640xf32>
    return %6 : tensor<256x640xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    return %0 : tensor<256x640xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [639, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 640>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x640xf32>, tensor<f32>) -> tensor<256x640xf32>
    return %1 : tensor<256x640xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x640xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %2 = stablehlo.add %1, %0 : tensor<256x640xf32>
    %3 = stablehlo.log %2 : tensor<256x640xf32>
    %4 = call @variant0_1.cumsum(%3) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    %5 = stablehlo.exponential %4 : tensor<256x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x640xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x640xf32>
    return %7 : tensor<256x640xf32>
  }
  func.func private @variant0_1.cumsum(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<256x640xf32>) -> tensor<256x640xf32>
    return %0 : tensor<256x640xf32>
  }
  func.func private @variant0_1.cumsum_0(%arg0: tensor<256x640xf32>) -> tensor<256x640xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [639, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 640>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x640xf32>, tensor<f32>) -> tensor<256x640xf32>
    return %1 : tensor<256x640xf32>
  }
  func.func public @variant1(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:320] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %1 = stablehlo.slice %arg0 [0:256, 320:640] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %2 = stablehlo.negate %0 : tensor<256x320xf32>
    %3 = stablehlo.exponential %2 : tensor<256x320xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %5 = stablehlo.add %4, %3 : tensor<256x320xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x320xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<256x320xf32>
    %10 = stablehlo.log %9 : tensor<256x320xf32>
    %11 = call @variant1.cumsum(%10) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %12 = stablehlo.exponential %11 : tensor<256x320xf32>
    %13 = stablehlo.slice %12 [0:256, 319:320] : (tensor<256x320xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.negate %1 : tensor<256x320xf32>
    %15 = stablehlo.exponential %14 : tensor<256x320xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %17 = stablehlo.add %16, %15 : tensor<256x320xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %19 = stablehlo.divide %18, %17 : tensor<256x320xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<256x320xf32>
    %22 = stablehlo.log %21 : tensor<256x320xf32>
    %23 = call @variant1.cumsum(%22) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %24 = stablehlo.exponential %23 : tensor<256x320xf32>
    %25 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<256x320xf32>
    %27 = stablehlo.concatenate %12, %26, dim = 1 : (tensor<256x320xf32>, tensor<256x320xf32>) -> tensor<256x640xf32>
    return %27 : tensor<256x640xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    return %0 : tensor<256x320xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [319, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 320>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x320xf32>, tensor<f32>) -> tensor<256x320xf32>
    return %1 : tensor<256x320xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:320] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %1 = stablehlo.slice %arg0 [0:256, 320:640] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %2 = stablehlo.negate %0 : tensor<256x320xf32>
    %3 = stablehlo.exponential %2 : tensor<256x320xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %5 = stablehlo.add %4, %3 : tensor<256x320xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x320xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<256x320xf32>
    %10 = stablehlo.log %9 : tensor<256x320xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x320xf32>, tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.exponential %11 : tensor<256xf32>
    %13 = stablehlo.negate %0 : tensor<256x320xf32>
    %14 = stablehlo.exponential %13 : tensor<256x320xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %16 = stablehlo.add %15, %14 : tensor<256x320xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %18 = stablehlo.divide %17, %16 : tensor<256x320xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<256x320xf32>
    %21 = stablehlo.log %20 : tensor<256x320xf32>
    %22 = call @variant1_1.cumsum(%21) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %23 = stablehlo.exponential %22 : tensor<256x320xf32>
    %24 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.negate %1 : tensor<256x320xf32>
    %26 = stablehlo.exponential %25 : tensor<256x320xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %28 = stablehlo.add %27, %26 : tensor<256x320xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %30 = stablehlo.divide %29, %28 : tensor<256x320xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<256x320xf32>
    %33 = stablehlo.log %32 : tensor<256x320xf32>
    %34 = call @variant1_1.cumsum(%33) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %35 = stablehlo.exponential %34 : tensor<256x320xf32>
    %36 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<256x320xf32>
    %38 = stablehlo.concatenate %23, %37, dim = 1 : (tensor<256x320xf32>, tensor<256x320xf32>) -> tensor<256x640xf32>
    return %38 : tensor<256x640xf32>
  }
  func.func private @variant1_1.cumsum(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %0 = call @variant1_1.cumsum_0(%arg0) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    return %0 : tensor<256x320xf32>
  }
  func.func private @variant1_1.cumsum_0(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [319, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 320>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x320xf32>, tensor<f32>) -> tensor<256x320xf32>
    return %1 : tensor<256x320xf32>
  }
  func.func public @variant1_2(%arg0: tensor<256x640xf32> loc("x")) -> (tensor<256x640xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:320] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %1 = stablehlo.slice %arg0 [0:256, 320:640] : (tensor<256x640xf32>) -> tensor<256x320xf32>
    %2 = stablehlo.negate %0 : tensor<256x320xf32>
    %3 = stablehlo.exponential %2 : tensor<256x320xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %5 = stablehlo.add %4, %3 : tensor<256x320xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x320xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<256x320xf32>
    %10 = stablehlo.log %9 : tensor<256x320xf32>
    %11 = stablehlo.negate %1 : tensor<256x320xf32>
    %12 = stablehlo.exponential %11 : tensor<256x320xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %14 = stablehlo.add %13, %12 : tensor<256x320xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %16 = stablehlo.divide %15, %14 : tensor<256x320xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<256x320xf32>
    %19 = stablehlo.log %18 : tensor<256x320xf32>
    %20 = call @variant1_2.cumsum(%10) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %21 = call @variant1_2.cumsum(%19) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%10 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<256x320xf32>, tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %25 = stablehlo.add %21, %24 : tensor<256x320xf32>
    %26 = stablehlo.concatenate %20, %25, dim = 1 : (tensor<256x320xf32>, tensor<256x320xf32>) -> tensor<256x640xf32>
    %27 = stablehlo.exponential %26 : tensor<256x640xf32>
    return %27 : tensor<256x640xf32>
  }
  func.func private @variant1_2.cumsum(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %0 = call @variant1_2.cumsum_0(%arg0) : (tensor<256x320xf32>) -> tensor<256x320xf32>
    return %0 : tensor<256x320xf32>
  }
  func.func private @variant1_2.cumsum_0(%arg0: tensor<256x320xf32>) -> tensor<256x320xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [319, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 320>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<256x320xf32>, tensor<f32>) -> tensor<256x320xf32>
    return %1 : tensor<256x320xf32>
  }
