// h101 causal attention; written by write_programs.py
  func.func public @main(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x640x64xf32>, tensor<12x640x64xf32>) -> tensor<12x640x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x640x640xf32>
    %2 = stablehlo.iota dim = 0 : tensor<640xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<640xi32>
    %4 = stablehlo.add %2, %3 : tensor<640xi32>
    %5 = stablehlo.iota dim = 0 : tensor<640xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %7 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<640xi32>) -> tensor<640x1xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<640x640xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<640x1xi32>) -> tensor<640x640xi32>
    %10 = stablehlo.compare LE, %8, %9, SIGNED : (tensor<640x640xi32>, tensor<640x640xi32>) -> tensor<640x640xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @main._where(%10, %1, %c_0) : (tensor<640x640xi1>, tensor<12x640x640xf32>, tensor<i32>) -> tensor<12x640x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x640x640xf32>, tensor<f32>) -> tensor<12x640xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x640xf32>) -> tensor<12x640x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x640x1xf32>) -> tensor<12x640x640xf32>
    %15 = stablehlo.divide %11, %14 : tensor<12x640x640xf32>
    %16 = stablehlo.dot_general %15, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x640x640xf32>, tensor<12x640x96xf32>) -> tensor<12x640x96xf32>
    return %16 : tensor<12x640x96xf32>
  }
  func.func private @main._where(%arg0: tensor<640x640xi1>, %arg1: tensor<12x640x640xf32>, %arg2: tensor<i32>) -> tensor<12x640x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x640xi1>) -> tensor<12x640x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x640x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x640x640xi1>, tensor<12x640x640xf32>
    return %3 : tensor<12x640x640xf32>
  }
  func.func public @variant0(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:320, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %1 = stablehlo.slice %arg0 [0:12, 320:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %2 = stablehlo.slice %arg1 [0:12, 0:320, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %3 = stablehlo.slice %arg1 [0:12, 320:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %4 = stablehlo.slice %arg2 [0:12, 0:320, 0:96] : (tensor<12x640x96xf32>) -> tensor<12x320x96xf32>
    %5 = stablehlo.slice %arg2 [0:12, 320:640, 0:96] : (tensor<12x640x96xf32>) -> tensor<12x320x96xf32>
    %6 = stablehlo.dot_general %1, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x320x64xf32>, tensor<12x320x64xf32>) -> tensor<12x320x320xf32>
    %7 = stablehlo.exponential %6 : tensor<12x320x320xf32>
    %8 = stablehlo.dot_general %1, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x320x64xf32>, tensor<12x320x64xf32>) -> tensor<12x320x320xf32>
    %9 = stablehlo.exponential %8 : tensor<12x320x320xf32>
    %10 = stablehlo.iota dim = 0 : tensor<320xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320xi32>
    %12 = stablehlo.add %10, %11 : tensor<320xi32>
    %13 = stablehlo.iota dim = 0 : tensor<320xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %18 = stablehlo.compare LE, %16, %17, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @variant0._where(%18, %9, %c_0) : (tensor<320x320xi1>, tensor<12x320x320xf32>, tensor<i32>) -> tensor<12x320x320xf32>
    %20 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x320x64xf32>, tensor<12x320x64xf32>) -> tensor<12x320x320xf32>
    %21 = stablehlo.exponential %20 : tensor<12x320x320xf32>
    %22 = stablehlo.iota dim = 0 : tensor<320xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<320xi32>
    %24 = stablehlo.add %22, %23 : tensor<320xi32>
    %25 = stablehlo.iota dim = 0 : tensor<320xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %30 = stablehlo.compare LE, %28, %29, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @variant0._where(%30, %21, %c_2) : (tensor<320x320xi1>, tensor<12x320x320xf32>, tensor<i32>) -> tensor<12x320x320xf32>
    %32 = stablehlo.dot_general %31, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x320xf32>, tensor<12x320x96xf32>) -> tensor<12x320x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%31 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x320xf32>, tensor<f32>) -> tensor<12x320xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x96xf32>
    %36 = stablehlo.divide %32, %35 : tensor<12x320x96xf32>
    %37 = stablehlo.dot_general %7, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x320xf32>, tensor<12x320x96xf32>) -> tensor<12x320x96xf32>
    %38 = stablehlo.dot_general %19, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x320xf32>, tensor<12x320x96xf32>) -> tensor<12x320x96xf32>
    %39 = stablehlo.add %37, %38 : tensor<12x320x96xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x320x320xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<12x320x320xf32>, tensor<f32>) -> tensor<12x320xf32>
    %42 = stablehlo.add %40, %41 : tensor<12x320xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x96xf32>
    %45 = stablehlo.divide %39, %44 : tensor<12x320x96xf32>
    %46 = stablehlo.concatenate %36, %45, dim = 1 : (tensor<12x320x96xf32>, tensor<12x320x96xf32>) -> tensor<12x640x96xf32>
    return %46 : tensor<12x640x96xf32>
  }
  func.func private @variant0._where(%arg0: tensor<320x320xi1>, %arg1: tensor<12x320x320xf32>, %arg2: tensor<i32>) -> tensor<12x320x320xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<320x320xi1>) -> tensor<12x320x320xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x320x320xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x320x320xi1>, tensor<12x320x320xf32>
    return %3 : tensor<12x320x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<12x640x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v")) -> (tensor<12x640x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:320, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %1 = stablehlo.slice %arg0 [0:12, 320:640, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %2 = stablehlo.slice %arg1 [0:12, 0:320, 0:64] : (tensor<12x640x64xf32>) -> tensor<12x320x64xf32>
    %3 = stablehlo.slice %arg2 [0:12, 0:320, 0:96] : (tensor<12x640x96xf32>) -> tensor<12x320x96xf32>
    %4 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x320x64xf32>, tensor<12x320x64xf32>) -> tensor<12x320x320xf32>
    %5 = stablehlo.exponential %4 : tensor<12x320x320xf32>
    %6 = stablehlo.iota dim = 0 : tensor<320xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320xi32>
    %8 = stablehlo.add %6, %7 : tensor<320xi32>
    %9 = stablehlo.iota dim = 0 : tensor<320xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %14 = stablehlo.compare LE, %12, %13, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @variant0_1._where(%14, %5, %c_0) : (tensor<320x320xi1>, tensor<12x320x320xf32>, tensor<i32>) -> tensor<12x320x320xf32>
    %16 = stablehlo.dot_general %15, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x320xf32>, tensor<12x320x96xf32>) -> tensor<12x320x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x320xf32>, tensor<f32>) -> tensor<12x320xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x96xf32>
    %20 = stablehlo.divide %16, %19 : tensor<12x320x96xf32>
    %21 = stablehlo.dot_general %1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x320x64xf32>, tensor<12x640x64xf32>) -> tensor<12x320x640xf32>
    %22 = stablehlo.exponential %21 : tensor<12x320x640xf32>
    %23 = stablehlo.iota dim = 0 : tensor<320xi32>
    %c_1 = stablehlo.constant dense<320> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<320xi32>
    %25 = stablehlo.add %23, %24 : tensor<320xi32>
    %26 = stablehlo.iota dim = 0 : tensor<640xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<640xi32>) -> tensor<1x640xi32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x640xi32>) -> tensor<320x640xi32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x640xi32>
    %31 = stablehlo.compare LE, %29, %30, SIGNED : (tensor<320x640xi32>, tensor<320x640xi32>) -> tensor<320x640xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @variant0_1._where_0(%31, %22, %c_2) : (tensor<320x640xi1>, tensor<12x320x640xf32>, tensor<i32>) -> tensor<12x320x640xf32>
    %33 = stablehlo.dot_general %32, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x640xf32>, tensor<12x640x96xf32>) -> tensor<12x320x96xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<12x320x640xf32>, tensor<f32>) -> tensor<12x320xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x96xf32>
    %37 = stablehlo.divide %33, %36 : tensor<12x320x96xf32>
    %38 = stablehlo.concatenate %20, %37, dim = 1 : (tensor<12x320x96xf32>, tensor<12x320x96xf32>) -> tensor<12x640x96xf32>
    return %38 : tensor<12x640x96xf32>
  }
  func.func private @variant0_1._where(%arg0: tensor<320x320xi1>, %arg1: tensor<12x320x320xf32>, %arg2: tensor<i32>) -> tensor<12x320x320xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<320x320xi1>) -> tensor<12x320x320xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x320x320xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x320x320xi1>, tensor<12x320x320xf32>
    return %3 : tensor<12x320x320xf32>
  }
  func.func private @variant0_1._where_0(%arg0: tensor<320x640xi1>, %arg1: tensor<12x320x640xf32>, %arg2: tensor<i32>) -> tensor<12x320x640xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<320x640xi1>) -> tensor<12x320x640xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x320x640xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x320x640xi1>, tensor<12x320x640xf32>
    return %3 : tensor<12x320x640xf32>
  }
