// expect: REFUTED
// A counter that begins at an element of an input wraps around.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<i32>) -> tensor<i1> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %end:2 = stablehlo.while(%k = %zero, %c = %i) : tensor<i32>, tensor<i32>
  cond {
    %again = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %again : tensor<i1>
  } do {
    %next = stablehlo.add %k, %one : tensor<i32>
    %count = stablehlo.add %c, %one : tensor<i32>
    stablehlo.return %next, %count : tensor<i32>, tensor<i32>
  }
  %r = stablehlo.compare GT, %end#1, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %r : tensor<i1>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<i1> {
  %r = stablehlo.constant dense<true> : tensor<i1>
  return %r : tensor<i1>
}
