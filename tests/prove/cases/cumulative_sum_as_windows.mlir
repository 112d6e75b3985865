// expect: PROVED REASSOC
// Windows over everything before: a triangular product. Static sizes.

func.func @left(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 8, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<8x5xf32>, tensor<f32>) -> tensor<8x5xf32>
  return %windows : tensor<8x5xf32>
}

func.func @right(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %iota_1 = stablehlo.iota dim = 1 : tensor<8x8xi32>
  %lower = stablehlo.compare GE, %iota, %iota_1 : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %convert = stablehlo.convert %lower : (tensor<8x8xi1>) -> tensor<8x8xf32>
  %dot = stablehlo.dot_general %convert, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  return %dot : tensor<8x5xf32>
}
