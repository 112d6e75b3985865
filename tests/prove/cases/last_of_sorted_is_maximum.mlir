// expect: PROVED BITWISE
// The last of the sorted elements is the greatest.

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xi32>) -> tensor<?xi32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %m = stablehlo.subtract %n, %i1 : tensor<i32>
  %e = stablehlo.dynamic_slice %0, %m, sizes = [1] : (tensor<?xi32>, tensor<i32>) -> tensor<1xi32>
  %r = stablehlo.reshape %e : (tensor<1xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
