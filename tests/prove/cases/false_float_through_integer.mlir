// expect: REFUTED
// What is behind the point is lost.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.convert %x : (tensor<?xf32>) -> tensor<?xi32>
  %1 = stablehlo.convert %0 : (tensor<?xi32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
