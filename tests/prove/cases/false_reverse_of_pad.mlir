// expect: REFUTED
// It is not padded on the same side.

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %q_1d = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %x, %zero, %p_1d, %q_1d, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %reverse = stablehlo.reverse %pad, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %q: tensor<i32> {tesela.size = "q"},
    %x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %reverse = stablehlo.reverse %x, dims = [0] : tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %q_1d = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %reverse, %zero, %p_1d, %q_1d, %shape : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %pad : tensor<?xf32>
}
