// expect: PROVED BITWISE
// not (x[0] & x[1] & ..) = not x[0] | not x[1] | ..

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.and across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %o = stablehlo.not %r : tensor<i32>
  return %o : tensor<i32>
}

func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %0 = stablehlo.not %x : tensor<?xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%0 init: %init) applies stablehlo.or across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
