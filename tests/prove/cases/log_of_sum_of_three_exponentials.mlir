// expect: PROVED REAL
// log(exp x + exp y + exp z) = y + log(exp(x - y) + 1 + exp(z - y)).

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"},
    %z: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.exponential %x : tensor<?xf32>
  %1 = stablehlo.exponential %y : tensor<?xf32>
  %2 = stablehlo.exponential %z : tensor<?xf32>
  %3 = stablehlo.add %0, %1 : tensor<?xf32>
  %4 = stablehlo.add %3, %2 : tensor<?xf32>
  %5 = stablehlo.log %4 : tensor<?xf32>
  return %5 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"},
    %z: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.subtract %x, %y : tensor<?xf32>
  %1 = stablehlo.subtract %z, %y : tensor<?xf32>
  %2 = stablehlo.exponential %0 : tensor<?xf32>
  %3 = stablehlo.exponential %1 : tensor<?xf32>
  %4 = stablehlo.add %2, %3 : tensor<?xf32>
  %5 = stablehlo.log_plus_one %4 : tensor<?xf32>
  %6 = stablehlo.add %5, %y : tensor<?xf32>
  return %6 : tensor<?xf32>
}
