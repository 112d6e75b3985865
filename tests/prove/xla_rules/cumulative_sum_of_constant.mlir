// expect: PROVED REAL
// rule: reduce_window(broadcast(c)) => c (iota + 1)
// where: HandleReduceWindow

func.func @left(%c: tensor<f32>) -> tensor<8xf32> {
  %broadcast = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%broadcast, %zero) <{padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 8>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %windows : tensor<8xf32>
}

func.func @right(%c: tensor<f32>) -> tensor<8xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<8xi32>
  %splat = stablehlo.constant dense<1> : tensor<8xi32>
  %sum = stablehlo.add %iota, %splat : tensor<8xi32>
  %convert = stablehlo.convert %sum : (tensor<8xi32>) -> tensor<8xf32>
  %broadcast = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %product = stablehlo.multiply %convert, %broadcast : tensor<8xf32>
  return %product : tensor<8xf32>
}
