// RUN: tesela explain %s --find --family=split | FileCheck %s

// A part of what is multiplied is what is multiplied of a part; another part is
// not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<3x21x13xf32> loc("w"), %arg1: tensor<13xf32> loc("s"), %arg2: tensor<35x21xf32> loc("x")) -> (tensor<35x13xf32>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<21x13xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<21x13xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %6 = stablehlo.slice %arg0 [1:2, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<21x13xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<21x13xf32>
    %11 = stablehlo.dot_general %arg2, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<35x13xf32>
    return %12 : tensor<35x13xf32>
  }
  func.func public @variant0(%arg0: tensor<3x21x13xf32> loc("w"), %arg1: tensor<13xf32> loc("s"), %arg2: tensor<35x21xf32> loc("x")) -> (tensor<35x13xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<13xf32>) -> tensor<1x1x13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x13xf32>) -> tensor<3x21x13xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x21x13xf32>
    %3 = stablehlo.slice %2 [0:1, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<13xf32>) -> tensor<1x1x13xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x13xf32>) -> tensor<3x21x13xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<3x21x13xf32>
    %9 = stablehlo.slice %8 [1:2, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %11 = stablehlo.dot_general %arg2, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<35x13xf32>
    return %12 : tensor<35x13xf32>
  }
  func.func public @variant1(%arg0: tensor<3x21x13xf32> loc("w"), %arg1: tensor<13xf32> loc("s"), %arg2: tensor<35x21xf32> loc("x")) -> (tensor<35x13xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<13xf32>) -> tensor<1x1x13xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x13xf32>) -> tensor<3x21x13xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x21x13xf32>
    %3 = stablehlo.slice %2 [1:2, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<13xf32>) -> tensor<1x1x13xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x13xf32>) -> tensor<3x21x13xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<3x21x13xf32>
    %9 = stablehlo.slice %8 [0:1, 0:21, 0:13] : (tensor<3x21x13xf32>) -> tensor<1x21x13xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x21x13xf32>) -> tensor<21x13xf32>
    %11 = stablehlo.dot_general %arg2, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x21xf32>, tensor<21x13xf32>) -> tensor<35x13xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<35x13xf32>
    return %12 : tensor<35x13xf32>
  }
