// expect: REFUTED
// The first of the sorted elements is the least.

func.func @left(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xi32>) -> tensor<?xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.dynamic_slice %0, %i0, sizes = [1] : (tensor<?xi32>, tensor<i32>) -> tensor<1xi32>
  %r = stablehlo.reshape %e : (tensor<1xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

func.func @right(%x: tensor<?xi32> {tesela.shape = "N"}) -> tensor<i32> {
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
