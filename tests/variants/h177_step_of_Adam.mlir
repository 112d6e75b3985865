// h177 step of Adam; written by write_programs.py
  func.func public @main(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<768x1024xf32> loc("m"), %arg3: tensor<768x1024xf32> loc("r"), %arg4: tensor<1xf32> loc("c"), %arg5: tensor<1xf32> loc("d")) -> (tensor<768x1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<768x1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x1024xf32>
    %5 = stablehlo.multiply %arg3, %arg3 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<768x1024xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<768x1024xf32>
    %11 = stablehlo.add %7, %10 : tensor<768x1024xf32>
    %12 = stablehlo.exponential %arg4 : tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %15 = stablehlo.divide %4, %14 : tensor<768x1024xf32>
    %16 = stablehlo.exponential %arg5 : tensor<1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %19 = stablehlo.divide %11, %18 : tensor<768x1024xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %21 = stablehlo.multiply %20, %15 : tensor<768x1024xf32>
    %22 = stablehlo.sqrt %19 : tensor<768x1024xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %24 = stablehlo.add %22, %23 : tensor<768x1024xf32>
    %25 = stablehlo.divide %21, %24 : tensor<768x1024xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<768x1024xf32>
    return %26 : tensor<768x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<768x1024xf32> loc("m"), %arg3: tensor<768x1024xf32> loc("r"), %arg4: tensor<1xf32> loc("c"), %arg5: tensor<1xf32> loc("d")) -> (tensor<768x1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<768x1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x1024xf32>
    %5 = stablehlo.multiply %arg3, %arg3 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<768x1024xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<768x1024xf32>
    %11 = stablehlo.add %7, %10 : tensor<768x1024xf32>
    %12 = stablehlo.exponential %arg5 : tensor<1xf32>
    %13 = stablehlo.sqrt %12 : tensor<1xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<1xf32>
    %16 = stablehlo.exponential %arg4 : tensor<1xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1xf32>
    %18 = stablehlo.sqrt %11 : tensor<768x1024xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %20 = stablehlo.multiply %19, %13 : tensor<1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %23 = stablehlo.add %18, %22 : tensor<768x1024xf32>
    %24 = stablehlo.divide %4, %23 : tensor<768x1024xf32>
    %25 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<768x1024xf32>
    %28 = stablehlo.subtract %arg0, %27 : tensor<768x1024xf32>
    return %28 : tensor<768x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<768x1024xf32> loc("m"), %arg3: tensor<768x1024xf32> loc("r"), %arg4: tensor<1xf32> loc("c"), %arg5: tensor<1xf32> loc("d")) -> (tensor<768x1024xf32>) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<768x1024xf32>
    %4 = stablehlo.add %1, %3 : tensor<768x1024xf32>
    %5 = stablehlo.multiply %arg3, %arg3 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<768x1024xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<768x1024xf32>
    %11 = stablehlo.add %7, %10 : tensor<768x1024xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.multiply %12, %arg5 : tensor<1xf32>
    %14 = stablehlo.subtract %13, %arg4 : tensor<1xf32>
    %15 = stablehlo.exponential %14 : tensor<1xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %20 = stablehlo.multiply %19, %4 : tensor<768x1024xf32>
    %21 = stablehlo.sqrt %11 : tensor<768x1024xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = stablehlo.multiply %22, %arg5 : tensor<1xf32>
    %24 = stablehlo.exponential %23 : tensor<1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %29 = stablehlo.add %21, %28 : tensor<768x1024xf32>
    %30 = stablehlo.divide %20, %29 : tensor<768x1024xf32>
    %31 = stablehlo.subtract %arg0, %30 : tensor<768x1024xf32>
    return %31 : tensor<768x1024xf32>
  }
