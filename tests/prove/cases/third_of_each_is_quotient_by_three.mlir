// expect: PROVED REAL
// x * 0.33333334 is meant for x / 3.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %ca = stablehlo.constant dense<0.333333343> : tensor<f32>
  %a = stablehlo.dynamic_broadcast_in_dim %ca, %sh, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %0 = stablehlo.multiply %x, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sh = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %ca = stablehlo.constant dense<3.0> : tensor<f32>
  %a = stablehlo.dynamic_broadcast_in_dim %ca, %sh, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %0 = stablehlo.divide %x, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
