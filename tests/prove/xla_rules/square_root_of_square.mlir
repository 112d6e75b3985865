// expect: PROVED REAL, no better
// rule: sqrt(A A) => |A|
// where: HandleSqrt
// condition: fast-math

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %A, %A : tensor<?x?xf32>
  %sqrt = stablehlo.sqrt %product : tensor<?x?xf32>
  return %sqrt : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %abs = stablehlo.abs %A : tensor<?x?xf32>
  return %abs : tensor<?x?xf32>
}
