// expect: PROVED BITWISE
// min x = not max (not x), of integers, where negation would wrap.

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %init = stablehlo.constant dense<2147483647> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}

func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %0 = stablehlo.not %x : tensor<?xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %o = stablehlo.not %r : tensor<i32>
  return %o : tensor<i32>
}
