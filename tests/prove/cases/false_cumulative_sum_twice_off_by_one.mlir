// expect: REFUTED
// The weight of an element in a sum of sums is its distance and one.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %it = stablehlo.constant dense<0.0> : tensor<f32>
  %t:2 = chlo.scan(%s#0) inits(%it) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %t#0 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %sh = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %sh, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %sh, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %d = stablehlo.subtract %i, %j : tensor<?x?xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %m = chlo.broadcast_maximum %d, %z : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %w = stablehlo.convert %m : (tensor<?x?xi32>) -> tensor<?x?xf32>
  %t = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}
