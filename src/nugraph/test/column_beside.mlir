// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Two products with one matrix, of a matrix and of a vector, are one: the vector
// is the last column, not the first.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9x5xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7x5xf32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9xf32>) -> tensor<7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<7xf32>
  }
  func.func public @variant0(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9x5xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7x5xf32>, tensor<7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1 = stablehlo.concatenate %arg1, %0, dim = 1 : (tensor<9x5xf32>, tensor<9x1xf32>) -> tensor<9x6xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.slice %2 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.slice %2 [0:7, 5:6] : (tensor<7x6xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    return %3, %5 : tensor<7x5xf32>, tensor<7xf32>
  }
  func.func public @variant1(%arg0: tensor<7x9xf32> loc("a"), %arg1: tensor<9x5xf32> loc("x"), %arg2: tensor<9xf32> loc("p")) -> (tensor<7x5xf32>, tensor<7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1 = stablehlo.concatenate %arg1, %0, dim = 1 : (tensor<9x5xf32>, tensor<9x1xf32>) -> tensor<9x6xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x6xf32>) -> tensor<7x6xf32>
    %3 = stablehlo.slice %2 [0:7, 0:5] : (tensor<7x6xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.slice %2 [0:7, 0:1] : (tensor<7x6xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    return %3, %5 : tensor<7x5xf32>, tensor<7xf32>
  }
