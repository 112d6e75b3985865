// expect: REFUTED
// Step i writes element N - 1 - i, not i.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %none = stablehlo.dynamic_broadcast_in_dim %zero, %sh, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r:2 = stablehlo.while(%i = %i0, %c = %none) : tensor<i32>, tensor<?xf32>
  cond {
    %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %e1 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %e = stablehlo.reshape %e1 : (tensor<1xf32>) -> tensor<f32>
    %m = stablehlo.subtract %n, %i1 : tensor<i32>
    %at = stablehlo.subtract %m, %i : tensor<i32>
    %y = stablehlo.negate %e : tensor<f32>
    %y1 = stablehlo.reshape %y : (tensor<f32>) -> tensor<1xf32>
    %new = stablehlo.dynamic_update_slice %c, %y1, %at : (tensor<?xf32>, tensor<1xf32>, tensor<i32>) -> tensor<?xf32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.negate %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
