// expect: REFUTED
// 300 as an i8 is 44.

func.func @left(%x: tensor<300xf32>) -> tensor<i64> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<300xf32>) -> tensor<i32>
  %u = stablehlo.convert %n : (tensor<i32>) -> tensor<i8>
  %q = stablehlo.convert %u : (tensor<i8>) -> tensor<i64>
  return %q : tensor<i64>
}
func.func @right(%x: tensor<300xf32>) -> tensor<i64> {
  %q = stablehlo.constant dense<300> : tensor<i64>
  return %q : tensor<i64>
}
