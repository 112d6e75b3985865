// expect: PROVED BITWISE
// Any over a concatenation.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, L"}) -> tensor<?xi1> {
  %concatenate = stablehlo.concatenate %p, %q, dim = 1 : (tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%concatenate init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %any : tensor<?xi1>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, L"}) -> tensor<?xi1> {
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%p init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %any_1 = stablehlo.reduce(%q init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %or = stablehlo.or %any, %any_1 : tensor<?xi1>
  return %or : tensor<?xi1>
}
