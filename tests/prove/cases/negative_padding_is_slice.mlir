// expect: PROVED BITWISE
// Negative padding cuts off.

func.func @left(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["3 < M"]} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %zero, low = [-1], high = [-2], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %pad : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["3 < M"]} {
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.subtract %M, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}
