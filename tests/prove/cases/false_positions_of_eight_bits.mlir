// expect: REFUTED
// A position does not fit i8 where there are more than 128.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %j = stablehlo.convert %i : (tensor<?xi32>) -> tensor<?xi8>
  %k = stablehlo.convert %j : (tensor<?xi8>) -> tensor<?xi32>
  %r = stablehlo.compare EQ, %k, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xi1> {
  %r = stablehlo.compare EQ, %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
