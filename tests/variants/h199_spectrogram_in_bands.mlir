// h199 spectrogram in bands; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x400xf32> loc("x"), %arg1: tensor<400xf32> loc("h"), %arg2: tensor<400x201xf32> loc("c"), %arg3: tensor<400x201xf32> loc("s"), %arg4: tensor<201x80xf32> loc("m")) -> (tensor<1000x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<400xf32>) -> tensor<1x400xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x400xf32>) -> tensor<1000x400xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<1000x400xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x201xf32>) -> tensor<1000x201xf32>
    %4 = stablehlo.dot_general %2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x201xf32>) -> tensor<1000x201xf32>
    %5 = stablehlo.multiply %3, %3 : tensor<1000x201xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<1000x201xf32>
    %7 = stablehlo.add %5, %6 : tensor<1000x201xf32>
    %8 = stablehlo.dot_general %7, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x201xf32>, tensor<201x80xf32>) -> tensor<1000x80xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x80xf32>
    %10 = stablehlo.add %8, %9 : tensor<1000x80xf32>
    %11 = stablehlo.log %10 : tensor<1000x80xf32>
    return %11 : tensor<1000x80xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x400xf32> loc("x"), %arg1: tensor<400xf32> loc("h"), %arg2: tensor<400x201xf32> loc("c"), %arg3: tensor<400x201xf32> loc("s"), %arg4: tensor<201x80xf32> loc("m")) -> (tensor<1000x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<400xf32>) -> tensor<400x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<400x1xf32>) -> tensor<400x201xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<400x201xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x201xf32>) -> tensor<1000x201xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<400xf32>) -> tensor<400x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<400x1xf32>) -> tensor<400x201xf32>
    %6 = stablehlo.multiply %5, %arg3 : tensor<400x201xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x201xf32>) -> tensor<1000x201xf32>
    %8 = stablehlo.multiply %3, %3 : tensor<1000x201xf32>
    %9 = stablehlo.multiply %7, %7 : tensor<1000x201xf32>
    %10 = stablehlo.add %8, %9 : tensor<1000x201xf32>
    %11 = stablehlo.dot_general %10, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x201xf32>, tensor<201x80xf32>) -> tensor<1000x80xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x80xf32>
    %13 = stablehlo.add %11, %12 : tensor<1000x80xf32>
    %14 = stablehlo.log %13 : tensor<1000x80xf32>
    return %14 : tensor<1000x80xf32>
  }
  func.func public @variant1(%arg0: tensor<1000x400xf32> loc("x"), %arg1: tensor<400xf32> loc("h"), %arg2: tensor<400x201xf32> loc("c"), %arg3: tensor<400x201xf32> loc("s"), %arg4: tensor<201x80xf32> loc("m")) -> (tensor<1000x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<400xf32>) -> tensor<400x1xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<400x201xf32>, tensor<400x201xf32>) -> tensor<400x402xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<400x1xf32>) -> tensor<400x402xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<400x402xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x402xf32>) -> tensor<1000x402xf32>
    %5 = stablehlo.slice %4 [0:1000, 0:201] : (tensor<1000x402xf32>) -> tensor<1000x201xf32>
    %6 = stablehlo.slice %4 [0:1000, 201:402] : (tensor<1000x402xf32>) -> tensor<1000x201xf32>
    %7 = stablehlo.multiply %5, %5 : tensor<1000x201xf32>
    %8 = stablehlo.multiply %6, %6 : tensor<1000x201xf32>
    %9 = stablehlo.add %7, %8 : tensor<1000x201xf32>
    %10 = stablehlo.dot_general %9, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x201xf32>, tensor<201x80xf32>) -> tensor<1000x80xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x80xf32>
    %12 = stablehlo.add %10, %11 : tensor<1000x80xf32>
    %13 = stablehlo.log %12 : tensor<1000x80xf32>
    return %13 : tensor<1000x80xf32>
  }
  func.func public @variant1_1(%arg0: tensor<1000x400xf32> loc("x"), %arg1: tensor<400xf32> loc("h"), %arg2: tensor<400x201xf32> loc("c"), %arg3: tensor<400x201xf32> loc("s"), %arg4: tensor<201x80xf32> loc("m")) -> (tensor<1000x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<400xf32>) -> tensor<400x1xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<400x201xf32>, tensor<400x201xf32>) -> tensor<400x402xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<400x1xf32>) -> tensor<400x402xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<400x402xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x400xf32>, tensor<400x402xf32>) -> tensor<1000x402xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<1000x402xf32>
    %6 = stablehlo.concatenate %arg4, %arg4, dim = 0 : (tensor<201x80xf32>, tensor<201x80xf32>) -> tensor<402x80xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x402xf32>, tensor<402x80xf32>) -> tensor<1000x80xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x80xf32>
    %9 = stablehlo.add %7, %8 : tensor<1000x80xf32>
    %10 = stablehlo.log %9 : tensor<1000x80xf32>
    return %10 : tensor<1000x80xf32>
  }
