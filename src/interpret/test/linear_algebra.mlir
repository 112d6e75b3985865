// RUN: tesela check %s | FileCheck %s
// CHECK: 6 passed, 0 failed

func.func @cholesky_reads_one_triangle() {
  %a = stablehlo.constant dense<[[4.0, 99.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>
  check.expect_eq_const %l, dense<[[2.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %u = stablehlo.constant dense<[[4.0, 2.0], [99.0, 5.0]]> : tensor<2x2xf32>
  %r = stablehlo.cholesky %u, lower = false : tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[2.0, 1.0], [0.0, 2.0]]> : tensor<2x2xf32>
  func.return
}

// -----

func.func @cholesky_of_an_indefinite_matrix_is_nan() {
  %a = stablehlo.constant dense<[[1.0, 5.0], [2.0, 1.0]]> : tensor<2x2xf32>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>
  check.expect_eq_const %l, dense<[[0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000]]> : tensor<2x2xf32>
  func.return
}

// -----

func.func @triangular_solve_right_adjoint() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (9.0, 9.0)], [(0.0, 1.0), (4.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[(2.0, 0.0), (4.0, 2.0)]]> : tensor<1x2xcomplex<f64>>
  // x adjoint(a) = b with a = [[2, 0], [i, 4]].
  %x = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<2x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
  check.expect_eq_const %x, dense<[[(1.0, 0.0), (1.0, 0.75)]]> : tensor<1x2xcomplex<f64>>
  func.return
}

// -----

func.func @fft_of_any_length_and_back() {
  %x = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %y = "stablehlo.fft"(%x) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>} : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %y, dense<[(10.0, 0.0), (-2.5, 3.4409549), (-2.5, 0.8122992)]> : tensor<3xcomplex<f32>>
  %z = "stablehlo.fft"(%y) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 5>} : (tensor<3xcomplex<f32>>) -> tensor<5xf32>
  check.expect_almost_eq %z, %x : tensor<5xf32>
  func.return
}

// -----

// The imaginary parts of the elements that must be real are ignored.
func.func @irfft_ignores_imaginary_parts() {
  %x = stablehlo.constant dense<[(1.0, 5.0), (2.0, 0.0), (3.0, 7.0)]> : tensor<3xcomplex<f32>>
  %y = "stablehlo.fft"(%x) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>} : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  check.expect_eq_const %y, dense<[2.0, -0.5, 0.0, -0.5]> : tensor<4xf32>
  func.return
}

// -----

// q r = a for the factors of a Householder decomposition.
func.func @qr() {
  %a = stablehlo.constant dense<[[3.0, 1.0], [4.0, 2.0]]> : tensor<2x2xf64>
  %packed, %taus = "stablehlo.custom_call"(%a) {call_target_name = "Qr"} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
  %q = "stablehlo.custom_call"(%packed, %taus) {call_target_name = "ProductOfElementaryHouseholderReflectors"} : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  %upper = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x2xf64>
  %r = stablehlo.select %upper, %packed, %zero : tensor<2x2xi1>, tensor<2x2xf64>
  %product = stablehlo.dot_general %q, %r, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_almost_eq %product, %a : tensor<2x2xf64>
  %corner = stablehlo.slice %r [0:1, 0:1] : (tensor<2x2xf64>) -> tensor<1x1xf64>
  check.expect_almost_eq_const %corner, dense<-5.0> : tensor<1x1xf64>
  func.return
}
