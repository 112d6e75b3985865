// h195 advantages from errors of values; written by write_programs.py
  func.func public @main(%arg0: tensor<256x320xf32> loc("r"), %arg1: tensor<256x321xf32> loc("v"), %arg2: tensor<1xf32> loc("c")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<1xf32>
    %1 = stablehlo.exponential %0 : tensor<1xf32>
    %2 = stablehlo.slice %arg1 [0:256, 1:321] : (tensor<256x321xf32>) -> tensor<256x320xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<256x320xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<256x320xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<256x320xf32>
    %7 = stablehlo.slice %arg1 [0:256, 0:320] : (tensor<256x321xf32>) -> tensor<256x320xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<256x320xf32>
    %9 = stablehlo.iota dim = 0 : tensor<320xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %14 = stablehlo.subtract %12, %13 : tensor<320x320xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320x320xi32>
    %16 = stablehlo.compare GE, %14, %15, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %17 = stablehlo.negate %arg2 : tensor<1xf32>
    %18 = stablehlo.convert %14 : (tensor<320x320xi32>) -> tensor<320x320xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<320x320xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<320x320xf32>
    %22 = stablehlo.exponential %21 : tensor<320x320xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %23 = call @main._where(%16, %22, %c_0) : (tensor<320x320xi1>, tensor<320x320xf32>, tensor<i32>) -> tensor<320x320xf32>
    %24 = stablehlo.dot_general %8, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x320xf32>, tensor<320x320xf32>) -> tensor<256x320xf32>
    return %24 : tensor<256x320xf32>
  }
  func.func private @main._where(%arg0: tensor<320x320xi1>, %arg1: tensor<320x320xf32>, %arg2: tensor<i32>) -> tensor<320x320xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<320x320xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<320x320xi1>, tensor<320x320xf32>
    return %2 : tensor<320x320xf32>
  }
  func.func public @variant0(%arg0: tensor<256x320xf32> loc("r"), %arg1: tensor<256x321xf32> loc("v"), %arg2: tensor<1xf32> loc("c")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<1xf32>
    %1 = stablehlo.iota dim = 0 : tensor<320xi32>
    %c = stablehlo.constant dense<320> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320xi32>
    %3 = stablehlo.subtract %2, %1 : tensor<320xi32>
    %4 = stablehlo.convert %3 : (tensor<320xi32>) -> tensor<320xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<320xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<320xf32>
    %7 = stablehlo.exponential %6 : tensor<320xf32>
    %8 = stablehlo.slice %arg1 [0:256, 320:321] : (tensor<256x321xf32>) -> tensor<256x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<320xf32>) -> tensor<1x320xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x320xf32>) -> tensor<256x320xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<256x320xf32>
    %13 = stablehlo.iota dim = 0 : tensor<320xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %18 = stablehlo.subtract %16, %17 : tensor<320x320xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<320x320xi32>
    %20 = stablehlo.compare GE, %18, %19, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %21 = stablehlo.negate %arg2 : tensor<1xf32>
    %22 = stablehlo.convert %18 : (tensor<320x320xi32>) -> tensor<320x320xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<320x320xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<320x320xf32>
    %26 = stablehlo.exponential %25 : tensor<320x320xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @variant0._where(%20, %26, %c_1) : (tensor<320x320xi1>, tensor<320x320xf32>, tensor<i32>) -> tensor<320x320xf32>
    %28 = stablehlo.dot_general %arg0, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x320xf32>, tensor<320x320xf32>) -> tensor<256x320xf32>
    %29 = stablehlo.add %28, %12 : tensor<256x320xf32>
    %30 = stablehlo.slice %arg1 [0:256, 0:320] : (tensor<256x321xf32>) -> tensor<256x320xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<256x320xf32>
    return %31 : tensor<256x320xf32>
  }
  func.func private @variant0._where(%arg0: tensor<320x320xi1>, %arg1: tensor<320x320xf32>, %arg2: tensor<i32>) -> tensor<320x320xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<320x320xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<320x320xi1>, tensor<320x320xf32>
    return %2 : tensor<320x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x320xf32> loc("r"), %arg1: tensor<256x321xf32> loc("v"), %arg2: tensor<1xf32> loc("c")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:319] : (tensor<256x320xf32>) -> tensor<256x319xf32>
    %1 = stablehlo.slice %arg0 [0:256, 319:320] : (tensor<256x320xf32>) -> tensor<256x1xf32>
    %2 = stablehlo.negate %arg2 : tensor<1xf32>
    %3 = stablehlo.exponential %2 : tensor<1xf32>
    %4 = stablehlo.slice %arg1 [0:256, 320:321] : (tensor<256x321xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<256x1xf32>
    %8 = stablehlo.add %1, %7 : tensor<256x1xf32>
    %9 = stablehlo.concatenate %0, %8, dim = 1 : (tensor<256x319xf32>, tensor<256x1xf32>) -> tensor<256x320xf32>
    %10 = stablehlo.iota dim = 0 : tensor<320xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<320xi32>) -> tensor<320x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<320xi32>) -> tensor<1x320xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<320x1xi32>) -> tensor<320x320xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x320xi32>) -> tensor<320x320xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<320x320xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320x320xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %18 = stablehlo.negate %arg2 : tensor<1xf32>
    %19 = stablehlo.convert %15 : (tensor<320x320xi32>) -> tensor<320x320xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<320x320xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<320x320xf32>
    %23 = stablehlo.exponential %22 : tensor<320x320xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @variant0_1._where(%17, %23, %c_0) : (tensor<320x320xi1>, tensor<320x320xf32>, tensor<i32>) -> tensor<320x320xf32>
    %25 = stablehlo.dot_general %9, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x320xf32>, tensor<320x320xf32>) -> tensor<256x320xf32>
    %26 = stablehlo.slice %arg1 [0:256, 0:320] : (tensor<256x321xf32>) -> tensor<256x320xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<256x320xf32>
    return %27 : tensor<256x320xf32>
  }
  func.func private @variant0_1._where(%arg0: tensor<320x320xi1>, %arg1: tensor<320x320xf32>, %arg2: tensor<i32>) -> tensor<320x320xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<320x320xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<320x320xi1>, tensor<320x320xf32>
    return %2 : tensor<320x320xf32>
  }
