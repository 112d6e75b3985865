// h189 four steps of a recurrent network; written by write_programs.py
  func.func public @main(%arg0: tensor<48x384xf32> loc("h"), %arg1: tensor<4x48x512xf32> loc("x"), %arg2: tensor<512x384xf32> loc("w"), %arg3: tensor<384x384xf32> loc("u"), %arg4: tensor<384xf32> loc("b")) -> (tensor<48x384xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:48, 0:512] : (tensor<4x48x512xf32>) -> tensor<1x48x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48x512xf32>) -> tensor<48x512xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %3 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %4 = stablehlo.add %2, %3 : tensor<48x384xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %7 = stablehlo.add %4, %6 : tensor<48x384xf32>
    %8 = stablehlo.tanh %7 : tensor<48x384xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:48, 0:512] : (tensor<4x48x512xf32>) -> tensor<1x48x512xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x48x512xf32>) -> tensor<48x512xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %12 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %13 = stablehlo.add %11, %12 : tensor<48x384xf32>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %16 = stablehlo.add %13, %15 : tensor<48x384xf32>
    %17 = stablehlo.tanh %16 : tensor<48x384xf32>
    %18 = stablehlo.slice %arg1 [2:3, 0:48, 0:512] : (tensor<4x48x512xf32>) -> tensor<1x48x512xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x48x512xf32>) -> tensor<48x512xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %21 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %22 = stablehlo.add %20, %21 : tensor<48x384xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %25 = stablehlo.add %22, %24 : tensor<48x384xf32>
    %26 = stablehlo.tanh %25 : tensor<48x384xf32>
    %27 = stablehlo.slice %arg1 [3:4, 0:48, 0:512] : (tensor<4x48x512xf32>) -> tensor<1x48x512xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x48x512xf32>) -> tensor<48x512xf32>
    %29 = stablehlo.dot_general %28, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %30 = stablehlo.dot_general %26, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %31 = stablehlo.add %29, %30 : tensor<48x384xf32>
    %32 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %34 = stablehlo.add %31, %33 : tensor<48x384xf32>
    %35 = stablehlo.tanh %34 : tensor<48x384xf32>
    return %35 : tensor<48x384xf32>
  }
  func.func public @variant0(%arg0: tensor<48x384xf32> loc("h"), %arg1: tensor<4x48x512xf32> loc("x"), %arg2: tensor<512x384xf32> loc("w"), %arg3: tensor<384x384xf32> loc("u"), %arg4: tensor<384xf32> loc("b")) -> (tensor<48x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x48x512xf32>, tensor<512x384xf32>) -> tensor<4x48x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<4x48x384xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x48x384xf32>
    %4 = stablehlo.slice %3 [0:1, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %6 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %7 = stablehlo.add %5, %6 : tensor<48x384xf32>
    %8 = stablehlo.tanh %7 : tensor<48x384xf32>
    %9 = stablehlo.slice %3 [1:2, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %11 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %12 = stablehlo.add %10, %11 : tensor<48x384xf32>
    %13 = stablehlo.tanh %12 : tensor<48x384xf32>
    %14 = stablehlo.slice %3 [2:3, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %16 = stablehlo.dot_general %13, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %17 = stablehlo.add %15, %16 : tensor<48x384xf32>
    %18 = stablehlo.tanh %17 : tensor<48x384xf32>
    %19 = stablehlo.slice %3 [3:4, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %21 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %22 = stablehlo.add %20, %21 : tensor<48x384xf32>
    %23 = stablehlo.tanh %22 : tensor<48x384xf32>
    return %23 : tensor<48x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<48x384xf32> loc("h"), %arg1: tensor<4x48x512xf32> loc("x"), %arg2: tensor<512x384xf32> loc("w"), %arg3: tensor<384x384xf32> loc("u"), %arg4: tensor<384xf32> loc("b")) -> (tensor<48x384xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<4x48x512xf32>) -> tensor<192x512xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x512xf32>, tensor<512x384xf32>) -> tensor<192x384xf32>
    %2 = stablehlo.reshape %1 : (tensor<192x384xf32>) -> tensor<4x48x384xf32>
    %3 = stablehlo.slice %2 [0:1, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %5 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %6 = stablehlo.add %4, %5 : tensor<48x384xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %9 = stablehlo.add %6, %8 : tensor<48x384xf32>
    %10 = stablehlo.tanh %9 : tensor<48x384xf32>
    %11 = stablehlo.slice %2 [1:2, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %13 = stablehlo.dot_general %10, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %14 = stablehlo.add %12, %13 : tensor<48x384xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %17 = stablehlo.add %14, %16 : tensor<48x384xf32>
    %18 = stablehlo.tanh %17 : tensor<48x384xf32>
    %19 = stablehlo.slice %2 [2:3, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %21 = stablehlo.dot_general %18, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %22 = stablehlo.add %20, %21 : tensor<48x384xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %25 = stablehlo.add %22, %24 : tensor<48x384xf32>
    %26 = stablehlo.tanh %25 : tensor<48x384xf32>
    %27 = stablehlo.slice %2 [3:4, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %29 = stablehlo.dot_general %26, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %30 = stablehlo.add %28, %29 : tensor<48x384xf32>
    %31 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %33 = stablehlo.add %30, %32 : tensor<48x384xf32>
    %34 = stablehlo.tanh %33 : tensor<48x384xf32>
    return %34 : tensor<48x384xf32>
  }
