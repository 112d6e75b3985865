// RUN: tesela compile --emit=plan %s | FileCheck %s --check-prefix=PLAN
// RUN: tesela compile --emit=buffers %s | FileCheck %s

// A row is set in each turn, in place: one copy of the argument before the
// loop, none inside.
// PLAN: stablehlo.while
// PLAN: family "update"
// CHECK: 1 copies
// CHECK: copy argument 0
// CHECK: while
// CHECK-NOT: copy
func.func @main(%x: tensor<8x1000000xf32>) -> tensor<8x1000000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<8> : tensor<i32>
  %row = stablehlo.constant dense<2.0> : tensor<1x1000000xf32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<8x1000000xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %u = stablehlo.dynamic_update_slice %a, %row, %i, %zero : (tensor<8x1000000xf32>, tensor<1x1000000xf32>, tensor<i32>, tensor<i32>) -> tensor<8x1000000xf32>
    stablehlo.return %n, %u : tensor<i32>, tensor<8x1000000xf32>
  }
  return %r#1 : tensor<8x1000000xf32>
}
