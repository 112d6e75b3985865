// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @kind(%a: tensor<8xf32>) {
  // expected-error @+1 {{stablehlo.fft: (C2) FFT needs a complex operand}}
  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @half(%a: tensor<6xcomplex<f32>>) {
  // expected-error @+1 {{stablehlo.fft: (C5) the operand's last dimension must be fft_length / 2 + 1, 5, got 6}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [8] : (tensor<6xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @square(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{stablehlo.cholesky: (C3) the last two dimensions must have the same size}}
  %0 = stablehlo.cholesky %a : tensor<4x8xf32>
  return
}

// -----

func.func @side(%a: tensor<4x4xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{stablehlo.triangular_solve: (C3) the size of a must be that of the second to last dimension of b, got 4 and 2}}
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
