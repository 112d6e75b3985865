// h167 retention; written by write_programs.py
  func.func public @main(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<12x512x64xf32> loc("k"), %arg2: tensor<12x512x96xf32> loc("v"), %arg3: tensor<12xf32> loc("g")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<512xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<512x512xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x512xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %9 = stablehlo.convert %5 : (tensor<512x512xi32>) -> tensor<512x512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<512x512xf32>) -> tensor<1x512x512xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x512x512xf32>) -> tensor<12x512x512xf32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x512x512xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<12x512x512xf32>
    %14 = stablehlo.exponential %13 : tensor<12x512x512xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @main._where(%7, %14, %c_0) : (tensor<512x512xi1>, tensor<12x512x512xf32>, tensor<i32>) -> tensor<12x512x512xf32>
    %16 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x512x64xf32>, tensor<12x512x64xf32>) -> tensor<12x512x512xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<12x512x512xf32>
    %18 = stablehlo.dot_general %17, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x512x512xf32>, tensor<12x512x96xf32>) -> tensor<12x512x96xf32>
    return %18 : tensor<12x512x96xf32>
  }
  func.func private @main._where(%arg0: tensor<512x512xi1>, %arg1: tensor<12x512x512xf32>, %arg2: tensor<i32>) -> tensor<12x512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<512x512xi1>) -> tensor<12x512x512xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x512x512xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x512x512xi1>, tensor<12x512x512xf32>
    return %3 : tensor<12x512x512xf32>
  }
  func.func public @variant0(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<12x512x64xf32> loc("k"), %arg2: tensor<12x512x96xf32> loc("v"), %arg3: tensor<12xf32> loc("g")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<512xi32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %2 = stablehlo.convert %0 : (tensor<512xi32>) -> tensor<512xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<12x512xf32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x512xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<12x512xf32>
    %7 = stablehlo.exponential %6 : tensor<12x512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x512xf32>) -> tensor<12x512x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x512x1xf32>) -> tensor<12x512x64xf32>
    %10 = stablehlo.multiply %arg0, %9 : tensor<12x512x64xf32>
    %11 = stablehlo.negate %0 : tensor<512xi32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %13 = stablehlo.convert %11 : (tensor<512xi32>) -> tensor<512xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<12x512xf32>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x512xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<12x512xf32>
    %18 = stablehlo.exponential %17 : tensor<12x512xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x512xf32>) -> tensor<12x512x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<12x512x1xf32>) -> tensor<12x512x64xf32>
    %21 = stablehlo.multiply %arg1, %20 : tensor<12x512x64xf32>
    %22 = stablehlo.dot_general %10, %21, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x512x64xf32>, tensor<12x512x64xf32>) -> tensor<12x512x512xf32>
    %23 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %24 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<512xi32>) -> tensor<1x512xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<512x1xi32>) -> tensor<512x512xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<512x512xi32>
    %27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @variant0._where(%27, %22, %c) : (tensor<512x512xi1>, tensor<12x512x512xf32>, tensor<i32>) -> tensor<12x512x512xf32>
    %29 = stablehlo.dot_general %28, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x512x512xf32>, tensor<12x512x96xf32>) -> tensor<12x512x96xf32>
    return %29 : tensor<12x512x96xf32>
  }
  func.func private @variant0._where(%arg0: tensor<512x512xi1>, %arg1: tensor<12x512x512xf32>, %arg2: tensor<i32>) -> tensor<12x512x512xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<512x512xi1>) -> tensor<12x512x512xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x512x512xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x512x512xi1>, tensor<12x512x512xf32>
    return %3 : tensor<12x512x512xf32>
  }
  func.func public @variant1(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<12x512x64xf32> loc("k"), %arg2: tensor<12x512x96xf32> loc("v"), %arg3: tensor<12xf32> loc("g")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:256, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %1 = stablehlo.slice %arg0 [0:12, 256:512, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %2 = stablehlo.slice %arg1 [0:12, 0:256, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %3 = stablehlo.slice %arg1 [0:12, 256:512, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %4 = stablehlo.slice %arg2 [0:12, 0:256, 0:96] : (tensor<12x512x96xf32>) -> tensor<12x256x96xf32>
    %5 = stablehlo.slice %arg2 [0:12, 256:512, 0:96] : (tensor<12x512x96xf32>) -> tensor<12x256x96xf32>
    %6 = stablehlo.iota dim = 0 : tensor<256xi32>
    %7 = stablehlo.slice %6 [255:256] : (tensor<256xi32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %7 : (tensor<1xi32>) -> tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %10 = stablehlo.subtract %9, %6 : tensor<256xi32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %12 = stablehlo.convert %10 : (tensor<256xi32>) -> tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<12x256xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<12x256xf32>
    %17 = stablehlo.exponential %16 : tensor<12x256xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x64xf32>
    %20 = stablehlo.multiply %2, %19 : tensor<12x256x64xf32>
    %21 = stablehlo.dot_general %20, %4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x96xf32>) -> tensor<12x64x96xf32>
    %22 = stablehlo.iota dim = 0 : tensor<256xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %27 = stablehlo.subtract %25, %26 : tensor<256x256xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %30 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %31 = stablehlo.convert %27 : (tensor<256x256xi32>) -> tensor<256x256xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<256x256xf32>) -> tensor<1x256x256xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x256x256xf32>) -> tensor<12x256x256xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x256xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<12x256x256xf32>
    %36 = stablehlo.exponential %35 : tensor<12x256x256xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %37 = call @variant1._where(%29, %36, %c_0) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<i32>) -> tensor<12x256x256xf32>
    %38 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<12x256x256xf32>
    %40 = stablehlo.dot_general %39, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x96xf32>) -> tensor<12x256x96xf32>
    %41 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %43 = stablehlo.add %41, %42 : tensor<256xi32>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %45 = stablehlo.convert %43 : (tensor<256xi32>) -> tensor<256xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<12x256xf32>
    %48 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<12x256xf32>
    %50 = stablehlo.exponential %49 : tensor<12x256xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x64xf32>
    %53 = stablehlo.multiply %1, %52 : tensor<12x256x64xf32>
    %54 = stablehlo.dot_general %53, %21, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x64x96xf32>) -> tensor<12x256x96xf32>
    %55 = stablehlo.iota dim = 0 : tensor<256xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %60 = stablehlo.subtract %58, %59 : tensor<256x256xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %62 = stablehlo.compare GE, %60, %61, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %63 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %64 = stablehlo.convert %60 : (tensor<256x256xi32>) -> tensor<256x256xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1, 2] : (tensor<256x256xf32>) -> tensor<1x256x256xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x256x256xf32>) -> tensor<12x256x256xf32>
    %67 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x256xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<12x256x256xf32>
    %69 = stablehlo.exponential %68 : tensor<12x256x256xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @variant1._where(%62, %69, %c_3) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<i32>) -> tensor<12x256x256xf32>
    %71 = stablehlo.dot_general %1, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<12x256x256xf32>
    %73 = stablehlo.dot_general %72, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x96xf32>) -> tensor<12x256x96xf32>
    %74 = stablehlo.add %54, %73 : tensor<12x256x96xf32>
    %75 = stablehlo.concatenate %40, %74, dim = 1 : (tensor<12x256x96xf32>, tensor<12x256x96xf32>) -> tensor<12x512x96xf32>
    return %75 : tensor<12x512x96xf32>
  }
  func.func private @variant1._where(%arg0: tensor<256x256xi1>, %arg1: tensor<12x256x256xf32>, %arg2: tensor<i32>) -> tensor<12x256x256xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x256xi1>) -> tensor<12x256x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x256x256xi1>, tensor<12x256x256xf32>
    return %3 : tensor<12x256x256xf32>
  }
  func.func public @variant1_1(%arg0: tensor<12x512x64xf32> loc("q"), %arg1: tensor<12x512x64xf32> loc("k"), %arg2: tensor<12x512x96xf32> loc("v"), %arg3: tensor<12xf32> loc("g")) -> (tensor<12x512x96xf32>) {
    %0 = stablehlo.slice %arg0 [0:12, 0:256, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %1 = stablehlo.slice %arg0 [0:12, 256:512, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %2 = stablehlo.slice %arg1 [0:12, 0:256, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %3 = stablehlo.slice %arg1 [0:12, 256:512, 0:64] : (tensor<12x512x64xf32>) -> tensor<12x256x64xf32>
    %4 = stablehlo.slice %arg2 [0:12, 0:256, 0:96] : (tensor<12x512x96xf32>) -> tensor<12x256x96xf32>
    %5 = stablehlo.slice %arg2 [0:12, 256:512, 0:96] : (tensor<12x512x96xf32>) -> tensor<12x256x96xf32>
    %6 = stablehlo.iota dim = 0 : tensor<256xi32>
    %7 = stablehlo.slice %6 [255:256] : (tensor<256xi32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %7 : (tensor<1xi32>) -> tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %10 = stablehlo.subtract %9, %6 : tensor<256xi32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %12 = stablehlo.convert %10 : (tensor<256xi32>) -> tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<12x256xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<12x256xf32>
    %17 = stablehlo.exponential %16 : tensor<12x256xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %20 = stablehlo.multiply %4, %19 : tensor<12x256x96xf32>
    %21 = stablehlo.dot_general %2, %20, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x96xf32>) -> tensor<12x64x96xf32>
    %22 = stablehlo.dot_general %1, %21, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x64x96xf32>) -> tensor<12x256x96xf32>
    %23 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %25 = stablehlo.add %23, %24 : tensor<256xi32>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %27 = stablehlo.convert %25 : (tensor<256xi32>) -> tensor<256xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<12x256xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<12x256xf32>
    %32 = stablehlo.exponential %31 : tensor<12x256xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %35 = stablehlo.multiply %22, %34 : tensor<12x256x96xf32>
    %36 = stablehlo.iota dim = 0 : tensor<256xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %41 = stablehlo.subtract %39, %40 : tensor<256x256xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %43 = stablehlo.compare GE, %41, %42, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %45 = stablehlo.convert %41 : (tensor<256x256xi32>) -> tensor<256x256xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [1, 2] : (tensor<256x256xf32>) -> tensor<1x256x256xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x256x256xf32>) -> tensor<12x256x256xf32>
    %48 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x256xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<12x256x256xf32>
    %50 = stablehlo.exponential %49 : tensor<12x256x256xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %51 = call @variant1_1._where(%43, %50, %c_1) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<i32>) -> tensor<12x256x256xf32>
    %52 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<12x256x256xf32>
    %54 = stablehlo.dot_general %53, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x96xf32>) -> tensor<12x256x96xf32>
    %55 = stablehlo.iota dim = 0 : tensor<256xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<256x1xi32>) -> tensor<256x256xi32>
    %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<256x256xi32>
    %60 = stablehlo.subtract %58, %59 : tensor<256x256xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %62 = stablehlo.compare GE, %60, %61, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %63 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %64 = stablehlo.convert %60 : (tensor<256x256xi32>) -> tensor<256x256xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1, 2] : (tensor<256x256xf32>) -> tensor<1x256x256xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x256x256xf32>) -> tensor<12x256x256xf32>
    %67 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x256xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<12x256x256xf32>
    %69 = stablehlo.exponential %68 : tensor<12x256x256xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @variant1_1._where(%62, %69, %c_3) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<i32>) -> tensor<12x256x256xf32>
    %71 = stablehlo.dot_general %1, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<12x256x256xf32>
    %73 = stablehlo.dot_general %72, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x96xf32>) -> tensor<12x256x96xf32>
    %74 = stablehlo.add %73, %35 : tensor<12x256x96xf32>
    %75 = stablehlo.concatenate %54, %74, dim = 1 : (tensor<12x256x96xf32>, tensor<12x256x96xf32>) -> tensor<12x512x96xf32>
    return %75 : tensor<12x512x96xf32>
  }
  func.func private @variant1_1._where(%arg0: tensor<256x256xi1>, %arg1: tensor<12x256x256xf32>, %arg2: tensor<i32>) -> tensor<12x256x256xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x256xi1>) -> tensor<12x256x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x256x256xi1>, tensor<12x256x256xf32>
    return %3 : tensor<12x256x256xf32>
  }
