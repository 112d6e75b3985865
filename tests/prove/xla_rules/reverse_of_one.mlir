// expect: PROVED BITWISE
// rule: reverse(A) => A
// where: HandleReverse
// condition: size one there

func.func @left(%A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<1x?xf32> {
  %reverse = stablehlo.reverse %A, dims = [0] : tensor<1x?xf32>
  return %reverse : tensor<1x?xf32>
}

func.func @right(%A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<1x?xf32> {
  return %A : tensor<1x?xf32>
}
