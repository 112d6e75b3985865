// h179 attention in a sliding window; written by write_programs.py
  func.func public @main(%arg0: tensor<1440x64xf32> loc("q"), %arg1: tensor<1440x64xf32> loc("k"), %arg2: tensor<1440x80xf32> loc("v")) -> (tensor<1440x80xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1440xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1440xi32>) -> tensor<1440x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1440xi32>) -> tensor<1x1440xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1440x1xi32>) -> tensor<1440x1440xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1440xi32>) -> tensor<1440x1440xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<1440x1440xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1440x1440xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1440x1440xi32>, tensor<1440x1440xi32>) -> tensor<1440x1440xi1>
    %c_0 = stablehlo.constant dense<120> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1440x1440xi32>
    %9 = stablehlo.compare LT, %5, %8, SIGNED : (tensor<1440x1440xi32>, tensor<1440x1440xi32>) -> tensor<1440x1440xi1>
    %10 = stablehlo.and %7, %9 : tensor<1440x1440xi1>
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1440x64xf32>) -> tensor<64x1440xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1440x64xf32>, tensor<64x1440xf32>) -> tensor<1440x1440xf32>
    %13 = stablehlo.exponential %12 : tensor<1440x1440xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @main._where(%10, %13, %c_1) : (tensor<1440x1440xi1>, tensor<1440x1440xf32>, tensor<i32>) -> tensor<1440x1440xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1440x1440xf32>, tensor<f32>) -> tensor<1440xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1440xf32>) -> tensor<1440x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1440x1xf32>) -> tensor<1440x1440xf32>
    %18 = stablehlo.divide %14, %17 : tensor<1440x1440xf32>
    %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1440x1440xf32>, tensor<1440x80xf32>) -> tensor<1440x80xf32>
    return %19 : tensor<1440x80xf32>
  }
  func.func private @main._where(%arg0: tensor<1440x1440xi1>, %arg1: tensor<1440x1440xf32>, %arg2: tensor<i32>) -> tensor<1440x1440xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1440x1440xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1440x1440xi1>, tensor<1440x1440xf32>
    return %2 : tensor<1440x1440xf32>
  }
  func.func public @variant0(%arg0: tensor<1440x64xf32> loc("q"), %arg1: tensor<1440x64xf32> loc("k"), %arg2: tensor<1440x80xf32> loc("v")) -> (tensor<1440x80xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1440x64xf32>) -> tensor<12x120x64xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1440x64xf32>) -> tensor<12x120x64xf32>
    %2 = stablehlo.reshape %arg2 : (tensor<1440x80xf32>) -> tensor<12x120x80xf32>
    %3 = stablehlo.iota dim = 0 : tensor<120xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<120xi32>) -> tensor<120x1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<120xi32>) -> tensor<1x120xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<120x1xi32>) -> tensor<120x120xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x120xi32>) -> tensor<120x120xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<120x120xi32>, tensor<120x120xi32>) -> tensor<120x120xi1>
    %9 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x120x64xf32>, tensor<12x120x64xf32>) -> tensor<12x120x120xf32>
    %10 = stablehlo.exponential %9 : tensor<12x120x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @variant0._where(%8, %10, %c) : (tensor<120x120xi1>, tensor<12x120x120xf32>, tensor<i32>) -> tensor<12x120x120xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<120xi32>) -> tensor<120x1xi32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<120xi32>) -> tensor<1x120xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<120x1xi32>) -> tensor<120x120xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x120xi32>) -> tensor<120x120xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<120x120xi32>, tensor<120x120xi32>) -> tensor<120x120xi1>
    %17 = stablehlo.slice %0 [1:12, 0:120, 0:64] : (tensor<12x120x64xf32>) -> tensor<11x120x64xf32>
    %18 = stablehlo.slice %1 [0:11, 0:120, 0:64] : (tensor<12x120x64xf32>) -> tensor<11x120x64xf32>
    %19 = stablehlo.dot_general %17, %18, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<11x120x64xf32>, tensor<11x120x64xf32>) -> tensor<11x120x120xf32>
    %20 = stablehlo.exponential %19 : tensor<11x120x120xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @variant0._where_0(%16, %20, %c_0) : (tensor<120x120xi1>, tensor<11x120x120xf32>, tensor<i32>) -> tensor<11x120x120xf32>
    %22 = stablehlo.dot_general %11, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x120x120xf32>, tensor<12x120x80xf32>) -> tensor<12x120x80xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x120x120xf32>, tensor<f32>) -> tensor<12x120xf32>
    %24 = stablehlo.slice %22 [0:1, 0:120, 0:80] : (tensor<12x120x80xf32>) -> tensor<1x120x80xf32>
    %25 = stablehlo.slice %22 [1:12, 0:120, 0:80] : (tensor<12x120x80xf32>) -> tensor<11x120x80xf32>
    %26 = stablehlo.slice %2 [0:11, 0:120, 0:80] : (tensor<12x120x80xf32>) -> tensor<11x120x80xf32>
    %27 = stablehlo.dot_general %21, %26, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x120x120xf32>, tensor<11x120x80xf32>) -> tensor<11x120x80xf32>
    %28 = stablehlo.add %25, %27 : tensor<11x120x80xf32>
    %29 = stablehlo.concatenate %24, %28, dim = 0 : (tensor<1x120x80xf32>, tensor<11x120x80xf32>) -> tensor<12x120x80xf32>
    %30 = stablehlo.slice %23 [0:1, 0:120] : (tensor<12x120xf32>) -> tensor<1x120xf32>
    %31 = stablehlo.slice %23 [1:12, 0:120] : (tensor<12x120xf32>) -> tensor<11x120xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<11x120x120xf32>, tensor<f32>) -> tensor<11x120xf32>
    %33 = stablehlo.add %31, %32 : tensor<11x120xf32>
    %34 = stablehlo.concatenate %30, %33, dim = 0 : (tensor<1x120xf32>, tensor<11x120xf32>) -> tensor<12x120xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<12x120xf32>) -> tensor<12x120x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<12x120x1xf32>) -> tensor<12x120x80xf32>
    %37 = stablehlo.divide %29, %36 : tensor<12x120x80xf32>
    %38 = stablehlo.reshape %37 : (tensor<12x120x80xf32>) -> tensor<1440x80xf32>
    return %38 : tensor<1440x80xf32>
  }
  func.func private @variant0._where(%arg0: tensor<120x120xi1>, %arg1: tensor<12x120x120xf32>, %arg2: tensor<i32>) -> tensor<12x120x120xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<120x120xi1>) -> tensor<12x120x120xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x120x120xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x120x120xi1>, tensor<12x120x120xf32>
    return %3 : tensor<12x120x120xf32>
  }
  func.func private @variant0._where_0(%arg0: tensor<120x120xi1>, %arg1: tensor<11x120x120xf32>, %arg2: tensor<i32>) -> tensor<11x120x120xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<120x120xi1>) -> tensor<11x120x120xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<11x120x120xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<11x120x120xi1>, tensor<11x120x120xf32>
    return %3 : tensor<11x120x120xf32>
  }
  func.func public @variant0_1(%arg0: tensor<1440x64xf32> loc("q"), %arg1: tensor<1440x64xf32> loc("k"), %arg2: tensor<1440x80xf32> loc("v")) -> (tensor<1440x80xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1440x64xf32>) -> tensor<12x120x64xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1440x64xf32>) -> tensor<12x120x64xf32>
    %2 = stablehlo.slice %1 [0:1, 0:120, 0:64] : (tensor<12x120x64xf32>) -> tensor<1x120x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x120x64xf32>
    %4 = stablehlo.slice %1 [0:11, 0:120, 0:64] : (tensor<12x120x64xf32>) -> tensor<11x120x64xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1x120x64xf32>, tensor<11x120x64xf32>) -> tensor<12x120x64xf32>
    %6 = stablehlo.concatenate %5, %1, dim = 1 : (tensor<12x120x64xf32>, tensor<12x120x64xf32>) -> tensor<12x240x64xf32>
    %7 = stablehlo.reshape %arg2 : (tensor<1440x80xf32>) -> tensor<12x120x80xf32>
    %8 = stablehlo.slice %7 [0:1, 0:120, 0:80] : (tensor<12x120x80xf32>) -> tensor<1x120x80xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x120x80xf32>
    %10 = stablehlo.slice %7 [0:11, 0:120, 0:80] : (tensor<12x120x80xf32>) -> tensor<11x120x80xf32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1x120x80xf32>, tensor<11x120x80xf32>) -> tensor<12x120x80xf32>
    %12 = stablehlo.concatenate %11, %7, dim = 1 : (tensor<12x120x80xf32>, tensor<12x120x80xf32>) -> tensor<12x240x80xf32>
    %13 = stablehlo.iota dim = 0 : tensor<12xi32>
    %14 = stablehlo.iota dim = 0 : tensor<120xi32>
    %15 = stablehlo.iota dim = 0 : tensor<240xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<120xi32>) -> tensor<120x1xi32>
    %c = stablehlo.constant dense<120> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<120x1xi32>
    %18 = stablehlo.add %16, %17 : tensor<120x1xi32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<240xi32>) -> tensor<1x240xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<120x1xi32>) -> tensor<120x240xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x240xi32>) -> tensor<120x240xi32>
    %22 = stablehlo.subtract %20, %21 : tensor<120x240xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120x240xi32>
    %24 = stablehlo.compare GE, %22, %23, SIGNED : (tensor<120x240xi32>, tensor<120x240xi32>) -> tensor<120x240xi1>
    %c_2 = stablehlo.constant dense<120> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120x240xi32>
    %26 = stablehlo.compare LT, %22, %25, SIGNED : (tensor<120x240xi32>, tensor<120x240xi32>) -> tensor<120x240xi1>
    %27 = stablehlo.and %24, %26 : tensor<120x240xi1>
    %28 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<12xi32>) -> tensor<12x1x1xi32>
    %c_3 = stablehlo.constant dense<120> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12x1x1xi32>
    %30 = stablehlo.multiply %28, %29 : tensor<12x1x1xi32>
    %31 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<240xi32>) -> tensor<1x1x240xi32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<12x1x1xi32>) -> tensor<12x1x240xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x240xi32>) -> tensor<12x1x240xi32>
    %34 = stablehlo.add %32, %33 : tensor<12x1x240xi32>
    %c_4 = stablehlo.constant dense<120> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<12x1x240xi32>
    %36 = stablehlo.compare GE, %34, %35, SIGNED : (tensor<12x1x240xi32>, tensor<12x1x240xi32>) -> tensor<12x1x240xi1>
    %37 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<120x240xi1>) -> tensor<1x120x240xi1>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x120x240xi1>) -> tensor<12x120x240xi1>
    %39 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<12x1x240xi1>) -> tensor<12x120x240xi1>
    %40 = stablehlo.and %38, %39 : tensor<12x120x240xi1>
    %41 = stablehlo.dot_general %0, %6, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x120x64xf32>, tensor<12x240x64xf32>) -> tensor<12x120x240xf32>
    %42 = stablehlo.exponential %41 : tensor<12x120x240xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %43 = call @variant0_1._where(%40, %42, %c_5) : (tensor<12x120x240xi1>, tensor<12x120x240xf32>, tensor<i32>) -> tensor<12x120x240xf32>
    %44 = stablehlo.dot_general %43, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x120x240xf32>, tensor<12x240x80xf32>) -> tensor<12x120x80xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%43 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<12x120x240xf32>, tensor<f32>) -> tensor<12x120xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<12x120xf32>) -> tensor<12x120x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<12x120x1xf32>) -> tensor<12x120x80xf32>
    %48 = stablehlo.divide %44, %47 : tensor<12x120x80xf32>
    %49 = stablehlo.reshape %48 : (tensor<12x120x80xf32>) -> tensor<1440x80xf32>
    return %49 : tensor<1440x80xf32>
  }
  func.func private @variant0_1._where(%arg0: tensor<12x120x240xi1>, %arg1: tensor<12x120x240xf32>, %arg2: tensor<i32>) -> tensor<12x120x240xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x120x240xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<12x120x240xi1>, tensor<12x120x240xf32>
    return %2 : tensor<12x120x240xf32>
  }
