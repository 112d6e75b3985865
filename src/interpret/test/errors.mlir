// RUN: not tesela check %s | FileCheck %s
// CHECK-DAG: FAIL {{.*}}errors.mlir#0 @unknown_target [constants, judge]: stablehlo.custom_call: unknown target 'nobody.knows'
// CHECK-DAG: at: {{.*}}errors.mlir:9:
// CHECK-DAG: FAIL {{.*}}errors.mlir#1 {{.*}}wait for each other for ever
// CHECK-DAG: FAIL {{.*}}errors.mlir#2 {{.*}}element [1] is 2, expected 3 (must be equal)
// CHECK: 0 passed, 3 failed

func.func @unknown_target() {
  %0 = "stablehlo.custom_call"() {call_target_name = "nobody.knows"} : () -> tensor<2xi32>
  check.expect_eq_const %0, dense<0> : tensor<2xi32>
  func.return
}

// -----

module @lonely_collective {
  func.func @joins(%x: tensor<1xi32>) -> tensor<1xi32> {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1xi32>) -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func @stays_away(%x: tensor<1xi32>) -> tensor<1xi32> {
    return %x : tensor<1xi32>
  }
  func.func @main() {
    %x = stablehlo.constant dense<1> : tensor<1xi32>
    %0:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@joins], [@stays_away]]} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    check.expect_eq %0#0, %0#1 : tensor<1xi32>
    func.return
  }
}

// -----

func.func @wrong() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 3]> : tensor<2xi32>
  func.return
}
