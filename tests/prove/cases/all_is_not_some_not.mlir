// expect: PROVED BITWISE
// All p is not some not p.

func.func @left(%p: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%p init: %t) applies stablehlo.and across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}

func.func @right(%p: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %f = stablehlo.constant dense<false> : tensor<i1>
  %n = stablehlo.not %p : tensor<?x?xi1>
  %0 = stablehlo.reduce(%n init: %f) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %1 = stablehlo.not %0 : tensor<?xi1>
  return %1 : tensor<?xi1>
}
