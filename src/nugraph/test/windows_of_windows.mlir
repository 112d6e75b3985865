// RUN: tesela explain %s --find --family=split | FileCheck %s

// Five maxima are three of three, where three are known; not two of three that
// lie side by side.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<97x14xf32>) {
    %0 = stablehlo.slice %arg0 [1:100, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %1 = stablehlo.slice %0 [0:97, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %2 = stablehlo.slice %0 [1:98, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %3 = stablehlo.slice %0 [2:99, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %4 = stablehlo.maximum %1, %2 : tensor<97x7xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<97x7xf32>
    %6 = stablehlo.slice %arg0 [0:97, 0:7] : (tensor<101x7xf32>) -> tensor<97x7xf32>
    %7 = stablehlo.slice %arg0 [1:98, 0:7] : (tensor<101x7xf32>) -> tensor<97x7xf32>
    %8 = stablehlo.slice %arg0 [2:99, 0:7] : (tensor<101x7xf32>) -> tensor<97x7xf32>
    %9 = stablehlo.slice %arg0 [3:100, 0:7] : (tensor<101x7xf32>) -> tensor<97x7xf32>
    %10 = stablehlo.slice %arg0 [4:101, 0:7] : (tensor<101x7xf32>) -> tensor<97x7xf32>
    %11 = stablehlo.maximum %6, %7 : tensor<97x7xf32>
    %12 = stablehlo.maximum %11, %8 : tensor<97x7xf32>
    %13 = stablehlo.maximum %12, %9 : tensor<97x7xf32>
    %14 = stablehlo.maximum %13, %10 : tensor<97x7xf32>
    %15 = stablehlo.concatenate %5, %14, dim = 1 : (tensor<97x7xf32>, tensor<97x7xf32>) -> tensor<97x14xf32>
    return %15 : tensor<97x14xf32>
  }
  func.func public @variant0(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<97x14xf32>) {
    %0 = stablehlo.slice %arg0 [0:99, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %1 = stablehlo.slice %arg0 [1:100, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %2 = stablehlo.slice %arg0 [2:101, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %3 = stablehlo.maximum %0, %1 : tensor<99x7xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<99x7xf32>
    %5 = stablehlo.slice %4 [1:98, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %6 = stablehlo.slice %4 [0:97, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %7 = stablehlo.slice %4 [1:98, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %8 = stablehlo.slice %4 [2:99, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %9 = stablehlo.maximum %6, %7 : tensor<97x7xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<97x7xf32>
    %11 = stablehlo.concatenate %5, %10, dim = 1 : (tensor<97x7xf32>, tensor<97x7xf32>) -> tensor<97x14xf32>
    return %11 : tensor<97x14xf32>
  }
  func.func public @variant1(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<97x14xf32>) {
    %0 = stablehlo.slice %arg0 [0:99, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %1 = stablehlo.slice %arg0 [1:100, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %2 = stablehlo.slice %arg0 [2:101, 0:7] : (tensor<101x7xf32>) -> tensor<99x7xf32>
    %3 = stablehlo.maximum %0, %1 : tensor<99x7xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<99x7xf32>
    %5 = stablehlo.slice %4 [1:98, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %6 = stablehlo.slice %4 [0:97, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %7 = stablehlo.slice %4 [1:98, 0:7] : (tensor<99x7xf32>) -> tensor<97x7xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<97x7xf32>
    %9 = stablehlo.concatenate %5, %8, dim = 1 : (tensor<97x7xf32>, tensor<97x7xf32>) -> tensor<97x14xf32>
    return %9 : tensor<97x14xf32>
  }
