// h211 layer in groups; written by write_programs.py
  func.func public @main(%arg0: tensor<512x384xf32> loc("x"), %arg1: tensor<6x64x80xf32> loc("w"), %arg2: tensor<480xf32> loc("b")) -> (tensor<512x480xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %1 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %3 = stablehlo.add %0, %2 : tensor<6x6xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %5 = stablehlo.convert %4 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<6x6xf32>) -> tensor<6x1x6x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 3] : (tensor<6x64x80xf32>) -> tensor<6x64x1x80xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<6x1x6x1xf32>) -> tensor<6x64x6x80xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<6x64x1x80xf32>) -> tensor<6x64x6x80xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<6x64x6x80xf32>
    %11 = stablehlo.reshape %10 : (tensor<6x64x6x80xf32>) -> tensor<384x480xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x384xf32>, tensor<384x480xf32>) -> tensor<512x480xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<480xf32>) -> tensor<1x480xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x480xf32>) -> tensor<512x480xf32>
    %15 = stablehlo.add %12, %14 : tensor<512x480xf32>
    return %15 : tensor<512x480xf32>
  }
  func.func public @variant0(%arg0: tensor<512x384xf32> loc("x"), %arg1: tensor<6x64x80xf32> loc("w"), %arg2: tensor<480xf32> loc("b")) -> (tensor<512x480xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<512x384xf32>) -> tensor<512x6x64xf32>
    %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x64x80xf32>, tensor<512x6x64xf32>) -> tensor<6x80x512xf32>
    %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<6x80x512xf32>) -> tensor<512x6x80xf32>
    %3 = stablehlo.reshape %2 : (tensor<512x6x80xf32>) -> tensor<512x480xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<480xf32>) -> tensor<1x480xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x480xf32>) -> tensor<512x480xf32>
    %6 = stablehlo.add %3, %5 : tensor<512x480xf32>
    return %6 : tensor<512x480xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x384xf32> loc("x"), %arg1: tensor<6x64x80xf32> loc("w"), %arg2: tensor<480xf32> loc("b")) -> (tensor<512x480xf32>) {
    %0 = stablehlo.slice %arg0 [0:512, 0:64] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %1 = stablehlo.slice %arg0 [0:512, 64:128] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %2 = stablehlo.slice %arg0 [0:512, 128:192] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %3 = stablehlo.slice %arg0 [0:512, 192:256] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %4 = stablehlo.slice %arg0 [0:512, 256:320] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %5 = stablehlo.slice %arg0 [0:512, 320:384] : (tensor<512x384xf32>) -> tensor<512x64xf32>
    %6 = stablehlo.slice %arg1 [0:1, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %8 = stablehlo.dot_general %0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %11 = stablehlo.dot_general %1, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %12 = stablehlo.slice %arg1 [2:3, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %14 = stablehlo.dot_general %2, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %15 = stablehlo.slice %arg1 [3:4, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %17 = stablehlo.dot_general %3, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %18 = stablehlo.slice %arg1 [4:5, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %20 = stablehlo.dot_general %4, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %21 = stablehlo.slice %arg1 [5:6, 0:64, 0:80] : (tensor<6x64x80xf32>) -> tensor<1x64x80xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x64x80xf32>) -> tensor<64x80xf32>
    %23 = stablehlo.dot_general %5, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x80xf32>) -> tensor<512x80xf32>
    %24 = stablehlo.concatenate %8, %11, %14, %17, %20, %23, dim = 1 : (tensor<512x80xf32>, tensor<512x80xf32>, tensor<512x80xf32>, tensor<512x80xf32>, tensor<512x80xf32>, tensor<512x80xf32>) -> tensor<512x480xf32>
    %25 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<480xf32>) -> tensor<1x480xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x480xf32>) -> tensor<512x480xf32>
    %27 = stablehlo.add %24, %26 : tensor<512x480xf32>
    return %27 : tensor<512x480xf32>
  }
