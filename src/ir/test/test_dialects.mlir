// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @check
func.func @check(%a: tensor<2xf32>) {
  // CHECK: check.expect_eq %arg0, %arg0 : tensor<2xf32>
  "check.expect_eq"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> ()
  // CHECK: check.expect_eq_const %arg0, dense<{{.*}}> : tensor<2xf32>
  check.expect_eq_const %a, dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK: check.expect_almost_eq_const %arg0, dense<{{.*}}> : tensor<2xf32>, tolerance = 1.000000e-03
  check.expect_almost_eq_const %a, dense<0.0> : tensor<2xf32>, tolerance = 0.001
  // CHECK: check.expect_close %arg0, %arg0, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %a, %a, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  // CHECK: interpreter.probe %arg0, probe_id = "p" : tensor<2xf32>
  %0 = interpreter.probe %a, probe_id = "p" : tensor<2xf32>
  // CHECK: check.expect_serialized_eq %arg0, probe_id = "p", iter = 1 : tensor<2xf32>
  check.expect_serialized_eq %a, probe_id = "p", iter = 1 : tensor<2xf32>
  // CHECK: "interpreter.run_parallel"(%arg0) <{programs = {{.*}}}>
  %1 = "interpreter.run_parallel"(%a) {programs = [[@f]]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}
