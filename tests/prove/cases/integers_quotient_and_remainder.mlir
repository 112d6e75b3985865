// expect: PROVED BITWISE
// (a / b) b + a % b = a, also where b is 0.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.divide %a, %b : tensor<?xi32>
  %1 = stablehlo.multiply %0, %b : tensor<?xi32>
  %2 = stablehlo.remainder %a, %b : tensor<?xi32>
  %3 = stablehlo.add %1, %2 : tensor<?xi32>
  return %3 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
