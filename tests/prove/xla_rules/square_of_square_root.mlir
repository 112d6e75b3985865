// expect: PROVED REAL
// rule: sqrt A sqrt A => A
// where: HandleMultiply
// condition: A >= 0 by its form: exp, A A, |A|, ...

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %A : tensor<?x?xf32>
  %product = stablehlo.multiply %sqrt, %sqrt : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
