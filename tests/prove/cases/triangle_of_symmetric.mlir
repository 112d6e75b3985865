// expect: PROVED REAL
// Pairs of two of one vector are half of all pairs but the squares.

func.func @left(%x: tensor<7xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<7xf32>) -> tensor<7x7xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<7xf32>) -> tensor<7x7xf32>
  %p = stablehlo.multiply %a, %b : tensor<7x7xf32>
  %i = stablehlo.iota dim = 0 : tensor<7x7xi32>
  %j = stablehlo.iota dim = 1 : tensor<7x7xi32>
  %c = stablehlo.compare LT, %i, %j : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
  %z = stablehlo.constant dense<0.0> : tensor<7x7xf32>
  %s = stablehlo.select %c, %p, %z : tensor<7x7xi1>, tensor<7x7xf32>
  %r = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x7xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @right(%x: tensor<7xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %a = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.multiply %a, %b : tensor<f32>
  %q = stablehlo.multiply %x, %x : tensor<7xf32>
  %d = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %s = stablehlo.subtract %p, %d : tensor<f32>
  %r = stablehlo.multiply %s, %half : tensor<f32>
  return %r : tensor<f32>
}
