// expect: REFUTED
// Some p and some q need not be at one place.

func.func @left(%p: tensor<?xi1> {tesela.shape = "N"}, %q: tensor<?xi1> {tesela.shape = "N"}) -> tensor<i1> {
  %f = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.or %p, %q : tensor<?xi1>
  %1 = stablehlo.reduce(%0 init: %f) applies stablehlo.and across dimensions = [0] : (tensor<?xi1>, tensor<i1>) -> tensor<i1>
  return %1 : tensor<i1>
}

func.func @right(%p: tensor<?xi1> {tesela.shape = "N"}, %q: tensor<?xi1> {tesela.shape = "N"}) -> tensor<i1> {
  %f = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%p init: %f) applies stablehlo.and across dimensions = [0] : (tensor<?xi1>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%q init: %f) applies stablehlo.and across dimensions = [0] : (tensor<?xi1>, tensor<i1>) -> tensor<i1>
  %2 = stablehlo.or %0, %1 : tensor<i1>
  return %2 : tensor<i1>
}
