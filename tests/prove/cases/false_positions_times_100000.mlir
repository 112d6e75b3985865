// expect: REFUTED
// The products wrap from position 21475 on.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %c = stablehlo.constant dense<100000> : tensor<i32>
  %d = stablehlo.dynamic_broadcast_in_dim %c, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %j = stablehlo.multiply %i, %d : tensor<?xi32>
  %r = stablehlo.compare GE, %j, %i : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xi1> {
  %r = stablehlo.compare EQ, %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
