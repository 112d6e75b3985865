// expect: REFUTED
// Any of a conjunction is less than the conjunction of both.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %and = stablehlo.and %p, %q : tensor<?x?xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%and init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %any : tensor<?xi1>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%p init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %any_1 = stablehlo.reduce(%q init: %false) applies stablehlo.or across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %and = stablehlo.and %any, %any_1 : tensor<?xi1>
  return %and : tensor<?xi1>
}
