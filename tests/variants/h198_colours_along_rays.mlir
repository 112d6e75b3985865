// h198 colours along rays; written by write_programs.py
  func.func public @main(%arg0: tensor<2000x96xf32> loc("u"), %arg1: tensor<2000x96x3xf32> loc("c")) -> (tensor<2000x3xf32>) {
    %0 = call @main.cumsum(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<2000x96xf32>
    %2 = stablehlo.negate %1 : tensor<2000x96xf32>
    %3 = stablehlo.exponential %2 : tensor<2000x96xf32>
    %4 = stablehlo.negate %arg0 : tensor<2000x96xf32>
    %5 = stablehlo.exponential %4 : tensor<2000x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2000x96xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2000x96xf32>
    %8 = stablehlo.multiply %3, %7 : tensor<2000x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2000x96xf32>) -> tensor<2000x96x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2000x96x1xf32>) -> tensor<2000x96x3xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<2000x96x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2000x96x3xf32>, tensor<f32>) -> tensor<2000x3xf32>
    return %12 : tensor<2000x3xf32>
  }
  func.func private @main.cumsum(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %0 = call @main.cumsum_0(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    return %0 : tensor<2000x96xf32>
  }
  func.func private @main.cumsum_0(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [95, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 96>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2000x96xf32>, tensor<f32>) -> tensor<2000x96xf32>
    return %1 : tensor<2000x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2000x96xf32> loc("u"), %arg1: tensor<2000x96x3xf32> loc("c")) -> (tensor<2000x3xf32>) {
    %0 = call @variant0.cumsum(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    %1 = stablehlo.negate %0 : tensor<2000x96xf32>
    %2 = stablehlo.exponential %1 : tensor<2000x96xf32>
    %3 = stablehlo.slice %2 [0:2000, 0:1] : (tensor<2000x96xf32>) -> tensor<2000x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2000x1xf32>
    %5 = stablehlo.concatenate %4, %2, dim = 1 : (tensor<2000x1xf32>, tensor<2000x96xf32>) -> tensor<2000x97xf32>
    %6 = stablehlo.slice %5 [0:2000, 0:96] : (tensor<2000x97xf32>) -> tensor<2000x96xf32>
    %7 = stablehlo.slice %5 [0:2000, 1:97] : (tensor<2000x97xf32>) -> tensor<2000x96xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<2000x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2000x96xf32>) -> tensor<2000x96x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2000x96x1xf32>) -> tensor<2000x96x3xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<2000x96x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2000x96x3xf32>, tensor<f32>) -> tensor<2000x3xf32>
    return %12 : tensor<2000x3xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    return %0 : tensor<2000x96xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [95, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 96>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2000x96xf32>, tensor<f32>) -> tensor<2000x96xf32>
    return %1 : tensor<2000x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2000x96xf32> loc("u"), %arg1: tensor<2000x96x3xf32> loc("c")) -> (tensor<2000x3xf32>) {
    %0 = call @variant0_1.cumsum(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2000x96xf32>
    %2 = stablehlo.exponential %1 : tensor<2000x96xf32>
    %3 = stablehlo.negate %0 : tensor<2000x96xf32>
    %4 = stablehlo.exponential %3 : tensor<2000x96xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<2000x96xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2000x96xf32>) -> tensor<2000x96x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2000x96x1xf32>) -> tensor<2000x96x3xf32>
    %8 = stablehlo.multiply %7, %arg1 : tensor<2000x96x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2000x96x3xf32>, tensor<f32>) -> tensor<2000x3xf32>
    return %9 : tensor<2000x3xf32>
  }
  func.func private @variant0_1.cumsum(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<2000x96xf32>) -> tensor<2000x96xf32>
    return %0 : tensor<2000x96xf32>
  }
  func.func private @variant0_1.cumsum_0(%arg0: tensor<2000x96xf32>) -> tensor<2000x96xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [95, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 96>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2000x96xf32>, tensor<f32>) -> tensor<2000x96xf32>
    return %1 : tensor<2000x96xf32>
  }
  func.func public @variant1(%arg0: tensor<2000x96xf32> loc("u"), %arg1: tensor<2000x96x3xf32> loc("c")) -> (tensor<2000x3xf32>) {
    %0 = stablehlo.slice %arg0 [0:2000, 0:48] : (tensor<2000x96xf32>) -> tensor<2000x48xf32>
    %1 = stablehlo.slice %arg0 [0:2000, 48:96] : (tensor<2000x96xf32>) -> tensor<2000x48xf32>
    %2 = stablehlo.slice %arg1 [0:2000, 0:48, 0:3] : (tensor<2000x96x3xf32>) -> tensor<2000x48x3xf32>
    %3 = stablehlo.slice %arg1 [0:2000, 48:96, 0:3] : (tensor<2000x96x3xf32>) -> tensor<2000x48x3xf32>
    %4 = call @variant1.cumsum(%0) : (tensor<2000x48xf32>) -> tensor<2000x48xf32>
    %5 = stablehlo.subtract %4, %0 : tensor<2000x48xf32>
    %6 = stablehlo.negate %5 : tensor<2000x48xf32>
    %7 = stablehlo.exponential %6 : tensor<2000x48xf32>
    %8 = stablehlo.negate %0 : tensor<2000x48xf32>
    %9 = stablehlo.exponential %8 : tensor<2000x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2000x48xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<2000x48xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<2000x48xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2000x48xf32>) -> tensor<2000x48x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2000x48x1xf32>) -> tensor<2000x48x3xf32>
    %15 = stablehlo.multiply %14, %2 : tensor<2000x48x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2000x48x3xf32>, tensor<f32>) -> tensor<2000x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2000x48xf32>, tensor<f32>) -> tensor<2000xf32>
    %18 = stablehlo.negate %17 : tensor<2000xf32>
    %19 = stablehlo.exponential %18 : tensor<2000xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2000xf32>) -> tensor<2000x1xf32>
    %21 = call @variant1.cumsum(%1) : (tensor<2000x48xf32>) -> tensor<2000x48xf32>
    %22 = stablehlo.subtract %21, %1 : tensor<2000x48xf32>
    %23 = stablehlo.negate %22 : tensor<2000x48xf32>
    %24 = stablehlo.exponential %23 : tensor<2000x48xf32>
    %25 = stablehlo.negate %1 : tensor<2000x48xf32>
    %26 = stablehlo.exponential %25 : tensor<2000x48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2000x48xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<2000x48xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<2000x48xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2000x48xf32>) -> tensor<2000x48x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2000x48x1xf32>) -> tensor<2000x48x3xf32>
    %32 = stablehlo.multiply %31, %3 : tensor<2000x48x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2000x48x3xf32>, tensor<f32>) -> tensor<2000x3xf32>
    %34 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2000x1xf32>) -> tensor<2000x3xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<2000x3xf32>
    %36 = stablehlo.add %16, %35 : tensor<2000x3xf32>
    return %36 : tensor<2000x3xf32>
  }
  func.func private @variant1.cumsum(%arg0: tensor<2000x48xf32>) -> tensor<2000x48xf32> {
    %0 = call @variant1.cumsum_0(%arg0) : (tensor<2000x48xf32>) -> tensor<2000x48xf32>
    return %0 : tensor<2000x48xf32>
  }
  func.func private @variant1.cumsum_0(%arg0: tensor<2000x48xf32>) -> tensor<2000x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [47, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 48>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2000x48xf32>, tensor<f32>) -> tensor<2000x48xf32>
    return %1 : tensor<2000x48xf32>
  }
