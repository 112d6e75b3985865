// h149 smoothing by a periodic kernel; written by write_programs.py
  func.func public @main(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<24xf32> loc("a"), %arg4: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<512x640xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x640xf32>) -> tensor<512x640x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<512x640x1xf32>) -> tensor<512x640x24xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<512x640x24xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<512x640x24xf32>
    %10 = stablehlo.cosine %9 : tensor<512x640x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<512x640x24xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<512x640x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x640x24xf32>, tensor<f32>) -> tensor<512x640xf32>
    %15 = stablehlo.dot_general %14, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x48xf32>) -> tensor<512x48xf32>
    return %15 : tensor<512x48xf32>
  }
  func.func public @variant0(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<24xf32> loc("a"), %arg4: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<512x24xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<640x24xf32>
    %10 = stablehlo.cosine %4 : tensor<512x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<512x24xf32>
    %14 = stablehlo.cosine %9 : tensor<640x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
    %16 = stablehlo.dot_general %13, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x640xf32>) -> tensor<512x640xf32>
    %17 = stablehlo.sine %4 : tensor<512x24xf32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<512x24xf32>
    %21 = stablehlo.sine %9 : tensor<640x24xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
    %23 = stablehlo.dot_general %20, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x640xf32>) -> tensor<512x640xf32>
    %24 = stablehlo.add %16, %23 : tensor<512x640xf32>
    %25 = stablehlo.dot_general %24, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x48xf32>) -> tensor<512x48xf32>
    return %25 : tensor<512x48xf32>
  }
  func.func public @variant1(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<24xf32> loc("a"), %arg4: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<512x24xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<640x24xf32>
    %10 = stablehlo.cosine %4 : tensor<512x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<512x24xf32>
    %14 = stablehlo.cosine %9 : tensor<640x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
    %16 = stablehlo.dot_general %15, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
    %17 = stablehlo.dot_general %13, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
    %18 = stablehlo.sine %4 : tensor<512x24xf32>
    %19 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<512x24xf32>
    %22 = stablehlo.sine %9 : tensor<640x24xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
    %25 = stablehlo.dot_general %21, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
    %26 = stablehlo.add %17, %25 : tensor<512x48xf32>
    return %26 : tensor<512x48xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<24xf32> loc("a"), %arg4: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<512x24xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<640x24xf32>
    %10 = stablehlo.cosine %4 : tensor<512x24xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<512x24xf32>
    %14 = stablehlo.sine %4 : tensor<512x24xf32>
    %15 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<512x24xf32>
    %18 = stablehlo.concatenate %13, %17, dim = 1 : (tensor<512x24xf32>, tensor<512x24xf32>) -> tensor<512x48xf32>
    %19 = stablehlo.cosine %9 : tensor<640x24xf32>
    %20 = stablehlo.sine %9 : tensor<640x24xf32>
    %21 = stablehlo.concatenate %19, %20, dim = 1 : (tensor<640x24xf32>, tensor<640x24xf32>) -> tensor<640x48xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<640x48xf32>) -> tensor<48x640xf32>
    %23 = stablehlo.dot_general %22, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x640xf32>, tensor<640x48xf32>) -> tensor<48x48xf32>
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x48xf32>, tensor<48x48xf32>) -> tensor<512x48xf32>
    return %24 : tensor<512x48xf32>
  }
