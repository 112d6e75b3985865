// expect: PROVED BITWISE
// rule: reverse(reverse(A)) => A
// where: HandleReverse

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %reverse = stablehlo.reverse %A, dims = [0, 1] : tensor<?x?xf32>
  %reverse_1 = stablehlo.reverse %reverse, dims = [0, 1] : tensor<?x?xf32>
  return %reverse_1 : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
