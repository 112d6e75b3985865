// expect: REFUTED
// It is not padding with zeros.

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %x, %zero, %p_1d, %shape, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %exponential = stablehlo.exponential %pad : tensor<?xf32>
  return %exponential : tensor<?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %exponential = stablehlo.exponential %x : tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %exponential, %zero, %p_1d, %shape, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %pad : tensor<?xf32>
}
