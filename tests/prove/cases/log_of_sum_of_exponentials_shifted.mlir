// expect: PROVED REAL
// log(exp x + exp y) = m + log(exp(x - m) + exp(y - m)).

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.exponential %x : tensor<?xf32>
  %1 = stablehlo.exponential %y : tensor<?xf32>
  %2 = stablehlo.add %0, %1 : tensor<?xf32>
  %3 = stablehlo.log %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %m = stablehlo.maximum %x, %y : tensor<?xf32>
  %a = stablehlo.subtract %x, %m : tensor<?xf32>
  %b = stablehlo.subtract %y, %m : tensor<?xf32>
  %0 = stablehlo.exponential %a : tensor<?xf32>
  %1 = stablehlo.exponential %b : tensor<?xf32>
  %2 = stablehlo.add %0, %1 : tensor<?xf32>
  %3 = stablehlo.log %2 : tensor<?xf32>
  %4 = stablehlo.add %m, %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
}
