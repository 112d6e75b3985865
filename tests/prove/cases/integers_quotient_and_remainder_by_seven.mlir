// expect: PROVED BITWISE
// A remainder by a number is an integer like any other.

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %q = chlo.broadcast_divide %x, %seven : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %p = chlo.broadcast_multiply %q, %seven : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %r = chlo.broadcast_remainder %x, %seven : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %s = stablehlo.add %p, %r : tensor<?xi32>
  return %s : tensor<?xi32>
}
func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %x : tensor<?xi32>
}
