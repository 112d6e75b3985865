// expect: PROVED BITWISE
// All of a conjunction is the conjunction of both.

func.func @left(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %and = stablehlo.and %p, %q : tensor<?x?xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%and init: %true) applies stablehlo.and across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %all : tensor<?xi1>
}

func.func @right(
    %p: tensor<?x?xi1> {tesela.shape = "M, N"},
    %q: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%p init: %true) applies stablehlo.and across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %all_1 = stablehlo.reduce(%q init: %true) applies stablehlo.and across dimensions = [1] : (tensor<?x?xi1>, tensor<i1>) -> tensor<?xi1>
  %and = stablehlo.and %all, %all_1 : tensor<?xi1>
  return %and : tensor<?xi1>
}
