// RUN: tesela explain %s --find | FileCheck %s

// Products of sums side by side, the older values first, each with its own.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<7x5xf32> loc("a"), %arg1: tensor<7x5xf32> loc("b"), %arg2: tensor<7x5xf32> loc("c"), %arg3: tensor<31x5xf32> loc("t"), %arg4: tensor<31x5xf32> loc("u")) -> (tensor<7x31xf32>) {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<7x5xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<31x5xf32>) -> tensor<5x31xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x31xf32>) -> tensor<7x31xf32>
    %3 = stablehlo.multiply %arg1, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<31x5xf32>) -> tensor<5x31xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x31xf32>) -> tensor<7x31xf32>
    %6 = stablehlo.add %2, %5 : tensor<7x31xf32>
    %7 = stablehlo.multiply %arg1, %arg0 : tensor<7x5xf32>
    %8 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<31x5xf32>) -> tensor<5x31xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x31xf32>) -> tensor<7x31xf32>
    %10 = stablehlo.add %6, %9 : tensor<7x31xf32>
    %11 = stablehlo.multiply %arg1, %arg1 : tensor<7x5xf32>
    %12 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<31x5xf32>) -> tensor<5x31xf32>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x31xf32>) -> tensor<7x31xf32>
    %14 = stablehlo.subtract %10, %13 : tensor<7x31xf32>
    return %14 : tensor<7x31xf32>
  }
  func.func public @variant0(%arg0: tensor<7x5xf32> loc("a"), %arg1: tensor<7x5xf32> loc("b"), %arg2: tensor<7x5xf32> loc("c"), %arg3: tensor<31x5xf32> loc("t"), %arg4: tensor<31x5xf32> loc("u")) -> (tensor<7x31xf32>) {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<7x5xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<7x5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7x5xf32>
    %3 = stablehlo.multiply %arg1, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.multiply %arg1, %arg0 : tensor<7x5xf32>
    %5 = stablehlo.add %3, %4 : tensor<7x5xf32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x10xf32>
    %7 = stablehlo.concatenate %arg3, %arg4, dim = 1 : (tensor<31x5xf32>, tensor<31x5xf32>) -> tensor<31x10xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<31x10xf32>) -> tensor<10x31xf32>
    %9 = stablehlo.dot_general %6, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x10xf32>, tensor<10x31xf32>) -> tensor<7x31xf32>
    return %9 : tensor<7x31xf32>
  }
  func.func public @variant1(%arg0: tensor<7x5xf32> loc("a"), %arg1: tensor<7x5xf32> loc("b"), %arg2: tensor<7x5xf32> loc("c"), %arg3: tensor<31x5xf32> loc("t"), %arg4: tensor<31x5xf32> loc("u")) -> (tensor<7x31xf32>) {
    %0 = stablehlo.multiply %arg0, %arg2 : tensor<7x5xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<7x5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7x5xf32>
    %3 = stablehlo.multiply %arg1, %arg2 : tensor<7x5xf32>
    %4 = stablehlo.multiply %arg1, %arg0 : tensor<7x5xf32>
    %5 = stablehlo.add %3, %4 : tensor<7x5xf32>
    %6 = stablehlo.concatenate %2, %5, dim = 1 : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x10xf32>
    %7 = stablehlo.concatenate %arg4, %arg3, dim = 1 : (tensor<31x5xf32>, tensor<31x5xf32>) -> tensor<31x10xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<31x10xf32>) -> tensor<10x31xf32>
    %9 = stablehlo.dot_general %6, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x10xf32>, tensor<10x31xf32>) -> tensor<7x31xf32>
    return %9 : tensor<7x31xf32>
  }
