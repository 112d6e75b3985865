// The factor of a symmetric matrix is that of its transpose; the prover does not
// know.
func.func @left(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0]
    : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1 = stablehlo.add %x, %0 : tensor<3x3xf32>
  %2 = stablehlo.cholesky %1, lower = true : tensor<3x3xf32>
  return %2 : tensor<3x3xf32>
}

func.func @right(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<3x3xf32>
  %0 = stablehlo.transpose %x, dims = [1, 0]
    : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %1 = stablehlo.add %x, %0 : tensor<3x3xf32>
  %2 = stablehlo.multiply %1, %two : tensor<3x3xf32>
  %3 = stablehlo.subtract %2, %1 : tensor<3x3xf32>
  %4 = stablehlo.cholesky %3, lower = true : tensor<3x3xf32>
  return %4 : tensor<3x3xf32>
}
