// expect: REFUTED
// 2 - 5 is no negative number as a ui32.

func.func @left(%x: tensor<?xf32>) -> tensor<i64> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %u = stablehlo.convert %n : (tensor<i32>) -> tensor<ui32>
  %c = stablehlo.constant dense<5> : tensor<ui32>
  %m = stablehlo.subtract %u, %c : tensor<ui32>
  %q = stablehlo.convert %m : (tensor<ui32>) -> tensor<i64>
  return %q : tensor<i64>
}
func.func @right(%x: tensor<?xf32>) -> tensor<i64> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c = stablehlo.constant dense<5> : tensor<i64>
  %k = stablehlo.convert %n : (tensor<i32>) -> tensor<i64>
  %m = stablehlo.subtract %k, %c : tensor<i64>
  return %m : tensor<i64>
}
