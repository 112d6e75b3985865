// expect: PROVED REAL
// rule: |A| |A| => A A
// where: HandleMultiply

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %abs = stablehlo.abs %A : tensor<?x?xf32>
  %product = stablehlo.multiply %abs, %abs : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %A, %A : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
