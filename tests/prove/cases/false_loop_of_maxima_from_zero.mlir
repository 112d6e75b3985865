// expect: REFUTED
// The loop begins at 0, above elements that are all negative.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %c = %zero) : tensor<i32>, tensor<f32>
  cond {
    %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %e1 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %e = stablehlo.reshape %e1 : (tensor<1xf32>) -> tensor<f32>
    %new = stablehlo.maximum %c, %e : tensor<f32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
