// h108 sums with decay; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64xf32> loc("g")) -> (tensor<512x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<512xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<512x512xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x512xi32>) -> tensor<512x512x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x512x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<512x512x1xi32>, tensor<512x512x1xi32>) -> tensor<512x512x1xi1>
    %9 = stablehlo.convert %6 : (tensor<512x512x1xi32>) -> tensor<512x512x1xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x512x1xf32>) -> tensor<512x512x64xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<512x512x64xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<512x512x64xf32>
    %14 = stablehlo.exponential %13 : tensor<512x512x64xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @main._where(%8, %14, %c_0) : (tensor<512x512x1xi1>, tensor<512x512x64xf32>, tensor<i32>) -> tensor<512x512x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<512x64xf32>) -> tensor<1x512x64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x512x64xf32>) -> tensor<512x512x64xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<512x512x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x512x64xf32>, tensor<f32>) -> tensor<512x64xf32>
    return %19 : tensor<512x64xf32>
  }
  func.func private @main._where(%arg0: tensor<512x512x1xi1>, %arg1: tensor<512x512x64xf32>, %arg2: tensor<i32>) -> tensor<512x512x64xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<512x512x1xi1>) -> tensor<512x512x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x512x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<512x512x64xi1>, tensor<512x512x64xf32>
    return %3 : tensor<512x512x64xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64xf32> loc("g")) -> (tensor<512x64xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<512xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.convert %1 : (tensor<512x1xi32>) -> tensor<512x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x64xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<512x64xf32>
    %7 = stablehlo.exponential %6 : tensor<512x64xf32>
    %8 = stablehlo.negate %6 : tensor<512x64xf32>
    %9 = stablehlo.exponential %8 : tensor<512x64xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<512x64xf32>
    %11 = call @variant0.cumsum(%10) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<512x64xf32>
    return %12 : tensor<512x64xf32>
  }
  func.func private @variant0.cumsum(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %0 = call @variant0.cumsum_0(%arg0) : (tensor<512x64xf32>) -> tensor<512x64xf32>
    return %0 : tensor<512x64xf32>
  }
  func.func private @variant0.cumsum_0(%arg0: tensor<512x64xf32>) -> tensor<512x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[511, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 512, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x64xf32>, tensor<f32>) -> tensor<512x64xf32>
    return %1 : tensor<512x64xf32>
  }
  func.func public @variant1(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64xf32> loc("g")) -> (tensor<512x64xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:64] : (tensor<512x64xf32>) -> tensor<256x64xf32>
    %1 = stablehlo.slice %arg0 [256:512, 0:64] : (tensor<512x64xf32>) -> tensor<256x64xf32>
    %2 = stablehlo.iota dim = 0 : tensor<256xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %7 = stablehlo.subtract %5, %6 : tensor<256x256xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %11 = stablehlo.convert %8 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x64xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<256x256x64xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<256x256x64xf32>
    %16 = stablehlo.exponential %15 : tensor<256x256x64xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @variant1._where(%10, %16, %c_0) : (tensor<256x256x1xi1>, tensor<256x256x64xf32>, tensor<i32>) -> tensor<256x256x64xf32>
    %18 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x256x64xf32>) -> tensor<256x256x64xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<256x256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x256x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    %22 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %24 = stablehlo.add %22, %23 : tensor<256xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %26 = stablehlo.convert %25 : (tensor<256x1xi32>) -> tensor<256x1xf32>
    %27 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x64xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<256x64xf32>
    %31 = stablehlo.iota dim = 0 : tensor<256xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %36 = stablehlo.subtract %34, %35 : tensor<256x256xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %39 = stablehlo.compare GE, %37, %38, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %40 = stablehlo.convert %37 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %41 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x64xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<256x256x64xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<256x256x64xf32>
    %45 = stablehlo.exponential %44 : tensor<256x256x64xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %46 = call @variant1._where(%39, %45, %c_3) : (tensor<256x256x1xi1>, tensor<256x256x64xf32>, tensor<i32>) -> tensor<256x256x64xf32>
    %47 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x256x64xf32>) -> tensor<256x256x64xf32>
    %49 = stablehlo.multiply %46, %48 : tensor<256x256x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<256x256x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    %51 = stablehlo.exponential %30 : tensor<256x64xf32>
    %52 = stablehlo.slice %21 [255:256, 0:64] : (tensor<256x64xf32>) -> tensor<1x64xf32>
    %53 = stablehlo.reshape %52 : (tensor<1x64xf32>) -> tensor<64xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %56 = stablehlo.multiply %51, %55 : tensor<256x64xf32>
    %57 = stablehlo.add %50, %56 : tensor<256x64xf32>
    %58 = stablehlo.concatenate %21, %57, dim = 0 : (tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<512x64xf32>
    return %58 : tensor<512x64xf32>
  }
  func.func private @variant1._where(%arg0: tensor<256x256x1xi1>, %arg1: tensor<256x256x64xf32>, %arg2: tensor<i32>) -> tensor<256x256x64xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<256x256x1xi1>) -> tensor<256x256x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x256x64xi1>, tensor<256x256x64xf32>
    return %3 : tensor<256x256x64xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x64xf32> loc("x"), %arg1: tensor<64xf32> loc("g")) -> (tensor<512x64xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:64] : (tensor<512x64xf32>) -> tensor<256x64xf32>
    %1 = stablehlo.slice %arg0 [256:512, 0:64] : (tensor<512x64xf32>) -> tensor<256x64xf32>
    %2 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c = stablehlo.constant dense<255> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %4 = stablehlo.subtract %3, %2 : tensor<256xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %6 = stablehlo.convert %5 : (tensor<256x1xi32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x64xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<256x64xf32>
    %11 = stablehlo.exponential %10 : tensor<256x64xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x64xf32>, tensor<f32>) -> tensor<64xf32>
    %14 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %16 = stablehlo.add %14, %15 : tensor<256xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %18 = stablehlo.convert %17 : (tensor<256x1xi32>) -> tensor<256x1xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x64xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<256x64xf32>
    %23 = stablehlo.iota dim = 0 : tensor<256xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %28 = stablehlo.subtract %26, %27 : tensor<256x256xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %31 = stablehlo.compare GE, %29, %30, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %32 = stablehlo.convert %29 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %33 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x64xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<256x256x64xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<256x256x64xf32>
    %37 = stablehlo.exponential %36 : tensor<256x256x64xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %38 = call @variant1_1._where(%31, %37, %c_2) : (tensor<256x256x1xi1>, tensor<256x256x64xf32>, tensor<i32>) -> tensor<256x256x64xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x256x64xf32>) -> tensor<256x256x64xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<256x256x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x256x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    %43 = stablehlo.iota dim = 0 : tensor<256xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %48 = stablehlo.subtract %46, %47 : tensor<256x256xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<256x256xi32>) -> tensor<256x256x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<256x256x1xi32>
    %51 = stablehlo.compare GE, %49, %50, SIGNED : (tensor<256x256x1xi32>, tensor<256x256x1xi32>) -> tensor<256x256x1xi1>
    %52 = stablehlo.convert %49 : (tensor<256x256x1xi32>) -> tensor<256x256x1xf32>
    %53 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<256x256x1xf32>) -> tensor<256x256x64xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<256x256x64xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<256x256x64xf32>
    %57 = stablehlo.exponential %56 : tensor<256x256x64xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %58 = call @variant1_1._where(%51, %57, %c_5) : (tensor<256x256x1xi1>, tensor<256x256x64xf32>, tensor<i32>) -> tensor<256x256x64xf32>
    %59 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x256x64xf32>) -> tensor<256x256x64xf32>
    %61 = stablehlo.multiply %58, %60 : tensor<256x256x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<256x256x64xf32>, tensor<f32>) -> tensor<256x64xf32>
    %63 = stablehlo.exponential %22 : tensor<256x64xf32>
    %64 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<256x64xf32>
    %67 = stablehlo.add %62, %66 : tensor<256x64xf32>
    %68 = stablehlo.concatenate %42, %67, dim = 0 : (tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<512x64xf32>
    return %68 : tensor<512x64xf32>
  }
  func.func private @variant1_1._where(%arg0: tensor<256x256x1xi1>, %arg1: tensor<256x256x64xf32>, %arg2: tensor<i32>) -> tensor<256x256x64xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<256x256x1xi1>) -> tensor<256x256x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x256x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x256x64xi1>, tensor<256x256x64xf32>
    return %3 : tensor<256x256x64xf32>
  }
