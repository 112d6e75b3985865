// expect: PROVED REAL
// a % b = a - (a / b) b, also where b is 0.

func.func @left(%a: tensor<?xui32> {tesela.shape = "N"}, %b: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %0 = stablehlo.remainder %a, %b : tensor<?xui32>
  return %0 : tensor<?xui32>
}

func.func @right(%a: tensor<?xui32> {tesela.shape = "N"}, %b: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xui32> {
  %0 = stablehlo.divide %a, %b : tensor<?xui32>
  %1 = stablehlo.multiply %0, %b : tensor<?xui32>
  %2 = stablehlo.subtract %a, %1 : tensor<?xui32>
  return %2 : tensor<?xui32>
}
