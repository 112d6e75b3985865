// RUN: tesela-opt %s --inline-calls | FileCheck %s

// A computation a custom call names is no call: it stays.
func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: called_computations = [@body]
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "f",
      called_computations = [@body]}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: func.func private @body
func.func private @body(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}

// CHECK-NOT: @unused
func.func private @unused() {
  return
}
