// expect: PROVED BITWISE
// Every ui8 is an i32: beyond the end it stays beyond the end.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<ui8>) -> tensor<1xf32> {
  %r = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<ui8>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<ui8>) -> tensor<1xf32> {
  %j = stablehlo.convert %i : (tensor<ui8>) -> tensor<i32>
  %r = stablehlo.dynamic_slice %x, %j, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
