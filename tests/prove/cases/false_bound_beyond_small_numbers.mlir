// expect: REFUTED
// clamp(0, x, 20) is not max(x, 0): it differs above 20.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<20.0> : tensor<f32>
  %0 = stablehlo.clamp %a, %x, %b : (tensor<f32>, tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %ca = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dynamic_broadcast_in_dim %ca, %sh, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %0 = stablehlo.maximum %x, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
