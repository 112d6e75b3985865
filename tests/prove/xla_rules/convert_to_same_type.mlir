// expect: PROVED BITWISE
// rule: convert(A) => A
// where: HandleConvert

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %A : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %convert : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
