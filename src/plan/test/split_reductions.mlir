// RUN: tesela-opt %s --plan-split-reductions | FileCheck %s

// CHECK-LABEL: @all
// CHECK: stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<4096xf32>
// CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
func.func @all(%x: tensor<4096x512xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}

// Rows keep all threads busy as they are.
// CHECK-LABEL: @rows
// CHECK: across dimensions = [1]
// CHECK-NOT: stablehlo.reduce
func.func @rows(%x: tensor<4096x512xf32>) -> tensor<4096xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<4096xf32>
  return %s : tensor<4096xf32>
}

// The initial value counts once: the pieces begin with -0.
// CHECK-LABEL: @from_five
// CHECK-DAG: %[[five:.*]] = stablehlo.constant dense<5.0
// CHECK-DAG: %[[zero:.*]] = stablehlo.constant dense<-0.0
// CHECK: stablehlo.reduce(%arg0 init: %[[zero]]) applies
// CHECK: stablehlo.reduce(%{{.*}} init: %[[five]]) applies
func.func @from_five(%x: tensor<4096x512xf32>) -> tensor<f32> {
  %five = stablehlo.constant dense<5.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %five) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
