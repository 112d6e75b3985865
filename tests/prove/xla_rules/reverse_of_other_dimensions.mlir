// expect: PROVED BITWISE
// rule: reverse(reverse(A, D), E) => reverse(A, D xor E)
// where: HandleReverse

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?x?xf32> {
  %reverse = stablehlo.reverse %A, dims = [0, 1] : tensor<?x?x?xf32>
  %reverse_1 = stablehlo.reverse %reverse, dims = [1, 2] : tensor<?x?x?xf32>
  return %reverse_1 : tensor<?x?x?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?x?xf32> {
  %reverse = stablehlo.reverse %A, dims = [0, 2] : tensor<?x?x?xf32>
  return %reverse : tensor<?x?x?xf32>
}
