// RUN: tesela explain %s --find --family=functions | FileCheck %s

// Exponentials in a product are one, wherever they stand there; logarithms in a sum.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<37xf32> loc("x"), %arg1: tensor<37xf32> loc("y"), %arg2: tensor<37xf32> loc("s"), %arg3: tensor<37xf32> loc("t")) -> (tensor<37xf32>, tensor<37xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<37xf32>
  %1 = stablehlo.divide %0, %arg2 : tensor<37xf32>
  %2 = stablehlo.exponential %arg1 : tensor<37xf32>
  %3 = stablehlo.divide %2, %arg3 : tensor<37xf32>
  %4 = stablehlo.divide %1, %3 : tensor<37xf32>
  %5 = stablehlo.multiply %arg2, %arg2 : tensor<37xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %7 = stablehlo.add %5, %6 : tensor<37xf32>
  %8 = stablehlo.log %7 : tensor<37xf32>
  %9 = stablehlo.subtract %8, %arg0 : tensor<37xf32>
  %10 = stablehlo.multiply %arg3, %arg3 : tensor<37xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %12 = stablehlo.add %10, %11 : tensor<37xf32>
  %13 = stablehlo.log %12 : tensor<37xf32>
  %14 = stablehlo.subtract %arg1, %13 : tensor<37xf32>
  %15 = stablehlo.add %9, %14 : tensor<37xf32>
  return %4, %15 : tensor<37xf32>, tensor<37xf32>
}
func.func public @variant0(%arg0: tensor<37xf32> loc("x"), %arg1: tensor<37xf32> loc("y"), %arg2: tensor<37xf32> loc("s"), %arg3: tensor<37xf32> loc("t")) -> (tensor<37xf32>, tensor<37xf32>) {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<37xf32>
  %1 = stablehlo.exponential %0 : tensor<37xf32>
  %2 = stablehlo.divide %arg3, %arg2 : tensor<37xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<37xf32>
  %4 = stablehlo.multiply %arg2, %arg2 : tensor<37xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %6 = stablehlo.add %4, %5 : tensor<37xf32>
  %7 = stablehlo.multiply %arg3, %arg3 : tensor<37xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %9 = stablehlo.add %7, %8 : tensor<37xf32>
  %10 = stablehlo.divide %6, %9 : tensor<37xf32>
  %11 = stablehlo.log %10 : tensor<37xf32>
  %12 = stablehlo.subtract %11, %arg0 : tensor<37xf32>
  %13 = stablehlo.add %12, %arg1 : tensor<37xf32>
  return %3, %13 : tensor<37xf32>, tensor<37xf32>
}
func.func public @variant1(%arg0: tensor<37xf32> loc("x"), %arg1: tensor<37xf32> loc("y"), %arg2: tensor<37xf32> loc("s"), %arg3: tensor<37xf32> loc("t")) -> (tensor<37xf32>, tensor<37xf32>) {
  %0 = stablehlo.subtract %arg1, %arg0 : tensor<37xf32>
  %1 = stablehlo.exponential %0 : tensor<37xf32>
  %2 = stablehlo.divide %arg3, %arg2 : tensor<37xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<37xf32>
  %4 = stablehlo.multiply %arg2, %arg2 : tensor<37xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %6 = stablehlo.add %4, %5 : tensor<37xf32>
  %7 = stablehlo.multiply %arg3, %arg3 : tensor<37xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<37xf32>
  %9 = stablehlo.add %7, %8 : tensor<37xf32>
  %10 = stablehlo.divide %6, %9 : tensor<37xf32>
  %11 = stablehlo.log %10 : tensor<37xf32>
  %12 = stablehlo.subtract %11, %arg0 : tensor<37xf32>
  %13 = stablehlo.add %12, %arg1 : tensor<37xf32>
  return %3, %13 : tensor<37xf32>, tensor<37xf32>
}
