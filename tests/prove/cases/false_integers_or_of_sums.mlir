// expect: REFUTED
// A sum is no union of bits.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "L"}) -> tensor<i32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %0 = stablehlo.reduce(%c init: %i) applies stablehlo.or across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "L"}) -> tensor<i32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.or across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.reduce(%b init: %i) applies stablehlo.or across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %2 = stablehlo.add %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}
