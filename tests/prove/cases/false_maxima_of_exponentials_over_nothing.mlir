// expect: UNKNOWN, false
// Over no elements the one is what it begins with, 0, and the other -1.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %s = stablehlo.constant dense<1> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %t = stablehlo.real_dynamic_slice %e, %s, %n1, %s : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.reduce(%t init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %i = stablehlo.constant dense<-1.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %s = stablehlo.constant dense<1> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %t = stablehlo.real_dynamic_slice %e, %s, %n1, %s : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.reduce(%t init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
