// expect: REFUTED
// max(a + c, b + c) = max(a, b) + c fails where a sum wraps around.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"},
    %c: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %c : tensor<?xi32>
  %sum_1 = stablehlo.add %b, %c : tensor<?xi32>
  %max = stablehlo.maximum %sum, %sum_1 : tensor<?xi32>
  return %max : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"},
    %c: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %max = stablehlo.maximum %a, %b : tensor<?xi32>
  %sum = stablehlo.add %max, %c : tensor<?xi32>
  return %sum : tensor<?xi32>
}
