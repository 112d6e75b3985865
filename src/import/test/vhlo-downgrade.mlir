// RUN: not tesela-translate --normalize=false --to=vhlo --target=1.8.0 %s 2>&1 | FileCheck %s
// RUN: tesela-translate --normalize=false --to=vhlo --target=1.9.0 %s -o %t

// CHECK: cannot write StableHLO 1.8.0
// CHECK-SAME: result_accuracy
// CHECK-NEXT: at: {{.*}}vhlo-downgrade.mlir:9:8
// CHECK-NEXT: limit: first version that has it: 1.9.0
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.exponential"(%a) <{result_accuracy =
      #stablehlo.result_accuracy<mode =
          #stablehlo.result_accuracy_mode<HIGHEST>>}>
      : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
