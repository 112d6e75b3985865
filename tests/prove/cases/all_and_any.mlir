// expect: PROVED BITWISE
// Not all is any not.

func.func @left(%p: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%p init: %true) applies stablehlo.and across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %not = stablehlo.not %all : tensor<?xi1>
  return %not : tensor<?xi1>
}

func.func @right(%p: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %not = stablehlo.not %p : tensor<?x?xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%not init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %any : tensor<?xi1>
}
