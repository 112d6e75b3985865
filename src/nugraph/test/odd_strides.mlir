// RUN: tesela explain %s --find | FileCheck %s

// Every second of an odd number of products, and every third of what leaves two
// over: the rows are read at that step. One row further is another.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<21x8xf32> loc("x"), %arg1: tensor<8x11xf32> loc("w"), %arg2: tensor<8x11xf32> loc("v")) -> (tensor<10x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.slice %arg0 [0:19, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %1 = stablehlo.slice %arg0 [1:20, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %2 = stablehlo.slice %arg0 [2:21, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %3 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<19x8xf32>, tensor<8x11xf32>) -> tensor<19x11xf32>
    %4 = stablehlo.slice %arg0 [0:19, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %5 = stablehlo.slice %arg0 [1:20, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %6 = stablehlo.slice %arg0 [2:21, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<19x8xf32>, tensor<8x11xf32>) -> tensor<19x11xf32>
    %8 = stablehlo.add %3, %7 : tensor<19x11xf32>
    %9 = stablehlo.slice %8 [0:19:2, 0:11] : (tensor<19x11xf32>) -> tensor<10x11xf32>
    %10 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<21x8xf32>, tensor<8x11xf32>) -> tensor<21x11xf32>
    %11 = stablehlo.slice %10 [1:21:3, 0:11] : (tensor<21x11xf32>) -> tensor<7x11xf32>
    return %9, %11 : tensor<10x11xf32>, tensor<7x11xf32>
  }
  func.func public @variant0(%arg0: tensor<21x8xf32> loc("x"), %arg1: tensor<8x11xf32> loc("w"), %arg2: tensor<8x11xf32> loc("v")) -> (tensor<10x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.slice %arg0 [0:19, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %1 = stablehlo.slice %0 [0:19:2, 0:8] : (tensor<19x8xf32>) -> tensor<10x8xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %3 = stablehlo.slice %arg0 [2:21, 0:8] : (tensor<21x8xf32>) -> tensor<19x8xf32>
    %4 = stablehlo.slice %3 [0:19:2, 0:8] : (tensor<19x8xf32>) -> tensor<10x8xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %6 = stablehlo.add %2, %5 : tensor<10x11xf32>
    %7 = stablehlo.slice %arg0 [1:21:3, 0:8] : (tensor<21x8xf32>) -> tensor<7x8xf32>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x11xf32>) -> tensor<7x11xf32>
    return %6, %8 : tensor<10x11xf32>, tensor<7x11xf32>
  }
  func.func public @variant1(%arg0: tensor<21x8xf32> loc("x"), %arg1: tensor<8x11xf32> loc("w"), %arg2: tensor<8x11xf32> loc("v")) -> (tensor<10x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.slice %arg0 [0:19:2, 0:8] : (tensor<21x8xf32>) -> tensor<10x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %2 = stablehlo.slice %arg0 [2:21:2, 0:8] : (tensor<21x8xf32>) -> tensor<10x8xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %4 = stablehlo.add %1, %3 : tensor<10x11xf32>
    %5 = stablehlo.slice %arg0 [1:21:3, 0:8] : (tensor<21x8xf32>) -> tensor<7x8xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x11xf32>) -> tensor<7x11xf32>
    return %4, %6 : tensor<10x11xf32>, tensor<7x11xf32>
  }
  func.func public @variant2(%arg0: tensor<21x8xf32> loc("x"), %arg1: tensor<8x11xf32> loc("w"), %arg2: tensor<8x11xf32> loc("v")) -> (tensor<10x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.slice %arg0 [0:19:2, 0:8] : (tensor<21x8xf32>) -> tensor<10x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %2 = stablehlo.slice %arg0 [2:21:2, 0:8] : (tensor<21x8xf32>) -> tensor<10x8xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x11xf32>) -> tensor<10x11xf32>
    %4 = stablehlo.add %1, %3 : tensor<10x11xf32>
    %5 = stablehlo.slice %arg0 [2:21:3, 0:8] : (tensor<21x8xf32>) -> tensor<7x8xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x8xf32>, tensor<8x11xf32>) -> tensor<7x11xf32>
    return %4, %6 : tensor<10x11xf32>, tensor<7x11xf32>
  }
