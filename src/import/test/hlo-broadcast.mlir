// RUN: tesela-translate --to=hlo %s | FileCheck %s

// HLO's short form: no percent signs, shapes with layouts, broadcasts spelled
// as reshape and broadcast.
// CHECK: HloModule module, entry_computation_layout={(f32[4,1]{1,0})->f32[4,3]{1,0}}
// CHECK: ENTRY main.1 {
// CHECK-NEXT: Arg_0.1 = f32[4,1]{1,0} parameter(0)
// CHECK-NEXT: reshape.1 = f32[4]{0} reshape(Arg_0.1)
// CHECK-NEXT: ROOT broadcast.1 = f32[4,3]{1,0} broadcast(reshape.1), dimensions={0}
func.func @main(%a: tensor<4x1xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1]
      : (tensor<4x1xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
