// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @transforms
func.func @transforms(%a: tensor<2x9xf32>, %c: tensor<2x5xcomplex<f32>>) {
  // CHECK: stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<2x9xf32>) -> tensor<2x5xcomplex<f32>>
  %0 = stablehlo.fft %a, type =  RFFT, length = [9] : (tensor<2x9xf32>) -> tensor<2x5xcomplex<f32>>
  // CHECK: stablehlo.fft %arg1, type = IRFFT, length = [2, 9] : (tensor<2x5xcomplex<f32>>) -> tensor<2x9xf32>
  %1 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 9>} : (tensor<2x5xcomplex<f32>>) -> tensor<2x9xf32>
  return
}

// CHECK-LABEL: func @solves
func.func @solves(%a: tensor<3x4x4xf32>, %b: tensor<3x2x4xf32>) {
  // CHECK: stablehlo.cholesky %arg0, lower = true : tensor<3x4x4xf32>
  %0 = stablehlo.cholesky %a, lower = true : (tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  // CHECK: stablehlo.cholesky %arg0 : tensor<3x4x4xf32>
  %1 = stablehlo.cholesky %a, lower = false : tensor<3x4x4xf32>
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}>
  %2 = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x4x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
  return
}
