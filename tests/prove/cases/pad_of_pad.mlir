// expect: PROVED BITWISE
// Padding twice.

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %x, %zero, %p_1d, %shape, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %q_1d = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi32>
  %pad_1 = stablehlo.dynamic_pad %pad, %zero, %q_1d, %shape_1, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %pad_1 : tensor<?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %size = stablehlo.add %p, %q : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[3]> : tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %x, %zero, %size_1d, %shape, %shape_1 : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %pad : tensor<?xf32>
}
