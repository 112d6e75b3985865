// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @unary
func.func @unary(%a: tensor<4xf32>, %c: tensor<4xcomplex<f32>>) {
  // CHECK: stablehlo.exponential %{{.*}} : tensor<4xf32>
  %0 = "stablehlo.exponential"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.log %{{.*}} {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.log %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  // CHECK: stablehlo.abs %{{.*}} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.abs %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK: stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  %3 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  // CHECK: stablehlo.reduce_precision %{{.*}}, format = e5m10 : tensor<4xf32>
  %4 = stablehlo.reduce_precision %a, format = e5m10 : tensor<4xf32>
  // CHECK: stablehlo.is_finite %{{.*}} : (tensor<4xf32>) -> tensor<4xi1>
  %5 = stablehlo.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func @binary
func.func @binary(%a: tensor<4xf32>, %d: tensor<?xf32>, %q: tensor<4x!quant.uniform<i8:f32, 1.0:17>>) {
  // CHECK: stablehlo.add %{{.*}}, %{{.*}} {mhlo.note = "kept"} : tensor<4xf32>
  %0 = stablehlo.add %a, %a {mhlo.note = "kept"} : tensor<4xf32>
  // CHECK: stablehlo.multiply %{{.*}} : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.add %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 1.000000e+00:17>>, tensor<4x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>
  %2 = stablehlo.add %q, %q : (tensor<4x!quant.uniform<i8:f32, 1.0:17>>, tensor<4x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<4x!quant.uniform<i8:f32, 2.0>>
  // CHECK: stablehlo.compare EQ, %{{.*}}, %{{.*}}, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare  EQ, %a, %a,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: stablehlo.compare NE, %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %4 = "stablehlo.compare"(%a, %a) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: stablehlo.complex %{{.*}} : tensor<4xcomplex<f32>>
  %5 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: func @ternary
func.func @ternary(%p: tensor<i1>, %a: tensor<4xf32>, %s: tensor<f32>) {
  // CHECK: stablehlo.select %{{.*}} : tensor<i1>, tensor<4xf32>
  %0 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<4xf32>
  // CHECK: stablehlo.clamp %{{.*}} : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.clamp %s, %a, %a : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
