// RUN: tesela explain %s --find | FileCheck %s

// Maxima of windows axis by axis, and of four places in pairs; not of windows that
// are smaller.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x40xf32>) -> (tensor<30x38xf32>) {
  %0 = stablehlo.slice %arg0 [0:30, 0:38] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %1 = stablehlo.slice %arg0 [0:30, 1:39] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<30x38xf32>
  %3 = stablehlo.slice %arg0 [0:30, 2:40] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<30x38xf32>
  %5 = stablehlo.slice %arg0 [1:31, 0:38] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %6 = stablehlo.maximum %4, %5 : tensor<30x38xf32>
  %7 = stablehlo.slice %arg0 [1:31, 1:39] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %8 = stablehlo.maximum %6, %7 : tensor<30x38xf32>
  %9 = stablehlo.slice %arg0 [1:31, 2:40] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %10 = stablehlo.maximum %8, %9 : tensor<30x38xf32>
  %11 = stablehlo.slice %arg0 [2:32, 0:38] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %12 = stablehlo.maximum %10, %11 : tensor<30x38xf32>
  %13 = stablehlo.slice %arg0 [2:32, 1:39] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %14 = stablehlo.maximum %12, %13 : tensor<30x38xf32>
  %15 = stablehlo.slice %arg0 [2:32, 2:40] : (tensor<32x40xf32>) -> tensor<30x38xf32>
  %16 = stablehlo.maximum %14, %15 : tensor<30x38xf32>
  return %16 : tensor<30x38xf32>
}
func.func public @variant0(%arg0: tensor<32x40xf32>) -> (tensor<30x38xf32>) {
  %0 = stablehlo.slice %arg0 [0:30, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %1 = stablehlo.slice %arg0 [1:31, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<30x40xf32>
  %3 = stablehlo.slice %arg0 [2:32, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<30x40xf32>
  %5 = stablehlo.slice %4 [0:30, 0:38] : (tensor<30x40xf32>) -> tensor<30x38xf32>
  %6 = stablehlo.slice %4 [0:30, 1:39] : (tensor<30x40xf32>) -> tensor<30x38xf32>
  %7 = stablehlo.maximum %5, %6 : tensor<30x38xf32>
  %8 = stablehlo.slice %4 [0:30, 2:40] : (tensor<30x40xf32>) -> tensor<30x38xf32>
  %9 = stablehlo.maximum %7, %8 : tensor<30x38xf32>
  return %9 : tensor<30x38xf32>
}
func.func public @variant1(%arg0: tensor<32x40xf32>) -> (tensor<30x38xf32>) {
  %0 = stablehlo.slice %arg0 [0:30, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %1 = stablehlo.slice %arg0 [1:31, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<30x40xf32>
  %3 = stablehlo.slice %arg0 [2:32, 0:40] : (tensor<32x40xf32>) -> tensor<30x40xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<30x40xf32>
  %5 = stablehlo.slice %4 [0:30, 0:38] : (tensor<30x40xf32>) -> tensor<30x38xf32>
  %6 = stablehlo.slice %4 [0:30, 1:39] : (tensor<30x40xf32>) -> tensor<30x38xf32>
  %7 = stablehlo.maximum %5, %6 : tensor<30x38xf32>
  return %7 : tensor<30x38xf32>
}
