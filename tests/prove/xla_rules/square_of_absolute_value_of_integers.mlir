// expect: PROVED BITWISE
// rule: |A| |A| => A A
// where: HandleMultiply

func.func @left(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %abs = stablehlo.abs %A : tensor<?x?xi32>
  %product = stablehlo.multiply %abs, %abs : tensor<?x?xi32>
  return %product : tensor<?x?xi32>
}

func.func @right(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %product = stablehlo.multiply %A, %A : tensor<?x?xi32>
  return %product : tensor<?x?xi32>
}
