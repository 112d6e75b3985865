// Programs that cannot be: one clear error with the operator and its place,
// and exit status 65.
// RUN: split-file %s %t

// RUN: not tesela compile -o %t/out %t/dynamic.mlir 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: parameter 0 of main has type tensor<?xf32>
// DYNAMIC-NEXT: at: <program>:1:1
// RUN: not tesela compile -o %t/out %t/target.mlir 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: custom_call @no_such_target
// TARGET-NEXT: at: <program>:2:8
// RUN: not tesela compile -o %t/out %t/type.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: stablehlo.add
// TYPE-SAME: tensor<4xf64>
// TYPE-NEXT: at: <program>:2:8
// RUN: not tesela compile -o %t/out %t/dialect.mlir 2>&1 | FileCheck %s --check-prefix=DIALECT
// DIALECT: unknown operator 'tosa.add'
// DIALECT-NEXT: at: <program>:2:8
// RUN: not tesela compile -o %t/out %t/recursive.mlir 2>&1 | FileCheck %s --check-prefix=RECURSIVE
// RECURSIVE: @main calls itself
// RUN: not tesela compile -o %t/out %t/bodiless.mlir 2>&1 | FileCheck %s --check-prefix=BODILESS
// BODILESS: calls @f, which has no body
// RUN: not tesela compile -o %t/out %t/nameless.mlir 2>&1 | FileCheck %s --check-prefix=NAMELESS
// NAMELESS: no function called main
// RUN: not tesela compile -o %t/out %t/device.mlir 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: stablehlo.all_reduce
// DEVICE-SAME: replica_groups
// DEVICE-NEXT: at: <program>:2:8
// RUN: not tesela compile -o %t/out %t/uncountable.mlir 2>&1 | FileCheck %s --check-prefix=UNCOUNTABLE
// UNCOUNTABLE: more than 2^56 elements
// UNCOUNTABLE-NEXT: at: <program>:2:8
// RUN: not tesela run %t/large.mlir 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: {{no memory|out of memory|cannot allocate}}
// RUN: not tesela run -O backend=judge %t/donated.mlir 2>&1 | FileCheck %s --check-prefix=DONATED
// DONATED: parameter 0 of main is donated to result 100, which main does not have
// DONATED-NEXT: at: <program>:1:17

//--- dynamic.mlir
func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}
//--- target.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @no_such_target(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- type.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf64> {
  %0 = "stablehlo.add"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
//--- dialect.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tosa.add"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- recursive.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- bodiless.mlir
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- nameless.mlir
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
//--- device.mlir
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- uncountable.mlir
func.func @main() -> tensor<9223372036854775807x4xf64> {
  %0 = stablehlo.constant dense<1.0> : tensor<9223372036854775807x4xf64>
  return %0 : tensor<9223372036854775807x4xf64>
}
//--- large.mlir
func.func @main() -> tensor<1099511627776xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<1099511627776xf32>
  return %0 : tensor<1099511627776xf32>
}
//--- donated.mlir
func.func @main(%a: tensor<4xf32> {tf.aliasing_output = 100 : i32}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
